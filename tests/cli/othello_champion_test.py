"""The champion: search and play, levels, techniques, and what it refuses."""

import json
import os
import tempfile
import unittest

from support import BAD_USAGE, DONE, LIMIT, MitosTest

# Black wins by 38 with a7; the textbook six plies deep plays b8 and wins by 18.
LATE = "OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X"
CHAMPION = ("--algorithm", "champion", "--memory", "4M")


class SearchByChampion(MitosTest):
    def search(self, *args, **how):
        return self.one_json("search", "othello", *CHAMPION, *args, **how)

    def test_report_has_the_fields_of_every_search(self):
        textbook = self.one_json("search", "othello", "--position", LATE, "--algorithm", "alphabeta")
        answer = self.search("--position", LATE)
        self.assertEqual((answer["move"], answer["value"], answer["view"]), ("a7", 38, "mover"))
        self.assertEqual((answer["exhaustive"], answer["selectivity"], answer["lower"], answer["upper"]), (True, 100, 38, 38))
        self.assertEqual((answer["line"][0], answer["tied"], answer["depth"]), ("a7", ["a7"], 15))
        for field in ("game", "size", "position", "states", "seconds", "complete", "valued", "algorithm", "evaluation"):
            self.assertEqual(type(answer[field]), type(textbook[field]), field)
        self.assertEqual(textbook["move"], "b8")

    def test_value_is_the_movers(self):
        turned = LATE[:64].translate(str.maketrans("XO", "OX")) + " O"
        self.assertEqual(self.search("--position", turned)["value"], 38)

    def test_moves_lead_to_the_position(self):
        self.assertEqual(self.search("--position", LATE, "--moves", "a7")["value"], -38)

    def test_finished_game(self):
        over = "X" * 63 + "-"
        answer = self.search("--position", over + " X")
        self.assertEqual((answer["move"], answer["value"], answer["exhaustive"]), (None, 64, True))
        self.assertIn("over", self.expect(DONE, "search", "othello", *CHAMPION, "--position", over + " X").out)

    def test_limit_leaves_the_best_so_far(self):
        position = "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O"
        answer = self.search("--position", position, "--nodes", "50000", code=LIMIT)
        self.assertEqual((answer["exhaustive"], answer["reason"]), (False, "nodes"))
        self.assertLess(answer["selectivity"], 100)
        text = self.expect(LIMIT, "search", "othello", *CHAMPION, "--position", position, "--nodes", "50000").out
        self.assertIn("not proven", text)
        self.assertIn("% sure", text)

    def test_what_it_does_not_know_is_refused(self):
        self.assertIn("8x8", self.expect(BAD_USAGE, "search", "othello", *CHAMPION, "--size", "6").err)
        for words in (["--evaluation", "phased"], ["--closed-set"], ["--order", "search"], ["--shallow", "2"],
                      ["--extend", "1"], ["--deepen"], ["--seed", "1"], ["--tree", "t.json"], ["--unquiet", "pass"],
                      ["--explain"], ["--refute", "a7"]):
            with self.subTest(words=words):
                result = self.expect(BAD_USAGE, "search", "othello", *CHAMPION, "--position", LATE, *words)
                self.assertIn(words[0], result.err)
        self.assertIn("champion", self.expect(BAD_USAGE, "search", "othello", "--threads", "2", "--evaluation", "phased").err)
        self.assertIn("champion", self.expect(BAD_USAGE, "search", "othello", "--level", "2", "--closed-set").err)
        for level in ("0", "21", "high"):
            self.assertIn("from 1 to 20", self.expect(BAD_USAGE, "search", "othello", "--level", level).err)
        self.assertIn("--depth", self.expect(BAD_USAGE, "search", "othello", "--level", "3", "--depth", "4").err)
        self.assertIn("alphabeta, champion", self.expect(BAD_USAGE, "search", "othello", "--algorithm", "luck").err)

    def test_is_the_usual_search_of_the_whole_game(self):
        answer = self.one_json("search", "othello", "--moves", "f5d6c3", "--depth", "5")
        self.assertEqual((answer["algorithm"], answer["evaluation"], answer["view"], answer["depth"]), ("champion", "pattern", "mover", 5))
        self.assertEqual(answer["states"], self.search("--moves", "f5d6c3", "--depth", "5")["states"])
        # What only the textbook has makes it the textbook's.
        for words in (["--evaluation", "phased"], ["--closed-set"], ["--size", "6"], ["--explain"]):
            self.assertEqual(self.one_json("search", "othello", "--depth", "3", *words)["view"], "black", words)

    def test_levels(self):
        moves = {self.one_json("search", "othello", "--moves", "f5d6c3", "--level", str(level))["depth"] for level in (1, 9)}
        self.assertEqual(moves, {1, 5})

    def test_the_seed_varies_the_slips_of_low_levels(self):
        words = ("search", "othello", "--moves", "f5d6c3", "--level", "1")
        moves = [self.one_json(*words, "--seed", str(seed))["move"] for seed in range(12)]
        self.assertGreater(len(set(moves)), 1)
        self.assertEqual(moves[3], self.one_json(*words, "--seed", "3")["move"])

    def test_without_a_technique(self):
        words = ("search", "othello", "--moves", "f5d6c3d3c4f4", "--depth", "10")
        whole = self.one_json(*words)["states"]
        self.assertGreater(self.one_json(*words, "--without", "probcut")["states"], 2 * whole)
        self.assertGreater(self.one_json(*words, "--without", "looks+windows")["states"], whole)
        self.assertIn("probcut, leaf-cuts, etc", self.expect(BAD_USAGE, *words, "--without", "luck").err)
        self.assertIn("--without", self.expect(BAD_USAGE, *words, "--without", "etc", "--closed-set").err)

    def test_pattern_is_an_evaluation_of_the_textbook_too(self):
        words = ("search", "othello", "--moves", "f5d6c3d3c4", "--depth", "4", "--evaluation", "pattern")
        plain = self.one_json(*words, "--algorithm", "minimax")
        quick = self.one_json(*words, "--algorithm", "alphabeta", "--order", "search", "--closed-set", "--explain")
        self.assertEqual((plain["move"], plain["value"], plain["tied"]), (quick["move"], quick["value"], quick["tied"]))
        terms = quick["explanation"]["leaf"]["terms"]
        self.assertEqual(sum(term["value"] for term in terms), quick["explanation"]["leaf"]["value"])
        self.assertIn("8x8", self.expect(BAD_USAGE, *words, "--algorithm", "minimax", "--size", "6").err)
        self.assertIn("groups of squares", self.expect(DONE, "check", "pattern").out)

    def test_greek(self):
        result = self.expect(DONE, "search", "othello", *CHAMPION, "--position", LATE, "--lang", "el")
        self.assertIn("πρωταθλητής", result.out)


class PlayWithChampion(MitosTest):
    def test_both_sides_end_where_the_first_proof_says(self):
        game = self.one_json("play", "othello", "--human", "none", "--position", LATE, "--seed", "1", "--depth", "8", *CHAMPION)
        self.assertEqual(game["black"] - game["white"], 38)
        first = [move for move in game["moves"] if move["value"] is not None][0]
        self.assertEqual((first["value"], first["final"]), (1_000_038, 38))
        self.assertTrue(all(move["exhaustive"] for move in game["moves"] if move["move"] != "pass"))

    def test_is_a_choice(self):
        words = ("play", "othello", "--human", "none", "--position", LATE, "--seed", "1")
        for textbook in (("--algorithm", "alphabeta"), ("--evaluation", "phased")):
            game = self.one_json(*words, *textbook)
            self.assertEqual((game["moves"][0]["move"], game["moves"][0]["depth"]), ("b8", 6))
        # A seat with another evaluation is the textbook's.
        game = self.one_json("play", "othello", "--human", "none", "--position", LATE, "--seed", "1", "--depth", "8",
                             "--white-evaluation", "phased")
        self.assertEqual((game["moves"][0]["move"], game["moves"][0]["depth"]), ("a7", 15))
        self.assertEqual(game["moves"][1]["depth"], 8)
        self.assertIn("--evaluation", self.expect(BAD_USAGE, "play", "othello", *CHAMPION, "--evaluation", "phased").err)

    def test_keeps_to_its_depth_until_the_end_is_near(self):
        game = self.one_json("play", "othello", "--human", "none", "--depth", "2", "--seed", "3")
        empties = 60
        for move in game["moves"]:
            if move["move"] == "pass":
                continue
            self.assertEqual(move["depth"], empties if empties <= 4 else 2)
            self.assertEqual(move["exhaustive"], empties <= 4)
            empties -= 1

    def test_levels_play_whole_games(self):
        game = self.one_json("play", "othello", "--human", "none", "--level", "1", "--seed", "3")
        self.assertEqual({move["depth"] for move in game["moves"] if move["move"] != "pass"}, {1})
        other = self.one_json("play", "othello", "--human", "none", "--level", "1", "--seed", "4")
        self.assertNotEqual(game["transcript"], other["transcript"])
        said = self.expect(DONE, "play", "othello", "--level", "2", "--human", "black", "--seed", "1", stdin="quit\n").out
        self.assertIn("the champion at level 2 (beginner", said)
        self.assertIn("--level", self.expect(BAD_USAGE, "play", "othello", "--level", "2", "--depth", "3").err)
        self.assertIn("--level", self.expect(BAD_USAGE, "play", "othello", "--level", "2", "--size", "6").err)

    def test_saved_games_of_every_size_go_on(self):
        with tempfile.TemporaryDirectory() as folder:
            for size in ("4", "6", "8"):
                path = os.path.join(folder, size)
                self.expect(DONE, "play", "othello", "--human", "both", "--size", size, "--save", path, stdin="1\nquit\n")
                self.expect(DONE, "play", "othello", "--load", path, stdin="hint\nquit\n")
            path = os.path.join(folder, "phased")
            self.expect(DONE, "play", "othello", "--human", "black", "--evaluation", "phased", "--seed", "1", "--save", path, stdin="quit\n")
            said = self.expect(DONE, "play", "othello", "--load", path, "--level", "12", "--seed", "1", stdin="quit\n").out
            self.assertIn("looks 8 moves ahead and judges by 'pattern'", said)
            self.assertIn("level 12", said)
            self.expect(BAD_USAGE, "play", "othello", "--load", os.path.join(folder, "6"), "--level", "12", stdin="quit\n")

    def test_what_only_the_textbook_has_is_refused(self):
        for words in (["--extend", "2"], ["--order", "weight"], ["--no-closed-set"], ["--white-evaluation", "corners"]):
            self.assertIn(words[0], self.expect(BAD_USAGE, "play", "othello", *CHAMPION, "--human", "none", *words).err)

    def test_is_said_and_other_boards_are_refused(self):
        text = self.expect(DONE, "play", "othello", *CHAMPION, "--position", LATE, stdin="hint\nquit\n").out
        self.assertIn("It is the champion", text)
        self.assertIn("Best: a7, black (X) wins by 38", text)
        self.assertIn("8x8", self.expect(BAD_USAGE, "play", "othello", *CHAMPION, "--size", "6").err)


class MatchWithChampion(MitosTest):
    def test_settings(self):
        for spec, code in (("mitos:algorithm=luck", BAD_USAGE), ("mitos:algorithm=champion,seed=1", BAD_USAGE),
                           ("mitos:threads=257", BAD_USAGE), ("mitos:level=21", BAD_USAGE), ("mitos:level=3,evaluation=phased", BAD_USAGE),
                           ("mitos:level=3,algorithm=alphabeta", BAD_USAGE), ("mitos:without=luck", BAD_USAGE),
                           ("mitos:without=etc,method=alphabeta", BAD_USAGE)):
            self.expect(code, "match", spec, "mitos:depth=1", "--games", "2")
        result = self.expect(DONE, "match", "mitos:algorithm=champion,depth=1,memory=4M", "mitos:depth=1", "--games", "2", "--json")
        self.assertEqual(json.loads(result.out)["games"], 2)


if __name__ == "__main__":
    unittest.main()
