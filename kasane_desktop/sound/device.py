"""The device that sounds leave by, through the C library miniaudio.

Its compiled part alone is used: the module `miniaudio` around it imports what speaks to the network. Everything here
may block and is therefore called by a thread of its own, see player.py.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from kasane_desktop.sound.bank import RATE
from kasane_desktop.sound.mixer import Mixer

PERIOD, PERIODS = 20, 3
"""Milliseconds that are mixed at a time, and how many of these wait in the device: the window may keep Python busy for
a frame or two."""
BACKENDS = {"win32": ("wasapi", "dsound"), "darwin": ("coreaudio",), "linux": ("pulseaudio", "alsa")}
SILENT = ("null",)
"""A device that nobody hears, for tests: all else is as with a true one."""


class NoDevice(Exception):
    """Nothing can be heard here."""


def backends(platform: str = sys.platform) -> tuple[str, ...]:
    return BACKENDS.get(platform, ("sndio", "audio4", "oss"))


class Device:
    """Takes what the mixer has while it is running."""

    def __init__(self, mixer: Mixer, names: tuple[str, ...]) -> None:
        """Raises NoDevice if there is none, or no library to reach it."""
        try:
            from _miniaudio import ffi, lib
        except (ImportError, OSError) as error:
            raise NoDevice(str(error)) from error
        self._ffi, self._lib, self._mixer = ffi, lib, mixer
        self._open = self._filled = False
        _hush_alsa(names)
        _listen(ffi)
        self._handle = ffi.new_handle(self)
        self._context, self._device = ffi.new("ma_context *"), ffi.new("ma_device *")
        chosen = ffi.new("ma_backend[]", [getattr(lib, f"ma_backend_{name}") for name in names])
        settings = lib.ma_context_config_init()
        if lib.ma_context_init(chosen, len(names), ffi.addressof(settings), self._context) != lib.MA_SUCCESS:
            raise NoDevice("no system of sound")
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate, config.playback.channels, config.playback.format = RATE, 2, lib.ma_format_s16
        config.periodSizeInMilliseconds, config.periods = PERIOD, PERIODS
        config.pUserData, config.dataCallback = self._handle, lib._internal_data_callback
        config.stopCallback = lib._internal_stop_callback
        if lib.ma_device_init(self._context, ffi.addressof(config), self._device) != lib.MA_SUCCESS:
            lib.ma_context_uninit(self._context)
            raise NoDevice("no device")
        self._open = True

    def start(self) -> None:
        """Raises NoDevice if it has gone."""
        if self._lib.ma_device_start(self._device) != self._lib.MA_SUCCESS:
            raise NoDevice("it does not start")

    @property
    def running(self) -> bool:
        return self._open and bool(self._lib.ma_device_is_started(self._device))

    @property
    def stalled(self) -> bool:
        """Whether nothing has been taken since this was last asked, though it should run."""
        filled, self._filled = self._filled, False
        return not filled

    def stop(self) -> None:
        if self.running:
            self._lib.ma_device_stop(self._device)

    def close(self) -> None:
        if self._open:
            self._open = False
            self._lib.ma_device_uninit(self._device)
            self._lib.ma_context_uninit(self._context)

    def fill(self, output: Any, frames: int) -> None:
        self._filled = True
        data = memoryview(self._mixer.mix(frames)).cast("B")
        self._ffi.memmove(output, data, len(data))


def _listen(ffi: Any) -> None:
    """What the library calls when a device wants samples."""

    @ffi.def_extern()  # type: ignore[untyped-decorator]
    def _internal_data_callback(device: Any, output: Any, _input: Any, frames: int) -> None:
        ffi.from_handle(device.pUserData).fill(output, frames)

    @ffi.def_extern()  # type: ignore[untyped-decorator]
    def _internal_stop_callback(device: Any) -> None:
        """It was stopped, or has gone: player.py sees that."""


def _hush_alsa(names: tuple[str, ...]) -> None:
    """ALSA writes to the terminal what it does not find. It is given something else to call, which does nothing."""
    if "alsa" not in names:
        return
    try:
        alsa, libc = ctypes.CDLL("libasound.so.2"), ctypes.CDLL(None)
        alsa.snd_lib_error_set_handler(libc.getppid)
    except (OSError, AttributeError):
        return  # no ALSA: nobody to hush
