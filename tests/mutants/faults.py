"""The faults: in which file, what stands there, what is put in its place, and which tests must fail then.

They lie where a fault would be seen, told, ruled, saved or thought, and nothing but a test would notice. Tests are
named as narrowly as they catch it, for the list is long.
"""

from __future__ import annotations

from typing import NamedTuple

K = "kasane_desktop/"
G = K + "games/"
A = K + "analyst/"


Runs = tuple[tuple[str, ...], ...]


class Fault(NamedTuple):
    file: str
    old: str
    new: str
    runs: Runs  # of pytest, each with what it is given

    def __str__(self) -> str:
        return f"{self.file}: {_line(self.old)} → {_line(self.new) or '(nothing)'}"


def _line(text: str) -> str:
    return " ".join(text.split())


def of(file: str, name: str = "") -> Runs:
    return ((f"tests/{file}.py", *(["-k", name] if name else [])),)


def played(game: str) -> Runs:
    """Golden playthroughs: what is ruled."""
    return of("test_golden", game)


def seen(*settings: str) -> Runs:
    """Golden arrangements: what is seen."""
    test = "tests/scene/test_arrangements.py::test_the_table_is_the_golden_one"
    return (tuple(f"{test}[{one}]" for one in settings),)


LAYERING, RAINBOW, KABUKI, KALEIDO = G + "layering/", G + "rainbow/", G + "kabuki/", G + "kaleido/"

RULED = (
    (
        LAYERING + "rules/state.py",
        "        self.points[seat] += 1\n",
        "        self.points[seat] += 2\n",
        played("kasane"),
    ),
    (
        LAYERING + "rules/state.py",
        "spot = spots & -spots  # the dearest",
        "spot = 1 << spots.bit_length() - 1",
        played("kimono"),
    ),
    (
        LAYERING + "rules/state.py",
        "self.robes[seat] += hand[-k:]",
        "self.robes[seat] += hand[-k:][::-1]",
        played("kasane"),
    ),
    (
        LAYERING + "rules/state.py",
        "self.hands[seat] += (card,)",
        "self.hands[seat] = (card, *self.hands[seat])",
        played("kasane"),
    ),
    (
        LAYERING + "rules/state.py",
        "card = row[-1]\n        self.rows[number] = row = row[:-1]",
        "card = row[0]\n        self.rows[number] = row = row[1:]",
        played("kimono"),
    ),
    (LAYERING + "rules/state.py", "if self.round == self.seats:", "if self.round == self.seats - 1:", played("kasane")),
    (
        RAINBOW + "rules/state.py",
        "self.points[seat] += value * number",
        "self.points[seat] += value",
        played("rainbow"),
    ),
    (
        RAINBOW + "rules/state.py",
        "self.discards += self.prizes\n",
        "",
        of("test_conformance", "rainbow-3 and no_piece"),
    ),
    (
        RAINBOW + "rules/state.py",
        "while not holders >> first & 1:",
        "while False:",
        of("test_conformance", "rainbow-3 and who_must_act"),
    ),
    (
        RAINBOW + "rules/state.py",
        "        if kind:\n            self.lock = kind",
        "        if kind and not self.lock:\n            self.lock = 3 - kind",
        played("rainbow"),
    ),
    (RAINBOW + "rules/cards.py", "if lock != RUN:", "if True:", of("games/test_rainbow_rules")),
    (
        KABUKI + "rules/state.py",
        "moved = min(equal, tokens[layer])",
        "moved = min(1, tokens[layer])",
        of("games/test_kabuki_rules"),
    ),
    (
        KABUKI + "rules/state.py",
        "self.first = brought_about",
        "self.first = (brought_about + 1) % self.seats",
        played("kabuki"),
    ),
    (KABUKI + "rules/state.py", "            self.lost += 1\n", "", of("test_conformance", "kabuki-3 and no_piece")),
    (
        KABUKI + "rules/state.py",
        "self.opened[stack] = self.laid",
        "self.opened[stack] = 0",
        of("games/test_kabuki_table"),
    ),
    (
        KALEIDO + "rules/state.py",
        "if different_rotations(six) > 1:",
        "if different_rotations(six) > 2:",
        of("games/test_kaleido_rules"),
    ),
    (KALEIDO + "rules/state.py", "points[colour] += share", "points[colour] += 2 * share", played("kaleido")),
    (KALEIDO + "rules/state.py", 'self.extra = "white"\n', "", of("games/test_kaleido_rules")),
    (
        KALEIDO + "rules/state.py",
        "[a + b for a, b in zip(self.points, met, strict=True)]",
        "self.points",
        played("kaleido"),
    ),
    (
        K + "core/game.py",
        "1 + sum(other > key for other in keys)",
        "1 + sum(other >= key for other in keys) - 1",
        of("test_conformance", "thousand and kabuki-2"),
    ),
    (K + "match/match.py", "if to < self.irrevocable:", "if to < self.irrevocable - 1:", of("test_match")),
    (
        K + "match/match.py",
        'Random(f"{self.seed}/{dealt}")',
        'Random(f"{self.seed}/{len(self.steps)}")',
        played("kimono"),
    ),
    (K + "match/match.py", "        self.branches = self.left_lines()\n", "", of("test_match")),
)

TOLD_BY_VIEWS = (
    (
        RAINBOW + "rules/view.py",
        "hand=counts(state.hands[seat] if seat >= 0 else 0)",
        "hand=counts(state.hands[seat])",
        of("test_conformance", "rainbow-2 and sample"),
    ),
    (
        RAINBOW + "rules/view.py",
        "units = shuffled([UNIT[card] for card in spread(_unseen(view))], rng)",
        "units = [UNIT[card] for card in spread(_unseen(view))]",
        of("players/test_rainbow_bids"),
    ),
    (
        RAINBOW + "rules/table.py",
        'if seat == view.seat or view.phase == "over":',
        "if True:",
        of("games/test_rainbow_table"),
    ),
    (
        RAINBOW + "rules/events.py",
        "return now.phase != OVER and then.round < now.round",
        "return False",
        of("games/test_rainbow_matches"),
    ),
    (LAYERING + "rules/table.py", "seen = open_hands or seat == view.seat", "seen = True", seen("kasane-3")),
    (
        LAYERING + "rules/table.py",
        "fact.BEST(best + at_once)",
        "fact.BEST(best + at_once + 1)",
        seen("kimono-2"),
    ),
    (
        LAYERING + "rules/table.py",
        "key=lambda group: (-group[1], group[0].k + group[0].reuse)",
        "key=lambda group: (group[1], group[0].k + group[0].reuse)",
        of("scene/test_points_seen"),
    ),
    (
        LAYERING + "rules/table.py",
        "POINTS(view.points[seat] - specials)",
        "POINTS(view.points[seat])",
        seen("kimono-2", "kimono-4"),
    ),
    (LAYERING + "rules/table.py", "plain = len(faces) - last", "plain = len(faces) - last - 1", seen("kasane-3")),
    (
        KABUKI + "rules/table.py",
        "masks[-1], view.times[stack][-1]),) if masks",
        "masks[0], view.times[stack][-1]),) if masks",
        seen("kabuki-2"),
    ),
    (KABUKI + "rules/table.py", "COUNT(len(masks))", "COUNT(max(0, len(masks) - 1))", seen("kabuki-2")),
    (
        KABUKI + "rules/view.py",
        "return MASKS - self.laid - (self.up != NOTHING)",
        "return MASKS - self.laid",
        seen("kabuki-6"),
    ),
)

SEEN = (
    (LAYERING + "stage/market.py", "100 + row * 10 + place,", "100 + row * 10 - place,", seen("kasane-3")),
    (LAYERING + "stage/own.py", "            ROBE + i,\n", "            ROBE - i,\n", seen("kasane-3")),
    (LAYERING + "stage/own.py", "            HAND + i,\n", "            HAND - i,\n", seen("kasane-3")),
    (LAYERING + "stage/market.py", '"", "", f"+{best}", 17', '"", "", f"+{best + 1}", 17', seen("kasane-4")),
    (
        LAYERING + "stage/market.py",
        "group.facts[fact.POINTS] + desk.market[row].pieces[-1].facts[fact.AT_ONCE]",
        "group.facts[fact.POINTS]",
        of("scene/test_points_seen"),
    ),
    (
        LAYERING + "stage/own.py",
        'points = f"+{group.facts[fact.POINTS]}"',
        'points = f"+{group.facts[fact.POINTS] + 1}"',
        seen("kasane-3"),
    ),
    (LAYERING + "stage/market.py", "dim=0.0 if is_open else 0.10", "dim=0.10 if is_open else 0.0", seen("kimono-2")),
    (
        LAYERING + "stage/market.py",
        'text = words.choosing(name) if phase == "take" else words.combining(name)',
        "text = words.combining(name)",
        seen("kasane-3"),
    ),
    (
        LAYERING + "stage/desk.py",
        "return facts.get(fact.TOTAL, facts[fact.POINTS])",
        "return 0",
        seen("kasane-3"),
    ),
    (
        LAYERING + "stage/desk.py",
        "return facts.get(fact.TOTAL, facts[fact.POINTS])",
        "return facts[fact.POINTS]",
        seen("kimono-2", "kasane-3"),
    ),
    (
        LAYERING + "stage/seats.py",
        "spot = desk.spot(desk.dress.card(piece.face), x + i * step, y, w, z + i, height=0.12)",
        "spot = desk.spot(desk.dress.card(piece.face), x + i * step, y, w, z - i, height=0.12)",
        seen("kasane-3"),
    ),
    (
        KALEIDO + "stage/seats.py",
        "facts[fact.PLACE] == 1 and not walking",
        "facts[fact.PLACE] == 2 and not walking",
        seen("kaleido-2"),
    ),
    (
        KALEIDO + "stage/seats.py",
        "return facts[fact.POINTS] + met_of(desk, seat)",
        "return facts[fact.POINTS]",
        seen("kaleido-2"),
    ),
    (
        KALEIDO + "stage/seats.py",
        "words.yours() if you else words.to_move() if acting else kind",
        "kind",
        seen("kaleido-2"),
    ),
    (
        KALEIDO + "stage/seats.py",
        "s.text(w - m, top + 33, str(points), 42",
        "s.text(w - m, top + 33, str(points + 1), 42",
        seen("kaleido-5"),
    ),
    (RAINBOW + "rules/table.py", "RANK(place + 1)", "RANK(max(1, place))", seen("rainbow-6")),
    (RAINBOW + "stage/seats.py", "dim=0.16 if spent else 0.0", "dim=0.0", seen("rainbow-2")),
    (
        RAINBOW + "stage/desk.py",
        "x + i * step, y, card, z + i), rotation",
        "x + i * step, y, card, z - i), rotation",
        seen("rainbow-6"),
    ),
    (
        RAINBOW + "stage/topline.py",
        "text = (words.last_round if last else words.round)",
        "text = words.round",
        seen("rainbow-2"),
    ),
    (
        RAINBOW + "stage/showing.py",
        "table.seats[seat][fact.TAKEN]",
        "table.seats[seat][fact.HAND]",
        of("ui/test_result", "prizes_before"),
    ),
    (
        K + "scene/desk.py",
        "return [(self.viewer + step) % seats for step in range(1, seats)]",
        "return [seat for seat in range(seats) if seat != self.viewer]",
        seen("kasane-3", "rainbow-6"),
    ),
    (K + "scene/sitters.py", 'or initial(sitter.name) or "?"', 'or "?"', seen("kasane-3")),
    (
        K + "scene/desk.py",
        "if sum(sitter.human for sitter in self.shown.sitters) > 1 else",
        "if False else",
        of("ui/test_moments", "who_is_meant"),
    ),
    (
        K + "scene/moving.py",
        'return Flight(piece, source or new, new, "fly" if source else "fade", new=True)',
        'return Flight(piece, new, new, "fade", new=True)',
        of("scene/test_motion_seen"),
    ),
    (
        K + "scene/moving.py",
        "            self.choreograph(flights)\n",
        "            pass\n",
        of("scene/test_motion_seen"),
    ),
    (K + "scene/flights.py", 'above=flight.style == "fly"', "above=False", of("scene/test_motion_seen")),
    (
        K + "scene/flights.py",
        "item.next_face = goal.face if goal.face != start.face else None",
        "item.next_face = None",
        of("scene/test_motion_seen"),
    ),
    (LAYERING + "stage/scene.py", "flight.delay = DEALT * order", "flight.delay = 0", of("scene/test_motion_seen")),
    (
        LAYERING + "stage/scene.py",
        'flight.style, flight.delay = "drop", AFTER + gathered if flying else 0',
        "pass",
        of("scene/test_motion_seen"),
    ),
    (
        RAINBOW + "stage/scene.py",
        "            return home_of(desk, zone.owner)\n",
        "            return None\n",
        of("scene/test_motion_seen"),
    ),
    (K + "scene/hot.py", "    item.setZValue(spot.z)\n", "", seen("kasane-3")),
    (
        K + "scene/hot.py",
        "renamed, self.accessible_name = hot.name != self.accessible_name, hot.name",
        "renamed = False",
        seen("kasane-3"),
    ),
    (
        K + "scene/accessibility.py",
        "key=lambda item: (order.get(item, -1), item.scenePos().y(), item.scenePos().x())",
        "key=lambda item: (item.scenePos().x(), item.scenePos().y())",
        seen("kasane-3"),
    ),
    (
        K + "scene/accessibility.py",
        "return QAccessible.Role.Button if pressed else QAccessible.Role.StaticText",
        "return QAccessible.Role.StaticText",
        of("scene/test_table_scene", "has_a_name"),
    ),
    (
        K + "scene/table_scene.py",
        "key=lambda item: (item.hot.order, item.x(), item.y())",
        "key=lambda item: (-item.hot.order, item.x(), item.y())",
        seen("kasane-3"),
    ),
    (
        K + "scene/table_scene.py",
        "            self._hots[key].draggable = hot.pull\n",
        "",
        of("scene/test_layering_gestures"),
    ),
    (
        K + "scene/keyboard.py",
        "return ahead + 2.5 * aside if ahead > 4",
        "return ahead + 2.5 * aside if ahead > -999",
        of("scene/test_table_scene", "keyboard") + of("scene/test_kaleido_on_screen"),
    ),
    (
        K + "scene/keyboard.py",
        "self._telling.start()  # when",
        "self._tell_focus()  # when",
        of("scene/test_announcer", "a_view_is_told_before"),
    ),
    (
        K + "scene/mouse.py",
        "QCoreApplication.sendEvent(view.viewport(), moved)",
        "del moved",
        of("ui/test_resting_pointer"),
    ),
    (
        K + "ui/controls/leaving.py",
        " and not page.window().isFullScreen()",
        "",
        of("ui/test_on_screen", "before_it_leaves_a_page"),
    ),
    (
        K + "scene/kit/badges.py",
        "parts = [Part(text, font, ink) for text, font, ink in written if text]",
        "parts = [Part(text, font, ink) for text, font, ink in written if text][:1]",
        seen("kasane-3", "kimono-4"),
    ),
    (
        K + "scene/kit/panels.py",
        'paint = VERMILION if edge == "act" else RINGS[edge].colour',
        "paint = VERMILION",
        of("scene/test_kit", "another_edge"),
    ),
)

MODELS = (
    (
        K + "models/table_model.py",
        "                node.zone = zone\n                index = self._zone_index(node)\n                self.dataChanged.emit(index, index)\n",
        "                node.zone = zone\n",
        of("models/test_table_model"),
    ),
    (
        K + "models/table_model.py",
        "                    index = self.index(row, 0, self._zone_index(node))\n                    self.dataChanged.emit(index, index)\n",
        "",
        of("models/test_table_model"),
    ),
    (
        K + "models/seats_model.py",
        "                self.dataChanged.emit(self.index(row), self.index(row))\n",
        "",
        of("models/test_seats_and_log"),
    ),
    (
        K + "models/seats_model.py",
        "                return self._facts[index.row()]\n",
        "                return self._facts[0]\n",
        of("models/test_seats_and_log") + seen("kasane-3"),
    ),
    (
        K + "models/log_model.py",
        "            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))\n",
        "",
        of("models/test_seats_and_log"),
    ),
    (
        K + "models/log_model.py",
        "            new += _at_the_end(match)\n",
        "            pass\n",
        of("models/test_seats_and_log"),
    ),
    (
        K + "models/log_model.py",
        "        return self._present.recall(line.number - 1, line.event)\n",
        "        return line.event\n",
        of("models/test_seats_and_log"),
    ),
    (
        K + "models/log_model.py",
        "if line.number > match.cursor or match.steps[line.number - 1] != line.step:",
        "if line.number > match.cursor:",
        of("models/test_seats_and_log"),
    ),
    (
        K + "models/following.py",
        "for fits in (_same, turned_over):",
        "for fits in (_same,):",
        of("models/test_table_model"),
    ),
    (
        K + "models/following.py",
        "ids[unnamed[j]] = old[i].id",
        "ids[unnamed[-1 - j]] = old[i].id",
        of("models/test_table_model", "not_touched or turned_over or nothing_changed or its_id"),
    ),
    (
        K + "models/table_model.py",
        "            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)\n",
        "",
        of("models/test_table_model", "listens"),
    ),
    (
        K + "models/change.py",
        "moved = {piece: Move(before[piece], after[piece]) for piece in self._went}",
        "moved = dict[str, Move]()",
        of("models/test_table_model", "change"),
    ),
    (
        K + "models/change.py",
        "        _join_named(arrived, moved, gone, faces)\n",
        "",
        of("models/test_table_model", "name"),
    ),
    (
        K + "models/change.py",
        "if piece not in self.arrived:\n                starts.setdefault(piece, move.start)",
        "if True:\n                starts.setdefault(piece, move.start)",
        of("models/test_table_model", "two_changes"),
    ),
    (
        K + "scene/table_scene.py",
        "        self.lay_out_later(Due())\n",
        "        self.lay_out(Due())\n",
        of("ui/test_one_layout"),
    ),
    (
        K + "ui/history/matches.py",
        "            self.beginInsertRows(ROOT, len(self.entries), len(self.entries) + len(entries) - 1)\n            self.entries += entries\n            self.endInsertRows()\n",
        "            self.entries += entries\n",
        of("ui/test_history", "models or long_list"),
    ),
    (
        K + "ui/history/matches.py",
        "        self.beginResetModel()\n        self.entries, self._states, self._more = list(entries), {}, more\n        self.endResetModel()\n",
        "        self.entries, self._states, self._more = list(entries), {}, more\n",
        of("ui/test_history", "models or filters"),
    ),
    (
        K + "ui/history/matches.py",
        "return 0 if parent.isValid() else len(self.entries)",
        "return len(self.entries)",
        of("ui/test_history", "models"),
    ),
    (
        K + "ui/history/matches.py",
        "return self._more and not parent.isValid()",
        "return False",
        of("ui/test_history", "long_list"),
    ),
)

THOUGHT = (
    (
        K + "players/ai.py",
        "        temperature = self.level.temperature\n        if not temperature:\n            return best.action\n",
        "        return best.action\n        temperature = self.level.temperature\n",
        of("players/test_levels"),
    ),
    (
        K + "players/ai.py",
        "        if not blindness:\n            return actions\n",
        "        return actions\n",
        of("players/test_levels"),
    ),
    (
        K + "players/ai.py",
        'style = CHARACTERS[traits.get("character", "steady")]',
        'style = CHARACTERS["steady"]',
        of("players/test_levels"),
    ),
    (
        K + "players/ai.py",
        "likely = heuristic.evidence(view) if self.level.infers else None",
        "likely = None",
        of("players/test_levels"),
    ),
    (
        K + "players/ai.py",
        "likely = heuristic.evidence(view) if self.level.infers else None",
        "likely = heuristic.evidence(view)",
        of("players/test_levels"),
    ),
    (
        K + "players/ai.py",
        "good = [step for step in considered if step.visits >= ENOUGH * best.visits]",
        "good = considered",
        of("players/test_levels"),
    ),
    (
        K + "players/ai.py",
        "if not self.level.exact or not",
        "if not",
        of("players/test_exact") + of("players/test_levels"),
    ),
    (
        K + "players/ai.py",
        "perceived = self.heuristic.perceive(view, self.level.memory, self._rng)",
        "perceived = view",
        of("players/test_kabuki_memory"),
    ),
    (
        K + "players/ai.py",
        'self.level = LEVELS[traits.get("level", "master")]',
        'self.level = LEVELS["master"]',
        of("players/test_levels") + of("players/test_kabuki_memory"),
    ),
    (
        K + "players/search.py",
        "reward = rewards[seat]\n",
        "reward = rewards[0]\n",
        of("players/test_ai", "who_makes_it"),
    ),
    (
        K + "players/search.py",
        "weights = [weight**self._clarity for weight in weights]",
        "pass",
        of("players/test_levels"),
    ),
    (
        K + "players/search.py",
        "if thinking.cancelled() or (left := thinking.time_left()) <= 0:",
        "if (left := thinking.time_left()) <= 0:",
        of("players/test_ai", "stops_at_once"),
    ),
    (
        K + "players/hint.py",
        "return mind_of(game.id).adviser",
        'return "child"',
        of("ui/test_races", "ordinary_memory"),
    ),
    (KABUKI + "mind/__init__.py", "    undominated=undominated,\n", "", of("players/test_domination")),
    (RAINBOW + "mind/__init__.py", "undominated=undominated, ", "", of("players/test_domination")),
    (
        RAINBOW + "mind/dominated.py",
        "if prize.value * prize.number == most]",
        "if prize.value == max(p.value for p in prizes)]",
        of("players/test_domination"),
    ),
    (
        RAINBOW + "mind/hints.py",
        'key = "players.hint.rainbow.most" if points == most else "players.hint.rainbow.prize"',
        'key = "players.hint.rainbow.most"',
        of("players/test_worthwhile", "hint"),
    ),
    (K + "players/process.py", "        self._rng.seed(request.seed)\n", "", of("players/test_thinker", "here")),
    (
        K + "players/thinker.py",
        "        for future in unanswered:\n            future.cancel()\n",
        "",
        of("players/test_thinker", "cancel") + of("ui/test_window", "really_thinks"),
    ),
    (
        K + "ui/conducting/advisers.py",
        'view, seed = self._match.view(seat), f"{self.seed(seat)}/hint"',
        'view, seed = self._match.view(0), f"{self.seed(seat)}/hint"',
        of("ui/test_races", "hint"),
    ),
    (
        K + "ui/conducting/advisers.py",
        "        self._turns += 1\n        self._thinker.cancel()",
        "        self._thinker.cancel()",
        of("ui/test_window", "really_thinks"),
    ),
    (
        K + "ui/conducting/conductor.py",
        "        self.turns += 1\n",
        "",
        of("ui/test_window", "is_void"),
    ),
    (
        K + "ui/conducting/conductor.py",
        "        self._advisers.interrupt()\n",
        "",
        of("ui/test_window", "really_thinks"),
    ),
    (
        K + "ui/conducting/advisers.py",
        "breath = BREATH + (BETWEEN if self._after_another(seat) or self._after_gains() else 0)",
        "breath = BREATH",
        of("ui/test_pace"),
    ),
)

LED = (
    (
        K + "ui/conducting/conductor.py",
        "            await self._stage.curtain(seat)\n        self.viewer, self._at_screen = seat, True\n        self._stage.look_from(seat)\n        self.show()\n",
        "            self._stage.look_from(seat)\n            await self._stage.curtain(seat)\n        self.viewer, self._at_screen = seat, True\n        self._stage.look_from(seat)\n        self.show()\n",
        of("ui/test_window", "curtain or hand")
        + of("ui/test_moments", "curtain or hand_lies")
        + of("ui/test_pace", "curtain"),
    ),
    (
        K + "ui/conducting/conductor.py",
        "            await self._stage.curtain(seat)\n        self.viewer, self._at_screen = seat, True\n",
        "            self.viewer = seat\n            self.show()\n            await self._stage.curtain(seat)\n        self.viewer, self._at_screen = seat, True\n",
        of("ui/test_window", "curtain or hand")
        + of("ui/test_moments", "curtain or hand_lies")
        + of("ui/test_pace", "curtain"),
    ),
    (
        K + "ui/conducting/conductor.py",
        "hidden = not self._at_screen and",
        "hidden = False and",
        of("ui/test_moments", "no_hand_lies_open"),
    ),
    (
        K + "ui/conducting/conductor.py",
        "            await asyncio.shield(asyncio.wrap_future(self._kept))\n",
        "            pass\n",
        of("ui/test_keeping", "waits_until"),
    ),
    (
        K + "match/decisions.py",
        "return step.seat in (humans or range(len(match.sitters))) and not step.action.on_time_out",
        "return step.seat in (humans or range(len(match.sitters)))",
        of("ui/test_races", "undone"),
    ),
    (
        K + "ui/conducting/conductor.py",
        "        if self._hint_wanted:\n            self.hint()\n",
        "",
        of("ui/test_moments", "too_early"),
    ),
    (
        K + "ui/conducting/race.py",
        "if reason is None and seat not in self._warned:",
        "if False:",
        of("ui/test_races", "asked_back"),
    ),
    (
        K + "ui/conducting/conductor.py",
        "for seat in self._humans() if seat != self.viewer]",
        "for seat in self._humans()]",
        of("ui/test_keeping", "asked"),
    ),
    (
        K + "ui/playing/table_page.py",
        "            self._scene.talk.tell(text, why=ruled)\n",
        "            self._scene.talk.tell(text, why=False)\n",
        of("ui/test_rulebook", "why or reason"),
    ),
    (
        K + "ui/playing/table_page.py",
        "            self._conductor.pause(bool(self._distractions))\n\n    def event",
        "            pass\n\n    def event",
        of("ui/test_races", "keeps_one_from"),
    ),
    (
        K + "ui/window/window_menu.py",
        'self.tr("Copy the deal number {seed}").format(seed=match.seed)',
        'self.tr("Copy the deal number {seed}").format(seed=0)',
        of("ui/test_window", "deal"),
    ),
    (K + "match/window.py", "if self.closes is not None and at > self.closes:", "if False:", of("test_window")),
    (K + "match/window.py", "key=lambda entry: entry[:2])", "key=lambda entry: entry[1])", of("test_window")),
    (K + "match/window.py", "entry[0] <= now - GRACE)", "entry[0] <= now)", of("test_window")),
    (K + "match/window.py", "            self.opened += self._clock() - self._paused_at\n", "", of("test_window")),
    (
        K + "match/window.py",
        "later = [when - at for when, seat in others if seat != caller]",
        "later = [when - at for when, seat in others]",
        of("test_window"),
    ),
    (
        K + "ui/pictures/state_in_words.py",
        "if self._you in acting:",
        "if False:",
        of("ui/test_two_ways", "words or state or move"),
    ),
    (
        K + "ui/result/standings.py",
        "key=lambda standing: (standing.place, standing.seat)",
        "key=lambda standing: (-standing.place, standing.seat)",
        of("ui/test_result", "place_and_score or winner_is_told or screen_reader"),
    ),
    (
        K + "ui/result/standings.py",
        "you=you if you in outcome.winners else None",
        "you=you",
        of("ui/test_result", "is_you"),
    ),
    (
        K + "ui/result/standings.py",
        'return f"+{self.points}" if self.final else str(self.points)',
        "return str(self.points)",
        of("ui/test_result", "at_the_end_is_added"),
    ),
    (
        K + "ui/result/items.py",
        '.set_edge("win" if won else "")',
        '.set_edge("")',
        of("ui/test_result", "share_the_victory or place_and_score"),
    ),
)

SAVED = (
    (
        K + "match/history/entry.py",
        "        dumped(found).encode()  # half",
        "        dumped(found)  # half",
        of("match/test_hostile_history", "matches-options"),
    ),
    (
        K + "match/history/file.py",
        '            file.execute(f"CREATE TEMP VIEW {table} AS SELECT {nothing} WHERE 0")',
        "            raise",
        of("test_old_data", "takes_nothing"),
    ),
    (
        K + "ui/dialogs/files.py",
        'text.encode(errors="replace")',
        "text.encode()",
        of("ui/test_plain_text", "half_a_sign"),
    ),
    (
        K + "ui/controls/on_screen.py",
        "QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, os.devnull)",
        "pass",
        of("test_security", "outside_of_its_own"),
    ),
    (
        K + "players/spawning.py",
        "    with _nobody_tracks():\n        process.start()",
        "    process.start()",
        of("analyst/test_work", "no_other_process"),
    ),
    (
        K + "analyst/standing.py",
        "not 0 <= written <= MOST_WORTH",
        "False",
        of("ui/test_skill", "damaged_file"),
    ),
    (
        K + "ui/lobby/lobby.py",
        "self._arrange_left(*self._left)  # the",
        "self._arrange()  # the",
        of("ui/test_practice", "how_many_are_due"),
    ),
    (
        K + "match/journal.py",
        'lines = [{"cursor": meet}] if meet != self._cursor else []',
        "lines = []",
        of("test_journal"),
    ),
    (
        K + "match/journal.py",
        "            break  # what was written after",
        "            continue  # what was written after",
        of("test_journal", "damaged_line"),
    ),
    (
        K + "match/journal.py",
        "            elif stands(self._file.fileno(), self.path, len(self._content)):",
        "            elif True:",
        of("ui/test_replaced"),
    ),
    (K + "match/journal.py", "for line in lines[1:-1]:", "for line in lines[1:-2]:", of("test_journal")),
    (
        K + "match/record.py",
        '{"at": branch.at, "moves": [write_step(step) for step in branch.steps]} for branch in match.left_lines()',
        '{"at": branch.at, "moves": [write_step(step) for step in branch.steps]} for branch in match.branches',
        of("test_match", "not_replaced"),
    ),
    (
        K + "match/record.py",
        'if not _alike(written["result"], None if outcome is None else write_outcome(outcome)):',
        "if False:",
        of("test_record"),
    ),
    (
        K + "match/record.py",
        'raise BadRecord(Reason("match.irrevocable"), line.irrevocable)',
        "pass",
        of("test_round_trip", "undone_entries"),
    ),
    (
        K + "match/record.py",
        'pace = {} if step.pace is None else {"pace": list(step.pace)}',
        "pace = {}",
        of("test_record") + of("test_round_trip"),
    ),
    (
        K + "match/history/entry.py",
        "return self.place == 1",
        "return self.place is not None",
        of("match/test_history", "figures or shared") + of("ui/test_history", "charts or words or list"),
    ),
    (
        K + "match/history/entry.py",
        "key=lambda seat: self.places[seat])",
        "key=lambda seat: self.scores[seat])",
        of("match/test_history", "winners_come_first"),
    ),
    (
        K + "match/history/entry.py",
        '(entry.game not in BOXES, "an unknown game"),',
        "",
        of("match/test_history", "makes_no_sense"),
    ),
    (K + "match/history/figures.py", "sum(wins * (losses = 0))", "sum(wins)", of("match/test_history", "figures")),
    (
        K + "match/history/figures.py",
        "total(points) / sum(matches)",
        "total(points)",
        of("match/test_history", "figures"),
    ),
    (
        K + "match/history/query.py",
        "conditions.append(f\"({' OR '.join(ways)})\")",
        "conditions.append(f\"({' OR '.join(ways[:1])})\")\n            del values[-len(ways) + 1 :]",
        of("match/test_history", "looked_for"),
    ),
    (
        K + "match/history/export.py",
        """return f"'{text}" if normal(text).strip().startswith(""",
        "return text if normal(text).strip().startswith(",
        of("match/test_hostile_history", "formula"),
    ),
    (
        K + "ui/keeping/keeper.py",
        "kept = (one for one in found if worth_continuing(one.match))",
        "kept = (one for one in found)",
        of("ui/test_shelf", "nobody_has_touched"),
    ),
    (
        K + "ui/keeping/keeper.py",
        "key=lambda one: one.left, reverse=True)",
        "key=lambda one: one.left)",
        of("ui/test_shelf", "leaves_the_others or gone_have_left or each_is_continued"),
    ),
    (
        K + "ui/keeping/keeper.py",
        "                self._shelve(self._path)\n                take_from_shelf(path, self._path)\n",
        "                take_from_shelf(path, self._path)\n",
        of("ui/test_shelf", "taken_up"),
    ),
    (
        K + "ui/keeping/keeper.py",
        "                    self.history.delete([self._ended[1]])",
        "                    pass",
        of("ui/test_keeping", "ends_otherwise"),
    ),
    (
        K + "match/shelf.py",
        "done = bool(match.branches) or any(step.seat != CHANCE for step in match.steps)",
        "done = True",
        of("ui/test_shelf", "nobody_has_touched"),
    ),
    (
        K + "match/shelf.py",
        "return done and any(sitter.human for sitter in match.sitters)",
        "return done",
        of("ui/test_shelf", "has_a_part"),
    ),
    (
        K + "ui/settings/preferences.py",
        "type(value) is type(default) and _is_text(value) and",
        "type(value) is type(default) and",
        of("ui/test_preferences") + of("test_security"),
    ),
    (K + "ui/settings/preferences.py", "    _tell_keys_apart(preferences)\n", "", of("ui/test_calls", "still_calls")),
    (
        K + "ui/settings/preferences.py",
        '"speed": lambda value: value in SPEEDS,',
        '"speed": lambda value: True,',
        of("ui/test_preferences", "cannot_be_chosen"),
    ),
    (
        K + "ui/settings/preferences.py",
        "            wrong.append(name)\n",
        "            pass\n",
        of("ui/test_keeping", "broken_preferences") + of("ui/test_calls", "wrong_preferences"),
    ),
    (K + "core/files.py", "    os.fsync(file.fileno())\n", "    pass\n", of("test_files")),
)

SPOKEN = (
    (
        K + "match/speech.py",
        'return [f"{key}@{name}" for name, seat in about.items()',
        "return [key for name, seat in about.items()",
        of("test_speech"),
    ),
    (
        K + "match/speech.py",
        "if name.startswith(_FIRST_STRONG) or not any(",
        "if True or not any(",
        of("test_speech", "right_to_left"),
    ),
    (
        K + "match/speech.py",
        'return say("match.between", translate=translate).join(',
        'return "".join(',
        of("test_speech", "in_a_row"),
    ),
    (
        K + "match/speech.py",
        "if sitter.human or key not in SOURCES:",
        "if key not in SOURCES:",
        of("test_speech", "script_of_the_reader"),
    ),
    (
        RAINBOW + "rules/texts.py",
        '"{who} bid a SET: {cards}."',
        '"{who} bid a SET."',
        of("games/test_rainbow_matches") + of("scene/test_rainbow_words") + seen("rainbow-2"),
    ),
    (
        KALEIDO + "stage/words.py",
        'return self.tr("{name}, your turn").format(name=name) if name else self.tr("Your turn")',
        'return self.tr("Your turn")',
        of("ui/test_moments", "who_is_meant"),
    ),
    (
        K + "scene/kit/phrases.py",
        'return text.replace(_HELD_SPACE, " ").replace(JOINER, "")',
        "return text",
        of("scene/test_phrases"),
    ),
    (K + "scene/kit/text.py", "return [*out, elided(rest, font, room)]", "return out", of("scene/test_kit")),
    (
        K + "ui/settings/language.py",
        "    if preference in LANGUAGES:\n        return preference\n",
        "",
        of("ui/test_preferences", "whatever_the_system"),
    ),
    (
        LAYERING + "rules/explain.py",
        "    if not bit & view.free:\n        owner",
        "    if bit & view.free:\n        owner",
        of("test_explaining", "a_coin_tells"),
    ),
    (
        LAYERING + "rules/explain.py",
        "            return any(self._grows((*chain, card)) for chain in chains)",
        "            return True",
        of("test_explaining", "what_serves"),
    ),
    (
        LAYERING + "rules/explain.py",
        "tuple(size for size in sizes if size > len(chain.best))",
        "tuple(size for size in sizes if size < len(chain.best))",
        of("test_explaining", "three_odd"),
    ),
    (
        KALEIDO + "rules/explain.py",
        "most = max((present.count(colour)",
        "most = min((present.count(colour)",
        of("test_explaining", "meeting_point"),
    ),
    (
        RAINBOW + "rules/explain.py",
        "ahead, other = view.bids[view.ranking[place - 1]]",
        "ahead, other = view.bids[view.ranking[0]]",
        of("test_explaining", "ribbon"),
    ),
    (
        K + "scene/explaining.py",
        'new.pieces[piece] = replace(spot, ring="serve")',
        "new.pieces[piece] = spot",
        of("scene/test_explaining", "serves_it"),
    ),
    (
        K + "models/news.py",
        "if step.seat != CHANCE",
        "if step.seat < -99",
        of("models/test_news", "before_ones_first_turn"),
    ),
    (
        K + "scene/moments.py",
        "self._flying[seat] += points",
        "self._flying[seat] += 0",
        of("ui/test_unfolding", "count_when_they_arrive"),
    ),
    (
        K + "scene/moments.py",
        "self._flying[seat] -= points",
        "self._flying[seat] -= 1",
        of("ui/test_unfolding", "count_when_they_arrive"),
    ),
    (
        K + "scene/reading.py",
        "scene.moments.finish()  # who",
        "# who",
        of("ui/test_unfolding", "points_that_fly"),
    ),
    (
        K + "scene/table_scene.py",
        "self.carrying.pull(key, at)  # the pointer",
        "pass  # the pointer",
        of("scene/test_pulling", "while_things_move and wrong"),
    ),
    (
        K + "ui/playing/unfolding.py",
        "if not scene.tells_rounds:",
        "if scene is not None:",
        of("ui/test_unfolding", "kabuki_tells"),
    ),
    (
        K + "ui/playing/unfolding.py",
        "standing[seat] if scene.open_points",
        "1 + seat if scene.open_points",
        of("ui/test_unfolding", "how_all_stand"),
    ),
    (
        K + "ui/result/reveal.py",
        "piece.set_face(scored.back)",
        "pass",
        of("ui/test_result", "turned_over"),
    ),
    (
        K + "ui/result/pieces.py",
        "*hand.lay(right, on)",
        "",
        of("ui/test_result", "turned_over"),
    ),
    (
        K + "scene/host.py",
        "PUBLIC if secret else scene.viewer",
        "scene.viewer",
        of("scene/test_explaining", "passes_on"),
    ),
)

LOOKED_BACK = (
    (
        A + "analysis.py",
        "if decision.seat != seat)",
        "if decision.seat == seat)",
        of("analyst/test_analysis", "adds_up"),
    ),
    (
        A + "analysis.py",
        "return self.loss > SURE * self.played.error + LEAST",
        "return True",
        of("analyst/test_analysis", "may_be_chance"),
    ),
    (
        A + "analyst.py",
        "means = (sum(parts) / DEALS for",
        "means = (max(parts) for",
        of("analyst/test_analysis", "could_have_come_counts"),
    ),
    (
        A + "analyst.py",
        "now = self._judge.possible(_less(now, lucks[at]))",
        "now = self._judge.possible(now)",
        of("analyst/test_analysis", "luck_is_told_of_every"),
    ),
    (
        A + "analyst.py",
        "return self._outcome is not None or self._judge.open_book(",
        "return True or self._judge.open_book(",
        of("analyst/test_analysis", "stays_so_while"),
    ),
    (
        A + "analyst.py",
        "if self._doubt(piece) <= SURE:",
        "if self._doubt(piece) > SURE:",
        of("analyst/test_analysis", "in_doubt"),
    ),
    (
        A + "work.py",
        "left = [piece for piece in pieces if not analyst.knows(piece)]",
        "left = [piece for piece in pieces if analyst.knows(piece)]",
        of("analyst/test_analysis", "goes_on_and_finds"),
    ),
    (
        K + "players/judge.py",
        "return max(_error(apart), FEW.get(len(means), 1.0) * _error(means))",
        "return _error(apart)",
        of("analyst/test_analysis", "trees_that_disagree"),
    ),
    (
        K + "players/judge.py",
        "return [*self._usual.result(outcome), *won(outcome)]",
        "return [*self._usual.result(outcome), *self._usual.result(outcome)]",
        of("analyst/test_analysis", "worked_out"),
    ),
    (
        G + "kabuki/mind/judge.py",
        "return min(masks.count(masks[-1]) - 1, state.tokens[state.turn])",
        "return min(masks.count(masks[-1]), state.tokens[state.turn])",
        of("analyst/test_analysis", "perfect_memory"),
    ),
    (
        G + "kabuki/mind/hindsight.py",
        "since = view.laid - 1 - _last_time",
        "since = view.laid - _last_time",
        of("analyst/test_words", "how_long"),
    ),
    (
        A + "words.py",
        "apart >= CLOSE[analysis.unit] and apart > SURE * doubt",
        "apart >= CLOSE[analysis.unit]",
        of("analyst/test_words", "may_be_chance"),
    ),
    (
        A + "words.py",
        "if begun <= at), None)",
        "if begun < at), None)",
        of("analyst/test_words", "rounds_are_found"),
    ),
    (
        A + "book.py",
        "box = min(card.box + 1, len(WAITS) - 1) if right else 0",
        "box = min(card.box + 1, len(WAITS) - 1)",
        of("analyst/test_book", "later_and_later"),
    ),
    (
        A + "book.py",
        "if not one.card.good and one.card.due <= today)",
        "if one.card.due <= today)",
        of("analyst/test_book", "only_what_is_due"),
    ),
    (
        K + "ui/review/looking.py",
        "if number != self._number:\n            return  # of another match",
        "if number != self._number and analysis is None:\n            return  # of another match",
        of("ui/test_review", "of_another_match"),
    ),
    (
        K + "ui/playing/table_view.py",
        "self.setTransform(QTransform.fromScale(shrunk * self._zoom, shrunk * self._zoom))",
        "self.setTransform(QTransform())",
        of("ui/test_review", "table_is_whole"),
    ),
)

FIRST = [*RULED, *TOLD_BY_VIEWS, *SEEN, *MODELS, *THOUGHT, *LED, *SAVED, *SPOKEN, *LOOKED_BACK]
