"""The colours of the nine values."""

from __future__ import annotations

# Cloth, deep ink, light thread, dark thread.
CARD = {
    1: ("#E2502C", "#8F260F", "#FFD9C4", "#B5371A"),
    2: ("#F08300", "#8E4700", "#FFE3B8", "#CC6700"),
    3: ("#F8B500", "#775400", "#FFF3C9", "#D79300"),
    4: ("#AACF53", "#46641A", "#F2F9D8", "#83AC34"),
    5: ("#007B43", "#00452A", "#BCE3C6", "#005C33"),
    6: ("#4FB3C1", "#14515C", "#E3F6F7", "#2F93A3"),
    7: ("#1E50A2", "#122F66", "#C4D6F3", "#143B7E"),
    8: ("#BBA6D8", "#50397F", "#F6F0FF", "#977DBE"),
    9: ("#745399", "#3B2260", "#E0D0F0", "#583A7C"),
}
VALUE = {value: colours[0] for value, colours in CARD.items()}
CHIP_INK = {1: "#2B0800", 2: "#4A2200", 3: "#563C00", 4: "#2C4410", 5: "#FFFFFF"}
CHIP_INK |= {6: "#0A3841", 7: "#FFFFFF", 8: "#33225A", 9: "#FFFFFF"}
