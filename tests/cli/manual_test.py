"""mitos manual: a page that groff takes without a warning and that holds every verb and option."""

import re
import shutil
import subprocess
import unicodedata
import unittest

from support import DONE, PATIENCE, MitosTest, environment

VERBS = [("solve", "tiles"), ("compare", "tiles"), ("bench",), ("menu",), ("completion",), ("manual",)]


def bare(text):
    """Without the overstrikes and colours of a terminal, in single blanks."""
    text = re.sub(r".\x08", "", text)
    text = re.sub(r"\x1b\[[0-9;]*m", "", text)
    text = text.replace("‐\n", "-\n").replace("−", "-")
    text = unicodedata.normalize("NFC", text)  # groff writes an oxia for a tonos
    return re.sub(r"\s+", " ", text)


class Manual(MitosTest):
    def rendered(self, *language):
        page = self.write("mitos.1", self.expect(DONE, *language, "manual").out)
        done = subprocess.run(["groff", "-k", "-man", "-Tutf8", "-ww", page], capture_output=True,
                              env=environment(self.home), timeout=PATIENCE)  # fmt: skip
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr.decode(), "")
        return bare(done.stdout.decode())

    def test_it_holds_every_verb_and_option_of_the_help(self):
        page = self.expect(DONE, "manual").out.replace("\\-", "-")
        for verb in VERBS:
            self.assertIn(".SH mitos " + " ".join(verb), page)
            section = page.split(".SH mitos " + " ".join(verb) + "\n")[1].split("\n.SH ")[0]
            text = self.expect(DONE, *verb, "--help").out
            names = " ".join(line[:34] for line in text.splitlines() if line.startswith("  -"))
            options = re.findall(r"--[a-z][a-z-]*", names)
            self.assertGreater(len(options), 2)
            for option in options:
                self.assertIn(option, section, verb)
            for example in re.findall(r"(?m)^  (mitos .*)$", text):
                self.assertIn(example, section)

    def test_it_tells_exit_codes_and_files(self):
        page = self.expect(DONE, "manual").out
        for words in (".TH MITOS 1", ".SH NAME", ".SH SYNOPSIS", ".SH EXIT STATUS", ".SH FILES", "130", "XDG_CACHE_HOME"):
            self.assertIn(words, page)

    @unittest.skipUnless(shutil.which("groff"), "no groff here")
    def test_groff_has_no_complaints(self):
        text = self.rendered()
        for words in ("--algorithm NAME", "--lang en|el", "mitos solve tiles", "EXIT STATUS"):
            self.assertIn(words, text)

    @unittest.skipUnless(shutil.which("groff") and shutil.which("preconv"), "no groff here")
    def test_in_greek(self):
        text = self.rendered("--lang", "el")
        for words in ("Κωδικοί εξόδου", "εργαστήρι", "--algorithm"):
            self.assertIn(words, text)

    @unittest.skipUnless(shutil.which("man"), "no man here")
    def test_man_shows_it(self):
        page = self.write("mitos.1", self.expect(DONE, "manual").out)
        done = subprocess.run(["man", "--warnings", "-P", "cat", "-l", page], capture_output=True, text=True,
                              env=environment(self.home, MANWIDTH="100"), timeout=PATIENCE)  # fmt: skip
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "")
        self.assertIn("--heuristic", bare(done.stdout))

    def test_the_name_line_is_one_that_whatis_can_index(self):
        lines = self.expect(DONE, "manual").out.splitlines()
        name = lines[lines.index(".SH NAME") + 1]
        self.assertRegex(name, r"^mitos \\- ")
        self.assertNotRegex(name, r"^mitos \\- Mitos:", "the name is said once")


if __name__ == "__main__":
    unittest.main()
