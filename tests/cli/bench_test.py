"""mitos bench: node counts that must not change, the same on every build."""

import json
import unittest

from support import BAD_USAGE, DONE, SOURCE, MitosTest

GOLDEN = SOURCE / "tests" / "data" / "bench.golden"


def golden():
    """The lines of the golden file: name, nodes, answer."""
    lines = [line.split() for line in GOLDEN.read_text().splitlines() if line.strip() and not line.startswith("#")]
    return [(name, int(nodes), int(answer)) for name, nodes, answer in lines]


class Bench(MitosTest):
    def test_node_counts_are_the_golden_ones(self):
        report = self.one_json("bench", "--repeat", "1")
        found = [(search["name"], search["nodes"], search["answer"]) for search in report["searches"]]
        self.assertEqual(found, golden())
        self.assertEqual(report["nodes"], sum(nodes for _, nodes, _ in found))
        self.assertIs(report["complete"], True)

    def test_golden_answers_agree_with_each_other(self):
        """Optimal searches of the same board find the same cost."""
        for group in ("tiles/3x3/king/", "tiles/3x3/plain/", "tiles/4x4/plain/"):
            answers = {answer for name, _, answer in golden()
                       if name.startswith(group) and "/greedy/" not in name and "/wastar/" not in name}  # fmt: skip
            self.assertEqual(len(answers), 1, group)

    def test_filter(self):
        report = self.one_json("bench", "--repeat", "1", "--filter", "idastar")
        names = [search["name"] for search in report["searches"]]
        self.assertEqual(names, [name for name, _, _ in golden() if "idastar" in name])

    def test_a_filter_that_leaves_nothing_is_a_mistake(self):
        result = self.expect(BAD_USAGE, "bench", "--repeat", "1", "--filter", "no such search")
        self.assertIn("no such search", result.err)

    def test_repetitions_do_not_change_the_counts(self):
        for repeat in ("1", "3"):
            report = self.one_json("bench", "--repeat", repeat, "--filter", "3x3/plain/astar")
            found = [(search["name"], search["nodes"], search["answer"]) for search in report["searches"]]
            self.assertEqual(found, [line for line in golden() if "3x3/plain/astar" in line[0]])

    def test_the_table(self):
        result = self.expect(DONE, "bench", "--repeat", "1", "--filter", "3x3/plain")
        for name, nodes, _ in golden():
            if "3x3/plain" in name:
                self.assertIn(name, result.out)
                self.assertIn(f"{nodes:,}", result.out)
        self.assertEqual(result.err, "")

    def test_it_leaves_nothing_on_disk(self):
        self.expect(DONE, "bench", "--repeat", "1", "--filter", "exact")
        self.assertEqual(list(self.home.iterdir()), [])

    def test_bad_values(self):
        for repeat in ("x", "-1", "1.5", "0"):
            with self.subTest(repeat=repeat):
                self.expect(BAD_USAGE, "bench", "--repeat", repeat, "--filter", "greedy")


if __name__ == "__main__":
    unittest.main()
