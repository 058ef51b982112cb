"""solve tiles --replay: stepping through the path with keys; the terminal is left as it was found."""

import itertools
import os
import re
import signal
import time
import unittest

import puzzle
from support import DONE, INTERRUPTED, NO_SOLUTION, MitosTest, plain

START = "1 2 3 4 5 6 8 7 0"  # five moves with diagonals
REPLAY = ("solve", "tiles", "--start", START, "--replay")
FAR = ("solve", "tiles", "--moves", "plain", "--start", "8 6 7 2 5 4 3 0 1", "--replay")  # 31 moves: playing on takes long
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"


class Replay(MitosTest):
    def setUp(self):
        super().setUp()
        self.path = [puzzle.board(step) for step in self.solve("--start", START)["path"]]
        self.last = len(self.path) - 1

    def begin(self, *command, **how):
        terminal = self.terminal(*(command or REPLAY), **how)
        terminal.await_text("quit")
        return terminal

    def see(self, terminal, number):
        """Waits for this board and checks that it is the right one."""
        head = f"Board {number} of {self.last}"
        text = terminal.await_shown(lambda text: "quit" in text.partition(head)[2], f"{head!r} and the keys below it")
        shown = puzzle.drawn_boards(plain(text[text.index(head) :]), "3x3")
        self.assertEqual(shown[0], self.path[number])

    def test_next_and_back(self):
        terminal = self.begin()
        for key, number in (("n", 1), ("\n", 2), (" ", 3), ("b", 2), ("p", 1), ("b", 0), ("n", 1)):
            terminal.type(key)
            self.see(terminal, number)
        terminal.type("q")
        self.assertEqual(terminal.finish(), DONE)

    def test_arrows(self):
        terminal = self.begin()
        for key, number in ((RIGHT, 1), (DOWN, 2), (LEFT, 1), (RIGHT, 2), (UP, 1)):
            terminal.type(key)
            self.see(terminal, number)
        terminal.type("q")
        self.assertEqual(terminal.finish(), DONE)

    def test_other_keys_do_not_leave_or_step(self):
        terminal = self.begin()
        for key in ("x", "7", "λ", "\x1b[H", "\x1b[3~", "\x1bOP"):
            terminal.type(key)
            terminal.await_text("quit")  # it draws the board again
            terminal.await_input()
            self.assertIsNone(terminal.process.poll(), f"{key!r} ended the replay")
        terminal.type("n")
        self.see(terminal, 1)
        terminal.type("q")
        self.assertEqual(terminal.finish(), DONE)

    def test_back_at_the_first_board_stays(self):
        terminal = self.begin()
        terminal.type("b")
        self.see(terminal, 0)
        terminal.type("q")
        self.assertEqual(terminal.finish(), DONE)

    def test_playing_on_reaches_the_goal(self):
        terminal = self.begin()
        terminal.type("a")
        terminal.await_text(f"Board {self.last} of {self.last}")
        self.assertEqual(terminal.finish(), DONE)
        self.assertEqual(puzzle.drawn_boards(plain(terminal.text), "3x3")[-1], self.path[-1])

    def test_a_key_stops_the_playing(self):
        def boards(text):
            return [int(number) for number in re.findall(r"Board (\d+) of", text)]

        def went_back(text):
            return any(one > next for one, next in itertools.pairwise(boards(text))) and text.rstrip().endswith("quit")

        terminal = self.begin(*FAR)
        terminal.type("a")
        terminal.await_text("Board 2 of")
        os.write(terminal.master, b"b")
        seen = terminal.await_shown(went_back, "the board before")
        terminal.settle(1.0)  # it would have gone on twice by now
        self.assertEqual(boards(terminal.since()), boards(seen))
        terminal.type("q")
        self.assertEqual(terminal.finish(), DONE)

    def test_the_terminal_is_left_as_it_was(self):
        for keys in ("q", "\x04", "\x1b", "nnnq"):
            terminal = self.begin()
            self.assertNotEqual(terminal.attributes(), terminal.before, "keys come one by one while it runs")
            terminal.type(keys)
            self.assertEqual(terminal.finish(), DONE, repr(keys))
            self.assertEqual(terminal.attributes(), terminal.before, repr(keys))

    def test_interrupt_leaves_the_terminal_as_it_was(self):
        for when in ("waiting", "playing"):
            terminal = self.begin(*FAR)
            if when == "playing":
                terminal.type("a")
                terminal.await_text("Board 1 of")
            terminal.await_input()
            terminal.type("\x03")
            code = terminal.finish()
            self.assertEqual(terminal.attributes(), terminal.before, when)
            self.assertEqual(code, INTERRUPTED, when)

    def test_terminated_from_outside_leaves_the_terminal_as_it_was(self):
        terminal = self.begin()
        terminal.await_input()
        os.kill(terminal.process.pid, signal.SIGTERM)
        terminal.finish()
        self.assertEqual(terminal.attributes(), terminal.before)

    def test_in_place_only_where_the_cursor_moves(self):
        terminal = self.begin()
        terminal.type("n")
        self.see(terminal, 1)
        terminal.type("q")
        terminal.finish()
        self.assertRegex(terminal.text, r"\x1b\[\d+A")
        dumb = self.begin(env={"TERM": "dumb"})
        dumb.type("n")
        self.see(dumb, 1)
        dumb.type("q")
        dumb.finish()
        self.assertNotIn("\x1b", dumb.text)

    def test_through_a_pipe_a_line_is_a_key(self):
        result = self.expect(DONE, *REPLAY, stdin="\n" * 50)
        self.assertEqual(puzzle.drawn_boards(result.out, "3x3"), self.path)
        result = self.expect(DONE, *REPLAY, stdin="n\nb\nq\n")
        self.assertEqual(puzzle.drawn_boards(result.out, "3x3"), [self.path[0], self.path[1], self.path[0]])

    def test_end_of_input_ends_it(self):
        result = self.expect(DONE, *REPLAY, stdin="")
        self.assertEqual(puzzle.drawn_boards(result.out, "3x3"), self.path[:1])

    def test_nothing_to_replay(self):
        result = self.expect(NO_SOLUTION, "solve", "tiles", "--moves", "plain", "--start", "2 1 3 4 5 6 7 8 0", "--replay")
        self.assertIn("No solution", result.out)

    def test_in_greek(self):
        terminal = self.terminal("--lang", "el", *REPLAY)
        terminal.await_text("τέλος")
        terminal.type("q")
        self.assertEqual(terminal.finish(), DONE)
        self.assertIn(f"Ταμπλό 0 από {self.last}", terminal.text)

    def test_keys_that_send_a_sequence_do_nothing(self):
        terminal = self.begin()
        for key in ("\x1bOP", "\x1b[15~", "\x1b[1;5C", "\x1b[[A", "\x1b[H", "\x1bOF", "\x1b[Z"):
            terminal.type(key)
            terminal.await_text("quit")  # it draws the board again
            terminal.await_input()
            self.assertNotIn("Board 1 of", terminal.text, repr(key))
            self.assertIsNone(terminal.process.poll(), repr(key))
        terminal.type("\x1bOC")  # an arrow of a terminal in application mode
        self.see(terminal, 1)
        terminal.type("q")
        self.assertEqual(terminal.finish(), DONE)

    def test_a_ctrl_c_is_never_lost(self):
        """At any moment: before the first key is waited for, too."""
        for milliseconds in range(0, 12):
            terminal = self.begin()
            time.sleep(milliseconds / 1000)
            terminal.interrupt()
            self.assertEqual(terminal.finish(), INTERRUPTED)
            self.assertEqual(terminal.attributes(), terminal.before)


if __name__ == "__main__":
    unittest.main()
