"""mitos convert: between formats of games and positions, with places, counts and exit codes."""

import json
import os
import pathlib
import re
import signal
import struct
import unittest

from support import (BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, PATIENCE, SOURCE, SYSTEM, MitosTest, await_asleep, await_that,
                     is_greek)  # fmt: skip

GAMES = "(;GM[Othello]PB[Ann]PW[Bob]RE[+2.00]B[F5/1.50/2.00]W[D6]B[C3];)\n(;B[d3]W[c5];)\n"
BAD = "(;B[f5];)\n(;B[a1];)\n(;B[d3];)\n"
FFO = SOURCE / "tests" / "data" / "ffo.obf"


class Convert(MitosTest):
    def text(self, name):
        return (self.home / name).read_text()

    def test_by_the_names_of_the_files(self):
        self.write("a.ggf", GAMES)
        result = self.expect(DONE, "convert", "a.ggf", "a.txt")
        self.assertEqual(self.text("a.txt"), "f5d6c3\nd3c5\n")
        self.assertEqual(result.out, "")
        self.assertIn("a.ggf → a.txt: 2 read (ggf), 2 written (transcript), 0 bad", result.err)
        self.expect(DONE, "convert", "a.ggf", "a.jsonl")
        first = json.loads(self.text("a.jsonl").splitlines()[0])
        self.assertEqual(
            {**first, "start": None},
            {
                "size": 8,
                "black": "Ann",
                "white": "Bob",
                "start": None,
                "moves": "f5d6c3",
                "evaluations": [1.5, None, None],
                "seconds": [2, None, None],
                "result": 2,
                "ended": "played",
            },
        )
        self.expect(DONE, "convert", "a.jsonl", "b.ggf")
        self.expect(DONE, "convert", "b.ggf", "b.jsonl")
        self.assertEqual(self.text("a.jsonl"), self.text("b.jsonl"))

    def test_counts_as_json(self):
        self.write("a.ggf", GAMES)
        report = self.one_json("convert", "a.ggf", "a.txt")
        self.assertGreaterEqual(report.pop("seconds"), 0)
        self.assertEqual(report, {"from": "ggf", "to": "transcript", "read": 2, "written": 2, "bad": 0})

    def test_pipes(self):
        result = self.expect(DONE, "convert", "-", "-", "--to", "transcript", stdin=GAMES)
        self.assertEqual(result.out, "f5d6c3\nd3c5\n")
        result = self.expect(DONE, "convert", "-", "-", "--to", "ggf", "--from", "transcript", stdin="f5 D6\n# no\n")
        self.assertIn("B[F5]W[D6];)\n", result.out)
        self.expect(BAD_USAGE, "convert", "-", "-", "--to", "ggf", "--json", stdin=GAMES)
        self.expect(BAD_USAGE, "convert", "-", "-", stdin=GAMES)

    def test_the_first_bad_game_stops_it_with_its_place(self):
        self.write("a.ggf", BAD)
        result = self.expect(BAD_INPUT, "convert", "a.ggf", "b.txt")
        self.assertEqual(
            result.err, "mitos: a.ggf:2:5: a1 is no move for black: it turns no disc\n  (;B[a1];)\n      ^\n"
        )
        self.assertEqual([path.name for path in self.home.iterdir()], ["a.ggf"])

    def test_skip_bad_goes_on_and_counts(self):
        self.write("a.ggf", BAD)
        report = self.one_json("convert", "a.ggf", "b.txt", "--skip-bad", code=BAD_INPUT, quiet=False)
        self.assertEqual((report["read"], report["written"], report["bad"]), (2, 2, 1))
        self.assertEqual(self.text("b.txt"), "f5\nd3\n")
        result = self.expect(BAD_INPUT, "convert", "a.ggf", "b.txt", "--skip-bad")
        self.assertIn("a.ggf:2:5: a1 is no move", result.err)
        self.assertIn("1 bad", result.err)

    def test_a_database_stays_as_it_is(self):
        header = struct.pack("<4BIHH4B", 20, 4, 2, 29, 2, 0, 2004, 8, 0, 24, 77)
        game = struct.pack("<HHHBB", 5, 600, 7, 40, 33) + bytes([56, 64, 33]) + bytes(57)
        other = struct.pack("<HHHBB", 1, 2, 3, 32, 32) + bytes([34]) + bytes(59)
        self.write("a.wtb", header + game + other)
        self.expect(DONE, "convert", "a.wtb", "b.wtb")
        self.assertEqual((self.home / "b.wtb").read_bytes(), header + game + other)
        self.expect(DONE, "convert", "a.wtb", "b.txt")
        self.assertEqual(self.text("b.txt"), "f5d6c3\nd3\n")
        piped = self.expect(DONE, "convert", "a.wtb", "-", "--to", "json")
        first = json.loads(piped.out.splitlines()[0])
        self.assertEqual((first["date"], first["black"], first["result"], first["theoretical"]), ("2004", "#600", 16, 33))
        names = struct.pack("<4BIHH4B", 20, 4, 2, 29, 0, 8, 0, 0, 0, 0, 0)
        names += b"".join(f"Player {i}".encode().ljust(20, b"\0") for i in range(8))
        self.write("wthor.jou", names)
        piped = self.expect(DONE, "convert", "a.wtb", "-", "--to", "ggf")
        self.assertIn("PB[#600]PW[Player 7]", piped.out)
        bad = bytearray(header + game + other)
        bad[16 + 68 + 8] = 11
        self.write("bad.wtb", bytes(bad))
        result = self.expect(BAD_INPUT, "convert", "bad.wtb", "c.ggf")
        self.assertIn("bad.wtb: game 2, byte 92: a1 is no move for black: it turns no disc", result.err)
        self.write("short.wtb", (header + game + other)[:100])
        self.assertIn("the file ends within", self.expect(BAD_INPUT, "convert", "short.wtb", "c.ggf").err)

    def test_positions(self):
        self.write("a.txt", "f5d6\nd3\n")
        self.expect(DONE, "convert", "a.txt", "end.obf")
        self.assertEqual(len(self.text("end.obf").splitlines()), 2)
        self.expect(DONE, "convert", "a.txt", "all.board", "--positions", "all")
        lines = self.text("all.board").splitlines()
        self.assertEqual(len(lines), 5)
        self.assertEqual(lines[0], "---------------------------OX------XO--------------------------- X")
        self.expect(BAD_USAGE, "convert", "all.board", "a.ggf")
        self.expect(BAD_USAGE, "convert", "a.txt", "a.ggf", "--positions", "all")
        self.expect(BAD_USAGE, "convert", "a.txt", "a.obf", "--positions", "some")

    def test_positions_with_scores_read_as_they_were_written(self):
        self.expect(DONE, "convert", FFO, "ffo.obf")
        expected = [line for line in FFO.read_text().splitlines() if not line.startswith("%")]
        self.assertEqual(self.text("ffo.obf").splitlines(), expected)

    def test_what_a_format_cannot_hold_is_refused(self):
        self.write("six.ggf", "(;TY[6]B[c2];)\n")
        result = self.expect(BAD_INPUT, "convert", "six.ggf", "six.wtb")
        self.assertIn("six.ggf: number 1: WTHOR holds only games on 8x8", result.err)
        self.assertFalse((self.home / "six.wtb").exists())
        self.expect(DONE, "convert", "six.ggf", "six.txt")
        self.expect(DONE, "convert", "six.txt", "six2.ggf", "--size", "6")
        self.assertIn("TY[6]", self.text("six2.ggf"))
        self.expect(BAD_USAGE, "convert", "six.txt", "six2.ggf", "--size", "5")

    def test_a_record_of_mitos(self):
        self.write("a.txt", "f5d6c3\n")
        self.expect(DONE, "convert", "a.txt", "a.othello")
        self.assertTrue(self.text("a.othello").startswith("mitos othello 1\n"))
        self.assertEqual(self.expect(DONE, "convert", "a.othello", "-", "--to", "transcript").out, "f5d6c3\n")

    def test_refusals(self):
        self.write("a.what", "Dear reader,\n")
        self.expect(BAD_INPUT, "convert", "a.what", "b.ggf")
        self.expect(SYSTEM, "convert", "nosuch.ggf", "b.ggf")
        self.expect(SYSTEM, "convert", self.home, "b.ggf")
        self.write("a.ggf", GAMES)
        self.expect(SYSTEM, "convert", "a.ggf", "nosuch/b.txt")
        self.expect(BAD_USAGE, "convert", "a.ggf")
        self.expect(BAD_USAGE, "convert", "a.ggf", "b.poem")
        self.assertIn("ggf, wthor, obf", self.expect(BAD_USAGE, "convert", "a.ggf", "b", "--to", "poem").err)

    def test_the_same_file_on_both_sides(self):
        self.write("a.ggf", GAMES)
        self.expect(DONE, "convert", "a.ggf", "a.ggf")
        once = self.text("a.ggf")
        self.expect(DONE, "convert", "a.ggf", "a.ggf")
        self.assertEqual(self.text("a.ggf"), once)

    def test_ctrl_c_leaves_no_partial_file(self):
        pipe = self.home / "pipe.ggf"
        os.mkfifo(pipe)
        process = self.start("convert", pipe, "out.txt")
        with open(pipe, "wb") as games:
            games.write(GAMES.encode() * 2000 + b"(;B[f5]")  # a game that is cut off is not a bad one
            games.flush()
            await_that(lambda: list(self.home.glob("out.txt.*.part")))
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(PATIENCE), INTERRUPTED)
        self.assertEqual([path.name for path in self.home.iterdir()], ["pipe.ggf"])
        self.assertIn("interrupted", process.stderr.read().decode())

    def test_ctrl_c_before_the_first_byte(self):
        pipe = self.home / "pipe"
        os.mkfifo(pipe)
        process = self.start("convert", pipe, "out.txt")
        with open(pipe, "wb"):
            await_asleep(process)  # it waits for what comes
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(PATIENCE), INTERRUPTED)
        self.assertFalse((self.home / "out.txt").exists())

    def test_names_that_a_database_does_not_know(self):
        self.write("a.ggf", GAMES)
        done = self.expect(BAD_INPUT, "convert", "a.ggf", "a.wtb", "--skip-bad")  # the second game broke off
        self.assertIn("2 names are not in WTHOR.JOU or WTHOR.TRN beside a.wtb", done.err)
        self.assertIn("'Ann' is the first", done.err)
        report = self.one_json("convert", "a.ggf", "a.wtb", "--skip-bad", code=BAD_INPUT, quiet=False)
        self.assertEqual(report["lost_names"], 2)
        greek = self.expect(BAD_INPUT, "--lang", "el", "convert", "a.ggf", "a.wtb", "--skip-bad")
        self.assertIn("πρώτο το «Ann»", greek.err)

    def test_nothing_to_convert(self):
        self.write("a.ggf", "")
        self.write("a.json", "\n")
        said = "holds no game and no position"
        for args, stdin in ((("a.ggf", "b.txt"), ""), (("a.json", "b.txt"), ""), (("-", "b.txt"), ""),
                            (("-", "b.txt", "--from", "ggf"), ""), (("-", "-", "--to", "obf"), " \n")):  # fmt: skip
            result = self.expect(BAD_INPUT, "convert", *args, stdin=stdin)
            self.assertIn(f"{args[0]} {said}", result.err)
            self.assertEqual(result.out, "")
        self.assertFalse((self.home / "b.txt").exists())

    def test_a_drawn_board(self):
        """What `play` shows, and what the documentation shows, cut out and put in."""
        game = self.mitos("play", "othello", "--human", "both", stdin="f5\nquit\n").out
        drawing = re.findall(r"(?m)^    a b c d e f g h\n(?:  \d .*\n){8}    a b c d e f g h\n", game)[-1]
        after = "---------------------------OX------XXX-------------------------- O"
        self.assertEqual(self.expect(DONE, "convert", "-", "-", "--to", "board", stdin=drawing).out, after + "\n")
        page = (SOURCE / "docs" / "evaluation-files.md").read_text()
        drawing = re.search(r"(?m)^  a b c d e f g h\n(?:\d .*\n){8}", page).group()
        shown = self.expect(DONE, "convert", "-", "-", "--to", "board", stdin=drawing).out
        self.assertEqual(shown, "------------------XO------XXX------OXX-----O-------------------- O\n")

    def test_a_finished_game_has_its_score(self):
        result = self.expect(DONE, "convert", "-", "-", "--to", "ggf", stdin="e6f4e3f6g5d6e7f5c5\nf5\n")
        first, second = result.out.splitlines()
        self.assertIn("RE[+64.00]", first)
        self.assertIn("RE[?]", second)

    def test_greek(self):
        self.write("a.ggf", BAD)
        self.assertTrue(is_greek(self.expect(BAD_INPUT, "--lang", "el", "convert", "a.ggf", "b.txt").err))
        done = self.expect(BAD_INPUT, "--lang", "el", "convert", "a.ggf", "b.txt", "--skip-bad")
        self.assertIn("2 διαβάστηκαν", done.err)
        self.assertIn("Μετατρέπει", self.expect(DONE, "--lang", "el", "convert", "--help").out)

    def test_help_has_examples(self):
        text = self.expect(DONE, "convert", "--help").out
        for words in ("mitos convert WTH_2004.wtb games.ggf", "--skip-bad", "--positions", "ggf, wthor, obf, board"):
            self.assertIn(words, text)

    def test_many_games(self):
        self.write("a.txt", "f5d6c3d3c4\n" * 30000)
        report = self.one_json("convert", "a.txt", "a.ggf")
        self.assertEqual(report["written"], 30000)
        self.expect(DONE, "convert", "a.ggf", "b.txt")
        self.assertEqual(pathlib.Path(self.home / "b.txt").read_bytes(), pathlib.Path(self.home / "a.txt").read_bytes())


if __name__ == "__main__":
    unittest.main()
