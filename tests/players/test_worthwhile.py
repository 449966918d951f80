"""What nobody would choose who looks: no more than can be seen without any memory, and no less."""

from __future__ import annotations

from kasane_desktop.core.game import CHANCE, Action, perform
from kasane_desktop.games.kabuki.rules.actions import PASS, STOP, Lay, TurnUp
from kasane_desktop.games.kabuki.rules.game import GAME as KABUKI
from kasane_desktop.games.rainbow.mind.hints import reasons
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize
from kasane_desktop.games.rainbow.rules.game import GAME as RAINBOW
from kasane_desktop.players.worthwhile import worthwhile
from tests.games import kabuki_hand as kabuki
from tests.games import rainbow_scenes as rainbow


def calls_on(*masks: int) -> set[Action]:
    """What seat 1 would think about when the last of these has been laid on the others."""
    state = kabuki.begun(3, first=(1 - len(masks)) % 3)  # so that seat 0 lays it
    kabuki.pile(state, masks[:-1])
    kabuki.lay(state, masks[-1])
    return set(worthwhile(KABUKI, KABUKI.view(state, 1)))


def test_a_call_is_out_of_the_question_on_a_first_mask_and_plain_on_one_like_that_below() -> None:
    assert calls_on(kabuki.ONI) == {PASS}
    assert calls_on(kabuki.ONI, kabuki.ONI) == {STOP}
    assert calls_on(kabuki.AI, kabuki.ONI) == {STOP, PASS}


def test_what_is_covered_must_be_remembered() -> None:
    assert calls_on(kabuki.ONI, kabuki.AI, kabuki.ONI) == {STOP, PASS}
    assert calls_on(kabuki.ONI, kabuki.ONI, kabuki.AI) == {STOP, PASS}


def test_a_mask_is_not_laid_on_its_like_while_a_stage_is_empty() -> None:
    state = kabuki.begun(3)
    kabuki.pile(state, [kabuki.ONI])
    kabuki.pile(state, [kabuki.AI], 1)
    state.play(CHANCE, TurnUp(kabuki.ONI))
    assert set(worthwhile(KABUKI, KABUKI.view(state, state.turn))) == {Lay(1), Lay(2), Lay(3)}
    perform(state, state.turn, Lay(2))
    kabuki.all_pass(state)
    kabuki.pile(state, [kabuki.HIME], 3)
    state.play(CHANCE, TurnUp(kabuki.ONI))
    assert len(worthwhile(KABUKI, KABUKI.view(state, state.turn))) == 4


def test_the_dearest_prizes_are_taken() -> None:
    state = rainbow.second_round()
    assert worthwhile(RAINBOW, RAINBOW.view(state, rainbow.C)) == [Prize(6, 2)]


def test_a_hint_calls_the_most_only_what_is_the_most() -> None:
    view = RAINBOW.view(rainbow.second_round(), rainbow.C)
    said = {prize: next(reasons(RAINBOW, view, prize)) for prize in (Prize(6, 2), Prize(6, 1))}
    assert said[Prize(6, 2)] == ("players.hint.rainbow.most", {"points": 12})
    assert said[Prize(6, 1)] == ("players.hint.rainbow.prize", {"points": 6})


def test_who_bids_last_of_all_spares_nothing_that_brings_the_choice_forward() -> None:
    hands: rainbow.Hands = {rainbow.A: (5,) * 9, rainbow.C: (6,) * 9, rainbow.F: (1, 1, 2, 2, 2, 3, 3, 3, 4)}
    state = rainbow.dealt(6, hands)
    rainbow.bid(state, (5,) * 9, rainbow.LOW, (6,) * 9)
    view = RAINBOW.view(state, rainbow.D)
    assert list(worthwhile(RAINBOW, view)) == list(view.actions)  # two have no cards left, but two more will bid
    rainbow.bid(state, rainbow.LOW, rainbow.LOW)
    view = RAINBOW.view(state, rainbow.F)
    kept = worthwhile(RAINBOW, view)
    assert {len(bid.cards) for bid in kept if isinstance(bid, Bid)} >= {2}
    assert Bid((1,)) in view.actions
    assert Bid((1,)) not in kept
    state = rainbow.dealt(6, {key: hands[key] for key in (rainbow.A, rainbow.F)})
    rainbow.bid(state, (5,) * 9, *(rainbow.LOW,) * 4)
    view = RAINBOW.view(state, rainbow.F)
    assert list(worthwhile(RAINBOW, view)) == list(view.actions)  # others will go on, and cards count
