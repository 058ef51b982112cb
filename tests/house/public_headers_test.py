"""The library's headers (cmake/public_headers.cmake) are whole, and mean the same to every program."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
LIST = ROOT / "cmake" / "public_headers.cmake"
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
# Only the build of Mitos itself defines this (cmake/flags.cmake).
OWN_BUILD = re.compile(r"^#if defined\(MITOS_AVX2_MOVES\)\n(.*?)^#(?:else|endif)", re.MULTILINE | re.DOTALL)
MOST_LINES = 40


def listed(name):
    found = re.search(rf"^set\({name}\s([^)]*)\)", LIST.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1].split()


def text_of(header):
    """A header as a program sees it that includes the installed one."""
    return OWN_BUILD.sub("", (SOURCE / header).read_text(encoding="utf-8"))


def included_first(header):
    """The header that it includes before any other of ours, or None."""
    return next(iter(INCLUDE.findall(text_of(header))), None)


PUBLIC, INTERNAL = listed("public_headers"), listed("internal_headers")


class PublicHeaders(unittest.TestCase):
    def test_each_is_there_and_listed_once(self):
        self.assertEqual(len(PUBLIC + INTERNAL), len(set(PUBLIC + INTERNAL)))
        for header in PUBLIC + INTERNAL:
            self.assertTrue((SOURCE / header).is_file(), header)

    def test_they_include_each_other_only(self):
        for header in PUBLIC + INTERNAL:
            for included in INCLUDE.findall(text_of(header)):
                with self.subTest(header):
                    self.assertTrue(included in PUBLIC + INTERNAL, f"{included} is not listed in {LIST.name}")

    def test_an_internal_one_is_there_for_a_public_one(self):
        reached, left = set(), list(PUBLIC)
        while left:
            header = left.pop()
            if header not in reached:
                reached.add(header)
                left += INCLUDE.findall(text_of(header))
        self.assertEqual(set(INTERNAL) - reached, set())

    def test_none_depends_on_how_a_program_is_compiled(self):
        """A macro of the compiler (__AVX2__, NDEBUG) would give a function two bodies; the linker keeps one of them."""
        for header in PUBLIC + INTERNAL:
            with self.subTest(header):
                self.assertNotRegex(text_of(header), r"(?m)^\s*#\s*(if|elif|ifdef|ifndef)\b")
                self.assertNotRegex(text_of(header), r"\b(assert\(|NDEBUG\b|immintrin)")


class Examples(unittest.TestCase):
    def test_are_short(self):
        for example in sorted((ROOT / "examples").glob("*.cpp")):
            with self.subTest(example.name):
                self.assertLessEqual(len(example.read_text(encoding="utf-8").splitlines()), MOST_LINES)

    def test_include_public_headers_only(self):
        for example in sorted((ROOT / "examples").glob("*.cpp")):
            for header in re.findall(r"#include <mitos/([^>]+)>", example.read_text(encoding="utf-8")):
                with self.subTest(example.name):
                    self.assertIn(header, PUBLIC)


if __name__ == "__main__":
    unittest.main()
