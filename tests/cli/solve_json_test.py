"""solve tiles --json: the fixed fields, for every algorithm, size, move set and goal; every path checked."""

import json
import random
import unittest

import puzzle
from support import BAD_INPUT, BAD_USAGE, DONE, NO_SOLUTION, MitosTest

ALGORITHMS = ["bfs", "ucs", "astar", "wastar", "greedy", "idastar", "bidirectional", "champion"]
OPTIMAL = {"bfs", "ucs", "astar", "idastar", "bidirectional", "champion"}
BLIND = {"bfs", "ucs", "bidirectional"}


class SolveJson(MitosTest):
    def check_answer(self, answer, start, goal, size, moves):
        self.assertIs(answer["solved"], True)
        for field in ("cost", "depth", "expanded", "generated"):
            self.assertIs(type(answer[field]), int, field)
            self.assertGreaterEqual(answer[field], 0, field)
        self.assertIn(type(answer["seconds"]), (float, int))
        self.assertGreaterEqual(answer["seconds"], 0)
        below = answer["expanded_below_last_layer"]
        if below is not None:
            self.assertIs(type(below), int)
            self.assertLessEqual(below, answer["expanded"])
        self.assertEqual(answer["cost"], answer["depth"])
        self.assertTrue(all(type(step) is str for step in answer["path"]))
        path = [puzzle.board(step) for step in answer["path"]]
        self.assertEqual([puzzle.text_of(step) for step in path], answer["path"])
        puzzle.check_path(self, path, start, goal, size, moves, answer["cost"])
        columns = puzzle.size_of(size)[1]
        self.assertEqual(
            [puzzle.move_between(a, b, columns) for a, b in zip(path, path[1:])], answer["moves_of_blank"]
        )
        self.assertEqual((answer["start"], answer["goal"]), (puzzle.text_of(start), puzzle.text_of(goal)))
        self.assertEqual((answer["size"], answer["moves"]), (size, moves))

    def test_every_algorithm_on_every_shape(self):
        shapes = ["2x2", "2x3", "3x2", "3x3", "3x4", "4x4", "5x5", "2x5"]
        for moves in ("king", "plain"):
            for size in shapes:
                steps = 12 if size in ("4x4", "5x5", "3x4", "2x5") else 40
                start = puzzle.scrambled(size, moves, steps, seed=len(size) + steps)
                goal = puzzle.ordered(*puzzle.size_of(size))
                optimum = puzzle.distance(start, goal, size, moves)
                for algorithm in ALGORITHMS:
                    if (size, algorithm) == ("5x5", "champion"):
                        continue  # its tables take a while: see tiles_champion_test.py
                    with self.subTest(size=size, moves=moves, algorithm=algorithm):
                        answer = self.solve(
                            "--size", size, "--moves", moves, "--start", puzzle.text_of(start), "--algorithm", algorithm
                        )
                        self.check_answer(answer, start, goal, size, moves)
                        self.assertEqual(answer["algorithm"], algorithm)
                        if algorithm in OPTIMAL:
                            self.assertEqual(answer["cost"], optimum)
                            self.assertIs(answer["optimal"], True)
                        elif algorithm == "wastar":
                            self.assertLessEqual(answer["cost"], 1.5 * optimum)
                            self.assertLessEqual(answer["lower_bound"], optimum)
                        else:
                            self.assertGreaterEqual(answer["cost"], optimum)

    def test_every_admissible_heuristic_finds_the_optimum(self):
        for moves, heuristics in (
            ("king", ["zero", "misplaced", "chebyshev", "exact"]),
            ("plain", ["zero", "misplaced", "manhattan", "chebyshev", "linear-conflict", "exact"]),
        ):
            start = puzzle.scrambled("3x3", moves, 60, seed=4)
            goal = puzzle.ordered(3, 3)
            optimum = puzzle.distance(start, goal, "3x3", moves)
            for algorithm in ("astar", "idastar"):
                for heuristic in heuristics:
                    if algorithm == "idastar" and heuristic in ("zero", "misplaced"):
                        continue  # minutes without memory and without knowledge
                    with self.subTest(moves=moves, algorithm=algorithm, heuristic=heuristic):
                        answer = self.solve(
                            "--moves", moves, "--start", puzzle.text_of(start),
                            "--algorithm", algorithm, "--heuristic", heuristic,
                        )  # fmt: skip
                        self.check_answer(answer, start, goal, "3x3", moves)
                        self.assertEqual(answer["cost"], optimum)
                        self.assertEqual(answer["heuristic"], heuristic)

    def test_optimal_is_true_or_not_known(self):
        proven = self.solve("--start", "1 2 3 4 5 6 7 8 0", "--algorithm", "greedy")
        self.assertIs(proven["optimal"], True)
        for start in ("8 7 6 5 4 3 2 1 0", "1 2 3 4 5 6 0 7 8"):
            self.assertIsNone(self.solve("--start", start, "--algorithm", "greedy")["optimal"])
        wide = self.solve("--start", "8 7 6 5 4 3 2 1 0", "--algorithm", "wastar", "--weight", "5", "--heuristic", "misplaced")
        self.assertEqual(wide["optimal"], True if wide["cost"] == wide["lower_bound"] else None)

    def test_below_last_layer_is_null_only_where_it_has_no_meaning(self):
        for algorithm in ALGORITHMS:
            answer = self.solve("--start", "8 7 6 5 4 3 2 1 0", "--algorithm", algorithm)
            meaningless = algorithm in ("wastar", "greedy", "bidirectional", "champion")
            self.assertEqual(answer["expanded_below_last_layer"] is None, meaningless, algorithm)

    def test_defaults_are_3x3_king_astar_with_the_best_heuristic(self):
        answer = self.solve("--start", "1 2 3 4 5 6 0 7 8")
        told = [answer[key] for key in ("size", "moves", "algorithm", "heuristic", "goal", "cost")]
        self.assertEqual(told, ["3x3", "king", "astar", "exact", "1 2 3 4 5 6 7 8 0", 2])

    def test_best_heuristic_depends_on_size_and_moves(self):
        for moves, heuristic in (("king", "chebyshev"), ("plain", "linear-conflict")):
            start = puzzle.scrambled("4x4", moves, 10, seed=1)
            answer = self.solve("--size", "4x4", "--moves", moves, "--start", puzzle.text_of(start), "--algorithm", "astar")
            self.assertEqual(answer["heuristic"], heuristic)

    def test_start_that_is_the_goal(self):
        for algorithm in ALGORITHMS:
            for goal in ("ordered", "spiral"):
                start = "1 2 3 4 5 6 7 8 0" if goal == "ordered" else puzzle.SPIRAL
                answer = self.solve("--start", start, "--goal", goal, "--algorithm", algorithm)
                self.assertEqual((answer["cost"], answer["depth"], answer["path"]), (0, 0, [start]), algorithm)
                self.assertEqual(answer["moves_of_blank"], [])

    def test_goals(self):
        start = puzzle.board("1 2 3 4 5 6 7 8 0")
        for typed, goal in (
            ("spiral", puzzle.board(puzzle.SPIRAL)),
            ("6 5 4 / 7 0 3 / 8 1 2", puzzle.board(puzzle.SPIRAL)),
            ("ordered", start),
            ("0 1 2 3 4 5 6 7 8", puzzle.board("0 1 2 3 4 5 6 7 8")),
        ):
            answer = self.solve("--start", puzzle.text_of(start), "--goal", typed)
            self.check_answer(answer, start, goal, "3x3", "king")
            self.assertEqual(answer["cost"], puzzle.distance(start, goal, "3x3", "king"))

    def test_boards_take_blanks_commas_slashes_and_lines(self):
        for typed in (
            "1 2 3 4 5 6 0 7 8",
            "1,2,3,4,5,6,0,7,8",
            "1, 2, 3, 4, 5, 6, 0, 7, 8",
            "1 2 3/4 5 6/0 7 8",
            "1 2 3 / 4 5 6 / 0 7 8",
            "1,2,3 / 4,5,6 / 0,7,8",
            "  1   2\t3 / 4 5 6 / 0 7 8 / ",
            "1 2 3\n4 5 6\n0 7 8\n",
            "1 2 3\r\n4 5 6\r\n0 7 8\r\n",
            "01 02 03 04 05 06 00 07 08",
        ):
            with self.subTest(typed=typed):
                answer = self.solve("--start", typed)
                self.assertEqual(answer["start"], "1 2 3 4 5 6 0 7 8")
                self.assertEqual(answer["cost"], 2)

    def test_unsolvable_is_recognised_at_once(self):
        for size in ("3x3", "4x4", "5x5", "2x2", "2x3"):
            swapped = list(puzzle.ordered(*puzzle.size_of(size)))
            swapped[0], swapped[1] = swapped[1], swapped[0]
            for algorithm in ALGORITHMS:
                with self.subTest(size=size, algorithm=algorithm):
                    answer = self.solve(
                        "--size", size, "--moves", "plain", "--start", puzzle.text_of(swapped),
                        "--algorithm", algorithm, code=NO_SOLUTION,
                    )  # fmt: skip
                    self.assertIs(answer["solved"], False)
                    self.assertEqual(answer["reason"], "unsolvable")
                    self.assertNotIn("path", answer)
                    self.assertEqual(answer["expanded"], 0)

    def test_the_same_pair_is_solvable_with_king_moves(self):
        answer = self.solve("--start", "2 1 3 4 5 6 7 8 0")
        self.assertIs(answer["solved"], True)

    def test_parity_agrees_with_the_whole_space(self):
        for size in ("2x2", "2x3", "3x2"):
            goal = puzzle.ordered(*puzzle.size_of(size))
            reachable = puzzle.distances(goal, size, "plain")
            for seed in range(12):
                start = list(goal)
                random.Random(seed).shuffle(start)
                result = self.mitos("solve", "tiles", "--size", size, "--moves", "plain", "--json", "--start",
                                    puzzle.text_of(start), "--algorithm", "bfs")  # fmt: skip
                self.assertEqual(result.code, DONE if tuple(start) in reachable else NO_SOLUTION, (size, start))

    def test_two_by_two_with_king_moves_reaches_everything(self):
        goal = puzzle.ordered(2, 2)
        for tiles, far in puzzle.distances(goal, "2x2", "king").items():
            self.assertEqual(self.solve("--size", "2x2", "--start", puzzle.text_of(tiles))["cost"], far)

    def test_random_starts_are_solvable_and_follow_the_seed(self):
        for moves in ("king", "plain"):
            first = self.solve("--random", "--seed", 7, "--moves", moves)
            again = self.solve("--random", "--seed", 7, "--moves", moves)
            other = self.solve("--random", "--seed", 8, "--moves", moves)
            self.assertEqual(first["start"], again["start"])
            self.assertNotEqual(first["start"], other["start"])

    def test_without_a_seed_the_seed_is_told_on_stderr(self):
        result = self.expect(DONE, "solve", "tiles", "--random", "--json")
        self.assertRegex(result.err, r"\Amitos: seed \d+\n\Z")
        seed = result.err.split()[-1]
        self.assertEqual(self.solve("--random", "--seed", seed)["start"], json.loads(result.out)["start"])

    def test_weight_is_reported_and_its_bound_kept(self):
        optimum = self.solve("--start", "8 7 6 5 4 3 2 1 0", "--algorithm", "ucs")["cost"]
        for weight in ("1", "1.25", "2", "5", "100"):
            answer = self.solve("--start", "8 7 6 5 4 3 2 1 0", "--algorithm", "wastar", "--weight", weight,
                                "--heuristic", "chebyshev")  # fmt: skip
            self.assertEqual(answer["weight"], float(weight))
            self.assertLessEqual(answer["cost"], float(weight) * optimum)
            self.assertLessEqual(answer["lower_bound"], optimum)

    def test_a_heuristic_for_a_blind_search_is_told_to_be_unused(self):
        result = self.expect(DONE, "solve", "tiles", "--start", "1 2 3 4 5 6 0 7 8", "--algorithm", "ucs",
                             "--heuristic", "misplaced", "--json")  # fmt: skip
        self.assertIn("misplaced", result.err)
        self.assertIn("ucs", result.err)

    def test_json_needs_a_board(self):
        result = self.expect(BAD_USAGE, "solve", "tiles", "--json")
        self.assertEqual(result.out, "")
        self.assertIn("--start", result.err)

    def test_the_queue_is_improved(self):
        """Starts on which a queue that never improves its entries would return a longer path."""
        starts = [puzzle.scrambled("3x3", "king", 100, seed) for seed in range(30)]
        goal = puzzle.ordered(3, 3)
        file = self.write("starts.txt", "\n".join(map(puzzle.text_of, starts)))
        known = puzzle.distances(goal, "3x3", "king", wanted=starts)
        for heuristic in ("misplaced", "chebyshev", "zero"):
            result = self.expect(DONE, "solve", "tiles", "--file", file, "--heuristic", heuristic, "--json")
            costs = [json.loads(line)["cost"] for line in result.out.splitlines()]
            self.assertEqual(costs, [known[start] for start in starts], heuristic)


class RefusedHeuristics(MitosTest):
    def test_a_heuristic_that_overestimates_is_refused_with_its_reason(self):
        for algorithm in ("astar", "idastar", "wastar"):
            for heuristic, reason in (("manhattan", "diagonal"), ("linear-conflict", "diagonal")):
                result = self.expect(BAD_USAGE, "solve", "tiles", "--start", "1 2 3 4 5 6 0 7 8", "--algorithm",
                                     algorithm, "--heuristic", heuristic, "--json")  # fmt: skip
                self.assertEqual(result.out, "")
                for word in (heuristic, "king", algorithm, reason):
                    self.assertIn(word, result.err)

    def test_greedy_promises_nothing_and_may_use_it(self):
        answer = self.solve("--start", "1 2 3 4 5 6 0 7 8", "--algorithm", "greedy", "--heuristic", "manhattan")
        self.assertIs(answer["solved"], True)

    def test_exact_table_is_refused_for_large_boards(self):
        result = self.expect(BAD_USAGE, "solve", "tiles", "--size", "4x4", "--random", "--seed", "1", "--heuristic",
                             "exact", "--json")  # fmt: skip
        self.assertEqual(result.out, "")
        self.assertIn("9", result.err)
        self.assertIn("16", result.err)

    def test_spiral_is_for_3x3_only(self):
        result = self.expect(BAD_USAGE, "solve", "tiles", "--size", "4x4", "--random", "--seed", "1", "--goal", "spiral")
        self.assertIn("3x3", result.err)

    def test_a_bad_goal_is_bad_input(self):
        result = self.expect(BAD_INPUT, "solve", "tiles", "--start", "1 2 3 4 5 6 0 7 8", "--goal", "1 1 2")
        self.assertIn("--goal:1:3", result.err)


if __name__ == "__main__":
    unittest.main()
