"""mitos check FILE: is a rule file sound, and what does it mean?"""

import unittest

from support import BAD_INPUT, BAD_USAGE, DONE, SOURCE, SYSTEM, MitosTest, is_greek

RULES = sorted((SOURCE / "rules").glob("*.toml"))
SOUND = (SOURCE / "rules" / "xox.toml").read_text()


class Check(MitosTest):
    def test_every_shipped_game_is_sound(self):
        for path in RULES:
            with self.subTest(path=path.name):
                by_path = self.one_json("check", path)
                self.assertTrue(by_path["sound"])
                by_name = self.one_json("check", path.stem)
                self.assertEqual(by_path["words"], by_name["words"])
                self.assertGreaterEqual(by_path["starts"], 1)

    def test_plain_words(self):
        text = self.expect(DONE, "check", SOURCE / "rules" / "xox.toml").out
        for words in ("the rules are sound", "4 rows and 3 columns", "MAX writes X, MIN writes O", "XOX", "OXO", "74"):
            self.assertIn(words, text)
        for sentence in self.one_json("check", "xox")["words"]:
            self.assertIn(sentence, text)

    def test_greek(self):
        text = self.expect(DONE, "--lang", "el", "check", "xox").out
        self.assertIn("οι κανόνες είναι σωστοί", text)
        self.assertTrue(all(is_greek(line) for line in text.splitlines() if line))
        self.assertTrue(all(map(is_greek, self.one_json("--lang", "el", "check", "cse")["words"])))

    def test_the_place_and_the_reason(self):
        for old, new, words in (
            ("rows    = 4", "rows    = 40", "'rows' must be from"),
            ('first   = "max"', 'frist   = "max"', "unknown key 'frist'"),
            ('text = "XOX"', 'text = "XQX"', "Q"),
        ):
            lines = SOUND.replace(old, new).splitlines()
            number = next(i for i, text in enumerate(lines, 1) if new in text)
            path = self.write("bad.toml", "\n".join(lines) + "\n")
            result = self.expect(BAD_INPUT, "check", path)
            self.assertEqual(result.out, "")
            self.assertIn(f"bad.toml:{number}:", result.err)
            self.assertIn(words, result.err)
            excerpt, caret = result.err.splitlines()[1:3]
            self.assertEqual(excerpt.strip(), new)
            self.assertEqual(caret.strip(), "^")
            report = self.one_json("check", path, code=BAD_INPUT)
            self.assertEqual((report["sound"], report["line"]), (False, number))
            self.assertEqual(caret.index("^") - (len(excerpt) - len(excerpt.lstrip())), report["column"] - 1)
            self.assertIn(words, report["reason"])

    def test_a_file_goes_before_a_name(self):
        self.write("xox", "rows = 3\n")
        self.expect(BAD_INPUT, "check", "xox")

    def test_what_cannot_be_read(self):
        for name in ("none.toml", "nosuchgame", str(self.home)):
            result = self.expect(SYSTEM, "check", name)
            self.assertIn(name, result.err)
        self.expect(BAD_INPUT, "check", self.write("empty.toml", ""))
        self.expect(BAD_INPUT, "check", self.write("bytes.toml", bytes(range(256))))

    def test_usage(self):
        self.expect(BAD_USAGE, "check")
        self.expect(BAD_USAGE, "check", "xox", "cse")
        self.expect(BAD_USAGE, "check", "")


if __name__ == "__main__":
    unittest.main()
