"""Options of the command line: help, completion and refusals follow the table of options."""

import re
import unittest

from support import BAD_USAGE, DONE, MitosTest

COMMANDS = [("solve", "tiles"), ("solve", "pancakes"), ("solve", "othello"), ("solve", "grid"), ("search", "othello"),
            ("search", "grid"), ("play", "othello"), ("play", "grid"), ("compare", "tiles"), ("compare", "othello"),
            ("perft", "othello"), ("train", "othello"), ("match",), ("bench",), ("serve",), ("gtp",), ("nboard",), ("ugi",),
            ("verify",), ("convert",)]  # fmt: skip
# What has to be there before any value is looked at.
NEEDED = {("solve", "grid"): ("xox",), ("search", "grid"): ("xox",), ("play", "grid"): ("xox",), ("train", "othello"): ("--out", "x"),
          ("verify",): ("x",), ("convert",): ("x", "y"), ("perft", "othello"): ("--depth", "1")}  # fmt: skip


class Options(MitosTest):
    def options(self, command):
        """The options of a help text: name, value and default."""
        text = self.expect(DONE, *command, "--help").out
        return re.findall(r"(?m)^  (?:-\w,)?(--[a-z][a-z-]*)(?:,--[a-z-]+)?(?: (\S+))?(?: \[(.*?)\])?", text)

    def refused(self, command, option, value):
        given = [word for word in NEEDED.get(command, ()) if word != option]
        if command == ("perft", "othello") and option == "--depth":
            given = []
        result = self.expect(BAD_USAGE, *command, *given, option, value)
        self.assertEqual(result.out, "")
        self.assertIn(f"'{value}' is no value for {option}: ", result.err)
        return result.err

    def test_numbers_beyond_the_range_of_the_help_are_refused(self):
        seen = 0
        for command in COMMANDS:
            for option, value, _ in self.options(command):
                found = re.match(r"(\d+)-(\d+)", value)
                if not found:
                    continue
                seen += 1
                with self.subTest(command=command, option=option):
                    self.assertIn("a " if option == "--weight" else "a whole number from",
                                  self.refused(command, option, str(int(found[2]) + 1)))  # fmt: skip
                    if int(found[1]) > 0:
                        self.refused(command, option, str(int(found[1]) - 1))
                    self.refused(command, option, "x")
        self.assertGreater(seen, 30)

    def test_defaults_that_the_help_shows_are_in_the_range_that_it_shows(self):
        for command in COMMANDS:
            for option, value, default in self.options(command):
                found = re.match(r"(\d+)-(\d+)", value)
                if found and re.fullmatch(r"\d+", default):
                    self.assertLessEqual(int(found[1]), int(default), (command, option))
                    self.assertLessEqual(int(default), int(found[2]), (command, option))

    def test_words_that_the_help_does_not_show_are_refused(self):
        for command in COMMANDS:
            for option, value, _ in self.options(command):
                if "|" not in value or re.match(r"\d|NAME", value) or option == "--lang":
                    continue
                with self.subTest(command=command, option=option):
                    self.assertIn("one of " + value.replace("|", ", "), self.refused(command, option, "luck"))

    def test_the_depth_of_protocols_is_that_of_both_players(self):
        for command in (("gtp",), ("nboard",), ("ugi",)):
            self.assertIn(("--depth", "0-60", "6; champion 16"), self.options(command))

    def test_a_bad_value_is_told_even_if_it_would_not_be_used(self):
        self.refused(("solve", "tiles", "--start", "1 2 3 4 5 6 7 0 8"), "--seed", "abc")

    def test_an_option_without_a_meaning_for_the_game_is_told_before_its_value(self):
        for option in ("--algorithm", "--level", "--evaluation"):
            result = self.expect(BAD_USAGE, "ugi", "cse", option, "foo")
            self.assertIn(f"{option} has no meaning for this game", result.err)
        self.refused(("ugi",), "--algorithm", "foo")

    def test_zero_threads_are_explained_wherever_threads_are_offered(self):
        for language, words in (("en", "(0: one for each core)"), ("el", "(0: όσοι οι πυρήνες)")):
            for command in COMMANDS:
                text = self.expect(DONE, *command, "--help", "--lang", language).out
                joined = re.sub(r"\s+", " ", re.split("Examples:|Παραδείγματα:", text)[0])
                for option in ("--threads", "--concurrency"):
                    for line in re.findall(rf" {option} .*?(?= --|$)", joined):
                        self.assertIn(words, line, (command, option))


if __name__ == "__main__":
    unittest.main()
