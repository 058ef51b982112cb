"""mitos menu: everything that Mitos can do, by number."""

import shlex
import unittest

import puzzle
from support import DONE, INTERRUPTED, MitosTest, plain

TITLE = "Mitos: the thread through the labyrinth"
GREEK_TITLE = "Μίτος: το νήμα μέσα από τον λαβύρινθο"


class Menu(MitosTest):
    def typed(self, *lines, **how):
        return self.expect(DONE, *how.pop("before", ()), "menu", stdin="".join(line + "\n" for line in lines), **how)

    def test_quit(self):
        for word in ("0", "q", " 0 "):
            result = self.typed(word)
            self.assertEqual(result.out.count(TITLE), 1)
            self.assertEqual(result.err, "")

    def test_end_of_input(self):
        result = self.expect(DONE, "menu", stdin="")
        self.assertEqual(result.out.count(TITLE), 1)

    def test_unknown_choices_are_named_and_asked_again(self):
        for word in ("x", "15", "-1", "1 2", "λ", "99999999999999999999", "1.0"):
            result = self.typed(word, "0")
            self.assertIn(f"'{word}' is not on the menu", result.out)
            self.assertEqual(result.out.count(TITLE), 2)

    def test_an_empty_line_shows_it_again(self):
        self.assertEqual(self.typed("", "  ", "0").out.count(TITLE), 3)

    def test_every_choice_names_the_command_it_runs(self):
        """The commands that the menu teaches are commands that work."""
        own = ("1 2 3", "4 5 6", "0 7 8")
        for choice, lines in (("1", own), ("2", own), ("3", ("q",)), ("4", ()), ("5", ()), ("6", ()), ("7", ("quit",)), ("8", ("quit",)), ("9", ("quit",)), ("10", ()), ("11", ("",)), ("13", ())):
            with self.subTest(choice=choice):
                result = self.typed(choice, *lines, "0")
                command = next(line for line in result.out.splitlines() if line.startswith("$ mitos "))
                arguments = shlex.split(command)[2:]
                direct = self.expect(DONE, *arguments, stdin="".join(line + "\n" for line in lines))
                self.assertGreater(len(direct.out), 50)
                self.assertEqual(result.out.count(TITLE), 2, "back to the menu")

    def test_solving_a_puzzle_of_ones_own(self):
        result = self.typed("1", "8 7 6", "5 4 3", "2 1 0", "0")
        boards = puzzle.drawn_boards(result.out, "3x3")
        half = len(boards) // 2
        for path in (boards[:half], boards[half:]):
            puzzle.check_path(self, path, puzzle.board("8 7 6 5 4 3 2 1 0"), puzzle.ordered(3, 3), "3x3", "king", half - 1)

    def test_plain_moves_can_be_unsolvable_and_the_menu_goes_on(self):
        result = self.typed("2", "2 1 3", "4 5 6", "7 8 0", "0")
        self.assertIn("No solution", result.out)
        self.assertEqual(result.out.count(TITLE), 2)

    def test_the_input_ends_in_the_middle_of_a_choice(self):
        result = self.mitos("menu", stdin="1\n1 2 3\n")
        self.assertIn("the input ended after 1 of 3 rows", result.err)
        self.assertIn(result.code, (DONE, 3))

    def test_the_fifteen_puzzle(self):
        result = self.typed("4", "0")
        path = puzzle.drawn_boards(result.out, "4x4")
        puzzle.check_path(self, path, path[0], puzzle.ordered(4, 4), "4x4", "plain", len(path) - 1)

    def test_the_atlas_and_the_comparison(self):
        result = self.typed("6", "5", "0")
        self.assertIn("362,880 boards", result.out)
        self.assertIn("Weighted A*", result.out)

    def test_the_help(self):
        help_text = self.expect(DONE, "--help").out
        self.assertIn(help_text, self.typed("13", "0").out)

    def test_the_language_is_switched_and_back(self):
        result = self.typed("14", "x", "13", "14", "0")
        self.assertEqual(result.out.count(GREEK_TITLE), 3)
        self.assertEqual(result.out.count(TITLE), 2)
        self.assertIn("δεν είναι στο μενού", result.out)
        self.assertIn(self.expect(DONE, "--lang", "el", "--help").out, result.out)

    def test_the_language_holds_for_what_is_chosen(self):
        result = self.typed("14", "1", "1 2 3", "4 5 6", "0 7 8", "0")
        self.assertIn("Γραμμή 1 από 3", result.out)
        self.assertIn("Λύθηκε", result.out)

    def test_it_opens_in_greek(self):
        self.assertIn(GREEK_TITLE, self.typed("0", env={"LANG": "el_GR.UTF-8"}).out)
        self.assertIn(GREEK_TITLE, self.typed("0", before=("--lang", "el")).out)

    def test_at_a_terminal(self):
        terminal = self.terminal("menu")
        terminal.await_text("Your choice")
        terminal.type("1\n")
        for row, typed in enumerate(("1 2 3", "4 5 6", "0 7 8"), 1):
            terminal.await_text(f"Row {row} of 3")
            terminal.type(typed + "\n")
        terminal.await_text("Your choice")
        terminal.type("0\n")
        self.assertEqual(terminal.finish(), DONE)
        self.assertIn("cost 2", plain(terminal.text))

    def test_without_a_verb_a_terminal_gets_the_menu(self):
        terminal = self.terminal()
        terminal.await_text("Your choice")
        terminal.type("0\n")
        self.assertEqual(terminal.finish(), DONE)

    def test_ctrl_d_and_ctrl_c(self):
        terminal = self.terminal("menu")
        terminal.await_text("Your choice")
        terminal.type("\x04")
        self.assertEqual(terminal.finish(), DONE)
        terminal = self.terminal("menu")
        terminal.await_text("Your choice")
        terminal.await_input()
        terminal.type("\x03")
        self.assertEqual(terminal.finish(), INTERRUPTED)

    def test_ctrl_c_ends_the_work_and_not_the_menu(self):
        terminal = self.terminal("menu")
        terminal.await_text("Your choice")
        terminal.type("1\n")
        terminal.await_text("Row 1 of 3")
        terminal.await_input()
        terminal.type("\x03")
        terminal.await_text("Your choice")
        terminal.type("3\n")
        terminal.await_text("quit")
        terminal.await_input()
        terminal.type("\x03")
        terminal.await_text("Your choice")
        self.assertEqual(terminal.attributes(), terminal.before)
        terminal.type("0\n")
        self.assertEqual(terminal.finish(), DONE)

    def test_replay_from_the_menu(self):
        terminal = self.terminal("menu")
        terminal.await_text("Your choice")
        terminal.type("3\n")
        terminal.await_text("quit")
        terminal.type("n")
        terminal.await_text("Board 1 of")
        terminal.type("q")
        terminal.await_text("Your choice")
        self.assertEqual(terminal.attributes(), terminal.before)
        terminal.type("0\n")
        self.assertEqual(terminal.finish(), DONE)

    def test_what_is_called_random_is_random(self):
        """Were a 15-puzzle offered as random, two visits would have to show two boards."""
        line = next(text for text in self.typed("0").out.splitlines() if text.startswith("   4 "))
        if "random" in line:
            boards = [puzzle.drawn_boards(self.typed("4", "0").out, "4x4")[0] for _ in range(3)]
            self.assertGreater(len(set(boards)), 1, line)


if __name__ == "__main__":
    unittest.main()
