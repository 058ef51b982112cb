#!/usr/bin/env python3
"""The exact endgame of Othello, measured: the FFO positions beside other programs, threads, growth, and a second
opinion.

    bench/othello_endgame.py ffo                      #40 to #49, checked against what is published
    bench/othello_endgame.py ffo --range 50 59        takes long: broken off, it goes on where it was when called again
    bench/othello_endgame.py ffo --core 1 --rounds 3 --peer \
        "edax=cd edax/bin && ./edax -solve {file} -n-tasks 1 -level 60"
    bench/othello_endgame.py threads                  two threads against two copies that run at the same time
    bench/othello_endgame.py growth
        nodes and time against empty squares: a table and docs/images/endgame-growth.svg
    bench/othello_endgame.py random
        200 random positions with 11 to 14 empty squares against the textbook's alpha-beta

Every search is written down as soon as it ends (JSON lines in build/bench, or --results). Called again in the same
way with the same programs, what is there is not done again; --fresh begins anew. Ctrl-C ends with what is known so
far.
Exit codes: 0 done, 1 a score or a move is wrong, 2 bad usage, 5 a program cannot be run or understood, 130 interrupted.
"""
import argparse
import os
import pathlib
import signal
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from endgame import against_textbook, ffo, growth, threads  # noqa: E402
from endgame.programs import MEMORY, Trouble  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[1]
KINDS = {"ffo": ffo, "threads": threads, "growth": growth, "random": against_textbook}


def common(parser):
    parser.add_argument("--mitos", default=os.environ.get("MITOS") or str(ROOT / "build/release/mitos"), metavar="FILE",
                        help="the program (default: MITOS, or build/release/mitos)")
    parser.add_argument("--memory", default="large", metavar="SIZE",
                        help=f"of the table: small ({MEMORY['small']}), large ({MEMORY['large']}, the default), "
                             f"or as mitos reads it: 64M")
    parser.add_argument("--results", type=pathlib.Path, metavar="FILE",
                        help="where every search is written down (default: in build/bench)")
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run wrote down")


def main(words=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="|".join(KINDS))
    for name, module in KINDS.items():
        kind = kinds.add_parser(name, help=module.__doc__.splitlines()[0], description=module.__doc__,
                                formatter_class=argparse.RawDescriptionHelpFormatter)
        common(kind)
        module.options(kind)
    options = parser.parse_args(words)
    options.root = ROOT
    for number in (signal.SIGINT, signal.SIGTERM):  # started in the background, too: no search is left behind
        signal.signal(number, signal.default_int_handler)
    try:
        return KINDS[options.kind].run(options, parser.error)
    except Trouble as trouble:
        print(f"{pathlib.Path(__file__).name}: {trouble}", file=sys.stderr)
        return 5
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
