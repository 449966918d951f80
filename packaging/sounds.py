"""The sounds of the tables, made by arithmetic alone: struck wood, paper, glass, a drum, plucked strings.

python packaging/sounds.py [FOLDER]      # card-1.wav …, into assets/sounds if no folder is named

A sound is a list of samples between -1 and 1. What rings is a sum of fading sines (`struck`), what rustles is noise
between two frequencies (`rustle`), what is plucked is a string after Karplus and Strong (`plucked`). Each sound has a
few variants, which differ in pitch and in their noise; the numbers of chance are the same every time.
"""

from __future__ import annotations

import math
import struct
import sys
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 24_000
"""Samples a second: nothing here has anything to say above 12 kHz."""
RISE = 0.0005
"""Seconds in which a sound comes from nothing: too few to be heard, enough for the device not to crack."""
FADE, LONG_FADE = 0.012, 0.45
"""Seconds at the end in which a sound goes to nothing: one that was struck, and one that rings."""

Samples = list[float]
Mode = tuple[float, float, float]
"""What rings: frequency, strength, and the seconds in which it falls to a thousandth."""


# --- what sounds are made of ---


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def struck(modes: Sequence[Mode], seconds: float, tune: float = 1.0) -> Samples:
    """A body that was hit once: each of its modes fades by itself."""
    out = silence(seconds)
    for frequency, strength, fall in modes:
        turn, decay = 2 * math.pi * frequency * tune / RATE, math.exp(-6.9 / (fall * RATE))
        level = strength
        for n in range(len(out)):
            out[n] += level * math.sin(turn * n)
            level *= decay
    return out


def filtered(samples: Samples, frequency: float, q: float, kind: str) -> Samples:
    """Through a filter of second order: "low", "high" or "band"."""
    w = 2 * math.pi * frequency / RATE
    alpha, cos = math.sin(w) / (2 * q), math.cos(w)
    b0, b1, b2 = {
        "low": ((1 - cos) / 2, 1 - cos, (1 - cos) / 2),
        "high": ((1 + cos) / 2, -1 - cos, (1 + cos) / 2),
        "band": (alpha, 0.0, -alpha),
    }[kind]
    a0, a1, a2 = 1 + alpha, -2 * cos, 1 - alpha
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def noise(rng: Random, seconds: float) -> Samples:
    return [2 * rng.random() - 1 for _ in range(round(seconds * RATE))]


def rustle(rng: Random, low: float, high: float, rise: float, fall: float) -> Samples:
    """Noise between two frequencies that swells and dies down."""
    heard = filtered(filtered(noise(rng, rise + fall), low, 0.8, "high"), high, 0.7, "low")
    up = max(1, round(rise * RATE))
    return [
        value * (math.sin(math.pi / 2 * n / up) ** 2 if n < up else math.exp(-5.0 * (n - up) / (fall * RATE)))
        for n, value in enumerate(heard)
    ]


def tick(rng: Random, high: float, fall: float) -> Samples:
    """The first instant of a hit."""
    return filtered([v * math.exp(-6.9 * n / (fall * RATE)) for n, v in enumerate(noise(rng, fall))], high, 0.7, "low")


def plucked(rng: Random, frequency: float, seconds: float) -> Samples:
    """A string of silk under an ivory pick: noise goes round, and loses its edge each time (Karplus and Strong).

    The string is tuned between two samples by an allpass, and plucked at an eighth of its length.
    """
    loss = 0.9985 if frequency < 500 else 0.9975
    period = RATE / frequency - 0.5
    whole = int(period - 0.2)
    rest = period - whole
    allpass = (1 - rest) / (1 + rest)
    pick = filtered(noise(rng, whole / RATE + 1 / RATE)[:whole], 1400 + frequency, 0.7, "low")
    comb = max(1, whole // 8)
    line = [pick[n] - pick[n - comb] for n in range(whole)]
    mean = sum(line) / whole
    line = [value - mean for value in line]
    out, last, held, heard = [], 0.0, 0.0, 0.0
    for n in range(round(seconds * RATE)):
        at = n % whole
        value = line[at]
        average = loss * (0.5 * value + 0.5 * last)
        last = value
        heard = allpass * (average - heard) + held
        held = average
        line[at] = heard
        out.append(value)
    string = filtered(out, 90, 0.7, "high")
    loudest = max(map(abs, string))
    return [value / loudest for value in string]


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Sounds together: when each begins, and how strong it is."""
    out: Samples = []
    for at, level, samples in parts:
        first = round(at * RATE)
        out += [0.0] * (first + len(samples) - len(out))
        for n, value in enumerate(samples, first):
            out[n] += level * value
    return out


def in_a_room(samples: Samples, level: float = 0.12, seconds: float = 0.25) -> Samples:
    """With the few early echoes of a room of wood and paper."""
    echoes = [(0.011, 0.7), (0.019, 0.55), (0.029, 0.42), (0.041, 0.3), (0.063, 0.18)]
    dull = filtered(samples, 2600, 0.7, "low")
    tail = [(at, level * strength, dull) for at, strength in echoes if at < seconds]
    return mixed((0.0, 1.0, samples), *tail)


def finished(samples: Samples, seconds: float, peak: float) -> Samples:
    """So long, so loud, without a click at its ends and without a constant part."""
    out = (samples + silence(seconds))[: round(seconds * RATE)]
    out = filtered(out, 30, 0.7, "high")
    fade = round((LONG_FADE if seconds > 0.9 else FADE) * RATE)
    for n in range(fade):
        out[-1 - n] *= n / fade
    rise = round(RISE * RATE)
    for n in range(rise):
        out[n] *= n / rise
    loudest = max(map(abs, out))
    return [value * peak / loudest for value in out]


# --- the sounds ---

LACQUER = ((182.0, 0.55, 0.10), (405.0, 0.5, 0.07), (790.0, 0.28, 0.045), (1730.0, 0.14, 0.03))
SOCKET = ((318.0, 0.5, 0.07), (690.0, 0.25, 0.05))
MARBLE = ((2890.0, 0.5, 0.13), (4710.0, 0.34, 0.10), (7350.0, 0.2, 0.07))
GLASS = (
    *((1930.0, 0.34, 0.34), (1938.0, 0.20, 0.30), (3110.0, 0.22, 0.26), (3126.0, 0.14, 0.22)),
    *((4270.0, 0.10, 0.12), (5230.0, 0.16, 0.15), (8140.0, 0.06, 0.08), (640.0, 0.30, 0.07), (980.0, 0.14, 0.05)),
)
"""Two tones of nearly the same pitch beat against each other: so glass shimmers."""
OAK = ((1040.0, 0.55, 0.16), (1910.0, 0.5, 0.13), (2760.0, 0.34, 0.10), (4120.0, 0.2, 0.07), (520.0, 0.2, 0.10))
MASK = ((330.0, 0.6, 0.13), (672.0, 0.38, 0.09), (1240.0, 0.2, 0.06), (2050.0, 0.08, 0.04))
LOCK = ((236.0, 0.6, 0.13), (530.0, 0.42, 0.09), (1130.0, 0.3, 0.06), (2230.0, 0.12, 0.09))
SKIN = ((1.0, 1.0, 0.30), (1.594, 0.55, 0.17), (2.136, 0.34, 0.11), (2.296, 0.26, 0.10), (2.917, 0.16, 0.06))
"""The modes of a round skin: how many times its lowest pitch, how strong, and the seconds in which they fall."""
# The strings, in the scale miyako-bushi on D: D, E flat, G, A, B flat.
D4, G4, A4, B4, D5, E5, G5, A5, D6 = (293.66, 392.0, 440.0, 466.16, 587.33, 622.25, 783.99, 880.0, 1174.66)


def card(rng: Random, tune: float) -> Samples:
    """A card is laid on lacquer: air, then the tap."""
    air = rustle(rng, 1500, 6500, 0.022, 0.05)
    return mixed((0.0, 0.35, air), (0.02, 1.0, struck(LACQUER, 0.15, tune)), (0.02, 0.8, tick(rng, 5200, 0.012)))


def hand(rng: Random, tune: float) -> Samples:
    """A card slides between others in a hand."""
    slide = rustle(rng, 1300 * tune, 5200 * tune, 0.055, 0.10)
    return mixed((0.0, 1.0, slide), (0.075, 0.45, tick(rng, 3600, 0.02)), (0.075, 0.10, struck(LACQUER, 0.08, tune)))


def deal(rng: Random, tune: float) -> Samples:
    """Several cards, one after the other."""
    parts, at = [], 0.0
    for number in range(7):
        parts.append((at, 0.7 + 0.3 * rng.random(), card(rng, tune * (0.95 + 0.1 * rng.random()))))
        at += 0.058 + 0.012 * rng.random() - 0.002 * number
    return mixed(*parts)


def bead(rng: Random, tune: float) -> Samples:
    """A glass bead falls into its socket, jumps twice and lies."""
    falls = [
        mixed(
            (0.0, 1.0, struck(MARBLE, 0.14, tune * where)),
            (0.0, 0.8, struck(SOCKET, 0.1, tune / where)),
            (0.0, 0.3, tick(rng, 7000, 0.004)),
        )
        for where in (1.0, 1.018, 0.991)  # it never hits the same spot
    ]
    first = 0.074 + 0.01 * rng.random()
    return mixed((0.0, 1.0, falls[0]), (first, 0.36, falls[1]), (1.56 * first, 0.15, falls[2]))


def tile(rng: Random, tune: float) -> Samples:
    """A tile of glass is set into its frame."""
    return in_a_room(mixed((0.0, 0.5, tick(rng, 6500, 0.006)), (0.001, 1.0, struck(GLASS, 0.36, tune))), 0.08)


def board(rng: Random, tune: float) -> Samples:
    """A board is turned on the table, and locks."""
    rub = rustle(rng, 220, 1500, 0.16, 0.20)
    rub = [value * (0.55 + 0.45 * math.sin(2 * math.pi * 21 * n / RATE)) for n, value in enumerate(rub)]
    lock = mixed((0.0, 1.0, struck(LOCK, 0.2, tune)), (0.0, 0.7, tick(rng, 4200, 0.01)))
    return in_a_room(mixed((0.0, 0.9, rub), (0.30, 0.8, lock), (0.345, 0.35, lock)), 0.1)


def mask(rng: Random, tune: float) -> Samples:
    """A mask of light wood is laid on others."""
    return in_a_room(mixed((0.0, 1.0, struck(MASK, 0.2, tune)), (0.0, 0.6, tick(rng, 3800, 0.009))), 0.1)


def clappers(rng: Random, tune: float) -> Samples:
    """Two staves of oak are struck together, twice: stop."""
    hit = mixed((0.0, 1.0, struck(OAK, 0.26, tune)), (0.0, 0.9, tick(rng, 7500, 0.005)))
    return in_a_room(mixed((0.0, 0.8, hit), (0.135, 1.0, hit)), 0.2)


def drum(rng: Random, tune: float) -> Samples:
    """A small drum: the skin gives way, and its pitch falls. High enough for small loudspeakers."""
    out, phase = [], 0.0
    for n in range(round(0.34 * RATE)):
        t = n / RATE
        phase += 2 * math.pi * tune * (142 + 38 * math.exp(-t / 0.022)) / RATE
        out.append(sum(level * math.sin(mode * phase) * math.exp(-6.9 * t / fall) for mode, level, fall in SKIN))
    return in_a_room(mixed((0.0, 1.0, out), (0.0, 1.1, tick(rng, 2400, 0.014))), 0.1)


def refusal(rng: Random, tune: float) -> Samples:
    """Two dull knocks, the second lower: not so."""
    modes = ((210.0, 0.7, 0.09), (448.0, 0.3, 0.06), (890.0, 0.12, 0.035))
    knock, lower = (mixed((0.0, 1.0, struck(modes, 0.1, t)), (0.0, 0.3, tick(rng, 1500, 0.01))) for t in (tune, 0.86))
    return mixed((0.0, 0.9, knock), (0.105, 1.0, lower))


def curtain(rng: Random, tune: float) -> Samples:
    """Heavy cloth is drawn across a stage, its rings after it."""
    cloth = rustle(rng, 260, 1700 * tune, 0.22, 0.46)
    rings = [
        (0.10 + 0.075 * n, 0.05 + 0.03 * rng.random(), struck(MARBLE, 0.06, 0.62 + 0.1 * rng.random()))
        for n in range(5)
    ]
    return mixed((0.0, 1.0, cloth), *rings)


def koto(rng: Random, notes: Sequence[tuple[float, float, float]], ring: float) -> Samples:
    """Strings one after the other: when, how strong, which. Each rings on to the end."""
    end = max(at for at, _, _ in notes) + ring
    return in_a_room(mixed(*((at, level, plucked(rng, note, end - at)) for at, level, note in notes)), 0.1)


def group(rng: Random, tune: float) -> Samples:
    """A great group: a rising run of three strings."""
    notes = (
        ((0.0, 0.7, A4), (0.085, 0.8, B4), (0.17, 1.0, D5))
        if tune < 1
        else ((0.0, 0.7, D5), (0.085, 0.8, E5), (0.17, 1.0, G5))
    )
    return koto(rng, notes, 0.95)


def turn(rng: Random, tune: float) -> Samples:
    """Your turn: two strings, a question."""
    return koto(rng, ((0.0, 0.8, D5), (0.16, 1.0, A5)) if tune < 1 else ((0.0, 0.8, A4), (0.16, 1.0, D5)), 0.8)


def win(rng: Random, tune: float) -> Samples:
    """Won: up over two octaves, and home; or up to the same in steps of two strings."""
    run = (D4, A4, B4, D5, E5, G5, A5) if tune < 1 else (D4, G4, A4, D5, A4, D5, G5, A5)
    notes = [(0.74 / len(run) * n, 0.55 + 0.05 * n, note) for n, note in enumerate(run)]
    return koto(rng, [*notes, (0.95, 0.9, D6), (0.95, 0.8, D5), (1.0, 0.7, D4)], 1.25)


def end(rng: Random, tune: float) -> Samples:
    """Over, and another has won: down, and home."""
    first, second = (A4, G4) if tune < 1 else (B4, A4)
    return koto(rng, ((0.0, 0.8, first), (0.16, 0.75, second), (0.42, 0.9, D4)), 1.0)


Recipe = Callable[[Random, float], Samples]
SOUNDS: dict[Recipe, tuple[int, float, float]] = {
    card: (3, 0.18, 0.58),
    hand: (3, 0.19, 0.31),
    deal: (2, 0.56, 0.56),
    bead: (3, 0.24, 0.46),
    tile: (3, 0.34, 0.40),
    board: (2, 0.58, 0.55),
    mask: (3, 0.20, 0.52),
    clappers: (2, 0.46, 0.72),
    drum: (2, 0.38, 0.60),
    refusal: (2, 0.22, 0.44),
    curtain: (2, 0.70, 0.36),
    group: (2, 1.12, 0.50),
    turn: (2, 0.96, 0.46),
    win: (2, 2.25, 0.60),
    end: (2, 1.42, 0.34),
}
"""How many variants, how many seconds, and how loud at most."""


def made(recipe: Recipe, variant: int) -> array[int]:
    """One variant of a sound, as it is written down."""
    count, seconds, peak = SOUNDS[recipe]
    rng = Random(f"{recipe.__name__}/{variant}")
    tune = 1.0 + 0.05 * (variant - (count + 1) / 2)
    samples = finished(recipe(rng, tune), seconds, peak)
    return array("h", [round(32767 * value) for value in samples])


def wave(samples: array[int]) -> bytes:
    """A WAV file: one channel, 16 bits."""
    data = b"".join(struct.pack("<h", value) for value in samples)
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, RATE, 2 * RATE, 2, 16)
    return (
        struct.pack("<4sI4s", b"RIFF", 36 + len(data), b"WAVE") + form + struct.pack("<4sI", b"data", len(data)) + data
    )


def all_sounds() -> dict[str, array[int]]:
    """Every file, by its name."""
    return {
        f"{recipe.__name__}-{variant}.wav": made(recipe, variant)
        for recipe, (count, _, _) in SOUNDS.items()
        for variant in range(1, count + 1)
    }


def main(arguments: Sequence[str]) -> None:
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.wav"):
        old.unlink()
    for name, samples in all_sounds().items():
        (folder / name).write_bytes(wave(samples))


if __name__ == "__main__":
    main(sys.argv[1:])
