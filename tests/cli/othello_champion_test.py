"""The champion near the end of a game: search --algorithm champion, and play."""

import json
import unittest

from support import BAD_INPUT, BAD_USAGE, DONE, LIMIT, MitosTest

# Black wins by 38 with a7; the textbook six plies deep plays b8 and wins by 18.
LATE = "OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X"
CHAMPION = ("--algorithm", "champion", "--memory", "4M")


class SearchByChampion(MitosTest):
    def search(self, *args, **how):
        return self.one_json("search", "othello", *CHAMPION, *args, **how)

    def test_report_has_the_fields_of_every_search(self):
        textbook = self.one_json("search", "othello", "--position", LATE)
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
        self.assertIn("at most 26", self.expect(BAD_INPUT, "search", "othello", *CHAMPION).err)
        self.assertIn("at most 26", self.expect(BAD_INPUT, "search", "othello", *CHAMPION, "--moves", "f5d6").err)
        self.assertIn("8x8", self.expect(BAD_USAGE, "search", "othello", *CHAMPION, "--size", "6").err)
        for words in (["--depth", "4"], ["--evaluation", "phased"], ["--closed-set"], ["--order", "search"], ["--shallow", "2"],
                      ["--extend", "1"], ["--deepen"], ["--seed", "1"], ["--tree", "t.json"], ["--unquiet", "pass"],
                      ["--explain"], ["--refute", "a7"]):
            with self.subTest(words=words):
                result = self.expect(BAD_USAGE, "search", "othello", *CHAMPION, "--position", LATE, *words)
                self.assertIn(words[0], result.err)
        self.assertIn("champion", self.expect(BAD_USAGE, "search", "othello", "--threads", "2").err)
        self.assertIn("alphabeta, champion", self.expect(BAD_USAGE, "search", "othello", "--algorithm", "luck").err)

    def test_greek(self):
        result = self.expect(DONE, "search", "othello", *CHAMPION, "--position", LATE, "--lang", "el")
        self.assertIn("πρωταθλητής", result.out)


class PlayWithChampion(MitosTest):
    def test_both_sides_end_where_the_first_proof_says(self):
        game = self.one_json("play", "othello", "--human", "none", "--position", LATE, "--seed", "1", *CHAMPION)
        self.assertEqual(game["black"] - game["white"], 38)
        self.assertEqual([move["value"] for move in game["moves"] if move["value"] is not None][0], 1_000_038)
        self.assertTrue(all(move["exhaustive"] for move in game["moves"] if move["move"] != "pass"))

    def test_is_a_choice(self):
        game = self.one_json("play", "othello", "--human", "none", "--position", LATE, "--seed", "1")
        self.assertEqual((game["moves"][0]["move"], game["moves"][0]["depth"]), ("b8", 6))

    def test_before_the_end_it_plays_as_the_textbook(self):
        games = [self.one_json("play", "othello", "--human", "none", "--depth", "2", "--seed", "3", *words) for words in ((), CHAMPION)]
        early = [[move["move"] for move in game["moves"][:36]] for game in games]
        self.assertEqual(early[0], early[1])
        last = [move for move in games[1]["moves"] if move["value"] is not None][-20:]
        self.assertTrue(all(move["exhaustive"] for move in last))

    def test_is_said_and_other_boards_are_refused(self):
        text = self.expect(DONE, "play", "othello", *CHAMPION, "--position", LATE, stdin="hint\nquit\n").out
        self.assertIn("the champion plays", text)
        self.assertIn("Best: a7, a win of black (X) by 38", text)
        self.assertIn("8x8", self.expect(BAD_USAGE, "play", "othello", *CHAMPION, "--size", "6").err)


class MatchWithChampion(MitosTest):
    def test_settings(self):
        for spec, code in (("mitos:algorithm=luck", BAD_USAGE), ("mitos:algorithm=champion,seed=1", BAD_USAGE),
                           ("mitos:threads=0", BAD_USAGE)):
            self.expect(code, "match", spec, "mitos:depth=1", "--games", "2")
        result = self.expect(DONE, "match", "mitos:algorithm=champion,depth=1,memory=4M", "mitos:depth=1", "--games", "2", "--json")
        self.assertEqual(json.loads(result.out)["games"], 2)


if __name__ == "__main__":
    unittest.main()
