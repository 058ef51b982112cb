"""solve tiles without a board: the dialogue of the original, row by row, then UCS and A* side by side."""

import re
import time
import unittest

import puzzle
from support import BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, LIMIT, NO_SOLUTION, MitosTest, is_greek, plain

DIALOGUE = ("solve", "tiles")
ROWS = "8 7 6\n5 4 3\n2 1 0\n"
START = "8 7 6 5 4 3 2 1 0"

# a wrong second row after `1 2 3`, and a word of its message
WRONG = [
    ("", "3 numbers are needed"),
    ("   ", "3 numbers are needed"),
    ("4 5", "ends after 2 of its 3"),
    ("4 5 6 7", "more than the 3"),
    ("4 x 6", "'x' is not a number"),
    ("4 -5 6", "'-5' is not a number"),
    ("4 5 9", "tile 9 does not belong"),
    ("4 5 1", "tile 1 stands twice"),
    ("4 4 5", "tile 4 stands twice"),
    ("0 0 4", "blank (0) stands twice"),
]


class Dialogue(MitosTest):
    def check_both_methods(self, text, start=START, size="3x3", moves="king"):
        """Two paths are printed, both legal and of the same cost."""
        text = plain(text)
        boards = puzzle.drawn_boards(text, size)
        goal = puzzle.ordered(*puzzle.size_of(size))
        costs = [int(cost) for cost in re.findall(r"(?:cost|κόστος) (\d+)", text)]
        self.assertEqual(len(costs), 2, text)
        self.assertEqual(costs[0], costs[1])
        self.assertEqual(len(boards), 2 * (costs[0] + 1))
        for path in (boards[: costs[0] + 1], boards[costs[0] + 1 :]):
            puzzle.check_path(self, path, puzzle.board(start), goal, size, moves, costs[0])
        self.assertEqual(costs[0], puzzle.distance(puzzle.board(start), goal, size, moves))

    def test_through_a_pipe(self):
        result = self.expect(DONE, *DIALOGUE, stdin=ROWS)
        self.check_both_methods(result.out)
        self.assertEqual(result.err, "")
        for words in ("UCS", "A*", "Row 1 of 3", "Row 3 of 3", "Side by side", "depth"):
            self.assertIn(words, result.out)
        self.assertEqual(len(re.findall(r"^States: [\d,]+ expanded.*[\d,]+ generated", result.out, re.M)), 2)

    def test_at_a_terminal(self):
        terminal = self.terminal(*DIALOGUE)
        for row, typed in enumerate(("8 7 6", "5 4 3", "2 1 0"), 1):
            terminal.await_text(f"Row {row} of 3")
            terminal.type(typed + "\n")
        self.assertEqual(terminal.finish(), DONE)
        self.check_both_methods(terminal.text.split("2 1 0", 1)[1])

    def test_in_greek(self):
        for env, args in (({}, ("--lang", "el")), ({"LANG": "el_GR.UTF-8"}, ())):
            result = self.expect(DONE, *args, *DIALOGUE, stdin=ROWS, env=env)
            self.check_both_methods(result.out)
            for words in ("Γραμμή 1 από 3", "Λύθηκε", "Καταστάσεις", "Σε σύγκριση"):
                self.assertIn(words, result.out)

    def test_other_sizes_goals_and_moves(self):
        result = self.expect(DONE, *DIALOGUE, "--size", "2x3", "--moves", "plain", stdin="1 2 3\n0 4 5\n")
        self.check_both_methods(result.out, "1 2 3 0 4 5", "2x3", "plain")
        result = self.expect(DONE, *DIALOGUE, "--goal", "spiral", stdin=ROWS)
        self.assertEqual(puzzle.drawn_boards(result.out, "3x3")[-1], puzzle.board(puzzle.SPIRAL))

    def test_rows_take_commas(self):
        self.check_both_methods(self.expect(DONE, *DIALOGUE, stdin="8,7,6\n5, 4, 3\n  2 1 0  \r\n").out)

    def test_every_wrong_row_is_asked_again_with_its_own_message(self):
        for wrong, message in WRONG:
            with self.subTest(wrong=wrong):
                result = self.expect(DONE, *DIALOGUE, stdin=f"1 2 3\n{wrong}\n4 5 6\n0 7 8\n")
                told = result.out + result.err
                self.assertIn(message, told)
                self.assertIn("again", told)
                self.assertEqual(told.count("Row 2 of 3"), 2)
                self.check_both_methods(result.out, "1 2 3 4 5 6 0 7 8")

    def test_the_message_shows_the_place(self):
        result = self.expect(DONE, *DIALOGUE, stdin="1 2 3\n4 x 6\n4 5 6\n0 7 8\n")
        self.assertRegex(result.out + result.err, r"\n  4 x 6\n    \^\n")

    def test_wrong_rows_at_a_terminal(self):
        terminal = self.terminal(*DIALOGUE)
        terminal.await_text("Row 1 of 3")
        terminal.type("1 2 2\n")
        terminal.await_text("tile 2 stands twice")
        terminal.await_text("Row 1 of 3")
        for row in ("8 7 6", "5 4 3", "2 1 0"):
            terminal.type(row + "\n")
        self.assertEqual(terminal.finish(), DONE)

    def test_wrong_rows_in_greek(self):
        messages = set()
        for wrong, _ in WRONG:
            result = self.expect(DONE, "--lang", "el", *DIALOGUE, stdin=f"1 2 3\n{wrong}\n4 5 6\n0 7 8\n")
            told = (result.out + result.err).split("Γραμμή 2 από 3")[1]
            self.assertTrue(is_greek(told))
            messages.add(told)
        self.assertGreaterEqual(len(messages), 7)

    def test_end_of_input_in_the_middle(self):
        for given, rows in (("", 0), ("1 2 3\n", 1), ("1 2 3\n4 5 6\n", 2), ("1 2 3\nx\n", 1)):
            result = self.expect(BAD_INPUT, *DIALOGUE, stdin=given)
            self.assertIn(f"the input ended after {rows} of 3 rows", result.err)

    def test_a_last_row_without_a_line_end_counts(self):
        self.check_both_methods(self.expect(DONE, *DIALOGUE, stdin=ROWS.rstrip("\n")).out)

    def test_ctrl_d_at_a_terminal(self):
        terminal = self.terminal(*DIALOGUE)
        terminal.await_text("Row 1 of 3")
        terminal.type("\x04")
        self.assertEqual(terminal.finish(), BAD_INPUT)
        self.assertIn("the input ended after 0 of 3 rows", terminal.text)

    def test_ctrl_c(self):
        for row in (1, 2):
            terminal = self.terminal(*DIALOGUE)
            for number in range(1, row):
                terminal.await_text(f"Row {number} of 3")
                terminal.type("1 2 3\n")
            terminal.await_text(f"Row {row} of 3")
            terminal.await_input()
            terminal.type("\x03")
            self.assertEqual(terminal.finish(), INTERRUPTED)
            self.assertEqual(terminal.attributes(), terminal.before)

    def test_unsolvable_with_plain_moves(self):
        result = self.expect(NO_SOLUTION, *DIALOGUE, "--moves", "plain", stdin="2 1 3\n4 5 6\n7 8 0\n")
        self.assertIn("No solution", result.out)

    def test_a_chosen_method_alone(self):
        result = self.expect(DONE, *DIALOGUE, "--algorithm", "idastar", stdin=ROWS)
        self.assertIn("IDA*", result.out)
        self.assertNotIn("UCS", result.out)

    def test_a_chosen_heuristic_for_astar(self):
        result = self.expect(DONE, *DIALOGUE, "--heuristic", "misplaced", stdin=ROWS)
        self.assertIn("'misplaced'", result.out)
        self.check_both_methods(result.out)

    def test_bad_names_are_told_before_anything_is_asked(self):
        for wrong in (("--algorithm", "best"), ("--heuristic", "best"), ("--heuristic", "manhattan"), ("--time", "x")):
            result = self.expect(BAD_USAGE, *DIALOGUE, *wrong, stdin=ROWS)
            self.assertNotIn("Row 1", result.out, wrong)

    def test_a_limit(self):
        result = self.expect(LIMIT, *DIALOGUE, "--nodes", "50", stdin=ROWS)
        self.assertIn("node limit", result.out)

    def test_a_hint_only(self):
        result = self.expect(DONE, *DIALOGUE, "--hint", "--algorithm", "astar", stdin=ROWS)
        self.assertIn("Next: tile", result.out)

    def test_replay_after_the_dialogue(self):
        terminal = self.terminal(*DIALOGUE, "--replay", "--algorithm", "astar")
        for row, typed in enumerate(("1 2 3", "4 5 6", "0 7 8"), 1):
            terminal.await_text(f"Row {row} of 3")
            terminal.type(typed + "\n")
        terminal.await_text("quit")
        terminal.type("n")
        terminal.await_text("Board 1 of 2")
        terminal.type("q")
        self.assertEqual(terminal.finish(), DONE)
        self.assertEqual(terminal.attributes(), terminal.before)

    def test_a_ctrl_c_is_never_lost(self):
        for milliseconds in range(0, 12):
            terminal = self.terminal(*DIALOGUE)
            terminal.await_text("Row 1 of 3")
            time.sleep(milliseconds / 1000)
            terminal.interrupt()
            self.assertEqual(terminal.finish(), INTERRUPTED)

    def test_a_trace_needs_a_board(self):
        result = self.expect(BAD_USAGE, *DIALOGUE, "--trace", "t.jsonl", stdin=ROWS)
        self.assertNotIn("Row 1", result.out)

    def test_a_heuristic_that_is_not_used_is_told(self):
        result = self.expect(DONE, *DIALOGUE, "--algorithm", "ucs", "--heuristic", "misplaced", stdin=ROWS)
        self.assertIn("misplaced", result.err)


if __name__ == "__main__":
    unittest.main()
