"""./run and tools/build: what they build, and what a killed build leaves."""

import os
import signal
import unittest

from sandbox import FAKE_CMAKE, PATIENCE, Sandbox, lingering


class Run(Sandbox):
    def setUp(self):
        super().setUp()
        self.stand_in("tools/setup", 'echo "setup $*"')
        self.stand_in("cmake", FAKE_CMAKE)

    def test_configures_builds_and_hands_everything_to_mitos(self):
        done = self.call(self.root / "run", "solve", "two words", stdin="data\n")
        self.assertEqual((done.returncode, done.stdout), (4, "mitos solve two words\ndata\n"), done.stderr)
        self.assertIn("--preset release", self.called())
        self.assertIn("--target mitos", self.called())

    def test_without_arguments_serves_the_web_app(self):
        self.assertEqual(self.call(self.root / "run").stdout, "mitos serve --open\n")

    def test_keeps_the_menu_of_the_terminal(self):
        self.assertEqual(self.call(self.root / "run", "menu").stdout, "mitos menu\n")

    def test_configures_only_once(self):
        self.call(self.root / "run")
        self.call(self.root / "run")
        self.assertEqual(self.called().count("--preset"), 1)
        self.assertEqual(self.called().count("--build"), 2)

    def test_configures_again_after_the_tree_was_moved(self):
        self.call(self.root / "run")
        self.root = self.root.rename(self.root.with_name("moved"))
        self.assertEqual(self.call(self.root / "run").stdout, "mitos serve --open\n")
        self.assertEqual(self.called().count("--preset"), 2)

    def test_configures_again_when_the_presets_are_newer(self):
        self.call(self.root / "run")
        ninja = self.root / "build/release/build.ninja"
        os.utime(ninja, (1, 1))
        (self.root / "CMakePresets.json").write_text("{}", encoding="utf-8")
        self.call(self.root / "run")
        self.assertEqual(self.called().count("--preset"), 2)

    def test_works_from_elsewhere_and_through_a_symbolic_link(self):
        link = self.bin / "start"
        link.symlink_to(self.root / "run")
        self.assertEqual(self.call(link, "x", cwd=self.bin).stdout, "mitos x\n")

    def test_a_failed_build_shows_its_end_and_starts_nothing(self):
        self.stand_in("cmake", 'echo "board.cpp:1: error: expected a semicolon"; exit 1')
        done = self.call(self.root / "run", "x")
        self.assertEqual((done.returncode, done.stdout), (5, ""))
        self.assertIn("expected a semicolon", done.stderr)
        self.assertIn("build/release/build.log", done.stderr)

    def test_a_warning_is_no_error(self):
        self.call(self.root / "run")
        self.assertIn("-DMITOS_WERROR=OFF", self.called())

    def test_takes_over_a_build_that_takes_warnings_for_errors(self):
        self.call(self.root / "tools/build", "release", "mitos")
        self.call(self.root / "run")
        self.assertEqual([line for line in self.called().splitlines() if "--preset" in line],
                         ["cmake --fresh --preset release -DMITOS_WERROR=ON",
                          "cmake --preset release -DMITOS_WERROR=OFF"])

    def test_what_it_compiled_with_warnings_is_compiled_again_by_a_strict_build(self):
        self.stand_in("cmake", FAKE_CMAKE + 'if [[ $1 == --build ]]; then echo "board.cpp:1: warning: unused"; fi')
        self.call(self.root / "run")
        self.assertNotIn("--target clean", self.called())
        for cleaned in [1, 1]:
            self.call(self.root / "tools/build", "release", "mitos")
            self.assertEqual(self.called().count("--target clean"), cleaned)

    def test_a_killed_build_ends_its_compilers(self):
        for fatal in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL]:
            with self.subTest(fatal):
                self.calls.unlink(missing_ok=True)
                self.stand_in("cmake", lingering(self.calls))
                running = self.start(self.root / "run")
                compiler = self.number_in_calls()
                running.send_signal(fatal)
                running.wait(PATIENCE)
                self.assert_ends(compiler)

    def test_says_for_whom_it_waits(self):
        self.stand_in("cmake", lingering(self.calls))
        first = self.start(self.root / "run")
        self.number_in_calls()
        second = self.start(self.root / "run")
        said = self.line_about(second, "waiting")
        self.assertRegex(said,
                         r"^build: waiting for another build of this tree \(process \d+, .*tools/build .*release mitos")
        first.terminate()

    def line_about(self, running, word):
        return next(line for line in running.stderr if word in line)

    def test_goes_on_when_the_build_before_it_is_over(self):
        self.stand_in("cmake", lingering(self.calls))
        first = self.start(self.root / "run")
        self.number_in_calls()
        second = self.start(self.root / "run")
        self.line_about(second, "waiting")
        self.stand_in("cmake", FAKE_CMAKE)
        first.kill()
        self.assertEqual(second.wait(PATIENCE), 4)

    def test_a_failed_setup_is_passed_on(self):
        self.stand_in("tools/setup", "exit 5")
        done = self.call(self.root / "run")
        self.assertEqual((done.returncode, done.stdout), (5, ""))


if __name__ == "__main__":
    unittest.main()
