"""What the program is made of, for programs that look for known faults: a bill of materials in CycloneDX, from the
list of what is really bundled (see notices.py for the same in words)."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import distribution
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

import compiling
import facts
import notices
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.contact import OrganizationalEntity
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from kasane_desktop import __version__

NAME = "kasane-desktop"
LIST = "bundled.json"
FONTS = ("Shippori Mincho", "Zen Kaku Gothic New")


def keep(binaries: Iterable[notices.Entry], pure: Iterable[notices.Entry], build: Path) -> None:
    """Called by kasane-desktop.spec, which alone knows what is bundled; `write` reads it again."""
    binaries = list(binaries)
    modules = sorted({name.partition(".")[0] for name, _, _ in pure} | notices.extensions(binaries))
    (build / LIST).write_text(json.dumps({"binaries": binaries, "modules": modules}), encoding="utf-8")


def write(build: Path, folder: Path, target: Path) -> Path:
    """The bill of what was bundled last into `folder`; one that is not valid stops the build."""
    told = json.loads((build / LIST).read_text(encoding="utf-8"))
    home = folder / ("Contents/Frameworks" if sys.platform == "darwin" else "_internal")
    text = Bill(home).text([(name, source, kind) for name, source, kind in told["binaries"]], set(told["modules"]))
    if fault := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise SystemExit(f"the bill of materials is not valid: {fault}")
    target.write_text(text, encoding="utf-8", newline="\n")
    return target


class Bill:
    def __init__(self, home: Path) -> None:
        """`home` is where the libraries lie in the bundle."""
        self._home = home

    def text(self, binaries: list[notices.Entry], modules: set[str]) -> str:
        program = Component(
            name=NAME,
            version=__version__,
            type=ComponentType.APPLICATION,
            bom_ref=NAME,
            licenses=[LicenseExpression("MIT")],
            supplier=OrganizationalEntity(name="Kasane Desktop contributors"),
        )
        parts = sorted(self._components(by_origin(binaries), modules), key=lambda part: part.name)
        serial = uuid5(NAMESPACE_URL, f"{NAME} {__version__} {facts.source_time()}")
        bom = Bom(components=parts, serial_number=serial)
        bom.metadata.component = program
        bom.metadata.timestamp = datetime.fromtimestamp(facts.source_time(), UTC)
        bom.register_dependency(program, parts)
        return str(JsonV1Dot6(bom).output_as_string(indent=2)) + "\n"

    def _components(self, files: dict[str, list[str]], modules: set[str]) -> Iterable[Component]:
        for name in ("PySide6-Essentials", "shiboken6"):
            yield self._from_pypi(name, "LGPL-3.0-only", files.pop(name, []))
        for name in notices.third_party(modules):
            yield self._from_pypi(name, notices.licence_of(name), files.pop(name, []))
        yield self._from_pypi("pyinstaller", "GPL-2.0-or-later WITH Bootloader-exception", [])
        version = ".".join(map(str, sys.version_info[:3]))
        python = PackageURL("generic", None, "python", version)
        yield self._component("python", version, "PSF-2.0", python, files.pop("python", []))
        for name in FONTS:
            yield self._component(name, "subset", "OFL-1.1", None, [])
        for package, owned in files.items():
            version = version_of(package)
            yield self._component(package, version, None, PackageURL("deb", "debian", package, version), owned)

    def _from_pypi(self, name: str, licence: str, files: list[str]) -> Component:
        version = distribution(name).version
        return self._component(name, version, licence, PackageURL("pypi", None, name.lower(), version), files)

    def _component(
        self, name: str, version: str, licence: str | None, purl: PackageURL | None, files: list[str]
    ) -> Component:
        return Component(
            name=name,
            version=version,
            bom_ref=name,
            purl=purl,
            licenses=[LicenseExpression(licence)] if licence else [],
            components=[self._file(name, file) for file in sorted(files) if (self._home / file).is_file()],
        )

    def _file(self, origin: str, name: str) -> Component:
        content = hashlib.sha256((self._home / name).read_bytes()).hexdigest()
        return Component(
            name=name,
            type=ComponentType.FILE,
            bom_ref=f"{origin}/{name}",
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=content)],
        )


def by_origin(binaries: list[notices.Entry]) -> dict[str, list[str]]:
    """The bundled libraries by the work that they come from."""
    places = {"PySide6": "PySide6-Essentials", "shiboken6": "shiboken6", **notices.KNOWN}
    site, library = Path(sysconfig.get_path("purelib")), sysconfig.get_path("stdlib")
    found: dict[str, list[str]] = {}
    for name, source, kind in binaries:
        if kind == "SYMLINK" or Path(source).is_relative_to(compiling.TREE):
            continue
        if Path(source).is_relative_to(site):
            origin = places.get(Path(source).relative_to(site).parts[0].partition(".")[0], "python")
        elif source.startswith((library, sys.base_prefix)) or "python3" in name or sys.platform != "linux":
            origin = "python"
        else:
            origin = notices.owner(source)
        found.setdefault(origin, []).append(name.replace("\\", "/"))
    return found


def version_of(package: str) -> str:
    command = ["dpkg-query", "--show", "--showformat", "${Version}\\n", package]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")[0]
