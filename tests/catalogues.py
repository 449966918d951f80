"""The catalogues in i18n, read for the tests."""

from __future__ import annotations

import importlib.util
import re
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from xml.etree.ElementTree import parse

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "i18n"


@dataclass(frozen=True)
class Entry:
    """A text to translate and its translation: one form, or as many as the language has plurals."""

    context: str
    source: str
    comment: str
    plural: bool
    finished: bool
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        return self.context, self.source, self.comment, self.plural


def entries(language: str, folder: Path = CATALOGUES) -> list[Entry]:
    found = []
    for context in parse(folder / f"kasane_{language}.ts").iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = tuple(form.text or "" for form in (translation.iter("numerusform") if plural else [translation]))
            found.append(
                Entry(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    plural,
                    translation.get("type") is None,
                    forms,
                )
            )
    return found


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"\{\w*\}|%n", text))


def extractor() -> ModuleType:
    """packaging/translations.py: the folder is not a package."""
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
