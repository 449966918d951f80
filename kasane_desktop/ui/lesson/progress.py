"""How far the lessons have come, in the preferences."""

from __future__ import annotations

from kasane_desktop.ui.settings.preferences import Preferences


def step_of(preferences: Preferences, lesson: str) -> str:
    """The step at which a lesson was left; "" if it was not begun, or is finished and begins anew."""
    kept = preferences.lessons.get(lesson, {})
    return str(kept.get("step", ""))


def is_done(preferences: Preferences, lesson: str) -> bool:
    """Whether a lesson has been brought to its end once."""
    return preferences.lessons.get(lesson, {}).get("done") is True


def keep_step(preferences: Preferences, lesson: str, step: str, *, done: bool) -> bool:
    """Whether that is anything new."""
    before = preferences.lessons.get(lesson)
    kept = preferences.lessons[lesson] = {"step": "" if done else step, "done": done or is_done(preferences, lesson)}
    return kept != before
