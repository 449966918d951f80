"""`make rehearse`: the workflows' Linux jobs, step by step, in clean Debian systems and without rights.

A system is made once by debootstrap (/var/tmp/kasane-desktop-rehearsal) from this machine's own archive and copied for
each job; in it are python3, pip, make and git, and a user without rights. Steps of a job are its `run:` lines that call
make, in order; those with `sudo` are run as root. Needs root, debootstrap, and the network for what is installed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HOME = Path("/var/tmp/kasane-desktop-rehearsal")  # outside: a whole system must not be walked through as source
SUITES = ("bookworm", "trixie")
PACKAGES = "python3,python3-pip,python3-venv,make,git,ca-certificates,xz-utils,dbus"
USER = "player"
# Settings of this machine without which nothing could be fetched there either.
NETWORK = re.compile(r"(PIP|UV)_\w+|\w+_proxy|\w+_PROXY|SSL_CERT_FILE|REQUESTS_CA_BUNDLE")
SOURCE = re.compile(r"^(?:URIs:|deb(?: \[.*\])?) *(https?://\S+/debian)/?\s", re.MULTILINE)
SETTINGS = ("/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt", "/etc/resolv.conf", "/etc/hosts")


class Step(NamedTuple):
    command: str
    as_root: bool


def jobs() -> dict[str, list[Step]]:
    """The jobs that have steps for Linux, by workflow and name."""
    found: dict[str, list[Step]] = {}
    for workflow in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        text = workflow.read_text(encoding="utf-8").partition("\njobs:\n")[2]
        for block in re.split(r"^  (?=\w+:$)", text, flags=re.MULTILINE)[1:]:
            name = block.partition(":")[0]
            steps = [step for part in block.split("\n      - ")[1:] if (step := linux_step(part)) is not None]
            if steps:
                found[f"{workflow.stem}.{name}"] = steps
    return found


def linux_step(text: str) -> Step | None:
    condition = re.search(r"^(?:if|\s+if): (.*)$", text, re.MULTILINE)
    if condition and "Linux" not in condition[1]:
        return None
    command = re.search(r"^\s*run: (sudo )?(make .*)$", text, re.MULTILINE)
    if command is None or "release-notes" in command[2]:  # which wants the files of all platforms
        return None
    return Step(re.sub(r' PYTHON=(python|"\$\(command -v python\)")', "", command[2]), as_root=command[1] is not None)


def archive() -> str:
    """Where this machine gets its Debian from."""
    places = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    for place in filter(Path.is_file, places):
        if found := SOURCE.search(place.read_text()):
            return found[1]
    raise SystemExit("This machine has no Debian archive to build a clean system from.")


def base(suite: str) -> Path:
    folder = HOME / f"{suite}-base"
    if not (folder / "ready").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        print(f"Making a clean {suite} (once)", flush=True)
        command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, str(folder), archive()]
        run(command)
        run(["chroot", str(folder), "useradd", "--create-home", "--shell", "/bin/bash", USER])
        (folder / "ready").touch()
    return folder


@contextmanager
def system(suite: str) -> Iterator[Path]:
    """A copy of the clean system that goes when the job is done."""
    clean = base(suite)
    with tempfile.TemporaryDirectory(dir=HOME, prefix=f"{suite}-") as place:
        root = Path(place) / "root"
        run(["cp", "--archive", "--reflink=auto", str(clean), str(root)])
        for name in SETTINGS:
            if Path(name).exists():
                (root / name[1:]).unlink(missing_ok=True)
                shutil.copyfile(name, root / name[1:])
        for name in os.environ.get("PIP_FIND_LINKS", "").split():
            if Path(name).is_dir():
                shutil.copytree(name, root / name[1:], dirs_exist_ok=True)
        mounts = [("proc", "proc"), ("sysfs", "sys"), ("tmpfs", "dev/shm")]
        for kind, where in mounts:
            (root / where).mkdir(parents=True, exist_ok=True)
            run(["mount", "-t", kind, kind, str(root / where)])
        run(["mount", "--bind", "/dev/pts", str(root / "dev/pts")])
        try:
            yield root
        finally:
            for where in ("dev/pts", *(where for _, where in reversed(mounts))):
                subprocess.run(["umount", "--lazy", str(root / where)], check=False)


def rehearse(job: str, steps: list[Step], suite: str) -> bool:
    with system(suite) as root:
        home = f"/home/{USER}"
        run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(root / home[1:] / "project")])
        run(["chroot", str(root), "chown", "-R", f"{USER}:{USER}", home])
        network = [f"{name}={value}" for name, value in os.environ.items() if NETWORK.fullmatch(name)]
        path = "/usr/local/bin:/usr/bin:/bin"
        for step in steps:
            who, where, own = ("root", f"{path}:/usr/sbin:/sbin", "/root") if step.as_root else (USER, path, home)
            said = HOME / f"{job}-{suite}-{step.command.split()[-1]}.txt"
            plain = [f"HOME={own}", f"USER={who}", f"PATH={where}", "LANG=C.UTF-8", "CI=1"]
            inside = f"cd {home}/project && git config --global --add safe.directory '*' && {step.command}"
            command = ["chroot", f"--userspec={who}", str(root), "/usr/bin/env", "-i", *plain, *network]
            begun = time.monotonic()
            with said.open("wb") as out:
                done = subprocess.run([*command, "/bin/sh", "-c", inside], stdout=out, stderr=out, check=False)
            good = done.returncode == 0
            minutes = (time.monotonic() - begun) / 60
            ended = "passed" if good else f"FAILED, see {said}"
            print(f"{suite:10}{job:16}{step.command:24}{ended} ({minutes:.1f} min)", flush=True)
            if not good:
                return False
    return True


def run(command: list[str]) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        raise SystemExit(f"{command[0]} failed")


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the workflows' Linux jobs in clean systems.")
    parser.add_argument("--suite", choices=SUITES, action="append", help="default: all")
    parser.add_argument("--job", choices=sorted(jobs()), action="append", help="default: all")
    parser.add_argument("--list", action="store_true", help="only say what would be run")
    asked = parser.parse_args()
    wanted = {name: steps for name, steps in jobs().items() if not asked.job or name in asked.job}
    if asked.list:
        for name, steps in wanted.items():
            print(name, *(f"  {'sudo ' if step.as_root else ''}{step.command}" for step in steps), sep="\n")
        return 0
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        print("This needs root (for clean systems; the jobs run without) and debootstrap.", file=sys.stderr)
        return 1
    results = [rehearse(job, steps, suite) for suite in asked.suite or SUITES for job, steps in wanted.items()]
    return not all(results)


if __name__ == "__main__":
    sys.exit(main())
