#!/usr/bin/env python3
"""The tiles champion, measured.

    bench/tiles_champion.py korf --tables small      Korf's hundred 15-puzzles, one thread, in one process
    bench/tiles_champion.py korf --tables full --rounds 5 --core 1
    bench/tiles_champion.py hard                      three of the hardest 15-puzzles, with full tables
    bench/tiles_champion.py two24 --tables full       numbers 38 and 40 of Korf and Felner's fifty 24-puzzles
    bench/tiles_champion.py korf24 --count 15         the easiest of the fifty; broken off, it goes on
    bench/tiles_champion.py king --count 1000         random 4x4 boards with king moves
    bench/tiles_champion.py tables                    full tables made from nothing, and opened again

Lengths are checked against what is published. --peer NAME=COMMAND (korf, hard and two24): another program as a line
of the shell, with {file} for a file with one board a line, 0 for the blank; in every round each program has its turn.
Of a peer the time from start to end is taken, and that from --seconds NAME=REGEX, a group that is found in what it
says, where it tells the time of its search; hits are added up.
Exit codes: 0 done, 1 a length is wrong, 2 bad usage, 5 a program cannot be run, 130 interrupted.
"""
import argparse
import json
import os
import pathlib
import random
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
DATA = ROOT / "tests/data"


class Trouble(Exception):
    """A program cannot be run."""


def published(name, columns):
    """(length, board) of every line; `columns` numbers stand before the board, the length first."""
    for line in (DATA / name).read_text(encoding="ascii").splitlines():
        if line and not line.startswith("#"):
            numbers = [int(word) for word in line.split()]
            yield numbers[:columns], numbers[columns:]


def run(line, core=None):
    """What the command says, and the seconds from its start to its end."""
    if core is not None:
        line = ["taskset", "-c", core, *line]
    began = time.perf_counter()
    done = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    wall = time.perf_counter() - began
    if done.returncode != 0:
        raise Trouble(f"{shlex.join(line)} ended with exit code {done.returncode}: "
                      f"{done.stderr.strip() or done.stdout.strip()[-200:]}")
    return done.stdout, wall


def mitos(options, boards, *more, size="4x4", moves="plain", core=None):
    """The reports of a batch, and the seconds of the whole process."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="ascii") as file:
        file.write("".join(" ".join(map(str, board)) + "\n" for board in boards))
        file.flush()
        output, wall = run([options.mitos, "solve", "tiles", "--size", size, "--moves", moves, "--algorithm",
                            "champion", "--json",
                            "--file", file.name, *more], core)
    return [json.loads(line) for line in output.splitlines()], wall


def wrong_lengths(reports, lengths):
    return [i for i, (report, length) in enumerate(zip(reports, lengths, strict=True)) if report.get("cost") != length]


def peer_turn(options, name, command, boards):
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="ascii") as file:
        file.write("".join(" ".join(map(str, board)) + "\n" for board in boards))
        file.flush()
        output, wall = run(["sh", "-c", command.replace("{file}", shlex.quote(file.name))], options.core)
    pattern = dict(options.seconds).get(name)
    told = [float(found) for found in re.findall(pattern, output)] if pattern else []
    return sum(told) if told else None, wall


def by_turns(options, boards, lengths, tables, size="4x4"):
    times = {}
    bad = 0
    for _ in range(options.rounds):
        reports, wall = mitos(options, boards, "--tables", tables, "--threads", "1", size=size, core=options.core)
        bad += len(wrong_lengths(reports, lengths))
        search = sum(report["seconds"] for report in reports)
        nodes = sum(report["expanded"] for report in reports)
        times.setdefault("mitos", []).append((search, wall))
        each = (", ".join(format(report["seconds"], ".3f") for report in reports) if len(reports) < 5
                else f"{nodes / search / 1e6:.1f} million nodes a second")
        print(f"mitos {tables}: {sum(report['cost'] for report in reports)} moves, {nodes:,} nodes, "
              f"search {search:.3f} s ({each}), "
              f"from start to end {wall:.3f} s", flush=True)
        for name, command in options.peer:
            search, wall = peer_turn(options, name, command, boards)
            times.setdefault(name, []).append((search, wall))
            print(f"{name}: " + (f"search {search:.3f} s, " if search is not None else "")
                  + f"from start to end {wall:.3f} s", flush=True)
    ours = times["mitos"]
    for name, _ in options.peer:
        theirs = times[name]
        print(f"from start to end, of {name}'s: {statistics.median(a[1] / b[1] for a, b in zip(ours, theirs)):.3f}")
        if all(search is not None for search, _ in theirs):
            print(f"search, of {name}'s: {statistics.median(a[0] / b[0] for a, b in zip(ours, theirs)):.3f}")
    return bad


def korf(options):
    rows = list(published("korf100.txt", 1))
    return by_turns(options, [board for _, board in rows], [length for (length,), _ in rows], options.tables)


def hard(options):
    rows = list(published("hard15.txt", 1))
    return by_turns(options, [board for _, board in rows], [length for (length,), _ in rows], "full")


def two24(options):
    rows = list(published("korf50-24puzzle.txt", 2))
    chosen = [rows[number - 1] for number in (38, 40)]
    return by_turns(options, [board for _, board in chosen], [length for (length, _), board in chosen],
                    options.tables, "5x5")


def korf24(options):
    """One after the other, the easiest first by the nodes of Korf and Felner's search; what is done is written down."""
    rows = sorted(((nodes, number, length, board) for number, ((length, nodes), board) in
                   enumerate(published("korf50-24puzzle.txt", 2), 1)), key=lambda row: row[0])[:options.count]
    ledger = ROOT / "build/bench/korf24.jsonl"
    ledger.parent.mkdir(parents=True, exist_ok=True)
    known = {}
    if ledger.exists() and not options.fresh:
        known = {entry["number"]: entry for entry in map(json.loads, ledger.read_text(encoding="ascii").splitlines())}
    else:
        ledger.write_text("", encoding="ascii")
    bad, total = 0, 0.0
    for nodes, number, length, board in rows:
        if number not in known:
            (report,), wall = mitos(options, [board], "--tables", options.tables, "--threads", str(options.threads),
                                    size="5x5", core=options.core)
            known[number] = {"number": number, "cost": report["cost"], "expanded": report["expanded"],
                             "seconds": report["seconds"],
                             "wall": round(wall, 3)}
            with ledger.open("a", encoding="ascii") as file:
                file.write(json.dumps(known[number]) + "\n")
        entry = known[number]
        bad += entry["cost"] != length
        total += entry["wall"]
        print(f"#{number}: {entry['cost']} moves{'' if entry['cost'] == length else f' INSTEAD OF {length}'}, "
              f"{entry['expanded']:,} nodes "
              f"(Korf and Felner {nodes:,}), {entry['seconds']:.1f} s, with its tables {entry['wall']:.1f} s",
              flush=True)
    print(f"{len(rows)} boards in {total:.1f} s")
    return bad


def king(options):
    shuffler = random.Random(options.seed)
    boards = [shuffler.sample(range(16), 16) for _ in range(options.count)]
    reports, wall = mitos(options, boards, "--tables", options.tables, "--threads", "1", moves="king",
                          core=options.core)
    seconds = sorted(report["seconds"] for report in reports)
    lengths = [report["cost"] for report in reports]
    print(f"{len(reports)} boards (seed {options.seed}), {min(lengths)} to {max(lengths)} moves, "
          f"mean {statistics.mean(lengths):.2f}; mean {1000 * statistics.mean(seconds):.1f} ms, "
          f"median {1000 * statistics.median(seconds):.1f} ms, longest {1000 * seconds[-1]:.0f} ms; "
          f"{sum(report['expanded'] for report in reports):,} nodes; from start to end {wall:.2f} s")
    return 0


def tables(options):
    with tempfile.TemporaryDirectory() as folder:
        board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15]
        for what in ("made and stored", "opened", "opened"):
            _, wall = mitos(options, [board], "--tables", "full", "--threads", str(options.threads), "--data", folder)
            size = sum(file.stat().st_size for file in pathlib.Path(folder).rglob("*") if file.is_file())
            print(f"full 4x4 tables {what}: {wall:.2f} s for the whole process, {size / 1e6:.1f} MB on disk")
    return 0


def pair(text):
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise argparse.ArgumentTypeError(f"not NAME=VALUE: {text}")
    return name, value


def main():
    kinds = {"korf": korf, "hard": hard, "two24": two24, "korf24": korf24, "king": king, "tables": tables}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=kinds)
    parser.add_argument("--mitos", default=os.environ.get("MITOS") or str(ROOT / "build/release/mitos"), metavar="FILE")
    parser.add_argument("--tables", choices=["small", "full"], default="small")
    parser.add_argument("--rounds", type=int, default=1, metavar="N")
    parser.add_argument("--core", metavar="LIST", help="pin every program to these cores by taskset")
    parser.add_argument("--peer", action="append", type=pair, default=[], metavar="NAME=COMMAND")
    parser.add_argument("--seconds", action="append", type=pair, default=[], metavar="NAME=REGEX")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), metavar="N", help="of korf24 and tables")
    parser.add_argument("--count", type=int, default=15, metavar="N", help="of korf24 and king")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of king")
    parser.add_argument("--fresh", action="store_true", help="of korf24: forget what an earlier run wrote down")
    options = parser.parse_args()
    try:
        return 1 if kinds[options.kind](options) else 0
    except Trouble as trouble:
        print(f"tiles_champion.py: {trouble}", file=sys.stderr)
        return 5
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
