"""mitos perft othello: lines of play, counted."""

import json
import unittest

from support import BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, LIMIT, SOURCE, MitosTest, cpu_seconds, is_greek

GOLDEN = SOURCE / "tests" / "data" / "othello.perft"
EXAMPLE = "------------------XO------XXX------OXX-----O-------------------- O"


def golden():
    """{(size, depth): count}"""
    lines = [line.split() for line in GOLDEN.read_text().splitlines() if line.strip() and not line.startswith("#")]
    return {(int(size), int(depth)): int(count) for size, depth, count in lines}


class Perft(MitosTest):
    def perft(self, *args, **how):
        return self.one_json("perft", "othello", *args, **how)

    def test_golden_counts(self):
        for (size, depth), count in golden().items():
            if count > 50_000_000:
                continue
            answer = self.perft("--size", size, "--depth", depth)
            self.assertEqual((answer["depth"], answer["count"], answer["size"]), (depth, count, size))
            self.assertIs(answer["complete"], True)

    def test_eleven_moves_on_all_cores(self):
        answer = self.perft("--depth", "11", "--threads", "0")
        self.assertEqual(answer["count"], 212258800)
        self.assertGreaterEqual(answer["threads"], 1)
        self.assertGreater(answer["per_second"], 0)

    def test_depth_and_count_stand_first(self):
        result = self.expect(DONE, "perft", "othello", "--depth", "4", "--json")
        self.assertTrue(result.out.startswith('{"depth":4,"count":244,'), result)

    def test_position_and_moves(self):
        by_moves = self.perft("--depth", "5", "--moves", "f5d6c3d3c4")
        by_position = self.perft("--depth", "5", "--position", EXAMPLE)
        start = "-" * 27 + "OX------XO" + "-" * 27 + " *"
        both = self.perft("--depth", "5", "--position", start, "--moves", "F5 d6 C3 d3 c4")
        self.assertEqual(by_moves["position"], EXAMPLE)
        self.assertEqual(by_position["position"], EXAMPLE)
        self.assertEqual(both["position"], EXAMPLE)
        self.assertEqual(len({by_moves["count"], by_position["count"], both["count"]}), 1)

    def test_divide(self):
        answer = self.perft("--depth", "6", "--divide")
        self.assertEqual([(part["move"], part["count"]) for part in answer["moves"]],
                         [("d3", 2050), ("c4", 2050), ("f5", 2050), ("e6", 2050)])  # fmt: skip
        text = self.expect(DONE, "perft", "othello", "--depth", "6", "--divide").out
        self.assertEqual(text.count("2,050"), 4)

    def test_divide_names_a_pass(self):
        answer = self.perft("--size", "4", "--depth", "2", "--divide", "--position", "-OXX------------ O")
        self.assertEqual(answer["moves"], [{"move": "pass", "count": 1}])

    def test_no_moves_and_finished_games(self):
        self.assertEqual(self.perft("--depth", "0")["count"], 1)
        self.assertEqual(self.perft("--depth", "5", "--moves", "e6f4e3f6g5d6e7f5c5")["count"], 1)

    def test_the_text(self):
        result = self.expect(DONE, "perft", "othello", "--depth", "8")
        self.assertIn("390,216 lines of play", result.out)
        self.assertIn("black to move", result.out)
        self.assertEqual(result.err, "")
        greek = self.expect(DONE, "perft", "othello", "--depth", "3", "--lang", "el", "--divide").out
        self.assertTrue(all(is_greek(line) for line in greek.splitlines() if "14" not in line), greek)

    def test_help_in_both_languages(self):
        for language in ("en", "el"):
            help_text = self.expect(DONE, "perft", "othello", "--help", "--lang", language).out
            for option in ("--depth", "--divide", "--position", "--moves", "--size", "--threads", "--time", "--nodes"):
                self.assertIn(option, help_text)
            self.assertEqual(is_greek(help_text), language == "el")
            self.assertIn("mitos perft othello --depth 9", help_text)
        self.assertIn("perft", self.expect(DONE, "--help").out)

    def test_bad_positions_and_moves(self):
        for option, text, words in (
            ("--position", "XO", "--position:1:3: the board ends after 2 of its 64 squares"),
            ("--position", EXAMPLE[:-2], "the side to move is missing"),
            ("--position", EXAMPLE.replace("XXX", "XQX"), "--position:1:28: 'Q' is not a square"),
            ("--moves", "f5z9", "--moves:1:3: 'z9' is neither a square"),
            ("--moves", "f5f5", "--moves:1:3: f5 is taken"),
            ("--moves", "f5 a1", "--moves:1:4: a1 is no move for white"),
            ("--moves", "PA", "--moves:1:1: no pass for black"),
        ):
            with self.subTest(text=text):
                result = self.expect(BAD_INPUT, "perft", "othello", "--depth", "3", option, text, "--json")
                self.assertEqual(result.out, "")
                self.assertIn(words, result.err)
                self.assertIn("^", result.err)
                greek = self.expect(BAD_INPUT, "perft", "othello", "--depth", "3", option, text, "--lang", "el")
                self.assertTrue(is_greek(greek.err))

    def test_bad_usage(self):
        for arguments, word in (
            ((), "--depth"),
            (("--depth", "x"), "--depth"),
            (("--depth", "-1"), "--depth"),
            (("--depth", "1000"), "--depth"),
            (("--depth", "3", "--size", "5"), "--size"),
            (("--depth", "3", "--size", "8x8"), "--size"),
            (("--depth", "3", "--threads", "many"), "--threads"),
            (("--depth", "3", "--time", "x"), "--time"),
            (("--depth", "3", "--position", ""), "--position"),
            (("--depth", "3", "--divied"), "did you mean --divide?"),
        ):
            with self.subTest(arguments=arguments):
                result = self.expect(BAD_USAGE, "perft", "othello", *arguments)
                self.assertIn(word, result.err)
        self.assertIn("othello", self.expect(BAD_USAGE, "perft").err)
        self.assertIn("othello", self.expect(BAD_USAGE, "perft", "xox", "--depth", "3").err)

    def test_limits(self):
        answer = self.perft("--depth", "30", "--nodes", "100k", code=LIMIT)
        self.assertEqual((answer["complete"], answer["reason"]), (False, "nodes"))
        self.assertGreater(answer["count"], 0)
        for threads in ("1", "2"):
            result = self.expect(LIMIT, "perft", "othello", "--depth", "30", "--time", "200ms", "--threads", threads, "--json")
            answer = json.loads(result.out)
            self.assertEqual((answer["complete"], answer["reason"]), (False, "time"))
            self.assertLess(result.cpu, 2)
        text = self.expect(LIMIT, "perft", "othello", "--depth", "30", "--time", "100ms").out
        self.assertIn("Not finished (time)", text)

    def test_interrupt(self):
        before_it = cpu_seconds()
        terminal = self.watched("perft", "othello", "--depth", "14", "--threads", "2", "--json")
        terminal.await_text("lines of play")
        used = cpu_seconds(terminal.process)
        terminal.interrupt()
        self.assertEqual(terminal.finish(), INTERRUPTED, (terminal.answer(), terminal.text))
        self.assertLess(cpu_seconds() - before_it - used, 2)
        answer = json.loads(terminal.answer())
        self.assertEqual((answer["complete"], answer["reason"]), (False, "stopped"))
        self.assertGreater(answer["count"], 0)


if __name__ == "__main__":
    unittest.main()
