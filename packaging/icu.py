"""ICU's data without the languages that the program does not speak: 2 MB instead of 32 in the bundle of Linux.

Qt uses ICU to sort texts and to read old encodings. What belongs to no language stays, so that every other
language still gets the rules that hold for all.

    python packaging/icu.py libicudata.so.73 OUT.so      # needs binutils
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

LANGUAGES = ("en", "fr", "ja")
ALIGNMENT = 16
# Qt has its own, or does without: names of signs and time zones, where words and lines end, what looks alike.
UNUSED = (
    *("translit/", "unit/", "curr/", "lang/", "region/", "rbnf/", "brkitr/", "zone/"),
    *("unames.icu", "confusables.cfu", "langInfo.res", "zoneinfo64.res", "metaZones.res", "timezoneTypes.res"),
    "windowsZones.res",
)
ENDINGS = (".cnv", ".dict", ".spp")
"""So it does without old encodings, word lists of Thai or Khmer, and names on the network."""
# Files of languages: de.res, coll/zh_Hant.res … Files with longer or other names belong to all.
OF_A_LANGUAGE = re.compile(r"(?:.*/)?([a-z]{2,3})(?:_[A-Za-z0-9_]+)?\.res")


def is_kept(name: str) -> bool:
    """Whether a file of the data, without the name of the package before it, is needed."""
    if name.endswith(ENDINGS) or name.startswith(UNUSED):
        return False
    found = OF_A_LANGUAGE.fullmatch(name)
    return found is None or found[1] in LANGUAGES


def reduced(data: bytes) -> bytes:
    """The data with fewer files in it. The table of contents tells where name and content of each file begin."""
    (header,) = struct.unpack_from("<H", data)
    body = data[header:]
    (count,) = struct.unpack_from("<I", body)
    starts = [struct.unpack_from("<II", body, 4 + 8 * number) for number in range(count)]
    ends = [start for _, start in starts[1:]] + [len(body)]
    names = [body[name : body.index(b"\0", name)] for name, _ in starts]
    files = [
        (name, body[start:end])
        for name, (_, start), end in zip(names, starts, ends, strict=True)
        if is_kept(name.decode("ascii").partition("/")[2])
    ]
    return data[:header] + packed(files)


def packed(files: list[tuple[bytes, bytes]]) -> bytes:
    """A table of contents, the names, and the contents."""
    place = 4 + 8 * len(files)
    table, names = struct.pack("<I", len(files)), b""
    where = place + sum(len(name) + 1 for name, _ in files)
    where += -where % ALIGNMENT
    contents = b""
    for name, content in files:
        table += struct.pack("<II", place + len(names), where + len(contents))
        names += name + b"\0"
        contents += content + bytes(-len(content) % ALIGNMENT)
    head = table + names
    return head + bytes(where - len(head)) + contents


def reduce_library(library: Path, out: Path) -> None:
    """Take the data out of a library that holds nothing else, and make one like it of the rest."""
    (name,) = re.findall(r"OBJECT\s+GLOBAL.*\s(icudt\d+_dat)\b", tool("readelf", "--wide", "--dyn-syms", library))
    machine = re.findall(r"file format (\S+)", tool("objdump", "-f", library))[0]
    with tempfile.TemporaryDirectory() as folder:
        raw, made = Path(folder) / "data", Path(folder) / "data.o"
        tool("objcopy", "-O", "binary", "--only-section", ".rodata", library, raw)
        raw.write_bytes(reduced(raw.read_bytes()))
        tool("objcopy", "-I", "binary", "-O", machine, "--add-symbol", f"{name}=.data:0,global,object", raw, made)
        place = ["--rename-section", ".data=.rodata,alloc,load,readonly,data,contents"]
        tool("objcopy", *place, "--set-section-alignment", f".data={ALIGNMENT}", "--keep-global-symbol", name, made)
        tool("ld", "-shared", "-z", "noexecstack", "-soname", library.name, "-o", out, made)


def tool(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    reduce_library(Path(sys.argv[1]), Path(sys.argv[2]))
