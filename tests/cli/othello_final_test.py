"""The end of a game that a search has seen: one position, the same words everywhere, and never a million."""

import re
import unittest

from support import DONE, MitosTest

# White wins with f1, h3, h4; black passes. One square stays empty: 1 to 62 on the board.
LATE = "OOOO--OOOOOOXXXXOOOOOOO-OOOOOOO-OXOOOOOXOOOOOOOOOOOOOOOOOOOOOOOO O"
GREEK = {"LANG": "el_GR.UTF-8"}
WORDS = "white wins by 61 (62 with the empty square)"
TEXTBOOK = ("search", "othello", "--evaluation", "phased", "--depth", "end")


class Final(MitosTest):
    def text(self, *args, **how):
        """What a person reads; no number of it has seven digits and begins with a million."""
        out = self.expect(DONE, *args, **how).out
        self.assertNotRegex(out, r"\b1[,.]?000[,.]?0\d\d\b")
        return out

    def test_one_position_reads_the_same_everywhere(self):
        self.assertIn("Value           " + WORDS, self.text(*TEXTBOOK, "--position", LATE))
        self.assertIn("+62, " + WORDS, self.text("search", "othello", "--algorithm", "champion", "--position", LATE))
        self.assertIn("white to move: +62, " + WORDS, self.text("solve", "othello", "--position", LATE))
        played = self.text("play", "othello", "--human", "both", "--position", LATE, stdin="hint\nquit\n")
        self.assertIn("white (O) wins by 61 (62 with the empty square)", played)

    def test_in_greek(self):
        words = "νίκη: λευκά με διαφορά 61 (62 με το κενό τετράγωνο)"
        for verb in (TEXTBOOK, ("solve", "othello")):
            self.assertIn(words, self.text(*verb, "--position", LATE, env=GREEK))

    def test_deepening_and_explanations(self):
        out = self.text(*TEXTBOOK, "--position", LATE, "--deepen", "--explain", "--refute", "h3")
        self.assertRegex(out, r"(?m)^ *5 +white wins by 61 ")
        self.assertIn("the game is over, 1 to 62: " + WORDS, out)
        self.assertRegex(out, r"(?m)^h3: white wins by \d+.*(worse by \d+ for white|as good)")
        small = ("search", "othello", "--size", "4", "--depth", "end", "--closed-set", "--explain", "--refute", "a2")
        self.assertIn("white wins by 8", self.text(*small))

    def test_a_value_of_an_evaluation_is_never_subtracted_from_a_result(self):
        """One ply deep c1 ends nothing, while wiping out ends the game."""
        board = "-" * 26 + "XO" + "-" * 36 + " X"  # e4 wipes white out; there is no other move
        out = self.text("search", "othello", "--evaluation", "phased", "--depth", "1", "--position", board, "--explain")
        self.assertIn("black wins by 3 (64 with the empty squares)", out)

    def test_a_finished_game(self):
        over = "X" * 63 + "- X"
        self.assertIn("black wins by 63 (64 with the empty square)", self.text(*TEXTBOOK, "--position", over))
        draw = "X" * 32 + "O" * 32 + " X"
        self.assertIn("a draw", self.text(*TEXTBOOK, "--position", draw))

    def test_json_keeps_the_value_and_adds_the_final_difference(self):
        answer = self.one_json(*TEXTBOOK, "--position", LATE, "--deepen", "--explain", "--refute", "h3")
        self.assertEqual((answer["value"], answer["final"]), (-1_000_061, -61))
        self.assertEqual(answer["iterations"][-1]["final"], -61)
        self.assertEqual(answer["explanation"]["leaf"]["final"], -61)
        self.assertLess(answer["explanation"]["refutations"][0]["final"], 0)
        champion = self.one_json("search", "othello", "--algorithm", "champion", "--position", LATE)
        self.assertEqual((champion["value"], champion["view"], champion["final"]), (62, "mover", -61))
        shallow = self.one_json("search", "othello", "--evaluation", "phased", "--depth", "2")
        self.assertIsNone(shallow["final"])
        self.assertIsNone(self.one_json("search", "othello", "--depth", "4")["final"])
        draw = self.one_json(*TEXTBOOK, "--position", "X" * 32 + "O" * 32 + " X")
        self.assertEqual((draw["value"], draw["final"]), (0, 0))

    def test_the_tree_and_the_comparison(self):
        tree = self.home / "tree.json"
        self.expect(DONE, *TEXTBOOK, "--position", LATE, "--tree", tree)
        text = tree.read_text()
        for value, final in re.findall(r'"value":(-?\d+),"final":(-?\d+|null)', text):
            decided = abs(int(value)) >= 1_000_000
            self.assertEqual(decided, final not in ("null", "0"))
            if decided:
                self.assertEqual(abs(int(value)) - 1_000_000, abs(int(final)))
        self.assertIn('"final":-61', text)
        compare = ("compare", "othello", "--position", LATE, "--depth", "end", "--methods", "alphabeta")
        answer = self.one_json(*compare)
        self.assertEqual(answer["methods"][0]["trials"][0]["final"], -61)
        page, table = self.home / "page.html", self.home / "table.csv"
        self.expect(DONE, *compare, "--html", page, "--csv", table)
        self.assertIn("f1 (white wins by 61)", page.read_text())
        self.assertTrue(table.read_text().splitlines()[0].endswith(",final"))
        self.assertTrue(table.read_text().splitlines()[1].endswith(",-61"))


if __name__ == "__main__":
    unittest.main()
