#!/usr/bin/env python3
"""How long one search takes on every position of real games: percentiles of states and seconds.

    bench/othello_depth.py WTHOR.wtb [--games 20] [--depth 8] [--mitos build/release/mitos]
                           [--switches "--order search --closed-set"]

The games are spread evenly over the file. The seconds are those that each search reports, one core.
"""
import argparse
import json
import pathlib
import subprocess
import sys

HEADER, RECORD, MOVES = 16, 68, 8
LETTERS = "abcdefgh"


def games(path, count):
    """Transcripts, passes left out as the format does."""
    data = pathlib.Path(path).read_bytes()
    total = int.from_bytes(data[4:8], "little")
    for i in range(min(count, total)):
        at = HEADER + RECORD * (i * total // count)
        moves = [byte for byte in data[at + MOVES : at + RECORD] if byte != 0]
        yield [f"{LETTERS[move % 10 - 1]}{move // 10}" for move in moves]


def search(mitos, moves, depth, switches):
    command = [mitos, "search", "othello", "--depth", str(depth), "--json", *switches]
    if moves:
        command += ["--moves", "".join(moves)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def percentile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(part * len(values)))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--depth", type=int, default=8)
    parser.add_argument("--mitos", default="build/release/mitos")
    parser.add_argument("--switches", default="--order search --closed-set", help="of search othello")
    options = parser.parse_args()
    reports = []
    for moves in games(options.file, options.games):
        for length in range(len(moves)):
            report = search(options.mitos, moves[:length], options.depth, options.switches.split())
            report["after"] = "".join(moves[:length])
            reports.append(report)
    for name, unit in (("seconds", "s"), ("states", "")):
        values = [report[name] for report in reports]
        shown = ", ".join(f"{part:.0%} {percentile(values, part):.6g}{unit}" for part in (0.5, 0.9, 0.95, 0.99))
        print(f"{name}: {shown}, most {max(values):.6g}{unit}, sum {sum(values):.6g}{unit}")
    worst = max(reports, key=lambda report: report["seconds"])
    rate = sum(report["states"] for report in reports) / sum(report["seconds"] for report in reports)
    print(f"{len(reports)} positions, {rate:.3g} states a second; slowest after {worst['after']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
