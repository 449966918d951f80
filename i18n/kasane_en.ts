<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Detail</name>
    <message numerus="yes">
        <source>%n matches are chosen.</source>
        <translation>
            <numerusform>%n match is chosen.</numerusform>
            <numerusform>%n matches are chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DueButton</name>
    <message numerus="yes">
        <source>%n of my mistakes are to be practised</source>
        <translation>
            <numerusform>%n of my mistakes is to be practised</numerusform>
            <numerusform>%n of my mistakes are to be practised</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KabukiWords</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masks</source>
        <translation>
            <numerusform>%n mask</numerusform>
            <numerusform>%n masks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called it: %n below</source>
        <comment>equal masks in the stack</comment>
        <translation>
            <numerusform>You called it: %n below</numerusform>
            <numerusform>You called it: %n below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} called it: %n below</source>
        <comment>equal masks in the stack</comment>
        <translation>
            <numerusform>{name} called it: %n below</numerusform>
            <numerusform>{name} called it: %n below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage {stage} is opened · you take %n tokens from {loser}</source>
        <translation>
            <numerusform>Stage {stage} is opened · you take %n token from {loser}</numerusform>
            <numerusform>Stage {stage} is opened · you take %n tokens from {loser}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage {stage} is opened · you give %n tokens to {winner}</source>
        <translation>
            <numerusform>Stage {stage} is opened · you give %n token to {winner}</numerusform>
            <numerusform>Stage {stage} is opened · you give %n tokens to {winner}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage {stage} is opened · %n tokens go from {loser} to {winner}</source>
        <translation>
            <numerusform>Stage {stage} is opened · %n token goes from {loser} to {winner}</numerusform>
            <numerusform>Stage {stage} is opened · %n tokens go from {loser} to {winner}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KaleidoWords</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, extra</source>
        <comment>tiles or boards for the extra action</comment>
        <translation>
            <numerusform>%n, extra</numerusform>
            <numerusform>%n, extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayeringWords</name>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards laid</source>
        <translation>
            <numerusform>%n card laid</numerusform>
            <numerusform>%n cards laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n ahead</numerusform>
            <numerusform>%n ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n behind</numerusform>
            <numerusform>%n behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n colour</numerusform>
            <numerusform>%n colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fabrics</source>
        <translation>
            <numerusform>%n fabric</numerusform>
            <numerusform>%n fabrics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n layers on</source>
        <translation>
            <numerusform>from %n layer on</numerusform>
            <numerusform>from %n layers on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n cards on</source>
        <translation>
            <numerusform>from %n card on</numerusform>
            <numerusform>from %n cards on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accessories</source>
        <translation>
            <numerusform>%n accessory</numerusform>
            <numerusform>%n accessories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>worth up to %n points</source>
        <translation>
            <numerusform>worth up to %n point</numerusform>
            <numerusform>worth up to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n colour</numerusform>
            <numerusform>%n colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fabrics</source>
        <translation>
            <numerusform>%n fabric</numerusform>
            <numerusform>%n fabrics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes</source>
        <translation>
            <numerusform>%n prize</numerusform>
            <numerusform>%n prizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles laid</source>
        <translation>
            <numerusform>%n tile laid</numerusform>
            <numerusform>%n tiles laid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message numerus="yes">
        <source>Delete %n matches for good?</source>
        <translation>
            <numerusform>Delete %n match for good?</numerusform>
            <numerusform>Delete %n matches for good?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n past matches could not be read. They are kept aside; all others are here.</source>
        <translation>
            <numerusform>%n past match could not be read. It is kept aside; all others are here.</numerusform>
            <numerusform>%n past matches could not be read. They are kept aside; all others are here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message numerus="yes">
        <source>%n mistakes are in the book.</source>
        <translation>
            <numerusform>%n mistake is in the book.</numerusform>
            <numerusform>%n mistakes are in the book.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RainbowWords</name>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>prizes</comment>
        <translation>
            <numerusform>%n taken</numerusform>
            <numerusform>%n taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards taken</source>
        <translation>
            <numerusform>%n card taken</numerusform>
            <numerusform>%n cards taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <comment>after the figure</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left of the first pile</source>
        <translation>
            <numerusform>%n left of the first pile</numerusform>
            <numerusform>%n left of the first pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>second pile: %n</source>
        <translation>
            <numerusform>second pile: %n</numerusform>
            <numerusform>second pile: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points, {total} in all</source>
        <comment>after the figure</comment>
        <translation>
            <numerusform>point, {total} in all</numerusform>
            <numerusform>points, {total} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n for cards kept</source>
        <translation>
            <numerusform>+%n for a card kept</numerusform>
            <numerusform>+%n for cards kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StateInWords</name>
    <message numerus="yes">
        <source>you have %n points</source>
        <translation>
            <numerusform>you have %n point</numerusform>
            <numerusform>you have %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you lead with %n points</source>
        <translation>
            <numerusform>you lead with %n point</numerusform>
            <numerusform>you lead with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>level at the top with %n points</source>
        <translation>
            <numerusform>level at the top with %n point</numerusform>
            <numerusform>level at the top with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>Points of the last %n matches</source>
        <translation>
            <numerusform>Points of the last %n match</numerusform>
            <numerusform>Points of the last %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Victories among the last %n matches</source>
        <translation>
            <numerusform>Victories among the last %n match</numerusform>
            <numerusform>Victories among the last %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableEditor</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
