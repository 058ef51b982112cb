"""Nodes and time against empty squares, on random positions: a table, docs/images/endgame-growth.csv and .svg.

Random games (the rules are those of tests/cli/othello_board.py) give one position each for every number of empty
squares. Each is solved in a process of its own, one thread. The table that is printed is the one of docs/results.md.
"""
import math
import pathlib
import statistics

from . import tables
from .ledger import opened
from .plot import Panel, drawing
from .positions import random_positions
from .programs import Trouble, fingerprint, memory, mitos

COLUMNS = ["empties", "positions"] + [f"{what}_{how}" for what in ("nodes", "seconds")
                                      for how in ("median", "mean", "min", "max")]


def options(parser):
    parser.add_argument("--empties", nargs=2, type=int, default=[10, 24], metavar=("FROM", "TO"),
                        help="empty squares (default: 10 24)")
    parser.add_argument("--count", type=int, default=30, metavar="N", help="positions of each (default: 30)")
    parser.add_argument("--seed", type=int, default=20261116, help="of the random games (default: %(default)s)")
    parser.add_argument("--core", metavar="N", help="pin to this core by taskset")
    parser.add_argument("--out", type=pathlib.Path, metavar="DIR",
                        help="where endgame-growth.csv and .svg go (default: docs/images)")


def run(options, wrong):
    first, last = options.empties
    if not 1 <= first < last <= 30 or options.count < 1:
        wrong("--empties goes upwards within 1 to 30, --count is at least 1")
    kinds = range(first, last + 1)
    print(f"seed {options.seed}, {options.count} positions of each kind, table of {memory(options)}")
    games = random_positions(options.seed, set(kinds), options.count)
    ledger = opened(options, f"growth-{options.seed}", fingerprint(options, options.core))
    program = mitos(options)
    try:
        for empties in kinds:
            for game in games:
                answer = ledger.known(lambda: program.ask(game[empties], options.core), game[empties])
            print(f"{empties} empty: the last {tables.answer(answer)}", flush=True)
    except KeyboardInterrupt:
        report(options, kinds, games, ledger)
        raise
    report(options, kinds, games, ledger)
    return 0


def report(options, kinds, games, ledger):
    """Of the numbers of empty squares of which all positions are done."""
    summaries = []
    for empties in kinds:
        answers = [ledger.get(game[empties]) for game in games]
        if all(answers):
            summaries.append(summary(empties, answers))
    if len(summaries) < 2:
        print("too little was done for a table")
        return
    show(summaries)
    folder = options.out or options.root / "docs" / "images"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        rows = [",".join(COLUMNS),
                *(",".join(f"{row[column]:.6g}" if isinstance(row[column], float) else str(row[column])
                                              for column in COLUMNS) for row in summaries)]
        (folder / "endgame-growth.csv").write_text("\n".join(rows) + "\n", encoding="ascii")
        (folder / "endgame-growth.svg").write_text(picture(summaries, options), encoding="utf-8")
    except OSError as why:
        raise Trouble(f"{folder}: {why}") from why
    print(f"\nwritten: endgame-growth.csv and endgame-growth.svg in {folder}")


def summary(empties, answers):
    row = {"empties": empties, "positions": len(answers)}
    for what in ("nodes", "seconds"):
        values = [answer[what] for answer in answers]
        row |= {f"{what}_median": statistics.median(values), f"{what}_mean": statistics.mean(values),
                f"{what}_min": min(values), f"{what}_max": max(values)}
    return row


def factor(summaries, column):
    """By how much a further empty square multiplies: the slope of the line that fits the logarithms best (least
    squares)."""
    fit = statistics.linear_regression([row["empties"] for row in summaries],
                                       [math.log(row[column]) for row in summaries])
    return math.exp(fit.slope)


def show(summaries):
    print()
    head = ["empty", "thousand nodes, median", "mean", "range", "ms, median", "mean", "range"]
    tables.show(head, [[str(row["empties"]), *three(row, "nodes", 1e-3), *three(row, "seconds", 1e3)]
                       for row in summaries])
    print(f"\na further empty square multiplies the median of the nodes by {factor(summaries, 'nodes_median'):.2f}, "
          f"that of the time by {factor(summaries, 'seconds_median'):.2f}")


def three(row, what, unit):
    median, mean, least, most = (three_digits(row[f"{what}_{how}"] * unit) for how in ("median", "mean", "min", "max"))
    return median, mean, f"{least} to {most}"


def three_digits(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def picture(summaries, options):
    panels = [Panel(name, unit, [row["empties"] for row in summaries],
                    {how: [row[f"{what}_{how}"] for row in summaries] for how in ("median", "mean", "min", "max")},
                    f"× {factor(summaries, f'{what}_median'):.2f} for each empty square")
              for what, name, unit in (("nodes", "Nodes", ""), ("seconds", "Time", "s"))]
    return drawing("What an exact endgame of Othello costs",
                   f"{options.count} random positions for each number of empty squares, one thread, "
                   f"seed {options.seed}", panels)
