"""The places of the table that are no zones and can be pointed at: how they are called."""

from __future__ import annotations

from kasane_desktop.core.table import Kind

LAY = Kind("lay", int)  # on one of the stages
STOP = Kind("stop", int)  # the drum of a seat
PASS = Kind("pass", int)  # the slip below it
