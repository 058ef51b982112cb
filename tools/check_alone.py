#!/usr/bin/env python3
"""Does every source and every header compile for itself?

The builds of ./test compile a folder at a time, which hides an include that a file lacks and its neighbour has. This reads each
file alone, as the ordinary build does (`cmake -B build`): with the flags and precompiled headers of its target, by clang, without making
code. A header is read alone where no source of the same name includes it first.

    tools/check_alone.py [PATH…]     all of src/ and tests/, or what lies below PATH

Exit codes: 0 all compile; 1 some do not, with what the compiler said; 5 the build could not be configured.
"""

import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build/alone"
# A header is no main file: what it offers is not used there.
HEADER_FLAGS = ["-Wno-pragma-once-outside-header", "-Wno-unused-function", "-Wno-unused-const-variable"]


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)


def run_or_leave(command, **more):
    done = run(command, **more)
    if done.returncode != 0:
        print(done.stdout + done.stderr)
        sys.exit(5)


def prepare():
    """Configures, and builds what the files are read with: precompiled headers. Returns the commands, one for each file."""
    run_or_leave(["cmake", "--preset", "clang", "-B", str(BUILD)], cwd=ROOT)
    targets = run(["ninja", "-C", str(BUILD), "-t", "targets", "all"]).stdout
    wanted = re.findall(r"^(\S+\.pch): ", targets, re.MULTILINE)
    run_or_leave(["ninja", "-C", str(BUILD), *wanted])
    commands = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(entry["file"])
        if file.is_relative_to(ROOT) and not file.is_relative_to(BUILD):
            commands.setdefault(file.relative_to(ROOT), shlex.split(entry["command"]))
    return commands


def reading(command, file, more=()):
    """The command that compiles some file, made to read `file`."""
    output = command.index("-o")
    kept = command[:output] + command[output + 2:command.index("-c")]
    return [*kept, *more, "-fsyntax-only", "-x", "c++", str(ROOT / file)]


def included_first(source):
    """The file that a source includes first, as it is written there."""
    found = re.search(r'^#include "([^"]+)"', (ROOT / source).read_text(encoding="utf-8"), re.MULTILINE)
    return found.group(1) if found else None


def lone_headers(sources):
    """Headers that no source of the same name reads first."""
    for folder in ("src", "tests"):
        for path in sorted((ROOT / folder).rglob("*.h")):
            header = path.relative_to(ROOT)
            source = header.with_suffix(".cpp")
            first = included_first(source) if source in sources else None
            if first is None or not (ROOT / folder / first == path or ROOT / first == path):
                yield header


def nearest(header, sources):
    """The source whose path has most in common with the header's: its flags will do."""
    return max(sources, key=lambda source: (len(os.path.commonpath([header, source])), str(source)))


def main():
    chosen = [Path(os.path.relpath(path, ROOT)) for path in sys.argv[1:]] or [Path(".")]
    commands = prepare()
    work = {source: reading(command, source) for source, command in commands.items()}
    for header in lone_headers(commands):
        work[header] = reading(commands[nearest(header, commands)], header, HEADER_FLAGS)
    work = {file: command for file, command in work.items() if any(file.is_relative_to(path) for path in chosen)}

    bad = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in pool.map(lambda command: run(command, cwd=BUILD), work.values()):
            if done.returncode != 0:
                bad += 1
                print(done.stderr)
    print(f"{len(work)} files read, {bad} do not compile alone")
    return 1 if bad or not work else 0


if __name__ == "__main__":
    sys.exit(main())
