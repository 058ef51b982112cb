"""A language that lacks a text, or has one that is not sound, does not compile. Nouns follow their numbers.

Run by ctest with CXX (the compiler) and MITOS_SOURCE (the root of the repository).
"""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unicodedata
import unittest

SOURCE = pathlib.Path(os.environ.get("MITOS_SOURCE", pathlib.Path(__file__).resolve().parents[2]))
COMPILER = os.environ.get("CXX", "g++")
LANGUAGES = "src/texts/languages"


def checked(change=None):
    """Compiles the list of languages after `change` to a copy of their files: exit code, messages, the list."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        shutil.copytree(SOURCE / LANGUAGES, root / LANGUAGES)
        if change:
            change(root / LANGUAGES)
        written = root / "languages.cpp"
        script = SOURCE / "cmake/languages.cmake"
        subprocess.run(["cmake", "-D", f"source={root}", "-D", f"output={written}", "-P", script], check=True)
        done = subprocess.run(
            [COMPILER, "-fsyntax-only", "-std=c++20", f"-I{root / 'src'}", f"-I{SOURCE / 'src'}", written],
            capture_output=True, text=True, check=False)
        return done.returncode, done.stderr, written.read_text()


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
    # lists of names
    "expectedOneOf",
    # names, kinds, layers, bytes, factors and times
    "pancakeTwice", "notAdmissible", "comparisonTitle", "puzzleHead", "byChampion", "planHead", "atlasHead", "hintLine",
    "atlasPartial", "movesAgain", "wordsPatternsOf", "wordsBothWriteOne", "convertNoGames", "solvedWithin",
    "tablesNoMemory", "planMemory", "trainProgress", "progressLeft",
}  # fmt: skip


def phrases():
    """Every text by its name: English and Greek."""
    found = {}
    for language in ("english", "greek"):
        text = (SOURCE / LANGUAGES / f"{language}.h").read_text()
        for name, body in re.findall(r'\{(\w+),((?:\s*"(?:[^"\\]|\\.)*")+)\},', text):
            found.setdefault(name, []).append("".join(re.findall(r'"((?:[^"\\]|\\.)*)"', body)))
    return found


def filled(text, number):
    """The text with this number in all its places, and the choices made by it, as texts/writing/fill.cpp does."""
    chosen = CHOICE.sub(r"\1" if number == 1 else r"\2", text)
    return re.sub(r"\{\d?\}", str(number), chosen)


def plain(text):
    """Small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


LAST = "hostUnknown"

# Faults planted in copies of the Greek file, one each: the text, what replaces its line (`{line}`), and the fault
# that the compiler names. No two have the same text, so that each message belongs to one of them.
FAULTS = {
    "missing": ("stackTooLong", "", "missing"),
    "missing_last": (LAST, "", "missing"),
    "twice": ("stackEmpty", "{line}{line}", "twice"),
    "misplaced": ("stackTooShort", '\n{stackTooLong, "{} πολλές"},{line}', "inTheWrongPlace"),
    "empty": ("tableShort", '{tableShort, ""},', "empty"),
    "fewer_values": ("flipWords", '{flipWords, "αναστροφή"},', "otherValues"),
    "more_values": ("tableSum", '{tableSum, "το άθροισμα {} είναι λάθος"},', "otherValues"),
    "mixed_places": ("stackTitle", '{stackTitle, "{} τηγανίτες, στόχος {1}"},', "unreadable"),
    "open_place": ("columnStacks", '{columnStacks, "στοίβες {"},', "unreadable"),
    "half_choice": ("stackCount", '{stackCount, "{} [στοίβα|]"},', "unreadable"),
    "early_choice": ("pancakeTwice", '{pancakeTwice, "[η|οι] τηγανίτα {} υπάρχει δύο φορές"},', "unreadable"),
    "not_greek": ("blockSum", '{blockSum, "the checksum of a block is wrong"},', "refusedByItsLanguage"),
}  # fmt: skip


def copied(folder, source, name, change=lambda text: text):
    """A copy of the language `source` in a file of its own."""
    text = (folder / f"{source}.h").read_text()
    (folder / f"{name}.h").write_text(change(re.sub(rf"\b{source}(?=\b|Texts|InAscii)", name, text)))


def planted(text, name, new):
    line = re.search(rf'\n *\{{{name},(?:\s*"(?:[^"\\]|\\.)*")+\}},', text)[0]
    return text.replace(line, new.replace("{line}", line))


class LanguageTest(unittest.TestCase):
    def test_a_third_language_is_one_file(self):
        """`another` comes before `english` by its name, and behind it in the list."""
        code, said, listed = checked(lambda folder: copied(folder, "english", "another"))
        self.assertEqual(code, 0, said)
        listing = listed[listed.index("constexpr LanguageFile files"):]
        self.assertEqual(re.findall(r"languages::(\w+),", listing), ["english", "another", "greek"])

    def test_each_fault_is_refused_with_the_name_of_the_text(self):
        def change(folder):
            for fault, (name, new, _) in FAULTS.items():
                copied(folder, "greek", fault, lambda text, name=name, new=new: planted(text, name, new))
            copied(folder, "greek", "twice_last", lambda text: planted(text, LAST, "{line}{line}"))

        code, said, _ = checked(change)
        self.assertNotEqual(code, 0)
        for planted_fault, (name, _, fault) in FAULTS.items():
            with self.subTest(planted_fault):
                self.assertIn(f"TextIsSound<mitos::text::TextFault::{fault}, mitos::text::{name}>", said)
        self.assertIn("the last text stands twice", said)


class TextsTest(unittest.TestCase):
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

    def test_a_board_is_a_tamplo_and_a_table_a_pinakas(self):
        """One word for one thing: πίνακας stands only where English speaks of a table."""
        for name, (english, greek) in phrases().items():
            with self.subTest(name):
                words = plain(greek)
                self.assertNotIn("σκακιερ", words)
                self.assertLessEqual(words.count("πινακ"), len(re.findall(r"\btables?\b", english, re.I)))


if __name__ == "__main__":
    unittest.main()
