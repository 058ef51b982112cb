"""A phrase without its translation does not compile; every table of texts stands on its own.

Run by ctest with CXX (the compiler) and MITOS_SOURCE (the root of the repository).
"""
import os
import pathlib
import re
import subprocess
import unittest

SOURCE = pathlib.Path(os.environ.get("MITOS_SOURCE", pathlib.Path(__file__).resolve().parents[2]))
COMPILER = os.environ.get("CXX", "g++")


def compile_phrase(arguments):
    """The compiler's exit code and messages for one planted phrase."""
    code = f'#include "base/phrase.h"\ninline constexpr mitos::base::Phrase planted{{{arguments}}};\n'
    done = subprocess.run(
        [COMPILER, "-fsyntax-only", "-std=c++20", f"-I{SOURCE / 'src'}", "-x", "c++", "-"],
        input=code, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


class PhraseTest(unittest.TestCase):
    def refused(self, arguments, reason):
        code, said = compile_phrase(arguments)
        self.assertNotEqual(code, 0, f"this compiled: {arguments}")
        self.assertIn(reason, said)

    def accepted(self, arguments):
        code, said = compile_phrase(arguments)
        self.assertEqual(code, 0, said)

    def test_a_whole_phrase_compiles(self):
        self.accepted('"{} of {} moves", "{} από {} κινήσεις"')

    def test_doubled_braces_are_no_values(self):
        self.accepted('"a {{set}} of {}", "ένα {{σύνολο}} από {}"')

    def test_values_may_change_places(self):
        self.accepted('"{0} before {1}", "το {1} μετά το {0}"')

    def test_an_empty_greek_text_is_refused(self):
        self.refused('"no solution", ""', "a translation is missing")

    def test_an_empty_english_text_is_refused(self):
        self.refused('"", "καμία λύση"', "a translation is missing")

    def test_no_greek_text_at_all_is_refused(self):
        code, _ = compile_phrase('"no solution"')
        self.assertNotEqual(code, 0)

    def test_fewer_values_in_greek_are_refused(self):
        self.refused('"{} of {} moves", "{} κινήσεις"', "different values")

    def test_more_values_in_greek_are_refused(self):
        self.refused('"moves", "{} κινήσεις"', "different values")

    def test_a_greek_text_without_greek_letters_is_refused(self):
        self.refused('"no solution", "no solution"', "no Greek letter")


class TablesTest(unittest.TestCase):
    def test_no_two_tables_give_a_name_twice(self):
        """They share a namespace, but no source need include both: no compiler would see it."""
        owner = {}
        for path in sorted((SOURCE / "src/base/texts").glob("*.h")):
            for name in re.findall(r"Phrase (\w+)\{", path.read_text()):
                self.assertNotIn(name, owner, f"{path.name} and {owner.get(name)}")
                owner[name] = path.name
        self.assertGreater(len(owner), 100)

    def test_nouns_follow_their_numbers(self):
        """A plural right behind a number would be wrong after a 1: `{} [move|moves]` follows the number."""
        nouns = ("plies|states|nodes|positions|games|openings|boards|hits|searches|players|lines of play|"
                 "moves (?:ahead|deep)")
        greek = "καταστάσεις|κόμβοι|θέσεις|παρτίδες|σειρές|ευρέσεις|αναζητήσεις|ημικινήσεις"
        # These count what is never one: starts of a game with several, the half of all boards, limits.
        never_one = {"wordsStartBoards", "tooManyBoards", "atlasHalf", "timeLine", "championTime", "webTooManyJobs",
                     "treeShortened", "verifyStopped", "verifyCount"}  # fmt: skip
        for path in sorted((SOURCE / "src/base/texts").glob("*.h")):
            for name, body in re.findall(r"Phrase (\w+)\{(.*?)\};", path.read_text(), re.S):
                if name not in never_one:
                    self.assertNotRegex(body, r"\{\d?\} (?:" + nouns + "|" + greek + r")\b", name)

    def test_every_table_compiles_alone(self):
        for path in sorted((SOURCE / "src/base/texts").glob("*.h")):
            with self.subTest(path.name):
                done = subprocess.run(
                    [COMPILER, "-fsyntax-only", "-std=c++20", f"-I{SOURCE / 'src'}", "-x", "c++", "-"],
                    input=f'#include "base/texts/{path.name}"\n', capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    unittest.main()
