"""solve tiles --hint: the next move only."""

import unittest

import puzzle
from support import BAD_USAGE, DONE, LIMIT, NO_SOLUTION, MitosTest

WORDS = {
    "up": "down", "down": "up", "left": "right", "right": "left", "up-left": "down and right",
    "up-right": "down and left", "down-left": "up and right", "down-right": "up and left",
}  # fmt: skip  (the tile goes against the blank)


class Hint(MitosTest):
    def test_following_the_hints_solves_the_puzzle_optimally(self):
        here = puzzle.board("8 7 6 5 4 3 2 1 0")
        left = self.solve("--start", puzzle.text_of(here), "--algorithm", "ucs")["cost"]
        while left:
            answer = self.solve("--start", puzzle.text_of(here), "--hint")
            after = puzzle.board(answer["board"])
            self.assertEqual(answer["cost"], left)
            self.assertIn(after, set(puzzle.neighbours(here, "3x3", "king")))
            self.assertEqual(answer["move"], puzzle.move_between(here, after, 3))
            self.assertEqual(answer["tile"], after[here.index(0)])
            here, left = after, left - 1
        self.assertEqual(here, puzzle.ordered(3, 3))

    def test_the_text_is_one_line_that_names_tile_and_direction(self):
        for seed in range(6):
            answer = self.solve("--random", "--seed", seed, "--hint")
            result = self.expect(DONE, "solve", "tiles", "--random", "--seed", seed, "--hint")
            self.assertEqual(result.out.count("\n"), 1)
            self.assertIn(f"tile {answer['tile']} moves {WORDS[answer['move']]};", result.out)
            self.assertIn(f"{answer['cost'] - 1} to go", result.out)

    def test_at_the_goal(self):
        self.assertIsNone(self.solve("--start", "1 2 3 4 5 6 7 8 0", "--hint")["move"])
        self.assertIn("nothing to do", self.expect(DONE, "solve", "tiles", "--start", "1 2 3 4 5 6 7 8 0", "--hint").out)

    def test_without_a_solution(self):
        arguments = ("--moves", "plain", "--start", "2 1 3 4 5 6 7 8 0", "--hint")
        answer = self.solve(*arguments, code=NO_SOLUTION)
        self.assertEqual((answer["solved"], answer["reason"]), (False, "unsolvable"))
        self.assertIn("No solution", self.expect(NO_SOLUTION, "solve", "tiles", *arguments).out)

    def test_a_limit(self):
        answer = self.solve("--start", "8 7 6 5 4 3 2 1 0", "--algorithm", "ucs", "--nodes", "10", "--hint", code=LIMIT)
        self.assertEqual(answer["reason"], "nodes")

    def test_not_with_replay(self):
        self.expect(BAD_USAGE, "solve", "tiles", "--random", "--seed", "1", "--hint", "--replay")


if __name__ == "__main__":
    unittest.main()
