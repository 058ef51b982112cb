"""What a person reads: every board of the path, cost, depth and counts; boxes or ASCII; colour only where it belongs."""

import unittest

import puzzle
from support import DONE, INTERRUPTED, NO_SOLUTION, MitosTest, await_that, cpu_seconds, is_greek, plain

START = "8 7 6 5 4 3 2 1 0"
SOLVE = ("solve", "tiles", "--start", START)


class TextOutput(MitosTest):
    def check_drawn_path(self, text, start, size="3x3", moves="king"):
        path = puzzle.drawn_boards(plain(text), size)
        goal = puzzle.ordered(*puzzle.size_of(size))
        puzzle.check_path(self, path, puzzle.board(start), goal, size, moves, len(path) - 1)
        return len(path) - 1

    def test_the_drawn_path_is_a_path(self):
        for size in ("2x2", "3x3", "3x4", "4x4", "5x5", "2x5"):
            for moves in ("king", "plain"):
                start = puzzle.text_of(puzzle.scrambled(size, moves, 15, seed=3))
                algorithm = ("--algorithm", "astar") if size == "5x5" else ()  # the champion's tables take a while there
                result = self.expect(DONE, "solve", "tiles", "--size", size, "--moves", moves, "--start", start, *algorithm)
                cost = self.check_drawn_path(result.out, start, size, moves)
                self.assertIn(f"cost {cost}, depth {cost}", result.out)
                self.assertEqual(result.err, "")

    def test_counts_of_every_method(self):
        for algorithm in ("bfs", "ucs", "astar", "wastar", "greedy", "idastar", "bidirectional"):
            answer = self.solve("--start", START, "--algorithm", algorithm)
            result = self.expect(DONE, *SOLVE, "--algorithm", algorithm)
            self.assertIn(f"cost {answer['cost']}, depth {answer['depth']}", result.out)
            self.assertIn(f"{answer['expanded']:,} expanded", result.out)
            self.assertIn(f"{answer['generated']:,} generated", result.out)
            self.assertIn("Time: ", result.out)
            self.check_drawn_path(result.out, START)

    def test_what_is_promised_about_the_optimum(self):
        self.assertIn("optimal.", self.expect(DONE, *SOLVE).out)
        self.assertIn("at most 2 times the optimum", self.expect(DONE, *SOLVE, "--algorithm", "wastar", "--weight", "2").out)
        self.assertIn("nothing is promised", self.expect(DONE, *SOLVE, "--algorithm", "greedy").out)

    def test_the_goal_itself(self):
        result = self.expect(DONE, "solve", "tiles", "--start", "1 2 3 4 5 6 7 8 0")
        self.assertIn("nothing to do", result.out)

    def test_no_solution(self):
        result = self.expect(NO_SOLUTION, "solve", "tiles", "--moves", "plain", "--start", "2 1 3 4 5 6 7 8 0")
        self.assertIn("No solution", result.out)
        self.assertEqual(result.err, "")

    def test_no_escape_codes_in_a_pipe(self):
        for command in (SOLVE, ("solve", "tiles", "--atlas"), ("compare", "tiles", "--start", START), ("--help",),
                        ("bench", "--repeat", "1", "--filter", "3x3"), ("menu",),
                        ("solve", "tiles", "--start", START, "--replay")):  # fmt: skip
            result = self.expect(DONE, *command, env={"CLICOLOR_FORCE": None})
            self.assertNotIn("\x1b", result.out + result.err, command)

    def test_colour_at_a_terminal(self):
        terminal = self.terminal(*SOLVE)
        self.assertEqual(terminal.finish(), DONE)
        self.assertIn("\x1b[", terminal.text)
        self.check_drawn_path(terminal.text, START)

    def test_no_color_is_respected(self):
        for env in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
            for command in (SOLVE, ("menu",)):
                terminal = self.terminal(*command, env=env)
                if command == ("menu",):
                    terminal.await_text("choice")
                    terminal.type("0\n")
                self.assertEqual(terminal.finish(), DONE)
                self.assertNotRegex(terminal.text, r"\x1b\[[0-9;]*m")

    def test_an_empty_no_color_is_as_if_unset(self):
        terminal = self.terminal(*SOLVE, env={"NO_COLOR": ""})
        self.assertEqual(terminal.finish(), DONE)
        self.assertIn("\x1b[", terminal.text)

    def test_boxes_in_utf8(self):
        self.assertIn("┌───┬", self.expect(DONE, *SOLVE).out)
        self.assertIn("┌───┬", self.expect(DONE, *SOLVE, env={"LANG": "en_US.utf8"}).out)
        self.assertIn("┌───┬", self.expect(DONE, *SOLVE, env={"LANG": "C", "LC_CTYPE": "C.UTF-8"}).out)
        self.assertNotIn("┌", self.expect(DONE, *SOLVE, env={"LC_ALL": "C"}).out)

    def test_ascii_where_the_locale_is_not_utf8(self):
        for env in ({"LANG": "C"}, {"LANG": "POSIX"}, {"LANG": None}, {"LC_ALL": "C"}):
            result = self.expect(DONE, *SOLVE, env=env)
            self.assertTrue(result.out.isascii(), result.out)
            self.check_drawn_path(result.out, START)

    def test_ascii_terminal_gets_ascii_only(self):
        commands = [
            SOLVE,
            ("solve", "tiles", "--atlas"),
            ("compare", "tiles", "--start", START, "--algorithms", "astar,wastar"),
            ("--help",),
            ("solve", "tiles", "--help"),
            ("compare", "tiles", "--help"),
            ("solve", "tiles", "--moves", "plain", "--start", "2 1 3 4 5 6 7 8 0"),
            ("solve", "tiles", "--start", "1 2 λ"),
            ("solv",),
            ("solve", "tiles", "--start", START, "--hint"),
        ]
        for language in ("en", "el"):
            for command in commands:
                with self.subTest(language=language, command=command):
                    terminal = self.terminal("--lang", language, *command, env={"LANG": "C"})
                    terminal.finish()
                    self.assertTrue(terminal.raw.isascii(), terminal.text)
                    if command[-1] != "1 2 λ":
                        told = self.mitos("--lang", language, *command)
                        marks = (told.out + told.err).count("?")
                        self.assertEqual(terminal.text.count("?"), marks, "a letter was lost")

    def test_greek_is_written_in_latin_letters_there(self):
        terminal = self.terminal("--lang", "el", *SOLVE, env={"LANG": "C"})
        self.assertEqual(terminal.finish(), DONE)
        for word in ("kostos", "vathos", "Katastaseis", "stochos", "archi"):
            self.assertIn(word, terminal.text)
        self.check_drawn_path(terminal.text, START)

    def test_the_replay_and_the_dialogue_in_ascii(self):
        terminal = self.terminal("--lang", "el", *SOLVE, "--replay", env={"LANG": "C"})
        terminal.await_text("telos")
        terminal.type("q")
        self.assertEqual(terminal.finish(), DONE)
        self.assertTrue(terminal.raw.isascii())

    def test_the_drawing_fits_the_width_of_the_terminal(self):
        for columns in (40, 60, 80, 132):
            terminal = self.terminal(*SOLVE, columns=columns)
            self.assertEqual(terminal.finish(), DONE)
            drawn = [line for line in plain(terminal.text).splitlines() if "│" in line or "┌" in line]
            self.assertLessEqual(max(map(len, drawn)), columns)
            self.check_drawn_path(terminal.text, START)

    def test_json_is_the_same_in_every_language_and_terminal(self):
        told = [self.solve("--start", START, env=env) for env in ({}, {"LANG": "C"}, {"LANG": "el_GR.UTF-8"})]
        for answer in told:
            del answer["seconds"], answer["table_seconds"]
        self.assertEqual(told[0], told[1])
        self.assertEqual(told[0], told[2])
        self.assertFalse(is_greek(str(told[2])))

    def test_the_goal_itself_has_cost_and_depth(self):
        self.assertIn("cost 0, depth 0", self.expect(DONE, "solve", "tiles", "--start", "1 2 3 4 5 6 7 8 0").out)

    def test_no_progress_where_lines_cannot_be_written_over(self):
        long = ("solve", "tiles", "--size", "5x5", "--moves", "plain", "--random", "--seed", "1", "--algorithm", "idastar")
        for term, shown in (("xterm", True), ("dumb", False)):
            terminal = self.terminal(*long, env={"TERM": term, "NO_COLOR": "1"})
            if shown:
                terminal.await_text("\x1b")
            else:
                await_that(lambda: cpu_seconds(terminal.process) > 1.2)  # elsewhere it has shown some by now
            terminal.interrupt()
            self.assertEqual(terminal.finish(), INTERRUPTED)
            self.assertEqual("\x1b" in terminal.text, shown, term)


if __name__ == "__main__":
    unittest.main()
