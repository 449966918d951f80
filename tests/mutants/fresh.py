"""Faults in modules that no other list touches."""

from __future__ import annotations

from tests.mutants.faults import KABUKI, KALEIDO, LAYERING, RAINBOW, K, Runs, of

LOBBY = of("ui/test_setup") + of("ui/test_lobby") + of("ui/test_lobby_memory") + of("test_speech")
MOMENTS = of("ui/test_moments", "curtain or hand_lies or question or beneath")
REPORT = of("ui/test_keeping", "report") + of("ui/test_on_screen", "report")
MOTION = of("scene/test_motion_seen", "masks_come or plate_of_its or are_shuffled")
EXACT = of("players/test_exact", "worth_more or gives_up")

FRESH: tuple[tuple[str, str, str, Runs], ...] = (
    (K + "ui/settings/setup.py", "if count <= USUAL_SEATS)", "if count < USUAL_SEATS)", LOBBY),
    (K + "ui/settings/setup.py", "if colour not in _colours(setup))", ")", LOBBY),
    (K + "ui/settings/setup.py", "for seat, sitter in enumerate(setup.sitters) if seat != but}", "for seat, sitter in enumerate(setup.sitters)}", LOBBY),
    (K + "ui/settings/setup.py", "(*crests[at + 1 :], *crests[: at + 1])", "(*crests[: at + 1], *crests[at + 1 :])", LOBBY),
    (K + "ui/settings/setup.py", "setup = seat_computer(rename(setup, seat, \"\"), seat, level)", "setup = seat_computer(setup, seat, level)", LOBBY),
    (K + "ui/settings/setup.py", "crest = initial(sitter.name) or", "crest =", LOBBY),
    (K + "ui/settings/setup.py", "if option.counts is None or seats in option.counts]", "]", LOBBY),
    (K + "ui/settings/setup.py", "\"seed\": setup.seed if setup.pinned else None}", "\"seed\": setup.seed}", LOBBY),
    (K + "ui/settings/setup.py", "return setup if distinct and", "return setup if", LOBBY),
    (K + "ui/playing/curtain.py", "        self._dead.start(DEAD)\n", "", MOMENTS),
    (K + "ui/playing/curtain.py", "        if not event.isAutoRepeat():\n            super().keyPressEvent(event)", "        super().keyPressEvent(event)", MOMENTS),
    (K + "ui/playing/curtain.py", "announce(self, joined(self._title, self._note), urgent=True)", "pass", of("ui/test_moments", "only_its_button")),
    (K + "ui/playing/question.py", "            self._before.setFocus()\n", "            pass\n", of("ui/test_moments", "computers_wait")),
    (K + "ui/playing/question.py", "        if event.key() == Qt.Key.Key_Escape:\n            self.vanish()", "        pass", of("ui/test_keeping", "escape")),
    (K + "ui/playing/question.py", "self.no if self.yes.hasFocus() else self.yes", "self.yes", of("ui/test_moments", "beneath")),
    (K + "ui/dialogs/report.py", "            seat[\"traits\"].pop(\"crest\", None)", "            pass", REPORT),
    (K + "ui/dialogs/report.py", "for name in sorted(filter(None, names), key=len, reverse=True)", "for name in ()", REPORT),
    (K + "ui/dialogs/report.py", "return _BARE.sub(\"…\", _QUOTED.sub(r\"\\1…\\1\", text))", "return text", REPORT),
    (K + "ui/keeping/library.py", "        if self._latest.get(asked.subject) != asked.number:\n            return\n        del", "        del", of("ui/test_history", "only_the_last")),
    (K + "ui/keeping/library.py", "        self._latest.clear()\n", "", of("ui/test_history", "leaving_hears")),
    (K + "ui/history/words.py", "return all(word in told", "return any(word in told", of("ui/test_history", "either_name")),
    (K + "ui/history/words.py", "*entry.names,  # a computer", "# a computer", of("ui/test_history", "either_name")),
    (K + "ui/history/words.py", "{entry.places[seat]}. ", "{seat + 1}. ", of("ui/test_history", "a_result_names")),
    (K + "ui/history/skill.py", "        if len(levels) > 1:\n", "        if levels:\n", of("ui/test_skill", "have_their_rows")),
    (K + "ui/history/skill.py", "shown = value * 100 if unit is Unit.CHANCE else value", "shown = value * 100", of("ui/test_skill", "have_their_rows")),
    (K + "ui/history/skill.py", "if found.weakest == found.strongest:", "if True:", of("ui/test_skill", "several_levels")),
    (K + "ui/history/skill.py", "return self.area.bottom() - self.area.height() * (value", "return self.area.top() + self.area.height() * (value", of("ui/test_skill", "several_levels")),
    (K + "ui/replay/bar.py", "self.slider.setValue(self.slider.value() - 1)", "self.slider.setValue(self.slider.value() - 2)", of("ui/test_replay", "buttons_slider")),
    (K + "ui/replay/bar.py", "self.paced.emit(SPEEDS[n])", "self.paced.emit(SPEEDS[0])", of("ui/test_replay", "speed_that")),
    (K + "ui/replay/bar.py", "self.looked.emit(self.eyes[n].seat)", "self.looked.emit(n)", of("ui/test_replay", "crest_shows")),
    (K + "ui/playing/log_panel.py", "        if not self._jumps:\n", "        if self._jumps:\n", of("ui/test_replay", "log_of_a_match")),
    (K + "ui/playing/log_panel.py", "data(LogRole.STEP) <= step]", "data(LogRole.STEP) < step]", of("ui/test_replay", "click_in_the_log")),
    (K + "ui/lesson/bar.py", "self.back_button.setEnabled(at > 0)", "self.back_button.setEnabled(True)", of("ui/test_learning", "caption_offers")),
    (K + "ui/lesson/bar.py", "self.take_back_button.setVisible(wrong)", "self.take_back_button.setVisible(done)", of("ui/test_learning", "caption_offers")),
    (K + "players/exact.py", "key=lambda rewards: rewards[mover])", "key=lambda rewards: -rewards[mover])", EXACT),
    (K + "players/exact.py", "        if self._left < 0 or", "        if", EXACT),
    (K + "players/exact.py", "key=lambda entry: -entry[0])", "key=lambda entry: entry[0])", EXACT),
    (K + "players/greedy.py", "return mine - max(totals)", "return mine", of("players/test_greedy", "last_turn")),
    (K + "players/greedy.py", "return max((self._best(after, seat, steps - 1) for after in promising), key=_lead_of)", "return reached", of("players/test_greedy", "last_turn")),
    (K + "players/heuristic.py", "return max(QUICKEST, memory.pace", "return max(0.0, memory.pace", of("players/test_kabuki_memory", "eye_and_hand")),
    (K + "scene/shown.py", "self._zones = zones if change.order is None else", "self._zones = zones if True else", of("scene/test_table_scene", "zone or from_any")),
    (K + "scene/shown.py", "in reversed(range(max(0, last - LOG_LINES), last))]", "in range(max(0, last - LOG_LINES), last)]", of("scene/test_arrangements", "rainbow-2")),
    (K + "scene/shown.py", "        self._log = self._shown = None\n        self.heard.emit()", "        self._log = self._shown = None", of("scene/test_table_scene", "only_the_log")),
    (K + "sound/device.py", "        filled, self._filled = self._filled, False\n", "        filled = self._filled\n", of("sound/test_player", "woken_again")),
    (K + "core/text.py", "if isinstance(value, int) and abs(value) >= 10**12:", "if False:", of("test_names", "few_signs")),
    (KABUKI + "stage/scene.py", "if zone.facts[fact.OPEN]), self._opened)", "if zone.facts[fact.OPEN]), 0)", MOTION),
    (KABUKI + "stage/scene.py", "return self._deck(spot) if kind == zones.UP else None", "return None", MOTION),
    (KABUKI + "stage/scene.py", "return spot.moved(0, self.height() - spot.y + 2 * spot.outline.h)", "return None", MOTION),
    (KALEIDO + "stage/scene.py", "return self._home(self.change.moved[piece].start, spot)", "return None", MOTION),
    (KALEIDO + "stage/scene.py", "return self._home(self.change.moved[piece].goal, spot)", "return None", MOTION),
    (KABUKI + "stage/scene.py", "            # not covered: shuffled for another round\n            return self._deck(spot)", "            return None", MOTION),
    (KALEIDO + "stage/scene.py", "                flight.style = \"slide\"", "                pass", MOTION),
    (KABUKI + "stage/scene.py", "            flight.delay += BETWEEN * order", "            pass", of("scene/test_moments_skipped", "one_after_the_other")),
    (LAYERING + "stage/scene.py", "return self._deck_spot(spot) if piece in self.change.gone and", "return None if piece in self.change.gone and", MOTION),
    (RAINBOW + "stage/scene.py", "                return home_of(self._desk, zone.owner or 0)", "                return None", of("scene/test_rainbow_scene", "who_took_it")),
)  # fmt: skip
