#!/usr/bin/env python3
"""Does every source and every header compile for itself?

The builds of ./test compile a folder at a time, which hides an include that a file lacks and its neighbour has. This
reads each file alone, as the ordinary build does (`cmake -B build`), by clang, without making code. The headers of
libraries that the build precompiles (cmake/precompiled.cmake) are precompiled here once for all targets. A header is
read alone where no file that is read begins with it.

    tools/check_alone.py [PATH…]     all of src/ and tests/, or what lies below PATH

Exit codes: 0 all compile; 1 some do not, with what the compiler said; 5 the build could not be configured.
"""

import json
import os
import re
import shlex
import shutil
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


def configure():
    """Returns the command that compiles each file, as a list of words."""
    cache = BUILD / "CMakeCache.txt"
    if cache.exists() and f"CMAKE_HOME_DIRECTORY:INTERNAL={ROOT}\n" not in cache.read_text(encoding="utf-8"):
        shutil.rmtree(BUILD)    # of a tree that was moved or copied
    run_or_leave(["cmake", "--preset", "clang", "-B", str(BUILD)], cwd=ROOT)
    commands = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(entry["file"])
        if file.is_relative_to(ROOT) and not file.is_relative_to(BUILD):
            commands.setdefault(file.relative_to(ROOT), shlex.split(entry["command"]))
    return commands


def is_precompiled(command):
    return "-include-pch" in command


def flags_of(command):
    """The flags of a command, without files, optimisation and precompiled headers."""
    words = command[1:command.index("-o")]
    if is_precompiled(command):
        words = words[:words.index("-Winvalid-pch")]
    return [word for word in words if not word.startswith("-O")]


def common_flags(commands):
    """One set of flags for all files with precompiled headers: a precompiled header is bound to those that it was
    made with."""
    flags = ["-O1"]
    for command in commands.values():
        if is_precompiled(command):
            flags += [flag for flag in flags_of(command) if flag not in flags]
    return flags


def precompile(compiler, flags):
    """Precompiles what any target precompiles. Returns the words by which a file is read with it."""
    includes = set()
    for header in BUILD.rglob("cmake_pch.hxx"):
        includes |= set(re.findall(r"^#include .*", header.read_text(encoding="utf-8"), re.MULTILINE))
    source, result = BUILD / "precompiled.hxx", BUILD / "precompiled.pch"
    source.write_text("\n".join(sorted(includes)) + "\n", encoding="utf-8")
    run_or_leave([compiler, *flags, "-fpch-instantiate-templates", "-x", "c++-header", str(source), "-o",
                  str(result)], cwd=BUILD)
    return ["-include-pch", str(result)]


def included_first(path):
    """The file of ours that a file includes first, or None."""
    found = re.search(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
    places = [ROOT / folder / found.group(1) for folder in ("src", ".")] if found else []
    return next((place for place in places if place.exists()), None)


def read_alone_with(path):
    """The headers that are read before anything else of ours when this file is: what it includes first, what that
    includes first …"""
    headers = []
    while (path := included_first(path)) and path not in headers:
        headers.append(path)
    return headers


def lone_headers(sources):
    """Headers to be read by themselves: no source, and no header among them, begins with them."""
    read = {header for source in sources for header in read_alone_with(ROOT / source)}
    left = [path for folder in ("src", "tests") for path in sorted((ROOT / folder).rglob("*.h")) if path not in read]
    read = {header for path in left for header in read_alone_with(path)}
    return [path.relative_to(ROOT) for path in left if path not in read]


def nearest(header, sources):
    """The source whose path has most in common with the header's: its flags will do."""
    return max(sources, key=lambda source: (len(os.path.commonpath([header, source])), str(source)))


def main():
    chosen = [Path(os.path.relpath(path, ROOT)) for path in sys.argv[1:]] or [Path(".")]
    commands = configure()
    compiler = next(iter(commands.values()))[0]
    common = common_flags(commands)
    common += precompile(compiler, common)

    def reading(command, file, *more):
        flags = common if is_precompiled(command) else flags_of(command)
        return [compiler, *flags, *more, "-fsyntax-only", "-x", "c++", str(ROOT / file)]

    work = {source: reading(command, source) for source, command in commands.items()}
    for header in lone_headers(commands):
        work[header] = reading(commands[nearest(header, commands)], header, *HEADER_FLAGS)
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
