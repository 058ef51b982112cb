"""`mitos search GAME` for placement games: the report, its JSON, the tree, refusals."""

import json
import pathlib
import tempfile
import unittest

from support import BAD_INPUT, BAD_USAGE, DONE, LIMIT, SYSTEM, MitosTest, is_greek

START = "X__/__O/___/___"


class SearchGame(MitosTest):
    def search(self, *arguments, code=DONE):
        return self.expect(code, "search", *arguments)

    def report(self, *arguments, code=DONE):
        return json.loads(self.search(*arguments, "--json", code=code).out)

    def test_plain_minimax_is_the_original_of_xox(self):
        plain = self.report("xox", "--start", START, "--algorithm", "minimax")
        self.assertIn(plain["value"], (10, 0, -10))
        self.assertEqual(plain["view"], "max")
        self.assertEqual(plain["cut_offs"], 0)
        self.assertTrue(plain["exhaustive"])
        pruned = self.report("xox", "--start", START)
        self.assertEqual((pruned["value"], pruned["tied"]), (plain["value"], plain["tied"]))
        self.assertLess(pruned["states"], plain["states"])

    def test_every_switch_finds_the_same_value_and_the_same_best_moves(self):
        plain = self.report("tictactoe", "--start", "X__/_O_/___", "--algorithm", "minimax")
        for switches in (["--closed-set"], ["--order", "weight"], ["--order", "search", "--shallow", "2"], ["--deepen"],
                         ["--closed-set", "--order", "search", "--deepen"]):
            with self.subTest(switches=switches):
                other = self.report("tictactoe", "--start", "X__/_O_/___", *switches)
                self.assertEqual((other["value"], other["tied"]), (plain["value"], plain["tied"]))

    def test_the_seed_draws_among_the_tied_moves_only(self):
        seen = set()
        for seed in range(12):
            found = self.report("tictactoe", "--start", "X__/___/___", "--to-move", "min", "--seed", str(seed))
            self.assertIn(found["move"], found["tied"])
            seen.add(found["move"])
        self.assertEqual(seen, {"1 1 O"})  # only the centre holds the draw
        seen = {self.report("tictactoe", "--seed", str(seed))["move"] for seed in range(12)}
        self.assertGreater(len(seen), 3)

    def test_a_start_that_chance_chooses_can_be_had_again(self):
        first = self.report("xox", "--seed", "7")
        self.assertEqual(first["start"], self.report("xox", "--seed", "7")["start"])
        self.assertEqual(first["start"].count("_"), 10)

    def test_in_words(self):
        answer = self.search("xox", "--start", START, "--algorithm", "minimax")
        for word in ("Move", "Equally good", "Value", "Line", "States checked", "Branching", "minimax"):
            self.assertIn(word, answer.out)
        greek = self.search("xox", "--start", START, "--lang", "el")
        self.assertTrue(is_greek(greek.out))

    def test_the_tree_is_written_whole(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "tree.json"
            found = self.report("tictactoe", "--start", "XO_/_X_/O__", "--tree", str(file))
            tree = json.loads(file.read_text())
            self.assertEqual(len(tree["nodes"]), found["states"])
            self.assertEqual(tree["nodes"][0]["value"], found["value"])
            for node in tree["nodes"][1:]:
                self.assertLess(node["parent"], node["id"])
                self.assertEqual(tree["nodes"][node["parent"]]["depth"] + 1, node["depth"])
            self.assertEqual([entry.name for entry in pathlib.Path(folder).iterdir()], ["tree.json"])

    def test_a_tree_that_cannot_be_written_is_said(self):
        answer = self.search("tictactoe", "--tree", "/nowhere/tree.json", code=SYSTEM)
        self.assertIn("/nowhere/tree.json", answer.err)

    def test_a_limit_ends_with_the_best_so_far(self):
        found = self.report("connect-four", "--depth", "end", "--nodes", "10000", "--deepen", code=LIMIT)
        self.assertEqual(found["reason"], "nodes")
        self.assertIsNotNone(found["move"])

    def test_refusals(self):
        for arguments, code, words in (
            (["xox", "--algorithm", "astar"], BAD_USAGE, "minimax, alphabeta"),
            (["xox", "--order", "random"], BAD_USAGE, "listed, weight, search"),
            (["xox", "--depth", "0"], BAD_USAGE, "--depth"),
            (["xox", "--depth", "deep"], BAD_USAGE, "--depth"),
            (["xox", "--evaluation", "phased"], BAD_USAGE, "none, prospects"),
            (["xox", "--algorithm", "minimax", "--order", "weight"], BAD_USAGE, "minimax"),
            (["xox", "--extend", "-1"], BAD_USAGE, "--extend"),
            (["xox", "--start", "XQ_/__O/___/___"], BAD_INPUT, "Q"),
            (["tictactoe", "--start", "XXX/OO_/___"], BAD_INPUT, "over"),
            (["nogame"], BAD_USAGE, "nogame"),
        ):
            with self.subTest(arguments=arguments):
                answer = self.search(*arguments, code=code)
                self.assertIn(words, answer.err)
                self.assertEqual(answer.out, "")


if __name__ == "__main__":
    unittest.main()
