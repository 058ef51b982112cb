"""The rules of Othello once more, as plainly as they can be written: the oracle of the tests of the terminal."""

import re

DIRECTIONS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]


class Board:
    """Squares by name (d3) to X, O or -; and who is to move."""

    def __init__(self, size=8, squares=None, mover="X"):
        self.size, self.mover = size, mover
        if squares is None:
            middle = size // 2
            squares = {name: "-" for name in self.names()}
            for row, column, disc in ((0, 0, "O"), (1, 1, "O"), (0, 1, "X"), (1, 0, "X")):
                squares[self.name(middle - 1 + row, middle - 1 + column)] = disc
        self.squares = squares

    @staticmethod
    def name(row, column):
        return "abcdefgh"[column] + str(row + 1)

    def names(self):
        return [self.name(row, column) for row in range(self.size) for column in range(self.size)]

    @classmethod
    def read(cls, text, size=8):
        board = cls(size)
        letters, mover = text.split()
        return cls(size, dict(zip(board.names(), letters)), mover)

    def text(self):
        return "".join(self.squares[name] for name in self.names()) + " " + self.mover

    def flips(self, square, mover=None):
        mover = mover or self.mover
        other = "O" if mover == "X" else "X"
        if self.squares[square] != "-":
            return []
        row, column = int(square[1]) - 1, "abcdefgh".index(square[0])
        turned = []
        for down, right in DIRECTIONS:
            run, r, c = [], row + down, column + right
            while 0 <= r < self.size and 0 <= c < self.size and self.squares[self.name(r, c)] == other:
                run.append(self.name(r, c))
                r, c = r + down, c + right
            if 0 <= r < self.size and 0 <= c < self.size and self.squares[self.name(r, c)] == mover:
                turned += run
        return turned

    def moves(self, mover=None):
        return [name for name in self.names() if self.flips(name, mover)]

    def over(self):
        return not self.moves("X") and not self.moves("O")

    def after(self, move):
        squares = dict(self.squares)
        if move == "pass":
            assert not self.moves() and not self.over(), "a pass must be forced"
        else:
            turned = self.flips(move)
            assert turned, f"{move} turns nothing"
            for name in [*turned, move]:
                squares[name] = self.mover
        return Board(self.size, squares, "O" if self.mover == "X" else "X")

    def count(self, disc):
        return sum(1 for value in self.squares.values() if value == disc)


def drawn_boards(text, size=8):
    """The boards in a text without colours, each as its rows; legal marks and brackets taken off. The frame is checked."""
    letters = "    " + " ".join("abcdefgh"[:size])
    boards, lines = [], text.splitlines()
    for at, line in enumerate(lines):
        if line != letters or at + size + 1 >= len(lines) or lines[at + size + 1] != letters:
            continue
        rows = []
        for number, row in enumerate(lines[at + 1 : at + size + 1], 1):
            found = re.fullmatch(rf"  {number}[ (](.*)[ )]{number}", row)
            if not found:
                break
            rows.append(re.sub(r"[ ()]", "", found[1]))
        if len(rows) == size:
            boards.append(rows)
    return boards
