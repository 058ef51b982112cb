"""mitos completion: scripts that a shell can read, and what they offer."""

import re
import shutil
import subprocess
import unittest

from support import BAD_USAGE, DONE, PATIENCE, MitosTest, environment


class Completion(MitosTest):
    def script(self, shell):
        return self.write(f"mitos.{shell}", self.expect(DONE, "completion", shell).out)

    def shell(self, *command, code=0):
        done = subprocess.run(command, capture_output=True, text=True, env=environment(self.home), timeout=PATIENCE)
        self.assertEqual(done.returncode, code, done.stderr)
        self.assertEqual(done.stderr, "")
        return done.stdout

    def offered(self, *words):
        """What bash offers when the last word is to be completed."""
        quoted = " ".join("'" + word + "'" for word in words)
        return self.shell(
            "bash", "--norc", "-c",
            f"compopt() {{ :; }}; source '{self.script('bash')}'; COMP_WORDS=(mitos {quoted}); "
            f"COMP_CWORD={len(words)}; _mitos; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        ).split()  # fmt: skip

    def test_bash_can_read_it(self):
        self.shell("bash", "-n", self.script("bash"))
        registered = self.shell("bash", "--norc", "-c", f"source '{self.script('bash')}'; complete -p mitos")
        self.assertIn("_mitos", registered)

    def test_verbs(self):
        self.assertEqual(set(self.offered("")) >= {"solve", "compare", "bench", "menu", "completion", "manual"}, True)
        self.assertEqual(self.offered("so"), ["solve"])
        self.assertEqual(self.offered("co"), ["compare", "convert", "completion"])

    def test_subjects(self):
        self.assertIn("tiles", self.offered("solve", ""))
        self.assertEqual(self.offered("compare", "t"), ["tiles"])

    def test_options(self):
        self.assertEqual(self.offered("solve", "tiles", "--alg"), ["--algorithm"])
        self.assertEqual(self.offered("solve", "tiles", "--moves", "king", "--rep"), ["--replay"])
        self.assertEqual(self.offered("compare", "tiles", "--cs"), ["--csv"])
        self.assertEqual(self.offered("bench", "--f"), ["--filter"])

    def test_every_option_of_the_help_is_offered(self):
        for verb in (("solve", "tiles"), ("compare", "tiles"), ("bench",), ("menu",), ("manual",), ("completion",), ()):
            lines = self.expect(DONE, *verb, "--help").out.splitlines()
            names = " ".join(line[:34] for line in lines if line.startswith("  -"))
            options = set(re.findall(r"--[a-z][a-z-]*", names))
            self.assertLessEqual(options, set(self.offered(*verb, "--")), verb)

    def test_values(self):
        self.assertEqual(self.offered("solve", "tiles", "--algorithm", ""),
                         ["bfs", "ucs", "astar", "wastar", "greedy", "idastar", "bidirectional", "champion"])  # fmt: skip
        self.assertEqual(self.offered("solve", "tiles", "--heuristic", "m"), ["misplaced", "manhattan"])
        self.assertEqual(self.offered("solve", "tiles", "--moves", ""), ["king", "plain"])
        self.assertEqual(self.offered("solve", "tiles", "--goal", "s"), ["spiral"])
        self.assertEqual(self.offered("solve", "tiles", "--tables", ""), ["small", "full"])
        self.assertEqual(self.offered("convert", "a.ggf", "b", "--to", "w"), ["wthor"])
        self.assertEqual(self.offered("--lang", ""), ["en", "el"])
        self.assertIn("4x4", self.offered("compare", "tiles", "--size", ""))
        self.assertEqual(self.offered("compare", "tiles", "--algorithms", "id"), ["idastar"])
        self.assertLessEqual({"bash", "zsh", "fish"}, set(self.offered("completion", "")))

    def test_files_are_left_to_the_shell(self):
        for option in ("--file", "--trace", "--resume"):
            self.assertEqual(self.offered("solve", "tiles", option, ""), [])

    def test_options_before_the_verb_do_not_confuse_it(self):
        self.assertEqual(self.offered("--lang", "el", "so"), ["solve"])
        self.assertEqual(self.offered("--lang", "el", "solve", "tiles", "--alg"), ["--algorithm"])
        self.assertEqual(self.offered("--json", "compare", "t"), ["tiles"])

    def test_other_shells(self):
        for shell in ("zsh", "fish"):
            script = self.script(shell)
            if shutil.which(shell):
                with self.subTest(shell=shell):
                    self.shell(shell, "-n", script)
        self.assertTrue(self.expect(DONE, "completion", "zsh").out.startswith("#compdef mitos"))
        fish = self.expect(DONE, "completion", "fish").out
        for word in ("solve", "-l algorithm", "idastar", "complete -c mitos"):
            self.assertIn(word, fish)

    @unittest.skipUnless(shutil.which("zsh"), "no zsh here")
    def test_zsh_has_what_the_script_calls(self):
        self.shell("zsh", "-f", "-c", f"autoload -U compinit; compinit -u; source '{self.script('zsh')}'")

    def test_zsh_is_not_asked_for_what_only_bash_has(self):
        """The bashcompinit of zsh brings complete and compgen, but no compopt."""
        script = self.expect(DONE, "completion", "zsh").out
        for line in script.splitlines():
            if "compopt" in line and "compopt()" not in script:
                self.assertIn("/dev/null", line)

    def test_descriptions_of_fish_follow_the_language(self):
        greek = self.expect(DONE, "--lang", "el", "completion", "fish").out
        self.assertNotEqual(greek, self.expect(DONE, "completion", "fish").out)

    def test_unknown_shells(self):
        for arguments in ((), ("tcsh",), ("",)):
            result = self.expect(BAD_USAGE, "completion", *arguments)
            self.assertEqual(result.out, "")

    def test_values_after_an_equals_sign(self):
        self.assertEqual(self.offered("--lang", "=", "el", "so"), ["solve"])
        self.assertEqual(self.offered("solve", "tiles", "--moves", "=", "k"), ["king"])

    def test_a_script_for_zsh_of_its_own(self):
        script = self.expect(DONE, "completion", "zsh").out
        for word in ("compadd", "_files", "--algorithm", "idastar"):
            self.assertIn(word, script)
        for word in ("compopt", "compgen", "bashcompinit"):
            self.assertNotIn(word, script)

    def test_bash_does_without_compopt(self):
        script = self.script("bash")
        told = self.shell("bash", "--norc", "-c", f"enable -n compopt; source '{script}'; "
                          "COMP_WORDS=(mitos solve tiles --file ''); COMP_CWORD=4; _mitos; echo $?")  # fmt: skip
        self.assertIn(told.strip(), ("0", "1"))

    def test_files_are_known_in_every_language(self):
        def cases(language):
            script = self.expect(DONE, "--lang", language, "completion", "bash").out
            return [line for line in script.splitlines() if "compopt" in line]

        self.assertEqual(cases("en"), cases("el"))
        self.assertGreater(len(cases("en")), 0)


if __name__ == "__main__":
    unittest.main()
