"""solve tiles --trace: the order of expansion, one JSON object a line."""

import json
import unittest

import puzzle
from support import DONE, LIMIT, SYSTEM, MitosTest

START = "1 2 3 4 5 6 8 7 0"


class Trace(MitosTest):
    def trace(self, *args, start=START, code=DONE):
        file = self.home / "trace.jsonl"
        answer = self.solve("--start", start, *args, "--trace", file, code=code, quiet=False)
        return answer, [json.loads(line) for line in file.read_text().splitlines()]

    def check(self, answer, entries, moves="king"):
        self.assertEqual(len(entries), answer["expanded"])
        self.assertEqual([entry["order"] for entry in entries], list(range(len(entries))))
        sides = {"start": {}, "goal": {}}
        for entry in entries:
            seen = sides[entry.get("side", "start")]
            state = puzzle.board(entry["state"])
            if entry["parent"] is None:
                self.assertEqual(entry["g"], 0)
                root = answer["goal"] if entry.get("side") == "goal" else answer["start"]
                self.assertEqual(entry["state"], root)
            else:
                parent = puzzle.board(entry["parent"])
                self.assertIn(state, set(puzzle.neighbours(parent, "3x3", moves)))
                self.assertIn(parent, seen, "the parent was expanded before")
                self.assertEqual(entry["g"], seen[parent] + 1)
            seen[state] = entry["g"]

    def test_every_search(self):
        for algorithm in ("bfs", "ucs", "astar", "wastar", "greedy", "bidirectional"):
            with self.subTest(algorithm=algorithm):
                options = () if algorithm in ("bfs", "ucs", "bidirectional") else ("--heuristic", "misplaced")
                answer, entries = self.trace("--algorithm", algorithm, *options)
                self.check(answer, entries)

    def test_idastar_visits_again(self):
        answer, entries = self.trace("--algorithm", "idastar", "--heuristic", "chebyshev")
        self.assertEqual(len(entries), answer["expanded"])
        self.assertEqual([entry["order"] for entry in entries], list(range(len(entries))))
        roots = [entry for entry in entries if entry["parent"] is None]
        self.assertTrue(all(entry["state"] == START and entry["g"] == 0 for entry in roots))
        self.assertGreater(len(roots), 1)

    def test_f_is_g_plus_h(self):
        for algorithm in ("astar", "idastar"):
            _, entries = self.trace("--algorithm", algorithm, "--heuristic", "chebyshev")
            for entry in entries:
                self.assertEqual(entry["f"], entry["g"] + entry["h"])
        _, entries = self.trace("--algorithm", "ucs")
        for entry in entries:
            self.assertEqual((entry["h"], entry["f"]), (0, entry["g"]))

    def test_h_is_the_heuristic(self):
        goal = puzzle.ordered(3, 3)
        _, entries = self.trace("--heuristic", "misplaced")
        for entry in entries:
            state = puzzle.board(entry["state"])
            wrong = sum(1 for here, there in zip(state, goal) if here != there and here != 0)
            self.assertEqual(entry["h"], wrong)
        known = puzzle.distances(goal, "3x3", "king", wanted=[puzzle.board(e["state"]) for e in entries])
        _, entries = self.trace("--heuristic", "exact")
        for entry in entries:
            self.assertEqual(entry["h"], known[puzzle.board(entry["state"])])

    def test_the_cheapest_comes_first(self):
        for algorithm, key in (("astar", "f"), ("ucs", "g"), ("bfs", "g")):
            _, entries = self.trace("--algorithm", algorithm)
            values = [entry[key] for entry in entries]
            self.assertEqual(values, sorted(values), algorithm)

    def test_the_start_is_the_goal(self):
        answer, entries = self.trace(start="1 2 3 4 5 6 7 8 0")
        self.assertEqual(len(entries), answer["expanded"])

    def test_a_limit_leaves_a_trace_too(self):
        answer, entries = self.trace("--algorithm", "ucs", "--nodes", "20", start="8 7 6 5 4 3 2 1 0", code=LIMIT)
        self.assertEqual(len(entries), 20)
        self.check(answer, entries)

    def test_the_file_is_named_on_stderr_and_stdout_stays_json(self):
        result = self.expect(DONE, "solve", "tiles", "--start", START, "--json", "--trace", "t.jsonl")
        self.assertEqual(result.err, "mitos: written: t.jsonl\n")
        json.loads(result.out)

    def test_a_file_that_cannot_be_written(self):
        result = self.expect(SYSTEM, "solve", "tiles", "--start", START, "--trace", "/nonexistent/t.jsonl", "--json")
        self.assertIn("cannot write /nonexistent/t.jsonl", result.err)


if __name__ == "__main__":
    unittest.main()
