"""Refresh the catalogues from the sources: `.venv/bin/python packaging/translations.py [folder]`.

Translations that are there stay; what no source has any more goes. English gets plural forms only: its other
texts are the sources. See docs/translations.md.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "i18n"
EXTRACTOR = Path(sys.executable).parent / "pyside6-lupdate"
# Guesses from similar texts would only be mistaken for translations.
OPTIONS = (
    *("-silent", "-no-obsolete", "-source-language", "en", "-locations", "none"),
    *("-disable-heuristic", "sametext", "-disable-heuristic", "similartext"),
)


def refresh(folder: Path = CATALOGUES) -> None:
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "kasane_desktop").rglob("*.py"))
    for languages, more in ((("fr", "ja"), ()), (("en",), ("-pluralonly",))):
        targets = [str(folder / f"kasane_{language}.ts") for language in languages]
        subprocess.run([EXTRACTOR, *OPTIONS, *more, *sources, "-ts", *targets], cwd=ROOT, check=True)


if __name__ == "__main__":
    refresh(*map(Path, sys.argv[1:]))
