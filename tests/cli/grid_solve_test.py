"""mitos solve GAME: the JSON contract, values against minimax in Python, starts, limits, bad boards."""

import json
import os
import pathlib
import unittest

from grid_games import NAMES, drawn_boards, solved
from support import BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, LIMIT, SOURCE, SYSTEM, MitosTest, is_greek

GAMES = [path.stem for path in (SOURCE / "rules").glob("*.toml")]


class SolveGame(MitosTest):
    def lines(self, *args, code=DONE):
        result = self.expect(code, "solve", *args, "--json")
        self.assertEqual(result.err, "")
        return [json.loads(line) for line in result.out.splitlines()]

    def check(self, name, report):
        """Everything that the report says, against minimax."""
        oracle = solved(name)
        value, plies = oracle.value(report["start"])
        self.assertEqual((report["value"], report["remoteness"]), (NAMES[value], plies), report["start"])
        self.assertEqual(report["to_move"], "max")
        self.assertEqual(report["solution"], "complete")
        moves = {entry["move"]: (entry["value"], entry["remoteness"]) for entry in report["moves"]}
        expected = {move: (NAMES[value], plies) for move, (value, plies) in oracle.moves(report["start"]).items()}
        self.assertEqual(moves, expected)
        self.assertEqual([entry["move"] for entry in report["moves"]], list(expected), "in board order")

    def test_cse_from_both_starts(self):
        reports = self.lines("cse")
        self.assertEqual([report["start"] for report in reports], solved("cse").game.starts)
        for report in reports:
            self.check("cse", report)
            self.assertEqual(report["positions"], solved("cse").reachable(report["start"]))

    def test_xox_from_all_74_starts(self):
        reports = self.lines("xox")
        self.assertEqual(len(reports), 74)
        self.assertEqual([report["start"] for report in reports], solved("xox").game.starts)
        for report in reports:
            self.check("xox", report)
        for report in reports[::15]:
            self.assertEqual(report["positions"], solved("xox").reachable(report["start"]), report["start"])

    def test_one_start_is_as_among_all(self):
        """Starts that are images of each other are solved once; one by one they say the same."""
        for name in ("cse", "xox"):
            for report in self.lines(name)[1::9]:
                (alone,) = self.lines(name, "--start", report["start"])
                for field in ("start", "value", "remoteness", "positions", "canonical_positions", "moves"):
                    self.assertEqual(alone[field], report[field], field)

    def test_known_results(self):
        for name, value, positions, canonical in (
            ("tictactoe", "draw", 5478, 765),
            ("mnk-4-3-3", "win", 111973, None),
            ("wild-tictactoe", "win", None, None),
            ("misere-tictactoe", "draw", 5478, None),
            ("connect-four-4x4", "draw", 161029, None),
        ):
            (report,) = self.lines(name)
            self.assertEqual(report["value"], value, name)
            if positions:
                self.assertEqual(report["positions"], positions, name)
            if canonical:
                self.assertEqual(report["canonical_positions"], canonical)

    def test_names_do_not_care_for_case_and_hyphens(self):
        for name in ("Tic-Tac-Toe", "TICTACTOE", "tictactoe"):
            self.assertEqual(self.lines(name)[0]["positions"], 5478)

    def test_the_long_form_and_options_before_the_game(self):
        expected = self.expect(DONE, "solve", "cse", "--start", "___S_____").out.split("Complete")[0]
        for words in (("solve", "grid", "cse"), ("--lang", "en", "solve", "cse"), ("solve", "--lang", "en", "cse"),
                      ("solve", "--lang=en", "grid", "cse"), ("solve", "--data", "d", "cse")):  # fmt: skip
            self.assertEqual(self.expect(DONE, *words, "--start", "___S_____").out.split("Complete")[0], expected)

    def test_a_rule_file(self):
        self.write("my.toml", (SOURCE / "rules" / "tictactoe.toml").read_text())
        for path in ("my.toml", "./my.toml", str(self.home / "my.toml")):
            self.assertEqual(self.lines(path)[0]["positions"], 5478)
        result = self.expect(SYSTEM, "solve", "./none.toml")
        self.assertIn("none.toml", result.err)
        self.write("bad.toml", 'name = "Bad"\nrows = 99\n')
        result = self.expect(BAD_INPUT, "solve", "bad.toml")
        self.assertIn("bad.toml:2:", result.err)
        self.assertIn("^", result.err)

    def test_points_have_a_margin(self):
        (report,) = self.lines("sos")
        self.assertIn("margin", report)
        self.assertTrue(all("margin" in move for move in report["moves"]))
        self.assertIn("points", self.expect(DONE, "solve", "sos").out)

    def test_either_side_may_begin(self):
        (report,) = self.lines("tictactoe", "--to-move", "min")
        self.assertEqual((report["to_move"], report["value"]), ("min", "draw"))
        self.assertTrue(all(entry["move"].endswith("O") for entry in report["moves"]))
        # X moves and wins at once; O moves and draws at least
        self.assertEqual(self.lines("tictactoe", "--start", "XX_OO____")[0]["remoteness"], 1)
        (report,) = self.lines("tictactoe", "--start", "XX_OO____", "--to-move", "min")
        self.assertEqual((report["value"], report["remoteness"]), ("win", 1))
        self.assertIn("MIN to move: win, 1 ply", self.expect(DONE, "solve", "tictactoe", "--to-move", "min", "--start", "XX_OO____").out)

    def test_boards_may_be_written_in_rows(self):
        for board in ("___S_____", "___ S__ ___", "___/S__/___", "...S.....", "---S-----"):
            self.assertEqual(self.lines("cse", "--start", board)[0]["start"], "___S_____")

    def test_bad_boards(self):
        for board, words in (
            ("", "0 cells, the game has 9"),
            ("___S____", "8 cells, the game has 9"),
            ("___S______", "10 cells, the game has 9"),
            ("___Q_____", "'Q' is neither a letter of this game (CSE)"),
            ("CSE______", "over"),
            ("SCCSCCECS", "no empty cell"),
        ):
            result = self.expect(BAD_INPUT, "solve", "cse", "--start", board)
            self.assertIn("--start:1:", result.err)
            self.assertIn(words, result.err)
            self.assertEqual(result.out, "")
        self.assertIn("float", self.expect(BAD_INPUT, "solve", "connect-four-4x4", "--start", "X" + 15 * "_").err)

    def test_unknown_games(self):
        result = self.expect(BAD_USAGE, "solve", "chess")
        for word in ("'chess'", "tiles", "xox", "cse"):
            self.assertIn(word, result.err)
        self.assertIn("did you mean cse?", self.expect(BAD_USAGE, "solve", "csee").err)
        self.assertIn("'chess'", self.expect(BAD_USAGE, "solve", "grid", "chess").err)
        self.expect(BAD_USAGE, "solve", "grid")
        self.expect(BAD_USAGE, "solve", "cse", "xox")

    def test_bad_options(self):
        for arguments in (("--to-move", "black"), ("--threads", "x"), ("--time", "soon"), ("--weak", "--save", "f"),
                          ("--plan", "--save", "f"), ("--save", "f"), ("--depth", "3")):  # fmt: skip
            result = self.expect(BAD_USAGE, "solve", "xox", *arguments)
            self.assertIn(arguments[0], result.err)
            self.assertEqual(result.out, "")

    def test_what_it_would_take(self):
        plan = self.one_json("solve", "tictactoe", "--plan")
        self.assertTrue(plan["possible"])
        self.assertGreaterEqual(plan["indices"], 5478)
        self.assertEqual(plan["symmetries"], 8)
        self.assertGreater(plan["bytes"], 0)
        self.assertEqual(len(self.lines("xox", "--plan")), 74)
        text = self.expect(DONE, "solve", "tictactoe", "--plan").out
        self.assertIn("positions", text)
        self.assertNotIn("draw", text)

    def test_weak(self):
        for name, value in (("tictactoe", "draw"), ("mnk-4-3-3", "win"), ("connect-four-4x4", "draw")):
            (report,) = self.lines(name, "--weak")
            self.assertEqual((report["value"], report["solution"]), (value, "weak"))
            self.assertIsNone(report["remoteness"])
            self.assertEqual(report["moves"], [])
        self.assertIn("Weak solution", self.expect(DONE, "solve", "tictactoe", "--weak").out)

    def test_a_limit_comes_first(self):
        (report,) = self.lines("connect-four", "--time", "200ms", code=LIMIT)
        self.assertEqual((report["solved"], report["reason"]), (False, "time"))
        self.assertLessEqual(report["lower_bound"], report["upper_bound"])
        self.assertLess(report["lower_bound"], report["upper_bound"])
        (report,) = self.lines("connect-four", "--nodes", "1000", code=LIMIT)
        self.assertEqual(report["reason"], "nodes")
        (report,) = self.lines("connect-four-5x5", "--time", "50ms", code=LIMIT)
        self.assertEqual((report["lower_bound"], report["upper_bound"]), (-10, 10))
        text = self.expect(LIMIT, "solve", "connect-four", "--time", "100ms").out
        self.assertIn("not solved", text)
        self.assertIn("from", text)

    def test_ctrl_c(self):
        for arguments in (("connect-four",), ("connect-four-6x5",)):
            terminal = self.watched("solve", *arguments, "--json")
            terminal.await_text("positions")
            terminal.interrupt()
            self.assertEqual(terminal.finish(), INTERRUPTED)
            self.assertEqual(json.loads(terminal.answer())["reason"], "stopped")

    def test_saving(self):
        report = self.one_json("solve", "cse", "--start", "___S_____", "--save", "s", quiet=False)
        self.assertEqual(report["value"], "draw")
        self.assertGreater(os.path.getsize(self.home / "s"), 100)
        self.expect(DONE, "verify", "s")
        result = self.expect(SYSTEM, "solve", "tictactoe", "--save", "none/s")
        self.assertIn("none/s", result.err)
        result = self.expect(LIMIT, "solve", "connect-four", "--time", "100ms", "--save", "c")
        self.assertIn("nothing is written to c", result.err)
        self.assertFalse((self.home / "c").exists())

    def test_threads_change_nothing(self):
        (one,) = self.lines("connect-four-4x4")
        (two,) = self.lines("connect-four-4x4", "--threads", "2")
        for field in ("value", "remoteness", "positions", "canonical_positions", "moves"):
            self.assertEqual(one[field], two[field])

    def test_in_words(self):
        text = self.expect(DONE, "solve", "cse", "--start", "___S_____").out
        self.assertEqual(drawn_boards(text, 3, 3), ["___S_____"])
        self.assertIn("MAX to move: draw, 8 plies to the end", text)
        values = [line.split()[4] for line in text.splitlines() if line.startswith("  ") and "(" in line]
        self.assertEqual(len(values), 24)
        self.assertEqual(values, sorted(values, key=("win", "draw", "loss").index), "the best first")
        self.assertIn("64,788 positions", text)
        text = self.expect(DONE, "solve", "xox").out
        self.assertEqual(text.count("MAX to move"), 74)
        values = [solved("xox").value(start)[0] for start in solved("xox").game.starts]
        self.assertIn(f"74 starts. MAX wins {values.count(1)}, MIN wins {values.count(-1)}, {values.count(0)} are drawn", text)

    def test_greek(self):
        text = self.expect(DONE, "--lang", "el", "solve", "cse", "--start", "___S_____").out
        self.assertIn("Παίζει ο MAX: ισοπαλία, 8 κινήσεις ως το τέλος", text)
        for arguments in (("solve", "xox"), ("solve", "cse", "--plan"), ("solve", "tictactoe", "--weak"),
                          ("solve", "xox", "--help"), ("play", "xox", "--help"), ("check", "--help"),
                          ("verify", "--help"), ("play", "--help")):  # fmt: skip
            self.assertTrue(is_greek(self.expect(DONE, "--lang", "el", *arguments).out), arguments)

    def test_help_explains_both_subjects(self):
        text = self.expect(DONE, "solve", "--help").out
        for word in ("tiles", "grid", "mitos solve xox", "./my.toml"):
            self.assertIn(word, text)
        self.assertIn("--to-move", self.expect(DONE, "solve", "xox", "--help").out)

    def test_completion_offers_games(self):
        script = self.expect(DONE, "completion", "bash").out
        for name in GAMES:
            self.assertIn(name, script)


if __name__ == "__main__":
    unittest.main()
