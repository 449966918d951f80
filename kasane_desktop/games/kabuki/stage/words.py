"""What the stage of Kabuki says, marked for translation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject

from kasane_desktop.match.speech import is_you


class KabukiWords(QObject):
    """Sentences and labels in the language of the reader."""

    def round_of(self, number: int, rounds: int) -> str:
        return self.tr("Round {round} of {rounds}").format(round=number, rounds=rounds)

    def in_deck(self, number: int) -> str:
        return self.tr("%n in the deck", "", number)

    def masks(self, number: int) -> str:
        return self.tr("%n masks", "", number)

    def just_laid(self) -> str:
        return self.tr("just laid")

    # seats
    def human(self) -> str:
        return self.tr("human")

    def computer(self, level: str) -> str:
        return self.tr("AI · {level}").format(level=level) if level else self.tr("AI")

    def lays(self) -> str:
        return self.tr("lays a mask")

    def laid_it(self) -> str:
        return self.tr("laid it")

    def may_call(self) -> str:
        return self.tr("may call")

    def passed(self) -> str:
        return self.tr("passed")

    def called(self) -> str:
        return self.tr("called")

    def called_after(self, seconds: float) -> str:
        return self.tr("called first, {seconds} s").format(seconds=self._number(seconds, 1))

    def ahead_of_the_next(self, seconds: float) -> str:
        return self.tr("the next call came {seconds} s later").format(seconds=self._number(seconds, 2))

    def _number(self, value: float, digits: int) -> str:
        return QLocale().toString(value, "f", digits)

    def turn_next(self) -> str:
        return self.tr("next")

    def first(self) -> str:
        return self.tr("began this round")

    def tokens(self, number: int) -> str:
        return self.tr("%n tokens", "", number)

    def noted(self, number: int, tokens: int) -> str:
        return self.tr("round {round}: {tokens}").format(round=number, tokens=tokens)

    # the mask that is up
    def lay_it(self, name: str) -> str:
        if is_you(name):
            return self.tr("Lay it on a stage.")
        return self.tr("{name}, lay it on a stage.").format(name=name)

    def how_to_lay(self, keys: str) -> str:
        """`keys` are those for the stages, if they are not the usual ones."""
        if keys:
            return self.tr("Choose a stage, or press {keys}.").format(keys=keys)
        return self.tr("Choose a stage, or press 1 to 4.")

    def is_laying(self, name: str) -> str:
        if is_you(name):
            return self.tr("You look for a stage…")
        return self.tr("{name} looks for a stage…").format(name=name)

    def watch(self) -> str:
        return self.tr("Keep in mind what is about to be covered.")

    def laid_on(self, name: str, stage: int) -> str:
        if is_you(name):
            return self.tr("You laid it on stage {stage}.").format(stage=stage)
        return self.tr("{name} laid it on stage {stage}.").format(name=name, stage=stage)

    def one_below(self) -> str:
        return self.tr("Is there one like it below?")

    def none_below(self) -> str:
        return self.tr("It is the first mask there.")

    def no_pair(self) -> str:
        return self.tr("There can be no pair yet")

    def if_right(self, name: str) -> str:
        if is_you(name):
            return self.tr("Right: 1 of your tokens for each")
        return self.tr("Right: 1 token from {name} for each").format(name=name)

    def if_wrong(self, name: str) -> str:
        return self.tr("Wrong: the caller loses 1") if is_you(name) else self.tr("Wrong: you lose 1")

    def is_dealt(self) -> str:
        return self.tr("The next mask is turned up…")

    def over(self) -> str:
        return self.tr("The curtain falls")

    # the note between the plates
    def title_lay(self, name: str) -> str:
        return self.tr("You lay") if is_you(name) else self.tr("{name} lays").format(name=name)

    def then_call(self) -> str:
        return self.tr("then everyone else may call")

    def first_call(self) -> str:
        return self.tr("First call counts")

    def then_turns(self, name: str) -> str:
        if is_you(name):
            return self.tr("then you get the next mask")
        return self.tr("then {name} gets the next mask").format(name=name)

    def paused(self) -> str:
        return self.tr("Time stands still")

    def paused_why(self) -> str:
        return self.tr("until you are back at the table")

    def last_moves(self) -> str:
        return self.tr("Last moves")

    # the drums
    def strike(self, call: str, name: str) -> str:
        if is_you(name):
            return self.tr("{call} by you").format(call=call)
        return self.tr("{call} by {name}").format(call=call, name=name)

    def drum_off(self, call: str, name: str) -> str:
        if is_you(name):
            return self.tr("{call} by you, not now").format(call=call)
        return self.tr("{call} by {name}, not now").format(call=call, name=name)

    # a call
    def called_right(self, name: str, number: int) -> str:
        if is_you(name):
            return self.tr("You called it: %n below", "equal masks in the stack", number)
        return self.tr("{name} called it: %n below", "equal masks in the stack", number).format(name=name)

    def called_wrong(self, name: str) -> str:
        if is_you(name):
            return self.tr("You were wrong: none below")
        return self.tr("{name} was wrong: none below").format(name=name)

    def tokens_go(self, stage: int, number: int, loser: str, winner: str) -> str:
        if is_you(winner):
            told = self.tr("Stage {stage} is opened · you take %n tokens from {loser}", "", number)
        elif is_you(loser):
            told = self.tr("Stage {stage} is opened · you give %n tokens to {winner}", "", number)
        else:
            told = self.tr("Stage {stage} is opened · %n tokens go from {loser} to {winner}", "", number)
        return told.format(stage=stage, loser=loser, winner=winner)

    def token_lost(self, stage: int, name: str) -> str:
        if is_you(name):
            return self.tr("Stage {stage} is opened · you lose a token").format(stage=stage)
        return self.tr("Stage {stage} is opened · {name} loses a token").format(stage=stage, name=name)

    def one_of(self, number: int, all: int) -> str:
        return self.tr("{number} of {all}").format(number=number, all=all)

    def bottom(self) -> str:
        return self.tr("bottom")

    def top(self) -> str:
        return self.tr("top")

    def cover(self) -> str:
        return self.tr("Cover it again")

    # between two rounds
    def round_over(self, number: int) -> str:
        return self.tr("Round {round} is over").format(round=number)

    def sum(self) -> str:
        return self.tr("Sum")

    def curtain(self) -> str:
        return self.tr("Raise the curtain")

    def goes_on(self, seconds: int) -> str:
        if not seconds:
            return self.tr("Space, or by itself")
        return self.tr("Space, or by itself in {seconds} s").format(seconds=seconds)

    # read aloud
    def list(self, *parts: str) -> str:
        return self.tr(", ", "between parts read aloud").join(part for part in parts if part)

    def opened(self, masks: Sequence[str]) -> str:
        return self.tr("From the bottom to the top: {masks}").format(
            masks=self.tr("; ", "between masks, whose names may have a comma").join(masks)
        )

    def stage(self, number: int, top: str, masks: str) -> str:
        return self.tr("Stage {number}: {top} on top, {masks}").format(number=number, top=top, masks=masks)

    def empty_stage(self, number: int) -> str:
        return self.tr("Stage {number}, empty").format(number=number)

    def lay_on(self, number: int) -> str:
        return self.tr("Lay it on stage {number}").format(number=number)

    # the list of keys
    def key_lay(self) -> str:
        return self.tr("lay the mask on that stage")

    def key_call(self) -> str:
        return self.tr("Stop!, for each human in the order they sit")

    def key_pass(self) -> str:
        return self.tr("pass, likewise")
