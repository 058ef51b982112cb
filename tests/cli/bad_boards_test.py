"""Boards that are no boards: exit 3, a message that names place and reason with a caret below it, nothing on stdout."""

import unittest

from support import BAD_INPUT, MitosTest, is_greek

# what is typed, column of the caret, a word of the reason
BAD = [
    ("1 2 3 4 5 6 7 8", 16, "missing: 0"),
    ("1 2 3 4 5 6 7", 14, "missing: 0 8"),
    ("1 2 3 4 5 6 7 8 8", 17, "tile 8 stands twice"),
    ("0 1 2 3 4 5 6 7 0", 17, "blank (0) stands twice"),
    ("1 2 3 4 5 6 7 8 9", 17, "tile 9 does not belong"),
    ("1 2 3 4 5 6 7 8 99999999999999999999", 17, "does not belong"),
    ("1 2 3 4 5 6 7 8 0 0", 19, "more than the 9"),
    ("1 2 3 4 5 6 7 8 0 1", 19, "more than the 9"),
    ("1 2 3 4 x 6 7 8 0", 9, "'x' is not a number"),
    ("1 2 3 4 5.0 6 7 8 0", 9, "'5.0' is not a number"),
    ("1 2 3 4 -5 6 7 8 0", 9, "'-5' is not a number"),
    ("1 2 3 4 +5 6 7 8 0", 9, "'+5' is not a number"),
    ("1 2 3 4 0x5 6 7 8 0", 9, "'0x5' is not a number"),
    ("1 2 3 4 / 5 6 7 8 0", 9, "row 1 has 4"),
    ("1 2 / 3 4 5 6 7 8 0", 5, "row 1 has 2"),
    ("1 2 3 / 4 5 / 6 7 8 0", 13, "row 2 has 2"),
    ("α 2 3 4 5 6 7 8 0", 1, "'α' is not a number"),
    ("1 β α 4 5 6 7 8 0", 3, "'β' is not a number"),
    (" ", 2, "9 numbers are needed"),
    ("", 1, "9 numbers are needed"),
    ("/", 2, "9 numbers are needed"),
    ("123456780", 1, "does not belong"),
]


class BadBoards(MitosTest):
    def check(self, typed, column, reason, *options):
        for json in ([], ["--json"]):
            with self.subTest(typed=typed, json=bool(json)):
                result = self.expect(BAD_INPUT, "solve", "tiles", "--start", typed, *options, *json)
                self.assertEqual(result.out, "")
                head, excerpt, caret = result.err.rstrip("\n").split("\n")
                self.assertTrue(head.startswith(f"mitos: --start:1:{column}: "), head)
                self.assertIn(reason, head)
                self.assertEqual(excerpt, "  " + typed)
                self.assertEqual(caret, "  " + " " * (column - 1) + "^")

    def test_place_reason_and_caret(self):
        for typed, column, reason in BAD:
            self.check(typed, column, reason)

    def test_the_largest_tile_depends_on_the_size(self):
        self.check("1 2 3 4", 7, "tile 4 does not belong on this board: it takes 0 to 3", "--size", "2x2")
        typed = " ".join(map(str, range(1, 17)))
        self.check(typed, len(typed) - 1, "tile 16 does not belong on this board: it takes 0 to 15", "--size", "4x4")

    def test_a_board_over_several_lines_names_its_line(self):
        result = self.expect(BAD_INPUT, "solve", "tiles", "--start", "1 2 3\n4 5 6\n7 8 x")
        self.assertEqual(result.err, "mitos: --start:3:5: 'x' is not a number\n  7 8 x\n      ^\n")

    def test_control_characters_do_not_reach_the_terminal(self):
        result = self.expect(BAD_INPUT, "solve", "tiles", "--start", "1 2 \x1b[31mred 4 5")
        self.assertNotIn("\x1b", result.err)

    def test_a_very_long_line_is_cut_around_the_caret(self):
        result = self.expect(BAD_INPUT, "solve", "tiles", "--start", "1 2 3 " + "x" * 5000)
        self.assertLess(max(map(len, result.err.split("\n"))), 200)
        result = self.expect(BAD_INPUT, "solve", "tiles", "--start", " " * 5000 + "1 2 x")
        self.assertLess(max(map(len, result.err.split("\n"))), 200)
        excerpt, caret = result.err.rstrip("\n").split("\n")[1:]
        self.assertEqual(excerpt[len(caret) - 1], "x", result.err)

    def test_long_lines_of_greek_keep_the_caret_in_its_place(self):
        result = self.expect(BAD_INPUT, "solve", "tiles", "--start", "1 2 3 4 5 6 7 8 0 " + " " * 40 + "λ" * 60)
        excerpt, caret = result.err.rstrip("\n").split("\n")[1:]
        self.assertEqual(excerpt[len(caret) - 1], "λ", result.err)

    def test_the_reason_is_in_greek_too(self):
        for typed, column, _ in BAD:
            result = self.expect(BAD_INPUT, "--lang", "el", "solve", "tiles", "--start", typed)
            self.assertEqual(result.out, "")
            self.assertTrue(result.err.startswith(f"mitos: --start:1:{column}: "), result.err)
            self.assertTrue(is_greek(result.err.split("\n")[0].replace(typed, "")), result.err)

    def test_every_reason_is_a_message_of_its_own(self):
        reasons = {"missing", "tile 8 stands twice", "does not belong", "more than", "not a number", "row 1 has"}
        told = "".join(self.mitos("solve", "tiles", "--start", typed).err for typed, _, _ in BAD)
        for reason in reasons:
            self.assertIn(reason, told)

    def test_bad_goals_and_bad_starts_of_compare(self):
        self.expect(BAD_INPUT, "compare", "tiles", "--start", "1 2 3")
        self.expect(BAD_INPUT, "compare", "tiles", "--start", "1 2 3 4 5 6 7 8 0", "--goal", "1 2 3")
        self.expect(BAD_INPUT, "solve", "tiles", "--atlas", "--goal", "1 2 3")
        self.expect(BAD_INPUT, "solve", "tiles", "--goal", "", "--start", "1 2 3 4 5 6 7 8 0")

    def test_bytes_that_are_no_utf8_do_not_reach_the_terminal(self):
        file = self.write("boards.txt", b"1 2 \xff\xce 4\n\x80\x80 1\n")
        result = self.expect(BAD_INPUT, "solve", "tiles", "--file", file, "--json")  # decoded as UTF-8 by the test
        self.assertEqual(len(result.out.splitlines()), 2)


if __name__ == "__main__":
    unittest.main()
