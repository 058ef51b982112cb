"""A small program that speaks GTP, NBoard or UGI and plays legal moves, until it does what it was told to do wrong.

    fake_engine.py PROTOCOL [BEHAVIOUR [N]] [--log FILE] [--seed N] [--starts FILE]

BEHAVIOUR at its Nth move of every life of the program (N is 1 when it is left out): good, crash, hang, illegal, flood
(lines without end), long (a line without end), garbage, refuse, resign, slow (N milliseconds a move), exit (at start,
with code 4), mute (says nothing from the start), orphan (leaves a child behind and crashes), close (closes its output
and lives on).
"""

import argparse
import os
import pathlib
import random
import re
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
from othello_board import Board  # noqa: E402


class Misbehaviour:
    def __init__(self, what, at):
        self.what, self.at, self.moves = what, at, 0

    def before_move(self):
        """May never return."""
        self.moves += 1
        if self.what == "slow":
            time.sleep(self.at / 1000)
        elif self.moves < self.at:
            return None
        elif self.what == "crash":
            os._exit(3)
        elif self.what == "orphan":
            subprocess.Popen(["sleep", "1000"])
            os._exit(3)
        elif self.what == "hang":
            time.sleep(1000)
        elif self.what == "close":
            os.close(1)
            time.sleep(1000)
        elif self.what == "flood":
            while True:
                sys.stdout.write("status thinking\n" * 1000)
        elif self.what == "long":
            while True:
                sys.stdout.write("x" * 4096)
        elif self.what in ("illegal", "garbage", "refuse", "resign"):
            return self.what
        return None


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class Engine:
    def __init__(self, options):
        self.wrong = Misbehaviour(options.behaviour, options.n)
        self.random = random.Random(options.seed)
        self.board = Board()

    def choose(self):
        """A square, or one of the words of Misbehaviour."""
        wrong = self.wrong.before_move()
        if wrong == "illegal":
            return "d4"
        return wrong or self.random.choice(self.board.moves() or ["pass"])

    def play(self, move):
        move = "pass" if move.lower() in ("pass", "pa") else move.lower()
        self.board = self.board.after(move)


class Gtp(Engine):
    def answer(self, line):
        words = line.split()
        if not words:
            return
        name, arguments = words[0], words[1:]
        if name == "name":
            say("= Fake GTP\n")
        elif name == "known_command":
            say("= true\n" if arguments[0] in ("time_settings", "time_left") else "= false\n")
        elif name in ("boardsize", "time_settings", "time_left"):
            say("=\n")
        elif name == "clear_board":
            self.board = Board()
            say("= \n")
        elif name == "play":
            assert self.board.mover == {"b": "X", "w": "O"}[arguments[0][0].lower()]
            self.play(arguments[1])
            say("=\n")
        elif name == "genmove":
            move = self.choose()
            if move in ("garbage", "refuse", "resign"):
                say({"garbage": "= what?\n", "refuse": "? no idea\n", "resign": "= resign\n"}[move])
                return
            say(f"= {move.upper()}\n")
            if move in self.board.moves():
                self.play(move)
        elif name == "quit":
            say("=\n")
            sys.exit(0)
        else:
            say("? unknown command\n")


class NBoard(Engine):
    def answer(self, line):
        if line.startswith("nboard"):
            say("set myname Fake NBoard")
        elif line.startswith("set game"):
            squares, mover = re.search(r"BO\[8 ([-*O]{64}) ([*O])\]", line).groups()
            self.board = Board.read(f"{squares} {mover}".replace("*", "X"))
            for colour, move in re.findall(r"\b([BW])\[(\w\w)", line):
                assert self.board.mover == {"B": "X", "W": "O"}[colour]
                self.play(move)
        elif line.startswith("ping"):
            say("pong " + line.split()[1])
        elif line == "go":
            say("status thinking")
            move = self.choose()
            if move == "resign":
                move = "garbage"
            if move in ("garbage", "refuse"):
                say("=== what/1/2")
            else:
                say(self.random.choice([f"=== {move.upper()}/-1.02/0.02", f"=== {move} -1.02 0.0", f"==={move}",
                                        f"=== {move.upper()}/inf/?"]))  # fmt: skip
        elif line == "quit":
            sys.exit(0)


class Ugi(Engine):
    def answer(self, line):
        words = line.split()
        if line == "ugi":
            say("id name Fake UGI\nid author nobody\nugiok")
        elif line == "isready":
            say("readyok")
        elif line.startswith("position startpos"):
            self.board = Board()
            for move in words[3:]:
                self.play(move)
        elif line.startswith("go"):
            assert len(words) > 2, "a limit is told"
            move = self.choose()
            say("info depth 1 score cp 0")
            say("bestmove " + ("what" if move in ("garbage", "refuse", "resign") else move))
        elif line == "quit":
            sys.exit(0)


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("protocol", choices=("gtp", "nboard", "ugi"))
    reader.add_argument("behaviour", nargs="?", default="good")
    reader.add_argument("n", nargs="?", type=int, default=1)
    reader.add_argument("--log")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--starts")
    options = reader.parse_args()
    if options.starts:
        with open(options.starts, "a") as starts:
            starts.write(f"{os.getpid()}\n")
    if options.behaviour == "exit":
        sys.exit(4)
    if options.behaviour == "mute":
        time.sleep(1000)
    engine = {"gtp": Gtp, "nboard": NBoard, "ugi": Ugi}[options.protocol](options)
    for line in sys.stdin:
        if options.log:
            with open(options.log, "a") as log:
                log.write(line)
        engine.answer(line.strip())


if __name__ == "__main__":
    main()
