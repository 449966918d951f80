"""Faults in what was written lately: looking back and the book of mistakes, sounds, keys, sizes of text, what tables
explain, what nobody would choose, and the facts that rules tell scenes."""

from __future__ import annotations

from tests.mutants.faults import A, G, K, of

TOLD = (
    (
        G + "kaleido/rules/explain.py",
        '        if not won:\n            yield _tell("nobody")\n',
        "",
        of("test_explaining", "nothing_to"),
    ),
    (
        G + "kaleido/rules/explain.py",
        "if totals[seat] == max(totals)",
        "if points[seat] == max(points)",
        of("test_explaining", "kaleido_tells"),
    ),
    (
        G + "rainbow/rules/explain.py",
        '"rank-so-far" if open_still else "rank"',
        '"rank"',
        of("test_explaining", "ribbon"),
    ),
    (
        G + "rainbow/rules/explain.py",
        "if place:\n        ahead",
        "if place > 1:\n        ahead",
        of("test_explaining", "ribbon"),
    ),
    (
        G + "layering/rules/explain.py",
        "above = len(view.rows[row]) - 1 - index",
        "above = index",
        of("test_explaining", "rows_seats"),
    ),
    (
        G + "layering/rules/explain.py",
        "    end = specials + sum(bonus",
        "    end = sum(bonus",
        of("test_explaining", "rows_seats"),
    ),
    (
        G + "layering/rules/explain.py",
        "if laid < ENOUGH and kinds:",
        "if laid <= ENOUGH and kinds:",
        of("test_explaining", "rows_seats"),
    ),
    (
        G + "layering/rules/explain.py",
        "        elif index + 1 + specials >= ENOUGH:",
        "        elif index + specials >= ENOUGH:",
        of("test_explaining", "rows_seats"),
    ),
    (
        G + "kabuki/mind/hindsight.py",
        "        before.pop()\n",
        "        pass\n",
        of("analyst/test_words") + of("players/test_kabuki_memory"),
    ),
    (
        G + "kabuki/mind/hindsight.py",
        '"better": best + 1',
        '"better": best',
        of("analyst/test_words") + of("players/test_kabuki_memory"),
    ),
    (
        G + "kabuki/mind/dominated.py",
        "masks[-1] == masks[-2]",
        "masks[-1] in masks[:-1]",
        of("players/test_worthwhile"),
    ),
    (G + "kabuki/mind/dominated.py", "if len(masks) == 1:", "if len(masks) <= 2:", of("players/test_worthwhile")),
    (G + "kabuki/mind/dominated.py", "] if empty else view.actions", "]", of("players/test_worthwhile")),
    (
        G + "layering/mind/dominated.py",
        "if not any(_better(other, end) for other in ends.values())]",
        "]",
        of("players/test_domination", "kimono and careless"),
    ),
    (
        G + "rainbow/mind/dominated.py",
        "if view.turn != len(view.order) - 1:\n        return False\n",
        "if False:\n        return False\n",
        of("players/test_worthwhile"),
    ),
    (
        G + "rainbow/mind/dominated.py",
        "if prize.value * prize.number == most",
        "if prize.value == most",
        of("players/test_worthwhile"),
    ),
)

LOOKED_BACK = (
    (A + "book.py", "wanted = min(MOST_GOOD, max(1,", "wanted = min(MOST_GOOD, max(0,", of("analyst/test_book")),
    (
        A + "words.py",
        "points=signed(luck, unit, translate))",
        "points=signed(-luck, unit, translate))",
        of("analyst/test_words"),
    ),
    (A + "standing.py", "    if strongest - weakest >= MOST_LEVELS:\n        return None\n", "", of("ui/test_skill")),
    (
        A + "analysis.py",
        "- fair - own - others, own, others)",
        "- fair - own, own, others)",
        of("analyst/test_analysis"),
    ),
    (
        A + "work.py",
        "yield Progress(round(behind + part * done",
        "yield Progress(round(part * done",
        of("analyst/test_work"),
    ),
    (
        K + "ui/review/curve.py",
        "Qt.Key.Key_Left: self._at - 1",
        "Qt.Key.Key_Left: self._at - 2",
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/curve.py",
        "values = zip(self._names, self._analysis.curve[at], strict=True)",
        "values = zip(self._names, self._analysis.curve[max(0, at - 1)], strict=True)",
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/curve.py",
        "2.6 if seat == self._own else 1.7",
        "1.7 if seat == self._own else 2.6",
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/curve.py",
        "return area.bottom() - area.height() * (value - low)",
        "return area.top() + area.height() * (value - low)",
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/panel.py",
        "better = advised(self.match, decision.at, decision.best.action, names",
        "better = advised(self.match, decision.at, decision.chosen, names",
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/panel.py",
        "luckiest = max(range(len(chance.luck)), key=lambda seat: abs(chance.luck[seat]))",
        "luckiest = max(range(len(chance.luck)), key=lambda seat: chance.luck[seat])",
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/panel.py",
        "return sorted(self.analysis.faults(self._own), key=lambda decision: decision.at)",
        "return self.analysis.faults(self._own)",
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/panel.py",
        "self.trial.next.clicked.connect(lambda: self._put(self._tried + 1))",
        "self.trial.next.clicked.connect(lambda: self._put(self._tried))",
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/trial.py",
        "self.solution.setVisible(not said.right)",
        "self.solution.setVisible(True)",
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/trial.py",
        'self.tr("Finish") if self._last else',
        'self.tr("Finish") if not self._last else',
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/balance.py",
        'side = "l" if long >= 0 else "r"',
        'side = "r" if long >= 0 else "l"',
        of("ui/test_review_panel"),
    ),
    (
        K + "ui/review/asking.py",
        "        host.scene.touched.connect(self._explain)\n",
        "",
        of("ui/test_practice") + of("ui/test_review"),
    ),
    (
        K + "ui/practice/page.py",
        "when = QLocale().toString(QDate(day.year, day.month, day.day)",
        "when = QLocale().toString(QDate(day.year, day.month, 1)",
        of("ui/test_practice", "days_pass"),
    ),
    (
        K + "ui/practice/page.py",
        "self.looked.emit(self.asked.match, self.asked.decision.at)",
        "self.looked.emit(self.asked.match, 0)",
        of("ui/test_practice", "whole_match"),
    ),
    (
        K + "ui/practice/page.py",
        "self.ahead.clicked.connect(lambda: self.book.sit_down(self._open, ahead=True))",
        "self.ahead.clicked.connect(lambda: self.book.sit_down(self._open))",
        of("ui/test_practice", "days_pass"),
    ),
    (
        K + "ui/practice/book.py",
        "        history.look_anew(filed.match)\n",
        "",
        of("ui/test_practice", "found_out_anew"),
    ),
    (
        K + "ui/practice/filling.py",
        "        self._quiet = 0\n        if not self._free():",
        "        if not self._free():",
        of("ui/test_filling", "page_to_page"),
    ),
)

HEARD_AND_SET = (
    (
        K + "sound/bank.py",
        "if n != last or len(variants) == 1",
        "if n == last or last is None",
        of("sound/test_player") + of("sound/test_mixer") + of("sound/test_made"),
    ),
    (K + "sound/bank.py", "length // 2 * 2]", "length // 4 * 2]", of("sound/test_made") + of("sound/test_player")),
    (
        K + "sound/player.py",
        "self._last.get(name, -NEAR) < NEAR",
        "self._last.get(name, -NEAR) < 0",
        of("sound/test_player"),
    ),
    (
        K + "sound/player.py",
        "        if self._retry > self._clock():\n            return\n",
        "",
        of("sound/test_player"),
    ),
    (K + "sound/player.py", "        if self._mixer.silent:\n", "        if True:\n", of("sound/test_player")),
    (
        K + "sound/mixer.py",
        "volume * math.cos(angle), volume * math.sin(angle)",
        "volume * math.sin(angle), volume * math.cos(angle)",
        of("sound/test_mixer"),
    ),
    (
        G + "kabuki/stage/sounds.py",
        "CHECKED + BETWEEN * n",
        "BETWEEN * n",
        of("sound/test_cues", "lies_open"),
    ),
    (
        K + "ui/controls/text_scale.py",
        "return screen_scale(near) * fonts.text_size()",
        "return screen_scale(near)",
        of("ui/test_text_scale") + of("ui/test_text_size"),
    ),
    (
        K + "ui/controls/text_scale.py",
        "room.width() / DESIGNED[0], room.height() / DESIGNED[1]",
        "room.width() / DESIGNED[0], room.width() / DESIGNED[0]",
        of("ui/test_text_scale"),
    ),
    (
        K + "ui/controls/text_scale.py",
        "near if near.isVisible() or above is None else above",
        "near",
        of("ui/test_text_scale", "not_shown_yet"),
    ),
    (
        K + "ui/controls/text_scale.py",
        "grown = max(min(1.0, look.text), min(look.text, room))",
        "grown = look.text",
        of("ui/test_text_scale", "has_room"),
    ),
    (K + "ui/keys/keymap.py", "self._gone = gone - self._meant.keys()", "self._gone = gone", of("ui/test_keymap")),
    (
        K + "ui/keys/keymap.py",
        "return native(*filter(is_key, keys))",
        "return native(*keys)",
        of("ui/test_keymap", "word_on_them"),
    ),
    (
        K + "scene/carrying.py",
        "shown_there = bool(self.reached) and self.reached != self.key",
        "shown_there = False",
        of("scene/test_pulling", "let_go_where and board"),
    ),
    (
        K + "scene/carrying.py",
        "self._grip = QPointF(scene.clicked_at)",
        "self._grip = QPointF(at)",
        of("scene/test_pulling"),
    ),
    (
        K + "scene/explaining.py",
        "        if self._scene.reading and isinstance",
        "        if isinstance",
        of("scene/test_explaining", "in_reading_mode"),
    ),
    (
        K + "lessons/reading.py",
        '    if len(answered) != len(ask.replies):\n        raise _bad(where, "a reply to nothing")\n',
        "",
        of("lessons/test_reading"),
    ),
    (
        K + "lessons/reading.py",
        "        if not pointer.mark and pointer.zone not in zones:",
        "        if not pointer.mark and not pointer.zone:",
        of("lessons/test_reading"),
    ),
    (
        K + "lessons/sitting.py",
        "        self.go(self.number)\n",
        "        self.go(0)\n",
        of("lessons/test_lessons", "back"),
    ),
    (
        K + "match/history/figures.py",
        "sum(wins * (losses = 0)), max(wins)",
        "max(wins), sum(wins * (losses = 0))",
        of("match/test_history"),
    ),
    (
        K + "match/history/query.py",
        'if re.search(r"\\d", word.text):',
        "if word.text.isdigit():",
        of("match/test_history"),
    ),
    (
        K + "match/history/export.py",
        'startswith(("=", "+", "-", "@", "−"))',
        'startswith(("=", "+", "-", "@"))',
        of("match/test_history") + of("match/test_hostile_history"),
    ),
)

FACTS = (
    (
        G + "layering/rules/table.py",
        "fact.AT_LAST(itself - at_once)",
        "fact.AT_LAST(0)",
        of("games/test_layering_matches", "special_card_tells"),
    ),
    (
        G + "layering/rules/table.py",
        "fact.AT_ONCE(at_once)",
        "fact.AT_ONCE(itself)",
        of("games/test_layering_matches", "special_card_tells"),
    ),
    (
        G + "rainbow/rules/table.py",
        "both = 2 * value if number > 1 and view.round > 1 else 0",
        "both = 2 * value if number > 1 else 0",
        of("games/test_rainbow_table"),
    ),
    (G + "rainbow/rules/table.py", "both = 2 * value if", "both = value if", of("games/test_rainbow_table")),
    (
        G + "kabuki/rules/table.py",
        "if check[fact.EQUAL] else {caller: -tokens}",
        "if check[fact.EQUAL] else {layer: -tokens}",
        of("games/test_kabuki_table", "brought_and_cost"),
    ),
    (
        G + "kabuki/rules/table.py",
        "{caller: tokens, layer: -tokens}",
        "{caller: tokens}",
        of("games/test_kabuki_table", "brought_and_cost"),
    ),
    (
        G + "kaleido/rules/table.py",
        "seat[fact.TILES_LEFT] <= 1",
        "seat[fact.TILES_LEFT] <= 2",
        of("games/test_kaleido_matches", "more_than_one_tile"),
    ),
    (
        K + "core/fact.py",
        "return Facts(*self._told.items(), *more._told.items())",
        "return Facts(*more._told.items(), *self._told.items())",
        of("test_facts"),
    ),
)

JUDGED = (
    (
        K + "players/supposing.py",
        "                due += step\n",
        "                due += 2 * step\n",
        of("players/test_supposing"),
    ),
    (
        K + "players/supposing.py",
        "rng.shuffle(self._waiting)",
        "pass",
        of("players/test_supposing"),
    ),
    (
        K + "players/ai.py",
        "self.level.clarity == 1.0 and self.heuristic.sharp_by_value",
        "self.heuristic.sharp_by_value",
        of("players/test_learned", "rainbow"),
    ),
    (
        G + "rainbow/mind/heuristic.py",
        "if phase_of(state) < NEARLY_OVER:",
        "if True:",
        of("players/test_learned", "rainbow"),
    ),
    (
        G + "rainbow/mind/heuristic.py",
        "and self.learned is not None else sys.maxsize",
        "else sys.maxsize",
        of("players/test_learned", "rainbow"),
    ),
    (
        K + "analyst/analyst.py",
        "if needed <= room:",
        "if needed:",
        of("analyst/test_analysis", "closer_looks"),
    ),
    (
        "packaging/compiling.py",
        'if "KASANE_COMPILE" in os.environ:',
        "if not os.environ:",
        of("packaging/test_compiling", "mypyc_fails"),
    ),
)

LATELY = (*TOLD, *LOOKED_BACK, *HEARD_AND_SET, *FACTS, *JUDGED)
