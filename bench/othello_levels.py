#!/usr/bin/env python3
"""The strength of the levels of the Othello champion, measured: matches of each level against the next ones, and Elo
for all of them.

    bench/othello_levels.py                              levels 1 to 20, 100 games a pair
    bench/othello_levels.py --levels 1 12 --games 200
    bench/othello_levels.py --table                      the figures as src/engine/othello/levels.cpp wants them

Every level plays the one above it and the one after that. Elo is fitted to all results at once (the likelihood of
Bradley and Terry), with a player who moves at random as 0; the errors (95 %) are those of the step from the level
below and of the whole way from 0, from the information in the games. Matches are kept (build/bench/levels) and gone
on with when it is called again.
Exit codes: 0 done, 5 mitos cannot be run, 130 interrupted.
"""
import argparse
import json
import math
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def player(level):
    return ("mitos:method=alphabeta,depth=1,evaluation=" + str(RANDOM) + ",seed=1,name=random" if level == 0
            else f"mitos:level={level},seed=1")


RANDOM = ROOT / "bench/strength/random.toml"  # an evaluation that knows nothing: all moves are drawn between


def match(options, low, high):
    folder = ROOT / "build/bench/levels"
    folder.mkdir(parents=True, exist_ok=True)
    command = [options.mitos, "match", player(high), player(low), "--games", str(options.games), "--concurrency",
               str(options.concurrency),
               "--opening-plies", "8", "--seed", str(1000 + low), "--out", str(folder / f"{low}-{high}.ggf"), "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.stderr.write(done.stderr)
        raise SystemExit(5)
    report = json.loads(done.stdout)
    won, drawn, lost = report["wins"], report["draws"], report["losses"]
    print(f"{low:2} against {high:2}: the higher won {won}, drew {drawn}, lost {lost}", flush=True)
    return won + drawn / 2, won + drawn + lost


def fitted(results, levels):
    """Maximum likelihood by the iteration of Zermelo (1929); one drawn game is added to each pair, so that nobody is
    infinitely strong."""
    strength = {level: 1.0 for level in levels}
    pairs = [(low, high, points + 0.5, games + 1) for (low, high), (points, games) in results.items()]
    for _ in range(100000):
        most = 0.0
        for level in levels:
            points = sum(p if level == high else g - p for low, high, p, g in pairs if level in (low, high))
            weight = sum(g / (strength[low] + strength[high]) for low, high, p, g in pairs if level in (low, high))
            new = points / weight
            most = max(most, abs(math.log(new / strength[level])))
            strength[level] = new
        if most < 1e-9:
            break
    return {level: 400 * math.log10(strength[level] / strength[levels[0]]) for level in levels}


def inverted(matrix):
    """By Gauss and Jordan; the matrix is positive definite."""
    size = len(matrix)
    rows = [list(row) + [float(i == k) for k in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [x / pivot for x in rows[i]]
        for k in range(size):
            if k != i:
                factor = rows[k][i]
                rows[k] = [x - factor * y for x, y in zip(rows[k], rows[i])]
    return [row[size:] for row in rows]


def errors(results, levels, elo):
    """Half a 95 % interval of each level's Elo: above the level below, and above the first. A drawn game counts as a
    whole one, which is cautious."""
    scale = math.log(10) / 400
    place = {level: i for i, level in enumerate(levels[1:])}
    information = [[0.0] * len(place) for _ in place]
    for (low, high), (_, games) in results.items():
        expected = 1 / (1 + math.exp(scale * (elo[low] - elo[high])))
        weight = (games + 1) * scale**2 * expected * (1 - expected)
        for a, b, sign in ((low, low, 1), (high, high, 1), (low, high, -1), (high, low, -1)):
            if a in place and b in place:
                information[place[a]][place[b]] += sign * weight
    covariance = inverted(information)

    def of(a, b):
        return covariance[place[a]][place[b]] if a in place and b in place else 0.0

    return {level: (1.96 * math.sqrt(of(level, level) + of(below, below) - 2 * of(level, below)),
                    1.96 * math.sqrt(of(level, level)))
            for below, level in zip(levels, levels[1:])}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mitos", default=os.environ.get("MITOS") or str(ROOT / "build/release/mitos"))
    parser.add_argument("--levels", nargs=2, type=int, default=(1, 20), metavar=("LOW", "HIGH"))
    parser.add_argument("--games", type=int, default=100, help="of a pair (100)")
    parser.add_argument("--concurrency", type=int, default=2)
    parser.add_argument("--table", action="store_true", help="print the Elo of every level in one line")
    options = parser.parse_args()
    low, high = options.levels
    levels = list(range(low, high + 1))
    if low == 1:
        levels.insert(0, 0)
    results = {}
    try:
        for i, level in enumerate(levels):
            for other in levels[i + 1:i + 3]:
                results[level, other] = match(options, level, other)
    except KeyboardInterrupt:
        return 130
    elo = fitted(results, levels)
    error = errors(results, levels, elo)
    print(f"{'level':>6}  {'Elo':>5}  error  step  error")
    print(f"{'random' if levels[0] == 0 else levels[0]:>6}  {0:5}")
    for below, level in zip(levels, levels[1:]):
        step, whole = error[level]
        print(f"{level:6}  {elo[level]:5.0f}  {whole:5.0f}  {elo[level] - elo[below]:+4.0f}  {step:5.0f}")
    if options.table:
        print(", ".join(f"{round(elo[level] / 10) * 10}" for level in levels if level > 0))
    return 0


if __name__ == "__main__":
    sys.exit(main())
