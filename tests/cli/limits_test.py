"""Limits: the search ends by itself with exit 4, says why, and tells the best so far; memory really holds."""

import json
import os
import subprocess
import unittest

import puzzle
from support import BAD_USAGE, LIMIT, MITOS, MitosTest, environment

HARD_PLAIN = "8 6 7 2 5 4 3 0 1"  # 31 moves away
FIFTEEN = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"  # Korf's first: 57 moves away from his goal
KORF = ("--size", "4x4", "--moves", "plain", "--start", FIFTEEN, "--goal", "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")
SEARCHES = ["bfs", "ucs", "astar", "wastar", "greedy", "idastar", "bidirectional"]


class Limits(MitosTest):
    def check_best(self, answer, start, size, moves, optimum=None):
        self.assertIs(answer["solved"], False)
        self.assertIs(type(answer["lower_bound"]), int)
        if optimum is not None:
            self.assertLessEqual(answer["lower_bound"], optimum)
        best = answer["best"]
        path = [puzzle.board(step) for step in best["path"]]
        puzzle.check_path(self, path, puzzle.board(start), puzzle.board(best["state"]), size, moves, best["cost"])
        self.assertEqual(best["reaches_goal"], best["state"] == answer["goal"])
        self.assertIs(type(best["estimate_left"]), int)

    def test_nodes(self):
        for algorithm in SEARCHES:
            if algorithm == "greedy":
                continue  # it is there before
            with self.subTest(algorithm=algorithm):
                answer = self.solve(*KORF, "--algorithm", algorithm,
                                    "--nodes", "500", code=LIMIT)  # fmt: skip
                self.assertEqual(answer["reason"], "nodes")
                self.assertLessEqual(answer["expanded"], 500)
                self.check_best(answer, FIFTEEN, "4x4", "plain", 57)

    def test_node_limit_counts_exactly(self):
        answer = self.solve("--moves", "plain", "--start", HARD_PLAIN, "--algorithm", "ucs", "--nodes", "1000",
                            code=LIMIT)  # fmt: skip
        self.assertEqual(answer["expanded"], 1000)

    def test_a_limit_that_is_not_reached_changes_nothing(self):
        free = self.solve("--start", HARD_PLAIN, "--algorithm", "ucs")
        bound = self.solve("--start", HARD_PLAIN, "--algorithm", "ucs", "--nodes", "5M", "--time", "1h", "--memory", "1G")
        for field in ("cost", "path", "expanded", "generated"):
            self.assertEqual(free[field], bound[field])

    def test_time(self):
        for algorithm in ("ucs", "idastar", "bidirectional"):
            with self.subTest(algorithm=algorithm):
                result = self.mitos("solve", "tiles", "--size", "5x5", "--moves", "plain", "--random", "--seed", "1",
                                    "--algorithm", algorithm, "--time", "200ms", "--memory", "600M", "--json")  # fmt: skip
                self.assertEqual(result.code, LIMIT, result)
                answer = json.loads(result.out)
                self.assertEqual(answer["reason"], "time")
                self.assertLess(result.cpu, 3)
                self.check_best(answer, answer["start"], "5x5", "plain")

    def test_memory(self):
        for algorithm in ("bfs", "ucs", "bidirectional"):
            with self.subTest(algorithm=algorithm):
                answer = self.solve(*KORF, "--algorithm", algorithm,
                                    "--memory", "20M", code=LIMIT)  # fmt: skip
                self.assertEqual(answer["reason"], "memory")
                self.assertLessEqual(answer["peak_bytes"], 20 * 2**20)
                self.check_best(answer, FIFTEEN, "4x4", "plain", 57)

    def test_a_memory_limit_too_small_for_anything(self):
        for size in ("3x3", "4x4"):
            answer = self.solve("--size", size, "--random", "--seed", "1", "--algorithm", "ucs", "--memory", "1K",
                                code=LIMIT)  # fmt: skip
            self.assertEqual(answer["reason"], "memory")

    def test_the_memory_limit_holds_for_the_process(self):
        with open(os.devnull, "wb") as nothing:
            process = subprocess.Popen(
                [MITOS, "solve", "tiles", *KORF,
                 "--algorithm", "ucs", "--memory", "200M", "--json"],
                stdout=nothing, env=environment(self.home),
            )  # fmt: skip
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(process.returncode, LIMIT)
        peak = usage.ru_maxrss / 1024  # MiB
        self.assertLess(peak, 260)
        self.assertGreater(peak, 60, "the limit was not used")

    def test_the_text_says_which_limit_and_the_best_so_far(self):
        for limit, words in (
            (("--nodes", "1000"), "node limit"),
            (("--time", "100ms"), "time limit"),
            (("--memory", "20M"), "memory limit"),
        ):
            result = self.expect(LIMIT, "solve", "tiles", *KORF,
                                 "--heuristic", "misplaced", *limit)  # fmt: skip
            self.assertIn(words, result.out)
            self.assertIn("Best so far: no solution is cheaper than", result.out)
            self.assertIn("The most promising board reached", result.out)
            self.assertEqual(len(puzzle.drawn_boards(result.out, "4x4")), 1)
            self.assertIn("expanded", result.out)

    def test_limits_that_make_no_sense(self):
        for limit in (("--time", "x"), ("--time", "-1s"), ("--time", "10 parsecs"), ("--memory", "x"), ("--memory", "-5M"),
                      ("--nodes", "many"), ("--nodes", "-1"), ("--time", ""), ("--nodes", "1.5.2")):  # fmt: skip
            with self.subTest(limit=limit):
                result = self.expect(BAD_USAGE, "solve", "tiles", "--random", "--seed", "1", *limit, "--json")
                self.assertEqual(result.out, "")
                self.assertIn(limit[0], result.err)

    def test_a_small_board_in_less_memory_than_its_array(self):
        """The array over all 362,880 boards takes 2.8 MiB; below that the search keeps only what it has met."""
        answer = self.solve("--start", "8 7 6 5 4 3 2 1 0", "--algorithm", "ucs", "--memory", "2M", code=LIMIT)
        self.assertEqual(answer["reason"], "memory")
        self.assertGreater(answer["expanded"], 0)
        self.assertLessEqual(answer["peak_bytes"], 2 * 2**20)
        free = self.solve("--start", "8 7 6 5 4 3 2 1 0", "--heuristic", "chebyshev")
        bound = self.solve("--start", "8 7 6 5 4 3 2 1 0", "--heuristic", "chebyshev", "--memory", "2800K")
        for field in ("cost", "path", "expanded", "generated"):
            self.assertEqual(free[field], bound[field], field)

    def test_the_memory_limit_holds_for_a_trace(self):
        command = [MITOS, "solve", "tiles", *KORF, "--algorithm", "idastar", "--nodes", "1200000", "--memory", "20M",
                   "--trace", self.home / "t.jsonl", "--json"]  # fmt: skip
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment(self.home))
        told = process.stderr.read().decode()
        process.stderr.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.assertIn(process.returncode, (0, LIMIT))
        self.assertIn("the trace is cut", told)
        if "ASAN_OPTIONS" not in os.environ:
            self.assertLess(usage.ru_maxrss / 1024, 40)
        with open(self.home / "t.jsonl", encoding="utf-8") as file:
            kept = [json.loads(line)["order"] for line in file]
        self.assertEqual(kept, list(range(len(kept))))
        self.assertGreater(len(kept), 10000)


if __name__ == "__main__":
    unittest.main()
