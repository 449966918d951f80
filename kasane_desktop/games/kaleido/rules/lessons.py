"""What is said in the lessons of Kaleido: a step under its name, a reply under the step's and its own."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "kaleido.lesson.place": QT_TRANSLATE_NOOP(
        "kaleido",
        "Whoever has the most tiles on a full board scores. On each turn you place a tile of your colour on "
        "any empty space: put a red one on the marked space, then end your turn.",
    ),
    "kaleido.lesson.place.elsewhere": QT_TRANSLATE_NOOP(
        "kaleido",
        "Every empty space is allowed, this one, too. For the lesson take the marked one.",
    ),
    "kaleido.lesson.place.board": QT_TRANSLATE_NOOP(
        "kaleido",
        "A board is an extra action, and you have only two. We shall need one soon: first the tile.",
    ),
    "kaleido.lesson.place.extra": QT_TRANSLATE_NOOP(
        "kaleido",
        "Such an extra action is allowed, once per turn. But white tiles and boards are few: this time end your turn.",
    ),
    "kaleido.lesson.white": QT_TRANSLATE_NOOP(
        "kaleido",
        "Place a second red tile on the marked space. Then an extra action: choose a white tile and put it on"
        " the other board. It counts for nobody, and keeps the others from that space.",
    ),
    "kaleido.lesson.white.elsewhere": QT_TRANSLATE_NOOP(
        "kaleido",
        "White may go on any empty space. You will see why the marked one is good: try again.",
    ),
    "kaleido.lesson.white.board": QT_TRANSLATE_NOOP(
        "kaleido",
        "One extra action per turn: the board comes next. Now the white tile.",
    ),
    "kaleido.lesson.white.done": QT_TRANSLATE_NOOP(
        "kaleido",
        "You may do without it. But try it once: choose the white tile below.",
    ),
    "kaleido.lesson.board": QT_TRANSLATE_NOOP(
        "kaleido",
        "The other extra action, even before the tile: a new board. Choose it and add it where it touches both "
        "others: a point where three boards meet is scored, too, at the end.",
    ),
    "kaleido.lesson.board.above": QT_TRANSLATE_NOOP(
        "kaleido",
        "Here it touches both as well: well seen! For the lesson take the place below.",
    ),
    "kaleido.lesson.board.alone": QT_TRANSLATE_NOOP(
        "kaleido",
        "Here it touches one board only: no three of them meet. Try again.",
    ),
    "kaleido.lesson.board.tile": QT_TRANSLATE_NOOP(
        "kaleido",
        "The tile comes right afterwards. First choose the board below and add it.",
    ),
    "kaleido.lesson.fill": QT_TRANSLATE_NOOP(
        "kaleido",
        "Now fill the first board with red. Its tiles are counted: the most, three red ones, bring 8 points; "
        "second, two yellow ones, 4. White never counts.",
    ),
    "kaleido.lesson.fill.elsewhere": QT_TRANSLATE_NOOP(
        "kaleido",
        "Aoi fills the board: three yellow, two red. The 8 points are Aoi’s now. Try again.",
    ),
    "kaleido.lesson.turn": QT_TRANSLATE_NOOP(
        "kaleido",
        "Whoever fills a board may turn it, now or never. Its points stay; but turned by one sixth, two reds "
        "will touch the meeting point. Turn it and confirm.",
    ),
    "kaleido.lesson.turn.two": QT_TRANSLATE_NOOP(
        "kaleido",
        "Two reds touch the point like this, too: just as good. For the lesson, one sixth.",
    ),
    "kaleido.lesson.turn.fewer": QT_TRANSLATE_NOOP(
        "kaleido",
        "Fewer reds touch the meeting point like this. Try one sixth, clockwise.",
    ),
    "kaleido.lesson.turn.leave": QT_TRANSLATE_NOOP(
        "kaleido",
        "Left like this, only one red touches the meeting point, and later you cannot turn it. Try again.",
    ),
    "kaleido.lesson.meet": QT_TRANSLATE_NOOP(
        "kaleido",
        "At the end, the six triangles round a meeting point are scored like a board. Five are taken, two of "
        "them red. Place a red tile on the sixth and end your turn.",
    ),
    "kaleido.lesson.meet.elsewhere": QT_TRANSLATE_NOOP(
        "kaleido",
        "Then somebody else may close the meeting point. Take its last space.",
    ),
    "kaleido.lesson.meet.board": QT_TRANSLATE_NOOP("kaleido", "More meeting points are fine, but first fill this one."),
    "kaleido.lesson.meet.extra": QT_TRANSLATE_NOOP("kaleido", "Keep it for later: this time end your turn."),
    "kaleido.lesson.end": QT_TRANSLATE_NOOP(
        "kaleido",
        "Three red, one yellow, one green, one white: 8 more points for you at the end, 2 each for the "
        "others. You know it all: now a real match?",
    ),
    "kaleido.lesson-two.begin": QT_TRANSLATE_NOOP(
        "kaleido",
        "With two players, each has two colours: yours are red and yellow. Begin with red: place it on the "
        "marked space and end your turn.",
    ),
    "kaleido.lesson-two.begin.yellow": QT_TRANSLATE_NOOP(
        "kaleido",
        "You may begin with either colour. For the lesson take red.",
    ),
    "kaleido.lesson-two.begin.elsewhere": QT_TRANSLATE_NOOP(
        "kaleido",
        "That is allowed. For the lesson take the marked space.",
    ),
    "kaleido.lesson-two.begin.extra": QT_TRANSLATE_NOOP(
        "kaleido",
        "Possible, but you will want it later: end your turn.",
    ),
    "kaleido.lesson-two.yellow": QT_TRANSLATE_NOOP(
        "kaleido",
        "The colours alternate strictly: now your yellow is due. Place it on the marked space and end your turn.",
    ),
    "kaleido.lesson-two.yellow.elsewhere": QT_TRANSLATE_NOOP(
        "kaleido",
        "Allowed, too. But stay on this board: it is going to be scored.",
    ),
    "kaleido.lesson-two.yellow.extra": QT_TRANSLATE_NOOP("kaleido", "No extra action this time: end your turn."),
    "kaleido.lesson-two.red": QT_TRANSLATE_NOOP(
        "kaleido",
        "Red again, on the marked space. One space will be left, and Aoi should not get it: end your turn and see.",
    ),
    "kaleido.lesson-two.red.elsewhere": QT_TRANSLATE_NOOP(
        "kaleido",
        "Then this board slips away from you. Take the marked space.",
    ),
    "kaleido.lesson-two.red.extra": QT_TRANSLATE_NOOP("kaleido", "No extra action this time: end your turn."),
    "kaleido.lesson-two.tie": QT_TRANSLATE_NOOP(
        "kaleido",
        "Aoi has played elsewhere. Fill the board with yellow: red and yellow are tied for most and share 12 "
        "points, 6 each. Both are yours!",
    ),
    "kaleido.lesson-two.tie.elsewhere": QT_TRANSLATE_NOOP(
        "kaleido",
        "The last space is worth 12 points to you now. Take it.",
    ),
    "kaleido.lesson-two.tie.extra": QT_TRANSLATE_NOOP("kaleido", "Allowed, but let us count first: do without it."),
    "kaleido.lesson-two.tie.turned": QT_TRANSLATE_NOOP(
        "kaleido",
        "No three boards meet yet, so turning changes nothing. Leave it.",
    ),
    "kaleido.lesson-two.end": QT_TRANSLATE_NOOP(
        "kaleido",
        "Your score is the sum of both colours. First and second on a board, or tied for most, they bring you all "
        "its 12 points; one colour alone brings at most 8.",
    ),
}
