"""Positions: the published ones of a file, and random ones by rules of its own."""
import pathlib
import random
import re
import sys

from .programs import Trouble

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tests" / "cli"))

from othello_board import Board  # noqa: E402

FIRST = 40  # the number of the first position in tests/data/ffo.obf


class Published:
    """A position of the FFO suite: its number, the best score, the moves that reach it."""

    def __init__(self, number, line):
        text, *moves = [part.strip() for part in line.split(";") if part.strip()]
        scores = {}
        for move in moves:
            found = re.fullmatch(r"([A-Ha-h][1-8])\s*:\s*([+-]\d+)", move)
            if not found:
                raise ValueError(f"not a move with its score: {move}")
            scores[found[1].lower()] = int(found[2])
        if not re.fullmatch(r"[XO-]{64} [XO]", text) or not scores:
            raise ValueError("not a position with the scores of its moves")
        self.number, self.text = number, text
        self.score = max(scores.values())
        self.best = {move for move, score in scores.items() if score == self.score}

    @property
    def empties(self):
        return self.text.count("-")

    def fault(self, answer):
        """What is wrong with an answer; nothing if it is right."""
        if answer["score"] != self.score:
            return f"score {answer['score']:+d} instead of {self.score:+d}"
        if "move" in answer and answer["move"] not in self.best:
            return f"move {answer['move']} instead of {' or '.join(sorted(self.best))}"
        return None


def published(path, first, last):
    try:
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()
                 and not line.startswith("%")]
        positions = [Published(FIRST + at, line) for at, line in enumerate(lines)]
    except (OSError, ValueError) as why:
        raise Trouble(f"{path}: {why}") from why
    chosen = [position for position in positions if first <= position.number <= last]
    if len(chosen) != last - first + 1:
        raise Trouble(f"{path}: it has #{FIRST} to #{FIRST + len(positions) - 1}")
    return chosen


def random_game(chooser, wanted):
    """One game of random moves: a position for every number of empty squares in `wanted`, somebody to move; None if
    it ends before."""
    board, seen = Board(), {}
    while True:
        moves = board.moves()
        if not moves:
            if board.over():
                return None
            board = board.after("pass")
            continue
        empties = board.count("-")
        if empties in wanted:
            seen[empties] = board.text()
        if empties <= min(wanted):
            return seen
        board = board.after(chooser.choice(moves))


def random_positions(seed, wanted, count):
    """`count` games, each a dictionary from empty squares to the position."""
    chooser, games = random.Random(seed), []
    while len(games) < count:
        game = random_game(chooser, wanted)
        if game is not None:
            games.append(game)
    return games


def score_after(text, line):
    """For the side to move, empty squares to the winner; None if a move is not legal or the game is not over then."""
    board = Board.read(text)
    mover = board.mover
    for move in line:
        if (move == "pass") != (not board.moves()) or (move != "pass" and not board.flips(move)):
            return None
        board = board.after(move)
    if not board.over():
        return None
    own, other = board.count(mover), board.count("O" if mover == "X" else "X")
    empty = board.count("-")
    return own - other + (empty if own > other else -empty if own < other else 0)
