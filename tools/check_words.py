#!/usr/bin/env python3
"""Checks the words of the tree (docs/glossary.md): names and comments that a stranger understands.

    tools/check_words.py             the whole tree but the folders in TO_DO
    tools/check_words.py PATH…       what lies below PATH, whether it is in TO_DO or not

Refuses, with file and line:

- words that were given up, in names, comments or documents (GIVEN_UP says what to write instead);
- lines above 120 columns. Tables and code blocks in Markdown (commands and what they print), and lines that hold an
  address of the web, are exempt;
- doc comments (`///`) that begin with a preposition: such a comment has no subject and does not stand alone.

Exit codes: 0 all is well; 1 something was refused; 2 PATH does not exist.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import same_tokens

# What is still to be reworded: folders (or files) that are not checked yet. A folder leaves the list when it passes.
TO_DO = [
    "src/api",
    "src/arena",
    "src/cli",
    "src/evaluations/othello/words.cpp",
    "src/formats",
    "src/protocols",
    "src/web",
    "tests/CMakeLists.txt",
    "tests/api",
    "tests/arena",
    "tests/cli",
    "tests/evaluations/othello/words_test.cpp",
    "tests/formats",
    "tests/house/endgame_bench_test.py",
    "tests/house/test_script_test.py",
    "tests/protocols",
    "tests/web",
    "cmake/install.cmake",
    "fuzz/fuzz_dialogue.cpp",
    "web",
    "CMakeLists.txt",
]

NAMES, COMMENTS, DOCUMENTS = "name", "comment", "document"

# In names: a whole identifier (without a closing underscore). In comments and documents: whole words.
GIVEN_UP = [
    (NAMES, r"[Ll]ooks?|[Ll]ooked", "iteration, probe, poll or find: which of them is it?"),
    (NAMES, r"[Bb]usy", "nodesInSearch: the hints by which threads spread out"),
    (NAMES, r"[Cc]rew", "workerThreads"),
    (NAMES, r"[Cc]ommon", "what is it that is shared? SearchContext, for example"),
    (NAMES, r"\w*News|news", "progress"),
    (NAMES, r"Known", "TableEntry, StoredBounds: say who stores it"),
    (NAMES, r"[Ww]orth|MoveWorth", "value"),
    (NAMES, r"[Mm]anner", "mode, style or strategy"),
    (NAMES, r"[Tt]ell|[Hh]ear|HearSolve|hearing", "onProgress, OnProgress"),
    (NAMES, r"[Hh]ere", "what is there? the node, the position, the line"),
    (NAMES, r"[Ww]hat", "say what it holds"),
    (NAMES, r"[Tt]hings?", "say what they are"),
    (NAMES, r"[Ss]aid|[Tt]old|[Hh]eard", "message, response, reported"),
    (NAMES, r"[Ww]anted", "requested"),
    (NAMES, r"[Mm]eans", "services, tools: say what they are"),
    (NAMES, r"[Hh]all", "waitingRoom, queue"),
    (NAMES, r"\w*Errand|errand", "job"),
    (NAMES, r"its|enough|otherwise", "a noun: parent, softLimit, fallback"),
    (NAMES, r"[Tt]rouble", "error, failure"),
    (NAMES, r"Onlookers|NobodyAsks|nobodyAsks", "Observer, Unprompted"),
    (COMMENTS, r"errands?|onlookers?", "job, observer"),
    (DOCUMENTS, r"errands?|onlookers?", "job, observer"),
    (COMMENTS, r"likely cuts?", "probable cutoff"),
    (COMMENTS, r"cut-offs?", "cutoff"),
    (DOCUMENTS, r"to be gone on with", "that can be resumed"),
    (DOCUMENTS, r"likely cuts?", "probable cutoff"),
]

PREPOSITIONS = """about above across after against along among around as at before behind below beneath beside besides
    between beyond by during for from in inside into of off on onto out outside over per since through throughout
    till to toward towards under until up upon via with within without""".split()

MOST_COLUMNS = 120
SOURCES = (*same_tokens.CPP, *same_tokens.PYTHON, *same_tokens.SCRIPT, ".svelte", ".css", ".cmake", "CMakeLists.txt")
DOCUMENT_SUFFIX = ".md"

COMMENT = re.compile(
    r"""(?P<comment>//(?:\\\n|[^\n])*|/\*.*?\*/)
      | (?P<other>(?:u8|[uUL])?R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)"
      | "(?:\\.|[^"\\\n])*" | (?<!\w)'(?:\\.|[^'\\\n])+')""",
    re.VERBOSE | re.DOTALL,
)
DOC_COMMENT = re.compile(r"^[ \t]*///[ \t]*([A-Za-z]+)", re.MULTILINE)


class Fault(NamedTuple):
    file: str
    line: int
    reason: str

    def __str__(self):
        return f"{self.file}:{self.line}: {self.reason}"


def line_at(text, offset):
    return text.count("\n", 0, offset) + 1


def word_pattern(pattern):
    return re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)


def long_lines(file, text, is_document):
    in_block = False
    for number, line in enumerate(text.split("\n"), 1):
        if is_document and line.lstrip().startswith("```"):
            in_block = not in_block
        exempt = "://" in line or in_block or (is_document and line.lstrip().startswith("|"))
        if len(line) > MOST_COLUMNS and not exempt:
            yield Fault(file, number, f"{len(line)} columns; at most {MOST_COLUMNS}")


def given_up_names(file, source):
    patterns = [(re.compile(pattern), instead) for where, pattern, instead in GIVEN_UP if where == NAMES]
    for token, after in zip(source.tokens, [*source.tokens[1:], None]):
        if token.kind != "name" or (token.text == "what" and after and after.text == "("):    # std::exception::what()
            continue
        for pattern, instead in patterns:
            if pattern.fullmatch(token.text.rstrip("_")):
                yield Fault(file, token.line, f"'{token.text}' was given up: {instead}")


def given_up_words(file, text, kind, pieces):
    """`pieces`: (offset, text) of what is to be read."""
    patterns = [(word_pattern(pattern), instead) for where, pattern, instead in GIVEN_UP if where == kind]
    for offset, piece in pieces:
        for pattern, instead in patterns:
            for match in pattern.finditer(piece):
                yield Fault(file, line_at(text, offset + match.start()), f"'{match[0]}' was given up: {instead}")


def comments(text):
    return [(m.start(), m[0]) for m in COMMENT.finditer(text) if m.lastgroup == "comment"]


def doc_comment_starts(file, text):
    """Doc comments that begin with a preposition: only the first line of each."""
    before_is_doc = False
    for number, line in enumerate(text.split("\n"), 1):
        match = DOC_COMMENT.match(line)
        if match and not before_is_doc and match[1].lower() in PREPOSITIONS:
            yield Fault(file, number, f"a doc comment begins with '{match[1]}': begin with a subject or a verb")
        before_is_doc = line.lstrip().startswith("///")


def check_text(file, text):
    """All faults of one file."""
    yield from long_lines(file, text, file.endswith(DOCUMENT_SUFFIX))
    if file.endswith(DOCUMENT_SUFFIX):
        yield from given_up_words(file, text, DOCUMENTS, [(0, text)])
    elif file.endswith(same_tokens.CPP):
        yield from given_up_names(file, same_tokens.cpp_source(text))
        yield from given_up_words(file, text, COMMENTS, comments(text))
        yield from doc_comment_starts(file, text)


def inside(path, folder):
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def tracked_files(root):
    """Sources and documents that belong to the tree: those that git knows, or all where there is no git."""
    done = subprocess.run(["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                          capture_output=True, text=True, check=False)
    if done.returncode == 0 and done.stdout:
        names = done.stdout.split("\0")
    else:
        names = [path.relative_to(root).as_posix() for path in root.rglob("*")]
    wanted = (*SOURCES, DOCUMENT_SUFFIX)
    return sorted(name for name in set(names) if name.endswith(wanted) and (root / name).is_file())


def main():
    parser = argparse.ArgumentParser(description="Checks the words of the tree (docs/glossary.md).")
    parser.add_argument("paths", nargs="*", metavar="PATH", help="check these, even if they are in TO_DO")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, metavar="DIR",
                        help="the tree to check (default: the one this script lies in)")
    options = parser.parse_args()
    for path in options.paths:
        if not (options.root / path).exists():
            print(f"check_words: there is no {path}", file=sys.stderr)
            return 2
    count, faults = 0, []
    for name in tracked_files(options.root):
        if options.paths and not any(inside(name, path) for path in options.paths):
            continue
        if not options.paths and any(inside(name, folder) for folder in TO_DO):
            continue
        count += 1
        faults += check_text(name, (options.root / name).read_text(encoding="utf-8", errors="replace"))
    for fault in faults:
        print(fault)
    if not faults:
        print(f"{count} files: no word that was given up; still to do: {len(TO_DO)} folders and files")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
