"""English and Greek: by LANG or --lang, in messages and in every line of help."""

import re
import unittest

from support import BAD_INPUT, BAD_USAGE, DONE, MitosTest, is_greek

START = ("solve", "tiles", "--start", "1 2 3 4 5 6 0 7 8")
VERBS = [
    (),
    ("solve",),
    ("solve", "tiles"),
    ("compare",),
    ("compare", "tiles"),
    ("bench",),
    ("menu",),
    ("completion",),
    ("manual",),
]


def descriptions(help_text):
    """The lines of help that describe an option, an argument or a verb: name -> description. What stands for the value
    (FILE, ΑΡΧΕΙΟ) belongs to neither: it is translated too."""
    found = {}
    for line in help_text.splitlines():
        entry = re.match(r"^  (\S.*?)\s{2,}(\S.*)$", line)
        if entry and not line.startswith("  mitos "):
            found[entry.group(1).split()[0]] = entry.group(2)
    return found


class Language(MitosTest):
    def test_by_environment(self):
        for env in (
            {"LANG": "el_GR.UTF-8"},
            {"LANG": "el_CY.UTF-8"},
            {"LANG": "el"},
            {"LC_ALL": "el_GR.UTF-8", "LANG": "en_US.UTF-8"},
            {"LC_MESSAGES": "el_GR.UTF-8", "LANG": "en_US.UTF-8"},
        ):
            self.assertIn("Λύθηκε", self.expect(DONE, *START, env=env).out, env)
        for env in (
            {"LANG": "en_US.UTF-8"},
            {"LANG": "C"},
            {"LANG": None},
            {"LANG": "elvish.UTF-8"},
            {"LANG": "el_GR.UTF-8", "LC_ALL": "C.UTF-8"},
            {"LANG": "el_GR.UTF-8", "LC_MESSAGES": "C.UTF-8"},
            {"LANG": "de_DE.UTF-8"},
        ):
            self.assertIn("Solved", self.expect(DONE, *START, env=env).out, env)

    def test_the_option_overrides(self):
        greek = {"LANG": "el_GR.UTF-8"}
        for arguments in (("--lang", "en", *START), (*START, "--lang", "en"), (*START, "--lang=en")):
            self.assertIn("Solved", self.expect(DONE, *arguments, env=greek).out)
        for arguments in (("--lang", "el", *START), (*START, "--lang", "el"), (*START, "--lang=el")):
            self.assertIn("Λύθηκε", self.expect(DONE, *arguments).out)

    def test_between_verb_and_subject(self):
        result = self.expect(DONE, "solve", "--lang", "el", "tiles", "--start", "1 2 3 4 5 6 0 7 8")
        self.assertIn("Λύθηκε", result.out)

    def test_an_unknown_language(self):
        for arguments in (("--lang", "xx", *START), (*START, "--lang", "xx"), ("--lang", "xx"), ("menu", "--lang", "xx"),
                          ("--lang", "", *START)):  # fmt: skip
            with self.subTest(arguments=arguments):
                result = self.expect(BAD_USAGE, *arguments, stdin="0\n")
                self.assertEqual(result.out, "")
                self.assertIn("en, el", result.err)

    def test_help_of_every_verb_in_both_languages(self):
        for verb in VERBS:
            with self.subTest(verb=verb):
                english = self.expect(DONE, *verb, "--help").out
                greek = self.expect(DONE, "--lang", "el", *verb, "--help").out
                self.assertFalse(is_greek(english))
                self.assertTrue(is_greek(greek))
                self.assertEqual(self.expect(DONE, *verb, "--help", env={"LANG": "el_GR.UTF-8"}).out, greek)
                self.assertEqual(self.expect(DONE, *verb, "-h").out, english)

    def test_no_line_of_greek_help_is_left_in_english(self):
        for verb in VERBS:
            english = descriptions(self.expect(DONE, *verb, "--help").out)
            greek = descriptions(self.expect(DONE, "--lang", "el", *verb, "--help").out)
            self.assertGreater(len(english), 0, verb)
            self.assertEqual(list(english), list(greek), verb)
            for name in english:
                self.assertNotEqual(english[name], greek[name], (verb, name))
                self.assertTrue(is_greek(greek[name]), (verb, name, greek[name]))

    def test_headings_and_usage_are_translated(self):
        for verb in VERBS:
            greek = self.expect(DONE, "--lang", "el", *verb, "--help").out
            self.assertNotIn("Usage", greek)
            self.assertNotIn("Options:", greek)
            self.assertNotRegex(greek, r"(?m)^[A-Z][a-z ]+:$", verb)

    def test_the_usage_line_speaks_greek(self):
        greek = self.expect(DONE, "--lang", "el", "solve", "tiles", "--help").out
        usage = next(line for line in greek.splitlines() if line.startswith("Χρήση"))
        self.assertNotIn("OPTIONS", usage)

    def test_usage_names_what_is_missing(self):
        """`mitos solve` is followed by a subject, not by a verb."""
        for verb in ("solve", "compare"):
            usage = self.expect(DONE, verb, "--help").out.splitlines()[1]
            self.assertIn(f"mitos {verb}", usage)
            self.assertNotIn("VERB", usage)
            self.assertIn("SUBJECT", usage)

    def test_every_help_has_examples_and_exit_codes(self):
        for verb in VERBS:
            with self.subTest(verb=verb):
                text = self.expect(DONE, *verb, "--help").out
                self.assertIn("Examples:", text)
                example = re.search(r"(?m)^  (mitos|source)\b.*" + ("" if not verb else " ".join(verb)), text)
                self.assertIsNotNone(example, "an example of this very verb")
                self.assertIn("Exit codes:", text)
                greek = self.expect(DONE, "--lang", "el", *verb, "--help").out
                self.assertIn("Παραδείγματα:", greek)
                self.assertIn("Κωδικοί εξόδου:", greek)

    def test_one_empty_line_between_groups_of_options(self):
        for verb in VERBS:
            self.assertNotIn("\n\n\n", self.expect(DONE, *verb, "--help").out, verb)

    def test_errors_in_greek(self):
        for code, arguments in (
            (BAD_USAGE, ("solv",)),
            (BAD_USAGE, ("solve",)),
            (BAD_USAGE, ("solve", "tiles", "--strat", "x")),
            (BAD_USAGE, ("solve", "tiles", "--size", "9x9")),
            (BAD_USAGE, (*START, "--heuristic", "manhattan")),
            (BAD_USAGE, (*START, "--algorithm", "best")),
            (BAD_INPUT, ("solve", "tiles", "--start", "1 2 3")),
            (5, ("solve", "tiles", "--file", "/nonexistent")),
        ):
            result = self.expect(code, "--lang", "el", *arguments)
            self.assertTrue(is_greek(result.err), result.err)

    def test_errors_of_values_are_wholly_greek(self):
        """Nothing of the English of the library that reads the options."""
        for arguments in (
            ("solve", "tiles", "--start"),
            ("solve", "tiles", "--atlas", "--hardest", "x"),
            ("compare", "tiles", "--random", "x"),
            ("completion",),
            ("bench", "--repeat", "x"),
            (*START, "--start", "1 2 3 4 5 6 0 7 8"),
        ):
            with self.subTest(arguments=arguments):
                result = self.expect(BAD_USAGE, "--lang", "el", *arguments)
                for english in ("required", "missing", "Could not", "convert", "At Most", "received"):
                    self.assertNotIn(english, result.err)

    def test_atlas_batch_and_bench_in_greek(self):
        self.assertIn("ταμπλό", self.expect(DONE, "--lang", "el", "solve", "tiles", "--atlas", "--size", "2x3").out)
        self.assertIn("καταστάσεις", self.expect(DONE, "--lang", "el", "bench", "--repeat", "1", "--filter", "greedy").out)
        file = self.write("b.txt", "1 2 3 4 5 6 0 7 8\n")
        self.assertIn("1 λύθηκε,", self.expect(DONE, "--lang", "el", "solve", "tiles", "--file", file).out)
        self.assertIn("πλακίδιο", self.expect(DONE, "--lang", "el", *START, "--hint").out)

    def test_unsolvable_answers_of_a_batch_are_greek_in_greek(self):
        file = self.write("b.txt", "2 1 3 4 5 6 7 8 0\n")
        result = self.expect(DONE, "--lang", "el", "solve", "tiles", "--moves", "plain", "--file", file)
        self.assertNotIn("unsolvable", result.out)

    def test_the_values_in_the_help_are_translated(self):
        greek = self.expect(DONE, "--lang", "el", "solve", "tiles", "--help").out
        for word in ("BOARD", "FILE", "DIR", "NAME", "BYTES", "TIME"):
            self.assertNotRegex(greek, rf"(?m)^  --.*\b{word}\b")
        for words in ("--file ΑΡΧΕΙΟ", "--start ΤΑΜΠΛΟ", "--algorithm ΟΝΟΜΑ", "--goal ΤΑΜΠΛΟ [ordered]"):
            self.assertIn(words, greek)

    def test_the_descriptions_stand_in_one_column(self):
        for language in ("en", "el"):
            lines = self.expect(DONE, "--lang", language, "solve", "tiles", "--help").out.splitlines()
            starts = {re.match(r"^  -.*?\s{2,}(?=\S)", line).end() for line in lines if re.match(r"^  -.*?\s{2,}\S", line)}
            self.assertEqual(starts, {34}, language)

    def test_common_options_stand_anywhere(self):
        for arguments in (
            ("--json", *START),
            ("solve", "--json", *START[1:]),
            (*START, "--json"),
            ("solve", "--json", "--lang", "el", *START[1:]),
        ):
            self.assertTrue(self.expect(DONE, *arguments).out.startswith('{"solved":true'), arguments)
        self.expect(DONE, "solve", "--data", self.home / "elsewhere", *START[1:])
        self.assertTrue((self.home / "elsewhere" / "cache").exists())

    def test_the_last_language_wins(self):
        self.assertIn("Λύθηκε", self.expect(DONE, "--lang", "en", *START, "--lang", "el").out)

    def test_one_board_is_not_called_boards(self):
        file = self.write("b.txt", "1 2 3 4 5 6 0 7 8\n")
        self.assertIn("\n1 board:", self.expect(DONE, "solve", "tiles", "--file", file).out)
        self.assertIn("\n1 ταμπλό:", self.expect(DONE, "--lang", "el", "solve", "tiles", "--file", file).out)


if __name__ == "__main__":
    unittest.main()
