"""./test: which stages it runs, and what it counts and shows."""

import re
import shlex
import signal
import unittest

from sandbox import FAKE_CMAKE, PATIENCE, Sandbox, lingering

CTEST_GOOD = """echo "100% tests passed, 0 tests failed out of 12
The following tests did not run:
	  7 - needs a second core (Skipped)" """
# Of its scripts `check` says nothing that matters, and `test` counts as vitest does, in colours.
NPM_GOOD = r"""if [[ $4 == test ]]; then printf ' Test Files  1 passed (1)\n      \033[2mTests\033[22m  \033[32m4 passed\033[39m (4)\n'; fi"""

# A test program that the fake cmake builds: each of eight shards has three tests, and one skips one.
SHARD_GOOD = """echo "[  PASSED  ] 3 tests."
if [[ $GTEST_SHARD_INDEX == 5 ]]; then echo "[  SKIPPED ] 1 test, listed below:"; fi"""
SHARD_BAD = """echo "expected 5"; echo "[  PASSED  ] 2 tests."; echo "[  FAILED  ] 1 test, listed below:"; exit 1"""
SHARD_CRASH = """echo "[ RUN      ] Board.Reads"; echo "stack-buffer-overflow"; exit 139"""


def building(tests):
    """A fake cmake whose presets come out with that test program."""
    return FAKE_CMAKE + f"""
if [[ $1 == --build && $2 == build/* ]]; then
    printf '#!%s\\n%s\\n' "$BASH" {shlex.quote(tests)} >"$2/mitos_tests"
    chmod +x "$2/mitos_tests"
fi"""


CTEST_BAD = """echo "1/12 Test #1: Board.Reads ....***Failed 0.01 sec
expected 4
83% tests passed, 2 tests failed out of 12"; exit 8"""


class Test(Sandbox):
    def setUp(self):
        super().setUp()
        self.stand_in("tools/setup", 'echo "setup $*" >>"$CALLS"')
        self.stand_in("tools/format", "exit 0")
        self.stand_in("tools/tidy", "exit 0")
        self.stand_in("tools/check_alone.py", "exit 0")
        self.stand_in("aarch64-linux-gnu-g++", "exit 0")
        self.stand_in("qemu-aarch64", "exit 0")
        self.stand_in("dpkg-query", "exit 0")
        self.stand_in("tools/web", 'echo "$PWD"')
        self.stand_in("npm", NPM_GOOD)
        self.stand_in("node", 'echo "3 passed, 0 failed"')
        self.stand_in("cmake", building(SHARD_GOOD))
        self.stand_in("ctest", 'echo "ctest $*" >>"$CALLS"\n' + CTEST_GOOD)
        # For the checks of includes and words, and once for the tests of the house.
        self.stand_in("python3", 'if [[ $1 == -m ]]; then echo "Ran 5 tests in 0.1s"; echo; echo OK; fi')

    def closing(self, done):
        return done.stdout.splitlines()[-1]

    def test_refuses_unknown_options(self):
        done = self.call(self.root / "test", "--nonsense")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("unknown option: --nonsense", done.stderr)
        self.assertEqual(self.called(), "")

    def test_explains_itself(self):
        done = self.call(self.root / "test", "--help")
        self.assertEqual(done.returncode, 0)
        self.assertIn("--quick", done.stdout)

    def test_quick_adds_up_house_checks_and_release(self):
        done = self.call(self.root / "test", "--quick")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(self.closing(done),
                         "51 passed, 0 failed, 2 skipped")    # 3 checks, 5 of the house, 24 + 11, 8 of the web

    def test_takes_the_sanitizers_by_default(self):
        done = self.call(self.root / "test")
        self.assertEqual(self.closing(done), "100 passed, 0 failed, 4 skipped", done.stdout)
        self.assertIn("setup test", self.called())
        self.assertIn("--build build/asan-quick --target mitos_tests", self.called())
        self.assertIn("--build build/tsan-quick --target mitos_tests", self.called())

    def test_all_takes_every_preset_fuzzing_and_tidy(self):
        self.stand_in("cmake", building(SHARD_GOOD) + r"""
            if [[ $1 == --build && $2 == build/fuzz ]]; then
                printf '#!%s\necho "fuzz $*" >>"$CALLS"; cat "${!#}"/* >>"$CALLS"\n' "$BASH" >build/fuzz/fuzz_board
                chmod +x build/fuzz/fuzz_board
            fi""")
        corpus = self.root / "fuzz/corpus/board"
        corpus.mkdir(parents=True)
        (corpus / "seed").write_text("1 2 3 seed\n", encoding="utf-8")
        done = self.call(self.root / "test", "--all")
        self.assertEqual(self.closing(done), "202 passed, 0 failed, 8 skipped",
                         done.stdout)    # 8 + 2 * (24 + 11) + 2 * (24 + 1) + 8 + 4 * 3 + 2 * 24 + 6
        self.assertEqual(sorted(re.findall(r"ctest --test-dir build/(\w+)", self.called())), ["debug", "release"])
        self.assertIn("setup all", self.called())
        for preset in ["release", "debug", "asan", "tsan", "portable", "clang", "aarch64", "bench", "fuzz"]:
            self.assertIn(f"--preset {preset} -DMITOS_WERROR=ON\n", self.called())
        self.assertIn("fuzz -max_total_time=60", self.called())
        self.assertIn("1 2 3 seed", self.called())

    def test_shows_and_counts_failed_tests_and_goes_on(self):
        self.stand_in("ctest", CTEST_BAD)
        done = self.call(self.root / "test")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(self.closing(done), "99 passed, 2 failed, 3 skipped")
        self.assertIn("expected 4", done.stdout)

    def test_shows_and_counts_what_failed_under_the_sanitizers(self):
        self.stand_in("cmake", building(SHARD_BAD))
        done = self.call(self.root / "test")
        self.assertEqual((done.returncode, self.closing(done)), (1, "76 passed, 24 failed, 1 skipped"))
        self.assertIn("expected 5", done.stdout)

    def test_a_crash_under_the_sanitizers_is_a_failure(self):
        self.stand_in("cmake", building(SHARD_CRASH))
        done = self.call(self.root / "test")
        self.assertEqual((done.returncode, self.closing(done)), (1, "28 passed, 24 failed, 1 skipped"))
        self.assertIn("Board.Reads", done.stdout)
        self.assertIn("stack-buffer-overflow", done.stdout)

    def test_no_test_under_the_sanitizers_is_a_failure(self):
        self.stand_in("cmake", building("echo '[  PASSED  ] 0 tests.'"))
        done = self.call(self.root / "test")
        self.assertEqual((done.returncode, self.closing(done)), (1, "28 passed, 3 failed, 1 skipped"))

    def test_a_stage_that_does_not_build_is_one_failure(self):
        self.stand_in("cmake", "echo 'error: expected a semicolon'; exit 1")
        done = self.call(self.root / "test")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(self.closing(done), "17 passed, 3 failed")
        self.assertIn("expected a semicolon", done.stdout)

    def test_a_preset_without_tests_is_a_failure(self):
        self.stand_in("ctest", 'echo "No tests were found!!!"; exit 8')
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "40 passed, 1 failed, 1 skipped"))

    def test_a_failed_house_check_is_shown(self):
        self.stand_in("tools/format", "echo src/ugly.cpp; exit 1")
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "50 passed, 1 failed, 2 skipped"))
        self.assertIn("src/ugly.cpp", done.stdout)

    def test_a_check_without_its_tool_is_skipped(self):
        self.stand_in("tools/format", "echo 'format: clang-format-14 is missing' >&2; exit 5")
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (0, "50 passed, 0 failed, 3 skipped"))
        self.assertIn("clang-format-14 is missing", done.stdout)

    def test_a_file_that_does_not_compile_alone_is_shown(self):
        self.stand_in("tools/check_alone.py", "echo 'record.cpp:142: patternName was not declared'; exit 1")
        done = self.call(self.root / "test")
        self.assertEqual((done.returncode, self.closing(done)), (1, "99 passed, 1 failed, 4 skipped"))
        self.assertIn("patternName was not declared", done.stdout)

    def test_what_it_started_ends_with_it(self):
        """Also when it is killed by a signal that it cannot handle."""
        self.stand_in("ctest", lingering(self.calls))
        running = self.start(self.root / "test", "--quick")
        lingerer = self.number_in_calls()
        running.send_signal(signal.SIGKILL)
        running.wait(PATIENCE)
        self.assert_ends(lingerer)

    def test_failed_tests_of_the_house_are_counted(self):
        self.stand_in("python3", 'if [[ $1 == -m ]]; then echo "Ran 5 tests in 0.1s"; echo; '
                                 'echo "FAILED (failures=1, errors=1, skipped=1)"; exit 1; fi')
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "48 passed, 2 failed, 3 skipped"))

    def test_failed_tests_of_the_front_end_are_shown_and_counted(self):
        self.stand_in("node", 'echo "not ok: a whole game"; echo "1 passed, 2 failed"; exit 1')
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "49 passed, 2 failed, 2 skipped"))
        self.assertIn("a whole game", done.stdout)

    def test_a_browser_that_breaks_off_is_a_failure(self):
        self.stand_in("node", "exit 1")
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "48 passed, 1 failed, 2 skipped"))

    def test_without_node_the_front_end_is_skipped(self):
        self.stand_in("tools/web", "exit 1")
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (0, "43 passed, 0 failed, 4 skipped"))

    def test_ci_runs_the_tests(self):
        done = self.call(self.root / ".ci/run", cwd=self.bin)
        self.assertEqual(self.closing(done), "100 passed, 0 failed, 4 skipped")


if __name__ == "__main__":
    unittest.main()
