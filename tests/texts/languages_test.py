"""A phrase without its translation does not compile; every table of texts stands on its own.

Run by ctest with CXX (the compiler) and MITOS_SOURCE (the root of the repository).
"""
import os
import pathlib
import re
import subprocess
import unicodedata
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


# The two halves of a choice by the value before it.
CHOICE = re.compile(r"\[([^\]|]*)\|([^\]|]*)\]")

# What speaks of many behind or before a 1, English and Greek.
GREEK = "[α-ωάέήίόύώϊϋΐΰ]"
VERBS = ("is|was|has|does|its|this|judges|stands|holds|fits|begins|belongs|wins|plays|writes|goes|makes|names|needs|"
         "takes|looks|turns|comes|changes|costs")  # fmt: skip
MANY_BY_ONE = (
    rf"\b1 (?:(?:more|such|small|empty|bad) )?(?!(?:{VERBS})\b)(?:[a-z]+s|are|were)\b"
    r"|\b1 of (?:the|its) [a-z]+ (?:are|were|repeat)\b|\b1 of them were\b",
    rf"\b1 (?:τέτοι{GREEK}+ )?(?:{GREEK}*(?:εις|ες|οι|ους|ων|ατα|ηκαν|νται)|{GREEK}{{2,}}ι[αά]|"
    rf"{GREEK}+(?:ωνά|ωνα|ίβα)|μικρά|κενά|κακά)\b"
    rf"|\b(?:ως|από|μετά) (?:τα|τις|τους) 1\b|\b[Οο]ι (?:{GREEK}+ )?1\b|\b[Ττ]α άλλα 1\b"
    rf"|(?:{GREEK}+(?:ηκαν|νται)|υπήρχαν|λείπουν|μένουν)(?: μετά:?| περίπου)? 1\b",
)

# These hold no number that could be one.
NEVER_ONE = {
    # limits
    "evaluationName", "tableName", "tooManyTables", "tooManyPhases", "badName", "tooManyLetters", "patternLength",
    "tooManyPatterns", "placeTooMany", "tooManyBoards", "tooManyLines", "tomlKeyDepth", "championRange",
    "exactTooLarge", "atlasTooLarge", "webTooManyKeys", "webTextTooLong", "webNeedsTexts", "webTooManyJobs",
    "wthorDiscs",
    # sizes of boards, and what is longer than a board or fills it
    "tableColumns", "phaseLast", "judgeUnreached", "drawnRow", "patternTooLong", "patternTooLongLines", "wordsBoard",
    "othelloBoardEmpty", "othelloBoardShort", "othelloBoardLong", "othelloMoverMissing", "boardEmpty", "boardTooFew",
    "boardTooMany", "rowLength", "atlasHalf", "patternWords",
    # pancakes of a stack: there are two at least
    "badStackSize", "stackAtlasTitle", "stackAtlasTooLarge", "stackComparisonTitle", "stackCount", "stackEmpty",
    "stackTitle", "stackTooLong", "stackTooShort",
    # one has a phrase of its own
    "judgeBetween", "wordsStartBoards", "wordsStartCount", "saveNeedsStart", "planPossible",
    # names, kinds, layers, bytes, factors and times
    "pancakeTwice", "notAdmissible", "comparisonTitle", "puzzleHead", "byChampion", "planHead", "atlasHead", "hintLine",
    "atlasPartial", "movesAgain", "wordsPatternsOf", "wordsBothWriteOne", "convertNoGames", "solvedWithin",
    "tablesNoMemory", "planMemory", "trainProgress", "progressLeft",
}  # fmt: skip


def tables():
    return sorted([*(SOURCE / "src/base/texts").glob("*.h"), *(SOURCE / "src/texts").glob("*.h")])


def phrases():
    """Every phrase of the tables by its name: the English and the Greek text."""
    found = {}
    for path in tables():
        for name, body in re.findall(r'Phrase (\w+)\{(.*?")\};', path.read_text(), re.S):
            texts = [""]
            for literal, comma in re.findall(r'"((?:[^"\\]|\\.)*)"\s*(,?)', body):
                texts[-1] += literal
                if comma:
                    texts.append("")
            found[name] = texts
    return found


def filled(text, number):
    """The text with this number in all its places, and the choices made by it, as base/message.cpp does."""
    chosen = CHOICE.sub(r"\1" if number == 1 else r"\2", text)
    return re.sub(r"\{\d?\}", str(number), chosen)


def plain(text):
    """Small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


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
        for path in tables():
            for name in re.findall(r"Phrase (\w+)\{", path.read_text()):
                self.assertNotIn(name, owner, f"{path.name} and {owner.get(name)}")
                owner[name] = path.name
        self.assertGreater(len(owner), 100)

    def test_nouns_follow_their_numbers(self):
        """Filled with 1 no phrase speaks of many, filled with 2 none of one: `{} [move|moves]` follows its number."""
        # The nouns that some choice offers for one; as a verb, 'name' goes with many.
        ones = {half.split()[0] for texts in phrases().values() for text in texts for half, _ in CHOICE.findall(text)}
        one_by_many = rf"\b2 (?:{'|'.join(sorted(ones - set(VERBS.split('|')) - {'name'}))})\b"
        for name, texts in phrases().items():
            for text, many_by_one in zip(texts, MANY_BY_ONE):
                with self.subTest(name):
                    if name not in NEVER_ONE:
                        self.assertNotRegex(filled(text, 1), many_by_one)
                    self.assertNotRegex(filled(text, 2), one_by_many)

    def test_what_is_never_one_still_needs_its_leave(self):
        """A name that has gone, or that the rule would not find any more, would hide the next mistake."""
        for name in NEVER_ONE:
            texts = phrases()[name]
            found = [re.search(wrong, filled(text, 1)) for text, wrong in zip(texts, MANY_BY_ONE)]
            self.assertTrue(any(found), name)

    def test_choices_offer_two_words(self):
        """`[moves|moves]` or an empty half would be a slip."""
        for name, texts in phrases().items():
            for one, many in [halves for text in texts for halves in CHOICE.findall(text)]:
                self.assertTrue(one and many and one != many, name)

    def test_the_choices_are_made_by_a_number(self):
        """A choice stands behind a value in its own text: before the first one there is nothing to follow."""
        for name, texts in phrases().items():
            for text in texts:
                choice = CHOICE.search(text)
                self.assertTrue(choice is None or re.search(r"\{\d?\}", text[:choice.start()]), name)

    def test_a_board_is_a_tamplo_and_a_table_a_pinakas(self):
        """One word for one thing: πίνακας stands only where English speaks of a table."""
        for name, (english, greek) in phrases().items():
            with self.subTest(name):
                words = plain(greek)
                self.assertNotIn("σκακιερ", words)
                self.assertLessEqual(words.count("πινακ"), len(re.findall(r"\btables?\b", english, re.I)))

    def test_every_table_compiles_alone(self):
        for path in tables():
            with self.subTest(path.name):
                done = subprocess.run(
                    [COMPILER, "-fsyntax-only", "-std=c++20", f"-I{SOURCE / 'src'}", "-x", "c++", "-"],
                    input=f'#include "{path.relative_to(SOURCE / "src")}"\n', capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    unittest.main()
