"""From the source of a page to the rich text that Qt sets.

Each line is a block of its own: a paragraph; `### subtitle`; `- item`; `1. item`; `> example`; `| table | row |`, with
a line of dashes below a head; `![caption](diagram:name)`; `{combinations|…}` and `{ladder|…}`, tables that the game
fills, with the words of their heads; `?how text`, which stands only if a space of the combinations is known that way.
Inside a line: `**strong**`, `*emphasis*`, `[text](#section)`, `[text](game#section)`, `![](pieces:face face)`, and
numbers (see figures.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby

from kasane_desktop.match.speech import say
from kasane_desktop.scene.kit import fonts
from kasane_desktop.scene.kit.theme import Theme, mix
from kasane_desktop.ui.rulebook.diagrams import pieces_size
from kasane_desktop.ui.rulebook.figures import Combination, Figures
from kasane_desktop.ui.rulebook.sources import Section, diagrams
from kasane_desktop.ui.settings.language import translate

COLUMN = 700.0
"""Width of the text, in pixels at its usual size."""
PIECES = 66.0
"""Height of pieces in a line."""
KEPT = "\N{NO-BREAK SPACE}"
_IMAGE = re.compile(r"!\[(.*?)\]\((\w+):(.+?)\)")
_LINK = re.compile(r"\[(.+?)\]\((\w*)#([a-z-]+)\)")
_LIST = {"-": "ul", "1": "ol"}


@dataclass(frozen=True)
class Paper:
    """What a page is set on: its colours, and how large."""

    theme: Theme
    zoom: float = 1.0
    plain: bool = False  # white, for the printer

    @property
    def ground(self) -> str:
        return "#FFFFFF" if self.plain else self.theme.plate[0]

    @property
    def widest(self) -> float:
        """The width of a large picture; on paper a smaller one leaves fewer gaps."""
        return COLUMN * (0.8 if self.plain else 1.0)

    def px(self, size: float) -> int:
        return round(size * self.zoom)

    def sheet(self) -> str:
        """The style sheet of a document."""
        t, px, head = self.theme, self.px, f"font-family: '{fonts.SERIF}'; color: {self.theme.plate_ink};"
        return f"""
        body {{ color: {t.plate_ink}; }}
        p, li {{ line-height: 118%; margin-top: 0; margin-bottom: {px(9)}px; }}
        li {{ margin-bottom: {px(4)}px; }}
        h1 {{ {head} font-size: {px(36)}px; font-weight: 800; margin-top: 0; margin-bottom: {px(2)}px; }}
        h2 {{ {head} font-size: {px(25)}px; font-weight: 700; margin-top: {px(30)}px; margin-bottom: {px(8)}px; }}
        h3 {{ {head} font-size: {px(18)}px; font-weight: 700; margin-top: {px(14)}px; margin-bottom: {px(4)}px; }}
        a {{ color: {t.accent_ink}; text-decoration: none; }}
        .tagline {{ color: {t.plate_soft}; font-size: {px(17)}px; margin-bottom: {px(6)}px; }}
        .caption {{ color: {t.plate_soft}; font-size: {px(13)}px; margin-bottom: {px(14)}px; }}
        .figure {{ margin-top: {px(8)}px; margin-bottom: {px(4)}px; line-height: 100%; }}
        .kanji {{ font-family: '{fonts.SERIF}'; font-size: {px(19)}px; font-weight: 700; }}
        .note {{ color: {t.plate_soft}; font-size: {px(13)}px; }}
        td, th {{ border-bottom: 1px solid {t.plate_edge}; padding: {px(6)}px {px(9)}px; }}
        th {{ color: {t.plate_soft}; font-weight: 700; font-size: {px(13)}px; text-align: left; }}
        """

    @property
    def tint(self) -> str:
        """The ground of an example."""
        return mix(self.theme.accent, self.ground, 0.92).name()


class Typesetter:
    """Sets the sections of a game."""

    def __init__(self, game: str, paper: Paper, figures: Figures) -> None:
        self._game, self._paper, self._figures = game, paper, figures

    def page(self, sections: Sequence[Section]) -> str:
        """All of these, under the name of the game."""
        name, tagline = (escape(self._say(f"{self._game}.{key}")) for key in ("name", "tagline"))
        head = f'<h1>{name}</h1><p class="tagline">{tagline}</p>'
        return f"<body>{head}{''.join(map(self.section, sections))}</body>"

    def section(self, section: Section) -> str:
        blocks = "".join(self._blocks(section.lines))
        return f'<h2><a name="{section.id}"></a>{escape(section.title)}</h2>{blocks}'

    def plain(self, section: Section) -> str:
        """Its words alone, for searching."""
        from_html = re.sub(r"</(p|li|td|th|h3)>|<br>", "\n", "".join(self._blocks(section.lines)))
        text = re.sub(r"<[^>]*>", "", from_html)
        for sign, code in (("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;"), ("&", "&amp;")):
            text = text.replace(code, sign)
        return re.sub(r"\s*\n\s*", "\n", text).strip()

    def _say(self, key: str) -> str:
        return say(key, translate=translate)

    # -- blocks --------------------------------------------------------------------------------

    def _blocks(self, lines: Sequence[str]) -> Iterator[str]:
        for kind, group in groupby(lines, key=_kind):
            block = list(group)
            if kind == " ":
                continue
            if kind in _LIST:
                items = "".join(f"<li>{self._inline(line.partition(' ')[2])}</li>" for line in block)
                yield f"<{_LIST[kind]}>{items}</{_LIST[kind]}>"
            elif kind == "|":
                yield self._table(block)
            else:
                yield from (self._block(kind, line) for line in block)

    def _block(self, kind: str, line: str) -> str:
        if kind == "#":
            return f"<h3>{self._inline(line[4:])}</h3>"
        if kind == ">":
            return self._example(line[2:])
        if kind == "!":
            return self._figure(line)
        if kind == "?":
            how, _, text = line[1:].partition(" ")
            return f'<p class="note">{self._inline(text)}</p>' if self._figures.has(how) else ""
        if kind == "{":
            name, *heads = line[1:-1].split("|")
            return self._combinations(heads) if name == "combinations" else self._ladder(heads)
        return f"<p>{self._inline(line)}</p>"

    def _example(self, text: str) -> str:
        """A tinted slip with a bar at its side."""
        px, paper = self._paper.px, self._paper
        cell = f'style="border: 0; padding: {px(8)}px {px(14)}px;"'
        return (
            f'<table width="100%" cellspacing="0" style="margin-bottom: {px(9)}px;"><tr>'
            f'<td width="{px(4)}" bgcolor="{paper.theme.accent}" style="border: 0; padding: 0;"></td>'
            f'<td bgcolor="{paper.tint}" {cell}>{self._inline(text)}</td></tr></table>'
        )

    def _figure(self, line: str) -> str:
        found = _IMAGE.fullmatch(line)
        assert found is not None, line
        caption = f'<p class="caption" align="center">{self._inline(found[1])}</p>' if found[1] else ""
        return f'<p class="figure" align="center">{self._image(found)}</p>{caption}'

    def _table(self, rows: list[str]) -> str:
        headed = len(rows) > 1 and set(rows[1]) <= set("|-")
        out = []
        for number, row in enumerate(rows):
            cells = [cell.strip() for cell in row.removeprefix("|*").strip("|").split("|")]
            if row.startswith("|*"):
                out += [self._row("td", [self._figures.fill(cell, n) for cell in cells]) for n in self._figures.counts]
            elif not headed or number > 1:
                out.append(self._row("td", cells))
            elif number == 0 and any(cells):
                out.append(self._row("th", cells))
        return self._framed(out)

    def _row(self, tag: str, cells: Sequence[str]) -> str:
        return "<tr>" + "".join(f'<{tag} valign="middle">{self._inline(cell)}</{tag}>' for cell in cells) + "</tr>"

    def _framed(self, rows: Sequence[str]) -> str:
        margin = f"margin-top: {self._paper.px(4)}px; margin-bottom: {self._paper.px(12)}px;"
        return f'<table cellspacing="0" style="border-collapse: collapse; {margin}">{"".join(rows)}</table>'

    # -- tables that the game fills ------------------------------------------------------------

    def _combinations(self, heads: Sequence[str]) -> str:
        rows = [self._row("th", heads)]
        for line in self._figures.combinations:
            reading = escape(self._say(f"reading.{line.id}"))
            name = f'<span class="kanji">{line.kanji}</span><br><span class="note">{reading}</span>'
            condition = escape(self._say(f"{self._game}.condition.{line.id}"))
            cells = (name, condition, f"{KEPT} {KEPT}".join(_spaces(line)))
            rows.append("<tr>" + "".join(f'<td valign="middle">{cell}</td>' for cell in cells) + "</tr>")
        return self._framed(rows)

    def _ladder(self, heads: Sequence[str]) -> str:
        points = self._figures.ladder
        return self._framed(
            [
                self._row("th", [heads[0], *(str(number) for number in range(1, len(points) + 1))]),
                self._row("td", [heads[1], *(str(point) for point in points)]),
            ]
        )

    # -- inside a line -------------------------------------------------------------------------

    def _inline(self, text: str) -> str:
        text = escape(self._figures.fill(text), quote=False)
        text = _IMAGE.sub(self._image, text)
        text = _LINK.sub(lambda link: f'<a href="rules:{link[2] or self._game}#{link[3]}">{link[1]}</a>', text)
        text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
        return re.sub(r"\*(.+?)\*", r"<i>\1</i>", text)

    def _image(self, found: re.Match[str]) -> str:
        kind, name = found[2], found[3]
        if kind == "pieces":
            faces, h = name.split(), PIECES * self._paper.zoom
            w, h = pieces_size(self._game, faces, h)
            source = f"pieces:{self._game}:{'+'.join(faces)}"
        else:
            w, h = diagrams(self._game)[name]["box"]
            shown = min(w, self._paper.widest) * self._paper.zoom / w
            w, h, source = w * shown, h * shown, f"diagram:{self._game}/{name}"
        return f'<img src="{source}" width="{round(w)}" height="{round(h)}" style="vertical-align: middle;">'


def _kind(line: str) -> str:
    """How a line begins; "" for a paragraph, a space for an empty line."""
    if not line:
        return " "
    if line.startswith(("### ", "- ", "> ", "| ", "|-", "|*", "{combinations|", "{ladder|", "?")):
        return line[0]
    if line.startswith("![") and _IMAGE.fullmatch(line):
        return "!"
    return "1" if re.match(r"\d+\. ", line) else ""


def _spaces(line: Combination) -> list[str]:
    """The points of all spaces, by the number of cards; a star for those that no rulebook gives."""
    out = []
    for cards, group in groupby(line.spaces, key=lambda space: space.cards):
        points = (f"{s.points}{'*' if s.provenance in ('reconstructed', 'third-party') else ''}" for s in group)
        out.append(f"{cards}{KEPT}→{KEPT}{f'{KEPT}·{KEPT}'.join(points)}")
    return out
