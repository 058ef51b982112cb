#!/usr/bin/env python3
"""Shows that two commits differ only in names, comments and texts.

    tools/same_tokens.py OLD NEW [--allow NAME,NAME…] [--list]

Reads every C++, Python and TypeScript file that differs between the two commits (renamed files are followed) as tokens,
and demands that both sides have the same ones, with these exceptions:

- Comments and formatting do not count.
- An identifier may have another name. In one file each old name has one new name; in one declaration at the outer level
  (a function, a class) two old names do not become one. Members (after `.`, `->` or `::`) and other names are held
  apart there.
- The text of a string may differ, what is inserted into it (`{…}` in Python, `${…}` in TypeScript) may not.
- #include lines and using declarations may stand in another order, and follow renamed files and names.

--allow  old names to which the second rule does not apply: a word that meant several things is split so
--list   prints the new names and the changed strings

Exit codes: 0 the same tokens; 1 something else changed, with file and line; 2 git failed or the usage is wrong.
"""

import argparse
import io
import keyword
import re
import subprocess
import sys
import tokenize
from collections import defaultdict
from typing import NamedTuple

CPP = (".h", ".cpp")
SCRIPT = (".ts", ".tsx", ".mjs", ".js")
PYTHON = (".py",)

CPP_KEYWORDS = set(
    """alignas alignof asm auto bool break case catch char class concept const const_cast consteval constexpr
    constinit continue decltype default delete do double dynamic_cast else enum explicit extern false final
    float for friend goto if inline int long mutable namespace new noexcept nullptr operator override private
    protected public register reinterpret_cast requires return short signed sizeof static static_assert
    static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned
    using virtual void volatile wchar_t while""".split()
)
SCRIPT_KEYWORDS = set(
    """any as async await boolean break case catch class const continue default delete do else enum export extends
    false finally for from function if implements import in instanceof interface keyof let new null number of
    private protected public readonly return static string super switch this throw true try type typeof
    undefined unknown var void while yield""".split()
)

CPP_TOKEN = re.compile(
    r"""(?P<comment>//(?:\\\n|[^\n])*|/\*.*?\*/)
      | (?P<string>(?:u8|[uUL])?R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)" | (?:u8|[uUL])?"(?:\\.|[^"\\\n])*")
      | (?P<char>(?:u8|[uUL])?'(?:\\.|[^'\\\n])+')
      | (?P<include>^[ \t]*\#[ \t]*include[ \t]*[<"][^>"\n]*[>"])
      | (?P<number>\.?\d(?:[eEpP][+-]|'?[\w.])*)
      | (?P<name>[A-Za-z_]\w*)
      | (?P<mark_>->\*|<=>|\.\.\.|<<=|->|\+\+|--|&&|\|\||::|\#\#|[-+*/%&|^=!<>]=|<<|\S)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
SCRIPT_TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
      | (?P<template>`(?:\\.|\$\{(?:[^{}`]|\{[^{}]*\}|`(?:\\.|[^`\\])*`)*\}|[^`\\])*`)
      | (?P<number>\.?\d(?:[eE][+-]|[\w.])*)
      | (?P<name>[A-Za-z_$][\w$]*)
      | (?P<mark>=>|===|!==|\.\.\.|\?\?|\?\.|\+\+|--|&&|\|\||[-+*/%&|^=!<>]=|<<|\S)""",
    re.VERBOSE | re.DOTALL,
)
REGULAR = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*")
BEFORE_REGULAR = set("(,=:[!&|?{};+") | {"return", "=>", "&&", "||", "typeof", "case"}


class Token(NamedTuple):
    kind: str  # "name", "string", or "mark" for all that must stay
    text: str
    line: int


class Source(NamedTuple):
    tokens: list
    includes: list  # (target, line)
    usings: list  # (names, line)


class Difference(Exception):
    def __init__(self, line, reason):
        super().__init__(reason)
        self.line = line


def joined_strings(tokens):
    """Neighbouring strings are one, however they are broken into lines."""
    result = []
    for token in tokens:
        if token.kind == "string" and result and result[-1].kind == "string":
            result[-1] = Token("string", result[-1].text + token.text, result[-1].line)
        else:
            result.append(token)
    return result


def without_usings(tokens):
    """The tokens but for `using a::b;`, and what these declare."""
    rest, usings = [], []
    at = 0
    while at < len(tokens):
        if tokens[at].text == "using":
            end = at + 1
            while end < len(tokens) and (tokens[end].kind == "name" or tokens[end].text == "::"):
                end += 1
            if end > at + 2 and end < len(tokens) and tokens[end].text == ";":
                usings.append(([t.text for t in tokens[at + 1 : end]], tokens[at].line))
                at = end + 1
                continue
        rest.append(tokens[at])
        at += 1
    return rest, usings


def cpp_source(text):
    tokens, includes = [], []
    for match in CPP_TOKEN.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        kind, word = match.lastgroup, match[0]
        if kind == "include":
            includes.append((word.split("include", 1)[1].strip(), line))
        elif kind == "string":
            tokens.append(Token("string", word, line))
        elif kind == "name" and word not in CPP_KEYWORDS:
            tokens.append(Token("name", word, line))
        elif kind != "comment":
            tokens.append(Token("mark", word, line))
    rest, usings = without_usings(joined_strings(tokens))
    return Source(rest, includes, usings)


def inserted(string, pattern, source):
    """Tokens of what a string inserts."""
    return [token for match in re.finditer(pattern, string) for token in source(match[1]).tokens]


def script_source(text):
    tokens, at = [], 0
    while match := SCRIPT_TOKEN.search(text, at):
        line = text.count("\n", 0, match.start()) + 1
        kind, word = match.lastgroup, match[0]
        if word[0] == "/" and kind == "mark" and (not tokens or tokens[-1].text in BEFORE_REGULAR):
            regular = REGULAR.match(text, match.start())
            if regular:
                match, kind = regular, "mark"
                word = match[0]
        at = match.end()
        if kind == "comment":
            continue
        if kind == "template":
            tokens.append(Token("string", word, line))
            fields = inserted(word, r"\$\{((?:[^{}]|\{[^{}]*\})*)\}", script_source)
            tokens += [Token(t.kind, t.text, line) for t in fields]
        elif kind == "name" and word in SCRIPT_KEYWORDS:
            tokens.append(Token("mark", word, line))
        else:
            tokens.append(Token(kind if kind in ("name", "string") else "mark", word, line))
    return Source(joined_strings(tokens), [], [])


def python_source(text):
    tokens, fields = [], []    # `fields`: what the strings that end the tokens so far insert
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER):
            continue
        line, word = token.start[0], token.string
        if token.type != tokenize.STRING:
            tokens += fields
            fields = []
        if token.type in (tokenize.INDENT, tokenize.DEDENT, tokenize.NEWLINE):
            tokens.append(Token("mark", tokenize.tok_name[token.type], line))
        elif token.type == tokenize.STRING:
            tokens.append(Token("string", word, line))
            if "f" in re.match(r"\w*", word)[0].lower():
                values = inserted(word.replace("{{", "").replace("}}", ""), r"\{([^{}!:]+)[^{}]*\}", script_source)
                fields += [Token(t.kind, t.text, line) for t in values]
        elif token.type == tokenize.NAME and not keyword.iskeyword(word):
            tokens.append(Token("name", word, line))
        else:
            tokens.append(Token("mark", word, line))
    return Source(joined_strings(tokens), [], [])


def source_of(path, text):
    if path.endswith(CPP):
        return cpp_source(text)
    return python_source(text) if path.endswith(PYTHON) else script_source(text)


class Names:
    """What every identifier of one file became."""

    def __init__(self, allowed):
        self.allowed = allowed
        self.new = {}  # old -> (new, line)
        self.old_here = {}  # (is a member, new) -> old, in the declaration at hand

    def begin_declaration(self):
        self.old_here = {}

    def pair(self, old, new, is_member, line):
        if old in self.allowed:
            return
        before = self.new.setdefault(old, new)
        if before != new:
            raise Difference(line, f"'{old}' became '{before}' before, and '{new}' here")
        other = self.old_here.setdefault((is_member, new), old)
        if other != old and other not in self.allowed:
            raise Difference(line, f"'{other}' and '{old}' both became '{new}'")

    def renamed(self, name):
        return self.new.get(name, name)


def compare_tokens(old, new, names):
    """The strings whose text changed, as (old, new, line)."""
    strings, depth, before = [], 0, ""
    for a, b in zip(old, new):
        if a.kind != b.kind or (a.kind == "mark" and a.text != b.text):
            raise Difference(b.line, f"{a.text!r} became {b.text!r}")
        if a.kind == "name":
            names.pair(a.text, b.text, before in (".", "->", "::"), b.line)
        elif a.kind == "string" and a.text != b.text:
            strings.append((a.text, b.text, b.line))
        depth += {"{": 1, "INDENT": 1, "}": -1, "DEDENT": -1}.get(a.text, 0)
        if a.text in ("}", "DEDENT") or (a.text == ";" and depth <= 2):
            names.begin_declaration()
        before = a.text
    if len(old) != len(new):
        longer, what = (old, "disappeared") if len(old) > len(new) else (new, "is new")
        token = longer[min(len(old), len(new))]
        raise Difference(token.line, f"{token.text!r} {what}")
    return strings


def compare_unordered(what, old, new):
    missing, added = sorted(set(old) - set(new)), sorted(set(new) - set(old))
    if missing or added:
        raise Difference(1, f"{what}: {', '.join(missing) or 'nothing'} became {', '.join(added) or 'nothing'}")


def compare(old, new, moved, allowed):
    """The new names and changed strings of a file. Throws Difference at any other change. `moved`: renamed headers."""
    names = Names(allowed)
    strings = compare_tokens(old.tokens, new.tokens, names)

    def target(include):
        return f'"{moved.get(include[1:-1], include[1:-1])}"' if include[0] == '"' else include

    compare_unordered("includes", [target(t) for t, _ in old.includes], [t for t, _ in new.includes])
    changed = [tuple(names.renamed(n) for n in using) for using, _ in old.usings]
    if len(changed) != len(new.usings):
        raise Difference(1, "a using declaration appeared or disappeared")
    known = {tuple(using) for using, _ in new.usings}
    rest = [using for using in changed if using not in known]
    unmatched = [tuple(using) for using, _ in new.usings if tuple(using) not in set(changed)]
    for a, b in zip(sorted(rest, key=len), sorted(unmatched, key=len)):    # their names stand nowhere else in the file
        if len(a) != len(b) or a[1::2] != b[1::2]:
            raise Difference(1, f"using {''.join(a)} became {''.join(b)}")
    return {a: b for a, b in names.new.items() if a != b}, strings


def git(*words):
    done = subprocess.run(["git", *words], capture_output=True, check=False)
    if done.returncode != 0:
        fail(done.stderr.decode().strip())
    return done.stdout.decode("utf-8", errors="replace")


def fail(message):
    print(f"same_tokens: {message}", file=sys.stderr)
    sys.exit(2)


def changed_files(old, new):
    """(old path or None, new path or None) of each source that differs."""
    fields = git("diff", "--name-status", "-M40%", "-l0", "-z", old, new).split("\0")
    at = 0
    while at + 1 < len(fields):
        status = fields[at]
        if status[0] in "RC":
            pair, at = (fields[at + 1], fields[at + 2]), at + 3
        else:
            path, at = fields[at + 1], at + 2
            pair = (None if status == "A" else path, None if status == "D" else path)
        if (pair[1] or pair[0]).endswith(CPP + PYTHON + SCRIPT):
            yield pair


def from_sources(path):
    """The path as an #include names it."""
    return path.removeprefix("src/")


def skeleton(commit, path):
    """A file's tokens without names and texts: two files with the same one are probably one file, renamed."""
    source = source_of(path, git("show", f"{commit}:{path}"))
    return tuple(token.text if token.kind == "mark" else token.kind for token in source.tokens)


def pair_by_skeleton(pairs, old, new):
    """Pairs files that git did not: it compares lines, and in a short file every line may have another name."""
    added = {skeleton(new, b): b for a, b in pairs if a is None}
    result = [pair for pair in pairs if None not in pair]
    for gone in [a for a, b in pairs if b is None]:
        result.append((gone, added.pop(skeleton(old, gone), None)))
    return result + [(None, path) for path in added.values()]


def moved_headers(pairs):
    moved = {}
    for old, new in pairs:
        if old and new and old != new:
            moved[from_sources(old)] = from_sources(new)
            for root in ("tests/", "bench/", "fuzz/"):    # these name their own headers from there
                if old.startswith(root) and new.startswith(root):
                    moved[old[len(root) :]] = new[len(root) :]
    return moved


def main():
    parser = argparse.ArgumentParser(description="Shows that two commits differ only in names, comments and texts.")
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--allow", default="", metavar="NAME,…", help="old names that may have several new ones")
    parser.add_argument("--list", action="store_true", help="print the new names and the changed strings")
    options = parser.parse_args()
    pairs = pair_by_skeleton(list(changed_files(options.old, options.new)), options.old, options.new)
    moved = moved_headers(pairs)
    faults, all_names, all_strings = 0, defaultdict(set), []
    for old, new in pairs:
        try:
            if old is None or new is None:
                raise Difference(1, "the file is new" if old is None else "the file is gone")
            texts = (git("show", f"{options.old}:{old}"), git("show", f"{options.new}:{new}"))
            sources = source_of(old, texts[0]), source_of(new, texts[1])
            names, strings = compare(*sources, moved, set(options.allow.split(",")))
        except (Difference, tokenize.TokenError) as difference:
            print(f"{new or old}:{getattr(difference, 'line', 1)}: {difference}")
            faults += 1
            continue
        for a, b in names.items():
            all_names[a].add(b)
        all_strings += [(new, *string) for string in strings]
    if options.list:
        for name in sorted(all_names):
            print(f"{name} -> {', '.join(sorted(all_names[name]))}")
        for path, a, b, line in all_strings:
            print(f"{path}:{line}: {a} -> {b}")
    if not faults:
        print(f"{len(pairs)} files, {len(all_names)} new names, {len(all_strings)} changed strings, no other token")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
