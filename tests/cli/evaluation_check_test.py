"""mitos check for evaluation files: sound or not, what they mean, in both languages."""

import unittest

from support import BAD_INPUT, DONE, SOURCE, SYSTEM, MitosTest, is_greek

EVALUATIONS = sorted((SOURCE / "evaluations").glob("*.toml"))
BAD = sorted((SOURCE / "tests" / "data" / "evaluations" / "bad").glob("*.toml"))
PHASED = (SOURCE / "evaluations" / "phased.toml").read_text()


class CheckEvaluation(MitosTest):
    def test_every_shipped_evaluation_is_sound(self):
        self.assertEqual([path.stem for path in EVALUATIONS], ["corners", "phased", "positional"])
        for path in EVALUATIONS:
            with self.subTest(path=path.name):
                by_path = self.one_json("check", path)
                self.assertEqual((by_path["kind"], by_path["sound"]), ("evaluation", True))
                by_name = self.one_json("check", path.stem)
                by_name["file"] = by_path["file"]
                self.assertEqual(by_path, by_name)
                self.assertEqual(by_path["sizes"], [4, 6, 8])

    def test_plain_words(self):
        text = self.expect(DONE, "check", "phased").out
        for words in ("the evaluation is sound", "black minus white", "-20 vulnerable", "From 54 discs on"):
            self.assertIn(words, text)
        for sentence in self.one_json("check", "phased")["words"]:
            self.assertIn(sentence, text)

    def test_phases_in_json(self):
        phases = self.one_json("check", "phased")["phases"]
        self.assertEqual([(phase["from"], phase["to"]) for phase in phases], [(0, 29), (30, 53), (54, 64)])
        self.assertEqual(phases[2]["terms"], {"mobility": 1, "vulnerable": -2, "corner": 2, "discs": 5})

    def test_greek(self):
        text = self.expect(DONE, "--lang", "el", "check", "corners").out
        self.assertIn("η αξιολόγηση είναι σωστή", text)
        self.assertTrue(all(is_greek(line) for line in text.splitlines() if line))

    def test_the_place_and_the_reason(self):
        for old, new, words in (
            ("to         = 53", "to         = 40", "no phase judges boards with 41 to 53 discs"),
            ("x          = -25", "y          = -25", "unknown key 'y'"),
            ("corner     = 2\n", "corner     = 2.5\n", "'corner' must be a whole number"),
        ):
            path = self.write("mine.toml", PHASED.replace(old, new))
            result = self.expect(BAD_INPUT, "check", path)
            self.assertEqual(result.out, "")
            self.assertIn("mine.toml:", result.err)
            self.assertIn(words, result.err)
            self.assertEqual(result.err.splitlines()[2].strip(), "^")
            report = self.one_json("check", path, code=BAD_INPUT)
            self.assertEqual((report["kind"], report["sound"]), ("evaluation", False))
            self.assertIn(f":{report['line']}:{report['column']}: {report['reason']}", result.err)

    def test_a_few_of_the_bad_files(self):
        for path in BAD[::9]:
            with self.subTest(path=path.name):
                self.assertFalse(self.one_json("check", path, code=BAD_INPUT)["sound"])

    def test_rule_files_say_their_kind_too(self):
        self.assertEqual(self.one_json("check", "xox")["kind"], "rules")

    def test_what_is_neither(self):
        path = self.write("letter.txt", "Dear reader,\n")
        result = self.expect(BAD_INPUT, "check", path)
        self.assertIn("letter.txt:1:1: this is neither a rule file", result.err)
        self.assertIsNone(self.one_json("check", path, code=BAD_INPUT)["kind"])
        self.assertIn("ούτε", self.expect(BAD_INPUT, "--lang", "el", "check", path).err)

    def test_a_file_goes_before_a_name(self):
        self.write("phased", "[[phase]]\n")
        self.expect(BAD_INPUT, "check", "phased")

    def test_a_pipe_is_read_once(self):
        self.assertIn("Phased judges", self.expect(DONE, "check", "/dev/stdin", stdin=PHASED).out)

    def test_ones_own_by_name(self):
        folder = self.home / "mine" / "evaluations"
        folder.mkdir(parents=True)
        (folder / "careful.toml").write_text('name = "Careful"\n[[phase]]\nmobility = 4\n')
        self.assertEqual(self.one_json("check", "careful", "--data", self.home / "mine")["name"], "Careful")
        self.expect(SYSTEM, "check", "careful")
        share = {"XDG_DATA_HOME": self.home / "share"}
        (self.home / "share").mkdir()
        (self.home / "mine").rename(self.home / "share" / "mitos")
        self.assertEqual(self.one_json("check", "careful", env=share)["name"], "Careful")

    def test_unknown_names(self):
        self.assertIn("nosuch", self.expect(SYSTEM, "check", "nosuch").err)


if __name__ == "__main__":
    unittest.main()
