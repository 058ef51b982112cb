"""The sliding puzzle once more, in the simplest words: the tests check mitos with this and not with its own code."""

import random
import re
from collections import deque

PLAIN = [(-1, 0), (1, 0), (0, -1), (0, 1)]
KING = PLAIN + [(-1, -1), (-1, 1), (1, -1), (1, 1)]
STEPS = {"plain": PLAIN, "king": KING}
NAMES = {
    (-1, 0): "up",
    (1, 0): "down",
    (0, -1): "left",
    (0, 1): "right",
    (-1, -1): "up-left",
    (-1, 1): "up-right",
    (1, -1): "down-left",
    (1, 1): "down-right",
}
SPIRAL = "6 5 4 7 0 3 8 1 2"


def board(text):
    return tuple(int(word) for word in re.split(r"[\s,;/]+", text.strip()))


def text_of(tiles):
    return " ".join(map(str, tiles))


def ordered(rows, columns):
    return tuple(range(1, rows * columns)) + (0,)


def size_of(size):
    rows, columns = size.split("x")
    return int(rows), int(columns)


def neighbours(tiles, size, moves):
    rows, columns = size_of(size)
    blank = tiles.index(0)
    row, column = divmod(blank, columns)
    for down, right in STEPS[moves]:
        r, c = row + down, column + right
        if 0 <= r < rows and 0 <= c < columns:
            after = list(tiles)
            after[blank], after[r * columns + c] = after[r * columns + c], 0
            yield tuple(after)


def move_between(before, after, columns):
    a, b = before.index(0), after.index(0)
    return NAMES.get((b // columns - a // columns, b % columns - a % columns))


def check_path(test, path, start, goal, size, moves, cost):
    """Legal moves only, from the start to the goal, as long as the cost says. `path` is a list of boards."""
    test.assertEqual(path[0], start, "the path begins elsewhere")
    test.assertEqual(path[-1], goal, "the path ends elsewhere")
    test.assertEqual(len(path) - 1, cost, "the path is not as long as its cost")
    for number, (before, after) in enumerate(zip(path, path[1:]), 1):
        test.assertEqual(sorted(after), list(range(len(start))), f"board {number} is no board")
        test.assertIn(after, set(neighbours(before, size, moves)), f"step {number} is not legal")


def distances(goal, size, moves, wanted=None):
    """The distance of every board from the goal by breadth-first search; ends early when all `wanted` are known."""
    known = {goal: 0}
    missing = set(wanted) - {goal} if wanted is not None else None
    queue = deque([goal])
    while queue and (missing is None or missing):
        here = queue.popleft()
        for after in neighbours(here, size, moves):
            if after not in known:
                known[after] = known[here] + 1
                queue.append(after)
                if missing is not None:
                    missing.discard(after)
    return known


def distance(start, goal, size, moves):
    """The length of a shortest path, by two breadth-first searches that meet; None when there is none."""
    if start == goal:
        return 0
    sides = [({start: 0}, [start]), ({goal: 0}, [goal])]
    best = None
    while sides[0][1] and sides[1][1]:
        near, far = sides if len(sides[0][1]) <= len(sides[1][1]) else sides[::-1]
        layer = []
        for here in near[1]:
            for after in neighbours(here, size, moves):
                if after in near[0]:
                    continue
                near[0][after] = near[0][here] + 1
                layer.append(after)
                if after in far[0]:
                    length = near[0][after] + far[0][after]
                    best = length if best is None else min(best, length)
        if best is not None:
            return best
        near[1][:] = layer
    return None


def scrambled(size, moves, steps, seed):
    """A board some random moves away from the ordered one: always solvable."""
    chance = random.Random(seed)
    tiles = ordered(*size_of(size))
    for _ in range(steps):
        tiles = chance.choice(list(neighbours(tiles, size, moves)))
    return tiles


def drawn_boards(text, size):
    """The boards in a drawing, in the order in which a person reads them: boards beside each other, rows of boards."""
    rows, columns = size_of(size)
    lines = [line.rstrip() for line in text.splitlines() if re.match(r"\s*[│|]", line)]
    boards = []
    for first in range(0, len(lines), rows):
        block = []
        for line in lines[first : first + rows]:
            bar = line.lstrip()[0]
            start = line.index(bar)
            cell = line.index(bar, start + 1) - start  # from bar to bar
            width = cell * columns + 1
            gap = 3
            for number, at in enumerate(range(start, len(line), width + gap)):
                if number == len(block):
                    block.append([])
                piece = line[at : at + width]
                texts = [piece[k * cell + 1 : (k + 1) * cell].strip() for k in range(columns)]
                block[number] += [int(text) if text else 0 for text in texts]
        boards += [tuple(tiles) for tiles in block]
    return boards
