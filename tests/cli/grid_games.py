"""CSE and XOX by themselves: rules and minimax written again in Python, to hold against what mitos says. Also other rules, by
number of cells, for boards that the tests draw from the terminal's text."""

import functools
import re

WIN, DRAW, LOSS = 1, 0, -1
NAMES = {WIN: "win", DRAW: "draw", LOSS: "loss"}


def lines(rows, columns):
    """Every three adjacent cells in a row, column or diagonal."""
    found = []
    for row in range(rows):
        for column in range(columns):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                last_row, last_column = row + 2 * down, column + 2 * right
                if last_row < rows and 0 <= last_column < columns:
                    found.append(tuple((row + i * down) * columns + column + i * right for i in range(3)))
    return found


class Cse:
    name, rows, columns, letters = "cse", 3, 3, {"max": "CSE", "min": "CSE"}
    starts = ["___S_____", "_____S___"]
    LINES = lines(3, 3)

    def mover(self, board):
        return "max" if (9 - board.count("_")) % 2 == 1 else "min"

    def words(self, board):
        return sum("".join(board[cell] for cell in line) in ("CSE", "ESC") for line in self.LINES)

    def end(self, board):
        """None, or the result for the side that would move next."""
        if self.words(board):
            return LOSS
        return None if "_" in board else DRAW


class Xox:
    name, rows, columns, letters = "xox", 4, 3, {"max": "X", "min": "O"}
    LINES = lines(4, 3)

    @property
    def starts(self):
        boards = []
        for x in range(12):
            for o in range(12):
                if max(abs(x // 3 - o // 3), abs(x % 3 - o % 3)) >= 2:
                    board = ["_"] * 12
                    board[x], board[o] = "X", "O"
                    boards.append("".join(board))
        return sorted(boards)

    def mover(self, board):
        return "max" if board.count("X") == board.count("O") else "min"

    def counts(self, board):
        found = ["".join(board[cell] for cell in line) for line in self.LINES]
        return found.count("XOX"), found.count("OXO")

    def end(self, board):
        mine, yours = self.counts(board)
        if mine + yours == 0 and "_" in board:
            return None
        result = (mine > yours) - (mine < yours)
        return result if self.mover(board) == "max" else -result


class Solved:
    """Plain minimax with memory."""

    def __init__(self, game):
        self.game = game
        self.known = {}

    def successors(self, board):
        letters = self.game.letters[self.game.mover(board)]
        for cell, there in enumerate(board):
            if there == "_":
                for letter in letters:
                    row, column = divmod(cell, self.game.columns)
                    yield f"{row} {column} {letter}", board[:cell] + letter + board[cell + 1 :]

    @staticmethod
    def order(result):
        """Wins as soon as possible, draws and losses as late as possible."""
        value, plies = result
        return value, -plies if value == WIN else plies

    def value(self, board):
        """For the side to move: win, draw or loss, and the plies to the end."""
        if board not in self.known:
            end = self.game.end(board)
            self.known[board] = (end, 0) if end is not None else max(
                (self.seen(after) for _, after in self.successors(board)), key=self.order
            )  # fmt: skip
        return self.known[board]

    def seen(self, after):
        """The value of a move, for the one who makes it."""
        value, plies = self.value(after)
        return -value, plies + 1

    def moves(self, board):
        return {move: self.seen(after) for move, after in self.successors(board)}

    def reachable(self, start):
        seen, waiting = {start}, [start]
        while waiting:
            board = waiting.pop()
            if self.game.end(board) is None:
                for _, after in self.successors(board):
                    if after not in seen:
                        seen.add(after)
                        waiting.append(after)
        return len(seen)


@functools.lru_cache(None)
def solved(name):
    return Solved({"cse": Cse, "xox": Xox}[name]())


def drawn_boards(text, rows, columns):
    """The boards in a text of the terminal, each as one string."""
    row = re.compile(r"^  (\d)((?: [A-Za-z_]){%d}) (\d)$" % columns)
    boards, cells = [], []
    for line in text.splitlines():
        match = row.match(line)
        if match and int(match[1]) == len(cells) and int(match[3]) == len(cells) + 1:
            cells.append(match[2].replace(" ", ""))
            if len(cells) == rows:
                boards.append("".join(cells))
                cells = []
        else:
            cells = []
    return boards
