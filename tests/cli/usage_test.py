"""Errors of usage: exit 2, a message on standard error, the nearest known word, a pointer to the help."""

import unittest

from support import BAD_INPUT, BAD_USAGE, DONE, MitosTest

START = ("--start", "1 2 3 4 5 6 0 7 8")


class Usage(MitosTest):
    def refused(self, *arguments, words=()):
        with self.subTest(arguments=arguments):
            result = self.expect(BAD_USAGE, *arguments)
            self.assertEqual(result.out, "")
            self.assertTrue(result.err.startswith("mitos: "), result.err)
            for word in words:
                self.assertIn(word, result.err)

    def test_unknown_verbs(self):
        self.refused("solv", words=("solv", "did you mean solve?", "mitos --help"))
        self.refused("comapre", "tiles", words=("did you mean compare?",))
        self.refused("xyzzy", words=("xyzzy", "mitos --help"))
        result = self.mitos("xyzzy")
        self.assertNotIn("did you mean", result.err)

    def test_unknown_subjects(self):
        self.refused("solve", words=("tiles", "mitos solve --help"))
        self.refused("compare", words=("tiles", "mitos compare --help"))
        self.refused("solve", "tile", words=("did you mean tiles?",))
        self.assertRegex(self.mitos("solve", "tile").err, r"\btile\b", "what was typed is named")
        self.refused("solve", "chess", words=("'chess' is no subject of solve; known: ", "tiles", "mitos solve --help"))

    def test_unknown_options(self):
        self.refused("solve", "tiles", "--strat", "1", words=("--strat", "did you mean --start?", "mitos solve tiles --help"))
        self.refused("solve", "tiles", "--algoritm=ucs", words=("did you mean --algorithm?",))
        self.refused("compare", "tiles", "--cvs", "f", words=("did you mean --csv?",))
        self.refused("--jsn", words=("did you mean --json?",))
        self.refused("bench", "--filtr", "x", words=("did you mean --filter?",))
        self.refused("solve", "tiles", *START, "-x", words=("-x",))

    def test_a_word_too_many(self):
        self.refused("solve", "tiles", "extra", *START, words=("extra",))
        self.refused("bench", "extra", words=("extra",))
        self.refused("solve", "tiles", "1", "2", "3", words=("1",))

    def test_a_suggestion_is_never_the_word_itself(self):
        for arguments in (("solve", "--lang", "el", "tiles", *START), ("solve", "--json", "tiles", *START),
                          ("bench", "tiles"), ("solve", "--size", "3x3", "tiles")):  # fmt: skip
            result = self.mitos(*arguments)
            for word in arguments:
                self.assertNotIn(f"unknown argument: {word}; did you mean {word}?", result.err)
                self.assertNotIn(f"άγνωστο όρισμα: {word}; μήπως εννοείτε {word};", result.err)

    def test_missing_values(self):
        for option in ("--start", "--size", "--moves", "--goal", "--file", "--seed", "--algorithm", "--heuristic", "--weight",
                       "--hardest", "--trace", "--time", "--memory", "--nodes", "--threads", "--lang", "--data"):  # fmt: skip
            self.refused("solve", "tiles", option, words=(option,))
        self.refused("completion", words=("shell",))

    def test_empty_values(self):
        """An empty value is a mistake (an unset variable in a script, say), not as if the option were absent."""
        for option in ("--algorithm", "--heuristic", "--seed", "--weight", "--moves", "--size", "--threads", "--memory",
                       "--time", "--nodes", "--file", "--trace", "--data", "--hardest"):  # fmt: skip
            with self.subTest(option=option):
                extra = ("--random", "--json")
                seed = () if option == "--seed" else ("--seed", "1")
                result = self.mitos("solve", "tiles", option, "", *extra, *seed)
                self.assertEqual(result.code, BAD_USAGE, result)
                self.assertEqual(result.out, "")
                self.assertIn(option, result.err)

    def test_sizes(self):
        for size in ("9x9", "1x1", "6x6", "3", "x", "3x", "x3", "3*3", "3x3x3", "0x0", "-3x3", "", "33", "a x b"):
            self.refused("solve", "tiles", "--size", size, "--random", "--seed", "1", words=("--size", "from 2 to 5"))

    def test_sizes_that_are_taken(self):
        for size in ("3x3", "3X3", "3×3"):
            answer = self.solve("--size", size, *START)
            self.assertEqual(answer["size"], "3x3")

    def test_weights(self):
        for weight in ("0.5", "0", "-1", "101", "x", "1.005", "nan", "inf", "1e3", "1,5", "1.5x"):
            self.refused("solve", "tiles", *START, "--algorithm", "wastar", "--weight", weight, words=(weight, "weight"))

    def test_an_unused_weight_is_told(self):
        result = self.expect(DONE, "solve", "tiles", *START, "--weight", "2", "--json")
        self.assertIn("--weight", result.err)

    def test_seeds(self):
        for seed in ("x", "-1", "1.5", "99999999999999999999999", "0x10", "1 2"):
            self.refused("solve", "tiles", "--random", "--seed", seed, words=("--seed", seed))

    def test_threads(self):
        for threads in ("x", "-1", "1.5", "99999"):
            self.refused("solve", "tiles", "--threads", threads, "--file", self.write("b", "1 2 3 4 5 6 7 8 0\n"),
                         words=("--threads", threads))  # fmt: skip

    def test_names(self):
        self.refused("solve", "tiles", *START, "--algorithm", "dijkstra", words=("dijkstra", "ucs", "bidirectional", "champion"))
        self.refused("solve", "tiles", *START, "--heuristic", "euclid", words=("euclid", "linear-conflict"))
        self.refused("solve", "tiles", *START, "--moves", "queen", words=("queen", "king", "plain"))
        self.refused("completion", "tcsh", words=("tcsh", "fish"))

    def test_the_same_option_twice(self):
        self.refused("solve", "tiles", *START, *START, words=("--start",))

    def test_combinations_that_are_refused(self):
        for first, second in (
            (START, ("--random",)),
            (START, ("--file", "x")),
            (("--hint",), ("--replay",)),
            (("--atlas",), ("--hint",)),
        ):
            self.refused("solve", "tiles", *first, *second, words=(first[0], second[0], "together"))

    def test_json_and_replay_are_refused_or_json_alone(self):
        """Standard output holds JSON and nothing else, whatever else is asked."""
        result = self.mitos("solve", "tiles", *START, "--json", "--replay")
        if result.code == DONE:
            self.assertEqual(result.out.count("\n"), 1)
            self.assertTrue(result.out.startswith("{"))
        else:
            self.assertEqual(result.code, BAD_USAGE)

    def test_version(self):
        result = self.expect(DONE, "--version")
        self.assertRegex(result.out, r"\Amitos \d+\.\d+\.\d+ \(\w+\)\n\Z")

    def test_without_a_verb_in_a_pipe_the_help_is_printed(self):
        result = self.expect(DONE)
        self.assertEqual(result.out, self.expect(DONE, "--help").out)

    def test_json_on_every_verb_prints_json_or_is_refused(self):
        for arguments in (("manual",), ("completion", "bash"), ("menu",)):
            with self.subTest(arguments=arguments):
                result = self.mitos(*arguments, "--json", stdin="0\n")
                if result.code == DONE:
                    self.assertTrue(result.out.startswith("{"), result.out[:200])
                else:
                    self.assertEqual(result.code, BAD_USAGE)

    def test_empty_values_of_other_verbs(self):
        for option in ("--algorithms", "--heuristics", "--random", "--csv", "--html"):
            self.refused("compare", "tiles", option, "", words=(option,))
        for option in ("--filter", "--repeat"):
            self.refused("bench", option, "", words=(option,))
        self.refused("completion", "", words=("shell",))

    def test_an_empty_board_is_a_bad_board(self):
        for verb in ("solve", "compare"):
            for option in ("--start", "--goal"):
                result = self.expect(BAD_INPUT, verb, "tiles", option, "", *(START if option == "--goal" else ()))
                self.assertEqual(result.out, "")
                self.assertIn(f"{option}:1:1: there is no board here: 9 numbers are needed", result.err)

    def test_messages_name_the_option_and_the_value(self):
        self.refused("solve", "tiles", "--start", words=("--start needs a value",))
        self.refused("solve", "tiles", "--moves", "king", "--moves", "plain", words=("--moves", "'king', 'plain'"))
        self.refused("compare", "tiles", "--random", "many", words=("'many'", "--random", "a whole number from 1 to"))
        self.refused("solve", "tiles", "--atlas", "--hardest", "x", words=("'x'", "--hardest", "a whole number from 0 to"))
        self.refused("solve", "tiles", *START, "--time", "soon", words=("'soon'", "--time", "500ms"))

    def test_flags_take_no_value(self):
        for flag in ("--json=no", "--hint=false", "--random=3"):
            self.refused("solve", "tiles", flag, words=(flag.split("=")[0], "takes no value"))
        self.expect(DONE, "compare", "tiles", "--random=1", "--seed=1", "--algorithms=astar")

    def test_words_of_usage_need_no_picture(self):
        for arguments in (("--size", "9x9"), ("--size", "4x4", "--goal", "spiral")):
            result = self.expect(BAD_USAGE, "solve", "tiles", *arguments)
            self.assertEqual(result.err.count("\n"), 1, result.err)

    def test_json_where_there_is_none(self):
        for arguments in (("manual", "--json"), ("menu", "--json"), ("completion", "bash", "--json")):
            self.refused(*arguments, words=("--json",))
        for arguments in (("--json", "manual"), ("--json", "menu"), ("--json", "completion", "bash"), ("--json",)):
            self.refused(*arguments)
            self.assertNotIn("--json", self.expect(DONE, *arguments[1:2], "--help").out if arguments[1:] else "")

    def test_what_was_typed_does_not_steer_the_terminal(self):
        for arguments in (("\x1b[31m",), ("solve", "tiles", "--size", "\x1b[31m"), ("solve", "tiles", "--seed", "\x1b", "--random")):
            self.assertNotIn("\x1b", self.expect(BAD_USAGE, *arguments).err)

    def test_whole_numbers(self):
        for option, value in (("--threads", "0.5"), ("--nodes", "0.5"), ("--nodes", "1.5")):
            self.refused("solve", "tiles", *START, option, value, words=(option, value))
        self.expect(DONE, "solve", "tiles", *START, "--nodes", "1.5k")


if __name__ == "__main__":
    unittest.main()
