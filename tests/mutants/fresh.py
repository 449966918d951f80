"""Faults in modules that no other list touches."""

from __future__ import annotations

from tests.mutants.faults import K, Runs, of

LOBBY = of("ui/test_setup") + of("ui/test_lobby") + of("ui/test_lobby_memory") + of("test_speech")
MOMENTS = of("ui/test_moments", "curtain or hand_lies or question or beneath")

FRESH: tuple[tuple[str, str, str, Runs], ...] = (
    (K + "ui/setup.py", "if count <= USUAL_SEATS)", "if count < USUAL_SEATS)", LOBBY),
    (K + "ui/setup.py", "if colour not in _colours(setup))", ")", LOBBY),
    (K + "ui/setup.py", "for seat, sitter in enumerate(setup.sitters) if seat != but}", "for seat, sitter in enumerate(setup.sitters)}", LOBBY),
    (K + "ui/setup.py", "(*crests[at + 1 :], *crests[: at + 1])", "(*crests[: at + 1], *crests[at + 1 :])", LOBBY),
    (K + "ui/setup.py", "setup = seat_computer(rename(setup, seat, \"\"), seat, level)", "setup = seat_computer(setup, seat, level)", LOBBY),
    (K + "ui/setup.py", "crest = sitter.name[0].upper() if sitter.name else", "crest =", LOBBY),
    (K + "ui/setup.py", "if option.counts is None or seats in option.counts]", "]", LOBBY),
    (K + "ui/setup.py", "\"seed\": setup.seed if setup.pinned else None}", "\"seed\": setup.seed}", LOBBY),
    (K + "ui/setup.py", "return setup if distinct and", "return setup if", LOBBY),
    (K + "ui/curtain.py", "        self._dead.start(DEAD)\n", "", MOMENTS),
    (K + "ui/curtain.py", "        if not event.isAutoRepeat():\n            super().keyPressEvent(event)", "        super().keyPressEvent(event)", MOMENTS),
    (K + "ui/curtain.py", "announce(self, joined(self._title, self._note), urgent=True)", "pass", of("ui/test_moments", "only_its_button")),
    (K + "ui/question.py", "            self._before.setFocus()\n", "            pass\n", of("ui/test_moments", "computers_wait")),
    (K + "ui/question.py", "        if event.key() == Qt.Key.Key_Escape:\n            self.vanish()", "        pass", of("ui/test_keeping", "escape")),
)  # fmt: skip
