"""Cut the two bundled type families down to what the program can show.

    npm pack @expo-google-fonts/shippori-mincho @expo-google-fonts/zen-kaku-gothic-new   # then unpack both
    pip install fonttools                                                                # a tool, not a dependency
    python packaging/subset_fonts.py <folder with the unpacked TTFs>

Players type their own names, so the common kanji stay whole in every weight: a glyph missing from one weight
would come from another family and look broken.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

OUT = Path(__file__).resolve().parent.parent / "assets" / "fonts"
WEIGHTS = (
    "ShipporiMincho_600SemiBold",
    "ShipporiMincho_700Bold",
    "ShipporiMincho_800ExtraBold",
    "ZenKakuGothicNew_400Regular",
    "ZenKakuGothicNew_500Medium",
    "ZenKakuGothicNew_700Bold",
)
# Outside JIS level 1: the joyo kanji of 2010, two Kabuki masks, a colour, and old forms common in names.
EXTRA_KANJI = (
    "曖彙鬱楷諧毀嗅惧憬錮傲刹恣摯𠮟羞箋踪緻嘲塡貪丼剝訃璧哺頰喩瘍拉辣慄籠鯰蛛橙櫻澤邊邉齋齊髙﨑濵凜凛遙堯瑤萬德"
)


def wanted() -> set[int]:
    """Code points: Latin with French accents, typographic marks, kana, full-width forms, kanji of JIS level 1."""
    points = set(range(0x20, 0x7F)) | set(range(0xA0, 0x180))
    points |= {0x2BC, 0x1E9E, 0x20AC, 0x2116, 0x2122, 0x2212, 0x2260, 0x2264, 0x2265}
    points |= set(range(0x2000, 0x2070))  # spaces, dashes, quotes, bullets, ellipsis, primes
    points |= set(range(0x2190, 0x219A)) | set(range(0x2460, 0x2474)) | set(range(0x25A0, 0x2600))
    points |= {0x2605, 0x2606, 0x2713, 0x266A, 0x266D, 0x266F}
    points |= set(range(0x3000, 0x3040)) | set(range(0x3040, 0x3100)) | set(range(0x31F0, 0x3200))
    points |= set(range(0xFF00, 0xFFF0))
    for row in range(16, 48):  # JIS X 0208 level 1: rows 16 to 47
        for cell in range(1, 95):
            try:
                points.add(ord(bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp")))
            except UnicodeDecodeError:
                continue  # the last cells of row 47 are empty
    return points | set(map(ord, EXTRA_KANJI))


def cut(source: Path, target: Path) -> None:
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "palt", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"]
    options.drop_tables += ["vhea", "vmtx", "BASE"]  # nothing is set vertically by the layout engine
    options.name_IDs = ["*"]  # copyright and licence stay in the file
    options.notdef_outline = True
    font = TTFont(source)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted())
    cutter.subset(font)
    add_spaces(font)
    place_ellipses(font)
    font.save(target)


def add_spaces(font: TTFont) -> None:
    """Neither family has the narrow no-break space that French sets before ; : ! ? and inside guillemets."""
    em = font["head"].unitsPerEm
    for code, name, share in ((0x2009, "thinspace", 0.2), (0x202F, "narrownbspace", 0.2)):
        if code in font.getBestCmap():
            continue
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = TTGlyphPen(None).glyph()
        font["hmtx"][name] = (round(em * share), 0)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def place_ellipses(font: TTFont) -> None:
    """The ellipsis stands on the line after Latin, in the middle of the line after kana and kanji.

    Each family has but one of the two: the other is put together from its dots.
    """
    low = high = "ellipsis"
    em = font["head"].unitsPerEm
    if font["glyf"][low].yMin > em / 10:
        low = "ellipsis.low"
        step = font["hmtx"]["period"][0]
        add_dots(font, low, "period", [n * step for n in range(3)], 0, 3 * step)
    else:
        high = "ellipsis.high"
        dot = font["glyf"]["periodcentered"]
        middle = (dot.xMin + dot.xMax) / 2
        rise = (font["OS/2"].sTypoAscender + font["OS/2"].sTypoDescender - dot.yMin - dot.yMax) / 2
        add_dots(font, high, "periodcentered", [em * (2 * n + 1) / 6 - middle for n in range(3)], rise, em)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x2026] = low
    replace_in_scripts(font, ("kana", "hani"), {low: high})


def add_dots(font: TTFont, name: str, dot: str, xs: list[float], y: float, width: int) -> None:
    pen = TTGlyphPen(font.getGlyphSet())
    for x in xs:
        pen.addComponent(dot, (1, 0, 0, 1, round(x), round(y)))
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    glyph = font["glyf"][name] = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, glyph.xMin)


def replace_in_scripts(font: TTFont, scripts: tuple[str, ...], glyphs: dict[str, str]) -> None:
    """A `locl` of these scripts, which have all that the default one has besides."""
    table = font["GSUB"].table
    swap = otTables.SingleSubst()
    swap.mapping = glyphs
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable = 1, 0, [swap]
    table.LookupList.Lookup.append(lookup)
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = "locl", otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
    table.FeatureList.FeatureRecord.append(record)
    usual = next(each.Script for each in table.ScriptList.ScriptRecord if each.ScriptTag == "DFLT")
    for tag in scripts:
        added = otTables.ScriptRecord()
        added.ScriptTag, added.Script = tag, otTables.Script()
        added.Script.LangSysRecord = []
        system = added.Script.DefaultLangSys = otTables.DefaultLangSys()
        system.ReqFeatureIndex, system.LookupOrder = 0xFFFF, None
        system.FeatureIndex = [*usual.DefaultLangSys.FeatureIndex, len(table.FeatureList.FeatureRecord) - 1]
        table.ScriptList.ScriptRecord.append(added)
    table.ScriptList.ScriptRecord.sort(key=lambda each: each.ScriptTag)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, help="folder that holds the whole TTFs, at any depth")
    source = parser.parse_args().source
    OUT.mkdir(parents=True, exist_ok=True)
    for name in WEIGHTS:
        target = OUT / f"{name.replace('_', '-')}.ttf"
        cut(next(source.rglob(f"{name}.ttf")), target)
        print(f"{target.name}: {target.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
