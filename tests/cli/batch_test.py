"""solve tiles --file: one answer a line, in order, whatever stands between the boards."""

import json
import os
import unittest

import puzzle
from support import BAD_INPUT, DONE, LIMIT, SYSTEM, MitosTest

TIMINGS = ("seconds", "table_seconds")


def answers(result):
    return [json.loads(line) for line in result.out.splitlines()]


def without_timings(answer):
    return {key: value for key, value in answer.items() if key not in TIMINGS}


class Batch(MitosTest):
    def file_of(self, moves, count, steps=60, size="3x3"):
        starts = [puzzle.scrambled(size, moves, steps, seed) for seed in range(count)]
        return starts, self.write("boards.txt", "".join(puzzle.text_of(start) + "\n" for start in starts))

    def test_one_answer_a_line_in_order(self):
        starts, file = self.file_of("plain", 20)
        result = self.expect(DONE, "solve", "tiles", "--moves", "plain", "--file", file, "--json")
        self.assertEqual(result.err, "")
        given = answers(result)
        self.assertEqual([puzzle.board(a["start"]) for a in given], starts)
        goal = puzzle.ordered(3, 3)
        for start, answer in zip(starts, given):
            path = [puzzle.board(step) for step in answer["path"]]
            puzzle.check_path(self, path, start, goal, "3x3", "plain", answer["cost"])
            self.assertEqual(answer["cost"], puzzle.distance(start, goal, "3x3", "plain"))

    def test_threads_change_nothing_but_time(self):
        _, file = self.file_of("king", 30)
        for algorithm in ("astar", "bidirectional"):
            command = ["solve", "tiles", "--file", file, "--algorithm", algorithm, "--heuristic", "chebyshev", "--json"]
            if algorithm == "bidirectional":
                command = [word for word in command if word not in ("--heuristic", "chebyshev")]
            one = answers(self.expect(DONE, *command, "--threads", 1))
            for threads in (2, 5, 0):
                many = answers(self.expect(DONE, *command, "--threads", threads))
                self.assertEqual([without_timings(a) for a in one], [without_timings(a) for a in many])

    def test_comments_and_empty_lines_are_left_out(self):
        file = self.write(
            "boards.txt",
            "# a comment\n\n1 2 3 4 5 6 0 7 8\n   \n  # another\n% and another\n1,2,3/4,5,6/7,0,8\r\n\n\t1 2 3 4 5 6 7 8 0",
        )
        given = answers(self.expect(DONE, "solve", "tiles", "--file", file, "--json"))
        self.assertEqual([a["cost"] for a in given], [2, 1, 0])

    def test_standard_input(self):
        given = answers(
            self.expect(DONE, "solve", "tiles", "--file", "-", "--json", stdin="1 2 3 4 5 6 0 7 8\n1 2 3 4 5 6 7 8 0\n")
        )
        self.assertEqual([a["cost"] for a in given], [2, 0])

    def test_bad_lines_do_not_stop_the_others(self):
        file = self.write("boards.txt", "1 2 3 4 5 6 0 7 8\n1 2 3 4 5 6 7 8 8\n# x\nfoo\n1 2 3 4 5 6 7 8 0\n")
        result = self.expect(BAD_INPUT, "solve", "tiles", "--file", file, "--json")
        given = answers(result)
        self.assertEqual(len(given), 4)
        self.assertEqual([a["solved"] for a in given], [True, False, False, True])
        self.assertEqual([(a["line"], a["column"]) for a in given[1:3]], [(2, 17), (4, 1)])
        self.assertIn("twice", given[1]["error"])
        self.assertIn(f"mitos: {file}:2:17: tile 8 stands twice\n  1 2 3 4 5 6 7 8 8\n", result.err)
        self.assertIn(f"mitos: {file}:4:1: 'foo' is not a number\n  foo\n  ^\n", result.err)

    def test_unsolvable_is_an_answer(self):
        file = self.write("boards.txt", "2 1 3 4 5 6 7 8 0\n1 2 3 4 5 6 0 7 8\n")
        given = answers(self.expect(DONE, "solve", "tiles", "--moves", "plain", "--file", file, "--json"))
        self.assertEqual([a["solved"] for a in given], [False, True])
        self.assertEqual(given[0]["reason"], "unsolvable")

    def test_the_highest_exit_code_wins(self):
        file = self.write("boards.txt", "foo\n8 6 7 2 5 4 3 0 1\n1 2 3 4 5 6 7 8 0\n")
        result = self.expect(LIMIT, "solve", "tiles", "--moves", "plain", "--file", file, "--json", "--algorithm", "ucs",
                             "--nodes", "100")  # fmt: skip
        self.assertEqual([a.get("reason") for a in answers(result)], ["bad input", "nodes", None])

    def test_missing_file(self):
        for verb in ("solve", "compare"):
            result = self.expect(SYSTEM, verb, "tiles", "--file", "/nonexistent/boards.txt", "--json")
            self.assertEqual(result.out, "")
            self.assertEqual(result.err, "mitos: cannot read /nonexistent/boards.txt: No such file or directory\n")

    def test_a_directory(self):
        result = self.expect(SYSTEM, "solve", "tiles", "--file", str(self.home), "--json")
        self.assertEqual(result.out, "")
        self.assertIn("directory", result.err)

    @unittest.skipIf(os.geteuid() == 0, "root may read everything")
    def test_a_file_that_may_not_be_read(self):
        file = self.write("boards.txt", "1 2 3 4 5 6 7 8 0\n")
        os.chmod(file, 0)
        result = self.expect(SYSTEM, "solve", "tiles", "--file", file, "--json")
        self.assertIn("denied", result.err)

    def test_a_file_without_a_board(self):
        for text in ("", "\n\n", "# only words\n"):
            file = self.write("boards.txt", text)
            for verb in ("solve", "compare"):
                result = self.expect(BAD_INPUT, verb, "tiles", "--file", file, "--json")
                self.assertEqual(result.out, "")
                self.assertIn("no board", result.err)

    def test_a_file_of_any_bytes_is_bad_input_and_nothing_worse(self):
        file = self.write("boards.txt", bytes(range(256)) * 4)
        result = self.mitos("solve", "tiles", "--file", file, "--json")
        self.assertEqual(result.code, BAD_INPUT, result)

    def test_empty_name_is_not_a_file(self):
        result = self.mitos("solve", "tiles", "--file", "", "--json")
        self.assertIn(result.code, (BAD_INPUT, SYSTEM, 2), result)
        self.assertEqual(result.out, "")

    def test_the_text_has_a_line_for_each_and_a_summary(self):
        file = self.write("boards.txt", "2 1 3 4 5 6 7 8 0\n1 2 3 4 5 6 0 7 8\nx\n")
        result = self.expect(BAD_INPUT, "solve", "tiles", "--moves", "plain", "--file", file)
        lines = result.out.splitlines()
        self.assertRegex(lines[0], r"^ *1 +unsolvable ")
        self.assertRegex(lines[1], r"^ *2 +2 +2 .*1 2 3 / 4 5 6 / 0 7 8$")
        self.assertRegex(lines[2], r"^3 boards: 1 solved, 1 without solution, 0 ended by a limit, 1 bad line")

    def test_hints_for_a_file(self):
        file = self.write("boards.txt", "1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 0 7 8\n")
        given = answers(self.expect(DONE, "solve", "tiles", "--file", file, "--hint", "--json"))
        self.assertEqual([a["move"] for a in given], [None, "right"])

    def test_refused_together(self):
        file = self.write("boards.txt", "1 2 3 4 5 6 7 8 0\n")
        for other in (("--start", "1 2 3 4 5 6 7 8 0"), ("--random",), ("--replay",), ("--trace", "t.jsonl"), ("--atlas",)):
            result = self.expect(2, "solve", "tiles", "--file", file, *other)
            self.assertEqual(result.out, "")
            self.assertIn(other[0], result.err)

    def test_hints_in_text_name_the_line_of_each_board(self):
        file = self.write("boards.txt", "# two\n1 2 3 4 5 6 0 7 8\n\n2 1 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 8 0\n")
        lines = self.expect(DONE, "solve", "tiles", "--moves", "plain", "--file", file, "--hint").out.splitlines()
        self.assertRegex(lines[0], r"^ *2  Next: tile 7 moves left; 1 to go")
        self.assertRegex(lines[1], r"^ *4  unsolvable$")
        self.assertRegex(lines[2], r"^ *5  The start is the goal")
        self.assertRegex(lines[3], r"^3 boards: 2 solved, 1 without solution")


if __name__ == "__main__":
    unittest.main()
