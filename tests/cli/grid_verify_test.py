"""mitos verify FILE: a stored solution is checked position by position."""

import unittest

from support import BAD_INPUT, BAD_USAGE, DONE, SYSTEM, MitosTest, is_greek


class Verify(MitosTest):
    def stored(self, *game):
        self.expect(DONE, "solve", *game, "--save", "s")
        return self.home / "s"

    def test_what_was_stored_holds(self):
        for game in (("tictactoe",), ("cse", "--start", "___S_____"), ("xox", "--start", "X_O_________"), ("sos",),
                     ("connect-four-4x4",), ("notakto",), ("tictactoe", "--to-move", "min")):  # fmt: skip
            with self.subTest(game=game):
                self.stored(*game)
                solve = self.one_json("solve", *game)
                report = self.one_json("verify", "s")
                self.assertTrue(report["holds"])
                self.assertEqual(report["checked"], report["expected"])
                if game != ("sos",):  # there a board with two movers is two positions, but one entry
                    self.assertEqual(report["checked"], solve["canonical_positions"])
                text = self.expect(DONE, "verify", "s").out
                self.assertIn("the solution holds", text)
                self.assertTrue(is_greek(self.expect(DONE, "--lang", "el", "verify", "s").out))

    def test_every_damaged_byte_is_found(self):
        path = self.stored("tictactoe")
        whole = path.read_bytes()
        for at in range(0, len(whole), max(1, len(whole) // 40)):
            broken = bytearray(whole)
            broken[at] ^= 0x55
            path.write_bytes(broken)
            result = self.expect(BAD_INPUT, "verify", "s")
            self.assertIn("s is not a sound solution file", result.err)
            self.assertEqual(result.out, "")
        report = self.one_json("verify", "s", code=BAD_INPUT)
        self.assertFalse(report["holds"])
        self.assertNotEqual(report["damage"], "")

    def test_cut_short_and_no_solution_at_all(self):
        path = self.stored("tictactoe")
        whole = path.read_bytes()
        for length in (0, 1, 20, len(whole) // 2, len(whole) - 1):
            path.write_bytes(whole[:length])
            self.expect(BAD_INPUT, "verify", "s")
        path.write_text("not a solution\n" * 100)
        self.expect(BAD_INPUT, "verify", "s")

    def test_what_cannot_be_read(self):
        self.assertIn("none", self.expect(SYSTEM, "verify", "none").err)

    def test_usage(self):
        self.expect(BAD_USAGE, "verify")
        self.expect(BAD_USAGE, "verify", "a", "b")


if __name__ == "__main__":
    unittest.main()
