"""tools/same_tokens.py: renaming and rewording pass; a planted change of an operator, a number or a statement does
not."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "same_tokens.py"

HEADER = '#pragma once\n// Old words.\nnamespace n {\nstruct Look {\n    int depth = 3;  // plies\n};\n}\n'
SOURCE = (
    '#include "n/look.h"\n\n#include <vector>\n\nnamespace n {\nusing a::b;\nusing c::d;\n'
    'int f(const Look& look, int more) {\n    return look.depth + more * 2;\n}\n'
    'const char* g() { return "old text"; }\n}\n'
)
SCRIPT = "def count(look):\n    # Old.\n    return [x + 1 for x in look], f'{look} of them'\n"
TYPESCRIPT = "export function f(look: string): string {\n    return look.replace(/\\/[*]/g, '') + `${look} nodes`;\n}\n"

OLD = {"src/n/look.h": HEADER, "src/n/look.cpp": SOURCE, "tools/x.py": SCRIPT, "web/x.ts": TYPESCRIPT}


def run(folder, *words):
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, check=True).stdout


def compare(new, *options, old=None):
    """Exit code and output for two commits with these files."""
    with tempfile.TemporaryDirectory() as folder:
        run(folder, "git", "init", "-q")
        for files in (old or OLD, new):
            for path in Path(folder).iterdir():
                if path.name != ".git":
                    run(folder, "rm", "-r", path.name)
            for name, text in files.items():
                path = Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            run(folder, "git", "add", "-A")
            run(folder, "git", "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "x", "--allow-empty")
        done = subprocess.run([sys.executable, TOOL, "HEAD~1", "HEAD", *options], cwd=folder, capture_output=True,
                              text=True, check=False)
        return done.returncode, done.stdout + done.stderr


class SameTokens(unittest.TestCase):
    def assert_same(self, changes, *options):
        code, said = compare({**OLD, **changes}, *options)
        self.assertEqual(code, 0, said)
        return said

    def assert_differs(self, changes, place, reason):
        code, said = compare({**OLD, **changes})
        self.assertEqual(code, 1, said)
        self.assertIn(place, said)
        self.assertIn(reason, said)

    def test_comments_and_formatting_may_change(self):
        self.assert_same({"src/n/look.h": HEADER.replace("Old words.", "New words: x + 1.").replace("= 3;", "=\n3 ;")})

    def test_a_name_may_change_everywhere(self):
        said = self.assert_same({"src/n/look.cpp": SOURCE.replace("more", "extra")}, "--list")
        self.assertIn("more -> extra", said)

    def test_a_string_may_change(self):
        self.assertIn("1 changed strings", self.assert_same({"src/n/look.cpp": SOURCE.replace("old text", "new")}))

    def test_order_of_includes_and_usings_may_change(self):
        self.assert_same({"src/n/look.cpp": SOURCE.replace("using a::b;\nusing c::d;", "using c::d;\nusing a::b;")})

    def test_a_renamed_file_is_followed_with_its_includes(self):
        new = {name: text.replace("look.h", "iteration.h") for name, text in OLD.items()}
        new["src/n/iteration.h"] = new.pop("src/n/look.h").replace("Look", "Iteration")
        new["src/n/iteration.cpp"] = new.pop("src/n/look.cpp").replace("Look", "Iteration")
        code, said = compare(new)
        self.assertEqual(code, 0, said)

    def test_a_renamed_file_is_followed_though_every_line_has_another_name(self):
        new = {**OLD, "src/n/look.cpp": OLD["src/n/look.cpp"].replace("n/look.h", "n/other.h")}
        new["src/n/other.h"] = "#pragma once\nnamespace n {\nstruct Other {  // a\n    int far = 3;  // b\n};\n}\n"
        del new["src/n/look.h"]
        new["src/n/look.cpp"] = new["src/n/look.cpp"].replace("Look", "Other").replace("depth", "far")
        code, said = compare(new)
        self.assertEqual(code, 0, said)

    def test_an_operator_is_refused(self):
        changed = SOURCE.replace("+ more", "- more")
        self.assert_differs({"src/n/look.cpp": changed}, "src/n/look.cpp:9", "'+' became '-'")

    def test_a_number_is_refused(self):
        self.assert_differs({"src/n/look.h": HEADER.replace("3", "4")}, "src/n/look.h:5", "'3' became '4'")

    def test_a_keyword_is_refused(self):
        self.assert_differs({"src/n/look.h": HEADER.replace("int", "long")}, "src/n/look.h:5", "'int' became 'long'")

    def test_a_new_statement_is_refused(self):
        self.assert_differs({"src/n/look.cpp": SOURCE + "int more();\n"}, "src/n/look.cpp:13", "is new")

    def test_another_name_in_one_place_is_refused(self):
        changed = SOURCE.replace("look.depth + more", "more.depth + more")
        self.assert_differs({"src/n/look.cpp": changed}, "src/n/look.cpp:9", "'look' became")

    def test_two_names_that_become_one_are_refused(self):
        changed = SOURCE.replace("look,", "x,").replace("look.", "x.").replace("more", "x")
        self.assert_differs({"src/n/look.cpp": changed}, "src/n/look.cpp:8", "both became 'x'")

    def test_a_split_word_must_be_allowed(self):
        changed = SOURCE.replace("more)", "extra)")
        self.assert_differs({"src/n/look.cpp": changed}, "src/n/look.cpp:9", "became")
        self.assert_same({"src/n/look.cpp": changed}, "--allow", "more")

    def test_another_include_is_refused(self):
        self.assert_differs({"src/n/look.cpp": SOURCE.replace("vector", "map")}, "src/n/look.cpp", "includes")

    def test_a_new_file_is_refused(self):
        self.assert_differs({"src/n/new.h": "int x;\n"}, "src/n/new.h", "the file is new")

    def test_python_is_read_by_its_own_rules(self):
        self.assert_same({"tools/x.py": SCRIPT.replace("Old.", "New.").replace("look", "nodes")})
        self.assert_differs({"tools/x.py": SCRIPT.replace("+ 1", "+ 2")}, "tools/x.py:3", "'1' became '2'")
        self.assert_differs({"tools/x.py": SCRIPT.replace("{look}", "{look + 1}")}, "tools/x.py:3", "became")

    def test_typescript_is_read_by_its_own_rules(self):
        self.assert_same({"web/x.ts": TYPESCRIPT.replace("look", "nodes").replace(" nodes`", " positions`")})
        self.assert_differs({"web/x.ts": TYPESCRIPT.replace("[*]", "[+]")}, "web/x.ts:2", "became")

    def test_an_unknown_commit_is_a_failure(self):
        code, said = compare(OLD, "--bogus")
        self.assertEqual(code, 2, said)


if __name__ == "__main__":
    unittest.main()
