"""solve and compare pancakes: the fixed fields, every algorithm, against brute force; help, completion, both languages."""

import collections
import random
import unittest

from support import BAD_INPUT, BAD_USAGE, DONE, LIMIT, MitosTest, is_greek

ALGORITHMS = ["bfs", "ucs", "astar", "wastar", "greedy", "idastar", "bidirectional"]
OPTIMAL = {"bfs", "ucs", "astar", "idastar", "bidirectional"}
START = "3 8 1 6 2 7 4 5"


def distances(size):
    """The distance of every stack from 1 2 3 …, by breadth-first search."""
    goal = tuple(range(1, size + 1))
    found, queue = {goal: 0}, collections.deque([goal])
    while queue:
        stack = queue.popleft()
        for count in range(2, size + 1):
            turned = stack[:count][::-1] + stack[count:]
            if turned not in found:
                found[turned] = found[stack] + 1
                queue.append(turned)
    return found


def stack_of(text):
    return tuple(map(int, text.split()))


class Pancakes(MitosTest):
    def check_path(self, answer, start):
        self.assertEqual(answer["path"][0], start)
        self.assertEqual(answer["path"][-1], answer["goal"])
        self.assertEqual(len(answer["path"]), answer["depth"] + 1)
        for before, after, flip in zip(answer["path"], answer["path"][1:], answer["flips"]):
            stack = stack_of(before)
            self.assertEqual(stack[:flip][::-1] + stack[flip:], stack_of(after))

    def test_every_algorithm_finds_a_path_and_optimal_ones_a_shortest(self):
        known = distances(6)
        draw = random.Random(20261121)
        for algorithm in ALGORITHMS:
            for _ in range(3):
                start = " ".join(map(str, draw.sample(range(1, 7), 6)))
                with self.subTest(algorithm=algorithm, start=start):
                    answer = self.one_json("solve", "pancakes", "--size", "6", "--start", start, "--algorithm", algorithm)
                    self.assertIs(answer["solved"], True)
                    self.check_path(answer, start)
                    self.assertEqual(answer["cost"], answer["depth"])
                    if algorithm in OPTIMAL:
                        self.assertEqual(answer["cost"], known[stack_of(start)])
                        self.assertIs(answer["optimal"], True)

    def test_fields(self):
        answer = self.one_json("solve", "pancakes", "--start", START)
        self.assertEqual(list(answer)[:5], ["solved", "cost", "depth", "path", "flips"])
        self.assertEqual((answer["size"], answer["algorithm"], answer["heuristic"]), (8, "astar", "gap"))
        for field in ("expanded", "generated", "seconds", "expanded_below_last_layer"):
            self.assertIn(field, answer)

    def test_another_goal_and_hint(self):
        answer = self.one_json("solve", "pancakes", "--size", "4", "--start", "1 2 3 4", "--goal", "4 3 2 1", "--hint")
        self.assertEqual((answer["move"], answer["stack"], answer["cost"]), (4, "4 3 2 1", 1))

    def test_file(self):
        stacks = self.write("stacks.txt", "# three\n1 2 3\n3 1 2\n3 1 1\n")
        answers = self.expect(BAD_INPUT, "solve", "pancakes", "--size", "3", "--file", stacks, "--json").out.splitlines()
        self.assertEqual(len(answers), 3)
        self.assertIn('"cost":2', answers[1])
        self.assertIn("bad input", answers[2])

    def test_atlas(self):
        for size, deepest in ((4, 4), (7, 8)):
            answer = self.one_json("solve", "pancakes", "--atlas", "--size", str(size))
            depths = collections.Counter(distances(size).values())
            self.assertEqual(answer["depths"], [depths[i] for i in range(deepest + 1)])
            self.assertEqual(answer["deepest"], deepest)
        self.expect(BAD_USAGE, "solve", "pancakes", "--atlas", "--size", "13")
        self.expect(LIMIT, "solve", "pancakes", "--atlas", "--size", "12", "--memory", "1M")

    def test_compare(self):
        answer = self.one_json("compare", "pancakes", "--random", "5", "--seed", "3", "--size", "7")
        self.assertIs(answer["agree"], True)
        self.assertEqual([method["algorithm"] for method in answer["methods"]], ALGORITHMS)
        page = self.home / "page.html"
        table = self.home / "table.csv"
        self.expect(DONE, "compare", "pancakes", "--start", START, "--html", str(page), "--csv", str(table))
        self.assertIn("pancakes", page.read_text())
        self.assertEqual(len(table.read_text().splitlines()), 1 + len(ALGORITHMS))

    def test_in_words(self):
        out = self.expect(DONE, "solve", "pancakes", "--size", "3", "--start", "3 1 2").out
        self.assertIn("flip 3", out)
        self.assertIn("cost 2, depth 2, optimal", out)
        greek = self.expect(DONE, "solve", "pancakes", "--size", "3", "--start", "3 1 2", "--lang", "el").out
        self.assertTrue(is_greek(greek))
        replay = self.expect(DONE, "solve", "pancakes", "--size", "3", "--start", "3 1 2", "--replay", stdin="\n\n\n").out
        self.assertIn("Stack 2 of 2: flip 2", replay)

    def test_trace(self):
        trace = self.home / "trace.json"
        answer = self.one_json("solve", "pancakes", "--start", START, "--trace", str(trace), quiet=False)
        self.assertEqual(len(trace.read_text().splitlines()), answer["expanded"])

    def test_mistakes(self):
        for code, arguments, words in (
            (BAD_INPUT, ("--start", "3 1 2"), "--size"),
            (BAD_INPUT, ("--size", "3", "--start", "3 1 4"), "1 to 3"),
            (BAD_USAGE, ("--size", "16", "--random"), "16"),
            (BAD_USAGE, ("--algorithm", "champion", "--random"), "champion"),
            (BAD_USAGE, ("--heuristic", "manhattan", "--random"), "zero, gap"),
            (BAD_USAGE, (), "--start"),
            (BAD_USAGE, ("--random", "--start", "1"), "--random"),
        ):
            with self.subTest(arguments=arguments):
                self.assertIn(words, self.expect(code, "solve", "pancakes", *arguments).err)

    def test_it_is_in_help_completion_and_manual(self):
        self.assertIn("pancakes", self.expect(DONE, "solve", "--help").out)
        self.assertIn("gap", self.expect(DONE, "solve", "pancakes", "--help").out)
        self.assertIn('"solve pancakes/--heuristic") COMPREPLY=($(compgen -W "zero gap"',
                      self.expect(DONE, "completion", "bash").out)  # fmt: skip
        self.assertIn(".SH mitos compare pancakes", self.expect(DONE, "manual").out)


if __name__ == "__main__":
    unittest.main()
