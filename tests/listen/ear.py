"""Hears what a screen reader hears: a client of AT-SPI on a bus of its own that is told events and never looks about.

All it asks for is the name of what an event is about, as every screen reader does.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from PySide6.QtCore import SLOT, QEventLoop, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

EVENTS = ("object:announcement", "object:state-changed:focused", "object:property-change:accessible-name")
SIGNALS = ("Announcement", "StateChanged", "PropertyChange")
ASSERTIVE = 2  # AT-SPI's number


@dataclass(frozen=True)
class Heard:
    """Something that was announced, or the name of what has the focus now (`focus`); it may have been `renamed`."""

    text: str
    focus: bool = False
    urgent: bool = False
    renamed: bool = False


class Bus:
    """A session bus with accessibility switched on, that dies with the test."""

    def __init__(self, folder: Path) -> None:
        home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder / "run"), "XDG_CACHE_HOME": str(folder / "cache")}
        (folder / "run").mkdir(mode=0o700, parents=True, exist_ok=True)
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"]
        self._daemon = subprocess.Popen(
            command, env={**os.environ, **home}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._daemon.stdout is not None
        self.address = self._daemon.stdout.readline().strip()

    def close(self) -> None:
        self._daemon.terminate()
        self._daemon.communicate()


class Ear(QObject):
    """Listens on a bus."""

    def __init__(self, bus: Bus) -> None:
        super().__init__()
        self._names = [f"session-{uuid4()}", f"accessibility-{uuid4()}"]
        session = QDBusConnection.connectToBus(bus.address, self._names[0])
        told = _call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        for switch in ("IsEnabled", "ScreenReaderEnabled"):
            value = ["org.a11y.Status", switch, QDBusVariant(True)]
            _call(session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", *value)
        self._bus = QDBusConnection.connectToBus(told[0], self._names[1])
        registry = "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry"
        for event in EVENTS:
            _call(self._bus, *registry, "RegisterEvent", event)
        for signal in SIGNALS:
            # Qt's hints know only another form of it
            self._bus.connect("", "", "org.a11y.atspi.Event.Object", signal, self, SLOT("hear(QDBusMessage)"))  # type: ignore[call-overload]
        self.heard: list[Heard] = []
        self._focused = ""

    @Slot(QDBusMessage)
    def hear(self, message: QDBusMessage) -> None:
        kind, detail, number, value = message.member(), *_three(message.arguments())
        if kind == "Announcement":
            self.heard.append(Heard(value, urgent=number == ASSERTIVE))
        elif kind == "StateChanged" and detail == "focused" and number:
            self._focused = message.path()
            self.heard.append(Heard(self._name_of(message), focus=True))
        elif kind == "PropertyChange" and detail == "accessible-name" and message.path() == self._focused:
            self.heard.append(Heard(self._name_of(message), focus=True, renamed=True))

    def _name_of(self, message: QDBusMessage) -> str:
        asked = "org.freedesktop.DBus.Properties", "Get", "org.a11y.atspi.Accessible", "Name"
        told = _call(self._bus, message.service(), message.path(), *asked)
        return str(_plain(told[0])) if told else ""

    def wait(self, enough: Callable[[], bool], seconds: float) -> bool:
        """Listen until it is enough; False if it was not in time."""
        end, loop, timer = time.monotonic() + seconds, QEventLoop(), QTimer()
        timer.timeout.connect(loop.quit)
        timer.start(20)
        while not enough() and time.monotonic() < end:
            loop.exec()
        return enough()

    def close(self) -> None:
        for name in self._names:
            QDBusConnection.disconnectFromBus(name)


def _call(bus: QDBusConnection, service: str, path: str, interface: str, method: str, *values: Any) -> list[Any]:
    message = QDBusMessage.createMethodCall(service, path, interface, method)
    message.setArguments(list(values))
    return bus.call(message).arguments()


def _three(arguments: list[Any]) -> tuple[str, int, str]:
    detail, number, _, value = arguments[:4]
    return str(detail), int(number), str(_plain(value))


def _plain(value: Any) -> Any:
    return value.variant() if isinstance(value, QDBusVariant) else value
