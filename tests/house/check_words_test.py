"""tools/check_words.py: a planted violation of each rule is found and named, and a sound tree passes."""

import importlib.util
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHECKER = ROOT / "tools" / "check_words.py"

SOUND = {
    "new/x.h": "#pragma once\n/// Returns the depth.\n/// In plies.\nint depth();\nconst char* text = \"look here\";\n",
    "new/x.md": "# A page\n\nShort. See <https://example.org/" + 120 * "x" + ">.\n\n| " + 130 * "x" + " |\n\n```\n" + 130 * "x" + "\n```\n",
}


def check(files, *paths):
    """Exit code and printed lines for a tree with these files."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        done = subprocess.run([sys.executable, CHECKER, "--root", folder, *paths], capture_output=True, text=True,
                              check=False)
        return done.returncode, done.stdout.splitlines() + done.stderr.splitlines()


def load_checker():
    sys.path.insert(0, str(CHECKER.parent))
    spec = importlib.util.spec_from_file_location("check_words", CHECKER)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Words(unittest.TestCase):
    def assert_fault(self, planted, place, reason):
        code, lines = check({**SOUND, **planted})
        self.assertEqual(code, 1, lines)
        self.assertTrue([line for line in lines if line.startswith(f"{place}: ") and reason in line], lines)
        self.assertEqual(len(lines), 1, lines)

    def test_a_sound_tree_passes(self):
        code, lines = check(SOUND)
        self.assertEqual(code, 0, lines)

    def test_a_name_that_was_given_up_is_refused(self):
        self.assert_fault({"new/y.cpp": "int depth;\nint look_;\n"}, "new/y.cpp:2", "'look_' was given up")

    def test_a_longer_name_with_the_word_in_it_is_another_name(self):
        self.assertEqual(check({**SOUND, "new/y.cpp": "int lookup, isEnough;\n"})[0], 0)

    def test_a_word_that_was_given_up_is_refused_in_comments(self):
        self.assert_fault({"new/y.cpp": "int x;  // the errand\n"}, "new/y.cpp:1", "'errand' was given up")

    def test_a_word_that_was_given_up_is_refused_in_documents(self):
        self.assert_fault({"new/y.md": "One\nerrand\n"}, "new/y.md:2", "'errand' was given up")

    def test_a_long_line_is_refused(self):
        self.assert_fault({"new/y.py": "#" + 120 * "x" + "\n"}, "new/y.py:1", "121 columns")

    def test_a_doc_comment_begins_with_no_preposition(self):
        self.assert_fault({"new/y.h": "/// Of a position.\nint x;\n"}, "new/y.h:1", "begins with 'Of'")

    def test_folders_that_are_still_to_do_are_read_only_when_named(self):
        bad = {"src/web/y.h": "int look;\n"}
        self.assertEqual(check({**SOUND, **bad})[0], 0)
        self.assertEqual(check({**SOUND, **bad}, "src/web")[0], 1)

    def test_an_unknown_path_is_an_error(self):
        self.assertEqual(check(SOUND, "nowhere")[0], 2)

    def test_whatever_is_still_to_do_exists(self):
        for path in load_checker().TO_DO:
            self.assertTrue((ROOT / path).exists(), path)

    def test_the_glossary_names_files_that_exist(self):
        text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
        for path in re.findall(r"`(src/[^`*]+)`", text):
            self.assertTrue((ROOT / path).exists(), path)


if __name__ == "__main__":
    unittest.main()
