#!/usr/bin/env python3
"""Checks the house rules that a compiler does not check, for every .h and .cpp file under src/:

- a quoted include names an existing file, by its path from src/, in a module that the includer may use;
- there is no include cycle, neither among files nor among folders nor among modules;
- headers have `#pragma once` and no `using namespace`;
- the core (all modules but the front ends) never prints, exits or aborts;
- a file above 500 lines says in its head why it is long.

Violations are printed as `file:line: reason`; exit code 1 if there are any, 2 if there is nothing to check.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import NamedTuple

# The modules from the lowest to the highest. A module is a folder under src/; what it may include is a list of folders,
# its own always among them. A module that is not here does not exist: adding one is a decision.
MODULES = {
    # bits, hashing, random numbers, limits, files, errors: the tools of all
    "base": [],
    # the names of all texts that a person reads
    "texts": ["base"],
    # languages, and what they make of texts, messages and errors
    "texts/writing": ["texts", "base"],
    # the texts themselves, a file for each language; only the list that the build writes includes them
    "texts/languages": ["texts/writing", "texts"],
    # what a game or puzzle is: rules only
    "games": ["texts", "base"],
    # textbook algorithms that know no game
    "search": ["base"],
    # estimates for puzzles: they know the puzzle and are handed to a search
    "heuristics": ["games", "search", "texts", "base"],
    # textbook evaluations of Othello
    "evaluations": ["games", "texts", "base"],
    # the fast solver of sliding puzzles
    "champion/tiles": ["games", "texts", "base"],
    # the fast Othello engine; it searches on its own
    "champion/othello": ["games", "texts", "base"],
    # transcripts, game records, puzzle lists, the grammar of protocols
    "formats": ["games", "texts/writing", "texts", "base"],
    # the one Othello engine: champion, textbook searches, time management, levels
    "engine/othello": ["champion", "evaluations", "search", "games", "texts", "base"],
    # the table of options, and their values as text
    "options": ["engine", "texts/writing", "texts", "base"],
    # matches between players of any kind
    "arena": ["options", "engine", "formats", "games", "texts", "base"],
    # self-play, labelling, fitting of weights
    "train": ["champion", "texts", "base"],
    # grid games solved, looked up and played
    "engine/grid": ["search", "games", "texts", "base"],
    # the champion's tables for many callers, and searches that were stopped, as files
    "engine/tiles": ["champion", "games", "texts", "base"],
    # one vocabulary of requests and reports for all front ends
    "api": ["train", "arena", "options", "engine", "formats", "champion", "evaluations", "heuristics", "search",
            "games", "texts/writing", "texts", "base"],
    # a fixed set of searches whose node counts say whether behaviour has changed
    "workshop": ["api", "engine", "champion", "games", "base"],
    # the front ends: they translate requests and contain no logic
    "web": ["api", "options", "engine", "texts/writing", "texts", "base"],
    # the grammar of their lines is shared with those who speak from the other side
    "protocols": ["api", "options", "engine", "formats", "texts/writing", "texts", "base"],
    # `mitos serve`, `mitos gtp` … start the other front ends
    "cli": ["protocols", "web", "workshop", "api", "options", "engine", "texts/writing", "texts", "base"],
}

# Folders of one module that must not know each other.
APART = [
    ["games/tiles", "games/pancakes", "games/grid", "games/othello"],
]

# Only these know that there is a terminal or a socket, and may end the process.
FRONT_ENDS = ["cli", "web", "protocols"]

FORBIDDEN_IN_CORE = [
    (re.compile(r"\bstd\s*::\s*(cout|cerr|clog)\b"), "prints"),
    (re.compile(r"(?<![.>\w])(printf|puts|putchar)\s*\("), "prints"),
    (re.compile(r"\bfprintf\s*\(\s*(stdout|stderr)\b"), "prints"),
    (re.compile(r"\bfmt\s*::\s*print(ln)?\s*\("), "prints"),
    (re.compile(r"\bstd\s*::\s*(exit|quick_exit|_Exit|abort|terminate)\b"), "ends the process"),
    (re.compile(r"(?<![.>\w])(?<!std::)(exit|_exit|_Exit|quick_exit|abort)\s*\("), "ends the process"),
]

LONG_FILE = 500
LONG_FILE_REASON = "why this file is long"
LONG_FILE_HEAD = 15

OTHER_CPP_SUFFIXES = {".hpp", ".hh", ".hxx", ".ipp", ".inl", ".tpp", ".cc", ".cxx", ".c"}

# Comments and literals, in the order in which they shadow each other. A quote inside a number (1'000) opens nothing.
COMMENT_OR_LITERAL = re.compile(
    r"""
      (?P<comment> // (?: \\\n | [^\n] )* | /\* .*? \*/ )
    | (?P<raw>     \b (?:u8|[uUL])? R" (?P<mark> [^()\\\s]{0,16} ) \( .*? \) (?P=mark) " )
    | (?P<string>  " (?: \\. | [^"\\\n] )* " )
    | (?P<char>    (?<!\w) (?:u8|[uUL])? ' (?: \\. | [^'\\\n] )+ ' )
    """,
    re.VERBOSE | re.DOTALL,
)
QUOTED_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"\n]*)"', re.MULTILINE)
ANGLE_INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[ \t]*<([^>\n]*)>", re.MULTILINE)
PRAGMA_ONCE = re.compile(r"^[ \t]*#[ \t]*pragma[ \t]+once\b", re.MULTILINE)
USING_NAMESPACE = re.compile(r"\busing\s+namespace\b")


class Violation(NamedTuple):
    file: str  # from the root of the tree
    line: int
    reason: str

    def __str__(self):
        return f"{self.file}:{self.line}: {self.reason}"


class Include(NamedTuple):
    source: str  # both from src/
    line: int
    target: str


def blanked(text, kinds):
    """The text with these kinds of COMMENT_OR_LITERAL made blank, every line where it was."""

    def blank(match):
        return re.sub(r"[^\n]", " ", match[0]) if match.lastgroup in kinds else match[0]

    # `mark` lies inside `raw`, so a raw string's last group is `raw` itself: the outer group closes last.
    return COMMENT_OR_LITERAL.sub(blank, text)


def line_at(text, offset):
    return text.count("\n", 0, offset) + 1


def inside(path, folder):
    return path == folder or path.startswith(folder + "/")


def folder_of(path):
    return path.rpartition("/")[0]


def module_of(path):
    """The module in which a path from src/ lies, the innermost where one lies in another, or None."""
    return max((module for module in MODULES if inside(path, module)), key=len, default=None)


def allows(folder, target):
    """Whether leave to include what lies in `folder` covers `target`: a module does not bring the modules within it."""
    return inside(target, folder) and (folder not in MODULES or module_of(target) == folder)


def direction_fault(source, target):
    """Why `source` may not include `target` (both from src/, both in known modules), or None."""
    module = module_of(source)
    for siblings in APART:
        here = next((folder for folder in siblings if inside(source, folder)), None)
        there = next((folder for folder in siblings if inside(target, folder)), None)
        if here and there and here != there:
            return f"{here} must not know {there}"
    if not any(allows(folder, target) for folder in [module, *MODULES[module]]):
        return (f"{module} may not include {module_of(target)} ({target}); "
                f"it may include: {', '.join(MODULES[module]) or 'nothing'}")
    return None


class File:
    """A source file, read once: as code without comments and literals, and as its includes."""

    def __init__(self, src, path):
        self.name = path.relative_to(src).as_posix()
        self.is_header = path.suffix == ".h"
        self.text = path.read_text(encoding="utf-8", errors="replace")
        self.code = blanked(self.text, {"comment", "raw", "string", "char"})
        directives = blanked(self.text, {"comment", "raw"})
        self.quoted = [(line_at(directives, m.start(1)), m[1]) for m in QUOTED_INCLUDE.finditer(directives)]
        self.angled = [(line_at(directives, m.start(1)), m[1]) for m in ANGLE_INCLUDE.finditer(directives)]


class Checker:
    def __init__(self, root):
        self.src = root / "src"
        self.violations = []
        self.includes = []  # those that resolve

    def report(self, name, line, reason):
        self.violations.append(Violation(f"src/{name}", line, reason))

    def run(self):
        """The number of files checked; what is wrong with them is in `violations`."""
        paths = sorted(path for path in self.src.rglob("*") if path.is_file())
        files = [File(self.src, path) for path in paths if path.suffix in (".h", ".cpp")]
        for path in paths:
            if path.suffix in OTHER_CPP_SUFFIXES:
                self.report(path.relative_to(self.src).as_posix(), 1, "C++ files are named .h or .cpp here")
        for file in files:
            self.check_module(file)
            self.check_includes(file)
            self.check_header(file)
            self.check_core(file)
            self.check_length(file)
        self.check_file_cycles()
        self.check_folder_cycles()
        self.check_module_cycles()
        self.violations.sort()
        return len(files)

    def check_module(self, file):
        if module_of(file.name) is None:
            self.report(file.name, 1, "lies in no known module (the modules are in tools/check_includes.py)")

    def check_includes(self, file):
        for line, target in file.angled:
            if (self.src / target).is_file():
                self.report(file.name, line, f"files of our own are included with quotes: {target}")
        for line, target in file.quoted:
            if ".." in target.split("/") or not (self.src / target).is_file():
                self.report(file.name, line, f"no such file, by its path from src/: {target}")
                continue
            self.includes.append(Include(file.name, line, target))
            if module_of(target) is None:
                self.report(file.name, line, f"includes a file that lies in no known module: {target}")
            elif module_of(file.name) is not None:
                fault = direction_fault(file.name, target)
                if fault:
                    self.report(file.name, line, fault)

    def check_header(self, file):
        if not file.is_header:
            return
        if not PRAGMA_ONCE.search(file.code):
            self.report(file.name, 1, "a header without #pragma once")
        for match in USING_NAMESPACE.finditer(file.code):
            self.report(file.name, line_at(file.code, match.start()),
                        "using namespace in a header reaches all who include it")

    def check_core(self, file):
        if module_of(file.name) in FRONT_ENDS:
            return
        for pattern, what in FORBIDDEN_IN_CORE:
            for match in pattern.finditer(file.code):
                word = match[0].rstrip("( ")
                self.report(file.name, line_at(file.code, match.start()), f"the core never {what}: {word}")

    def check_length(self, file):
        lines = file.text.splitlines()
        head = "\n".join(lines[:LONG_FILE_HEAD]).lower()
        if len(lines) > LONG_FILE and LONG_FILE_REASON not in head:
            self.report(
                file.name, 1,
                        f"{len(lines)} lines: split it, or say in its first {LONG_FILE_HEAD} lines '{LONG_FILE_REASON}'"
            )

    def check_file_cycles(self):
        self.report_cycles("include cycle", [(i.source, i.target, i) for i in self.includes], order=str)

    def check_folder_cycles(self):
        folders = [(folder_of(i.source), folder_of(i.target), i) for i in self.includes]
        edges = [(a, b, i) for a, b, i in folders if a != b]
        self.report_cycles("cycle among folders", edges, order=str)

    def unused_allowances(self):
        """Pairs of a module and a folder that it may include and does not: each could hide a wrong include later."""
        modules = {module_of(include.source) for include in self.includes} - {None}
        used = {(module_of(i.source), folder) for i in self.includes if module_of(i.source)
                for folder in MODULES[module_of(i.source)] if allows(folder, i.target)}
        return sorted({(module, folder) for module in modules for folder in MODULES[module]} - used)

    def check_module_cycles(self):
        modules = [(module_of(i.source), module_of(i.target), i) for i in self.includes]
        edges = [(a, b, i) for a, b, i in modules if a and b and a != b]
        # Reported from the lowest module on: the include that leaves it is the wrong one.
        self.report_cycles("cycle among modules", edges, order=list(MODULES).index)

    def report_cycles(self, title, edges, order):
        """Reports cycles in the graph of these edges (from, to, the include that makes it), the first by `order`
        first."""
        graph = {}  # from -> {to: the first such include}
        for source, target, include in edges:
            graph.setdefault(source, {}).setdefault(target, include)
        for cycle in find_cycles(graph):
            first = cycle.index(min(cycle, key=order))
            cycle = cycle[first:-1] + cycle[:first] + [cycle[first]]
            include = graph[cycle[0]][cycle[1]]
            self.report(include.source, include.line, f"{title}: {' -> '.join(cycle)}")


def find_cycles(graph):
    """Cycles of a graph (node -> successors), each as [a, b, …, a]; at least one wherever there is any."""
    cycles = []
    done = set()
    trail = []

    def visit(node):
        trail.append(node)
        for successor in sorted(graph.get(node, ())):
            if successor in trail:
                cycles.append(trail[trail.index(successor) :] + [successor])
            elif successor not in done:
                visit(successor)
        trail.pop()
        done.add(node)

    for node in sorted(graph):
        if node not in done:
            visit(node)
    return cycles


def main():
    parser = argparse.ArgumentParser(description="Checks include directions and other house rules under src/.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, metavar="DIR",
                        help="the tree to check (default: the one this script lies in)")
    checker = Checker(parser.parse_args().root)
    count = checker.run()
    if count == 0:
        print(f"no .h or .cpp file under {checker.src}", file=sys.stderr)
        return 2
    for violation in checker.violations:
        print(violation)
    if not checker.violations:
        print(f"{count} files: all includes are in order")
    return 1 if checker.violations else 0


if __name__ == "__main__":
    sys.exit(main())
