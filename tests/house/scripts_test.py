"""The scripts in the root and in tools/, tried without installing or building anything.

Each test copies the scripts into a tree of its own and runs them with a PATH that holds only harmless commands and
stand-ins: the real apt-get, sudo and cmake cannot be reached.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ["run", "test", ".ci/run", "tools/setup", "tools/build", "tools/contained", "tools/format", "tools/tidy", "tools/web"]

HARMLESS = ["awk", "bash", "cat", "chmod", "cmp", "cp", "cut", "dirname", "env", "find", "flock", "grep", "head", "mkdir",
            "mktemp", "mv", "readlink", "rm", "sed", "seq", "setsid", "sh", "sha256sum", "sleep", "sort", "tail", "timeout", "touch",
            "tr", "xargs"]

# Answers for the names that it is asked about, and for Boost and clang, which are asked for by pattern.
ALL_INSTALLED = """for package in "$@" libboost1.81-dev clang-14 libclang-rt-14-dev clang-format-14 clang-tidy-14; do
    case $package in -*|*" "*|*"*"*) ;; *) echo "$package installed" ;; esac
done"""
FMT_MISSING = ALL_INSTALLED + ' | grep -v -e "^libfmt-dev " -e "^g++ "; echo "libfmt-dev not-installed"; exit 1'
APT_WORKS = 'echo "apt-get $*" >>"$CALLS"; echo "noise of apt"'
APT_FAILS = 'case "$*" in *install*) echo "E: no route to the archive"; exit 100 ;; esac'


class Sandbox(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve() / "tree with a blank"
        self.bin = Path(folder.name).resolve() / "bin"
        self.calls = Path(folder.name).resolve() / "calls"
        self.bin.mkdir()
        for script in SCRIPTS:
            (self.root / script).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / script, self.root / script)
        for command in HARMLESS:
            (self.bin / command).symlink_to(shutil.which(command))
        self.stand_in("node", "echo v22.1.0")

    def stand_in(self, name, body):
        """A command of that name in PATH, or in the tree where the name has a slash."""
        path = (self.root if "/" in name else self.bin) / name
        path.unlink(missing_ok=True)
        path.write_text(f"#!{shutil.which('bash')}\n{body}\n", encoding="utf-8")
        path.chmod(0o755)

    def call(self, *command, stdin="", cwd=None):
        environment = {"PATH": str(self.bin), "CALLS": str(self.calls), "HOME": str(self.root), "LANG": "C.UTF-8",
                       "CHROMIUM": str(self.bin / "bash")}
        return subprocess.run([str(word) for word in command], input=stdin, cwd=cwd or self.root, env=environment,
                              capture_output=True, text=True, check=False, timeout=60)

    def called(self):
        return self.calls.read_text(encoding="utf-8") if self.calls.exists() else ""

    def start(self, *command):
        """Like call, but does not wait. What is left of it at the end of the test is killed."""
        environment = {"PATH": str(self.bin), "CALLS": str(self.calls), "HOME": str(self.root), "LANG": "C.UTF-8"}
        # Where the tests run in the background of a shell, they ignore SIGINT, and so would the command.
        words = ["env", "--default-signal=INT", *map(str, command)]
        running = subprocess.Popen(words, cwd=self.root, env=environment, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True)
        self.addCleanup(running.stderr.close)
        self.addCleanup(running.wait)
        self.addCleanup(running.kill)
        return running

    def number_in_calls(self):
        """The process that a stand-in has told of there, once it has."""
        def told():
            return re.findall(r"^(\d+)\n", self.called(), re.MULTILINE)
        self.wait_until(told, "no process told its number")
        return int(told()[-1])

    def assert_ends(self, process):
        self.wait_until(lambda: not alive(process), f"process {process} goes on")

    def wait_until(self, holds, complaint):
        deadline = time.monotonic() + 60
        while not holds():
            self.assertLess(time.monotonic(), deadline, complaint)
            time.sleep(0.05)


def alive(process):
    """It runs: neither gone nor a zombie that nobody has asked about."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def lingering(calls):
    """Starts a process in the background that would outlive its caller, tells its number in `calls`, and waits."""
    return f'sleep 600 &\necho $! >>{shlex.quote(str(calls))}\nwait'


class Setup(Sandbox):
    def setup_tool(self, extent="run"):
        return self.call(self.root / "tools/setup", extent)

    def test_is_silent_when_nothing_is_missing(self):
        self.stand_in("dpkg-query", ALL_INSTALLED)
        self.stand_in("apt-get", APT_WORKS)
        for extent in ["run", "test", "all"]:
            with self.subTest(extent):
                done = self.setup_tool(extent)
                self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        self.assertEqual(self.called(), "")
        self.assertFalse((self.root / "build").exists())

    def test_asks_dpkg_only_once(self):
        self.stand_in("dpkg-query", 'echo asked >>"$CALLS"\n' + ALL_INSTALLED)
        self.setup_tool("test")
        self.assertEqual(self.called(), "asked\n")

    def test_installs_as_root_only_what_is_missing(self):
        self.stand_in("dpkg-query", FMT_MISSING)
        self.stand_in("id", "echo 0")
        self.stand_in("apt-get", APT_WORKS)
        done = self.setup_tool()
        self.assertEqual((done.returncode, done.stdout), (0, ""), done.stderr)
        self.assertEqual(done.stderr, "setup: installing g++ libfmt-dev\n")
        self.assertRegex(self.called(), r"(?m)^apt-get .*update$")
        self.assertRegex(self.called(), r"(?m)^apt-get .*install -y --no-install-recommends g\+\+ libfmt-dev$")
        self.assertIn("noise of apt", (self.root / "build/setup.log").read_text(encoding="utf-8"))

    def test_installs_by_sudo_where_that_asks_nothing(self):
        self.stand_in("dpkg-query", FMT_MISSING)
        self.stand_in("id", "echo 1000")
        self.stand_in("sudo", 'echo "sudo $1" >>"$CALLS"; shift; exec "$@"')
        self.stand_in("true", "exit 0")
        self.stand_in("apt-get", APT_WORKS)
        done = self.setup_tool()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("sudo -n", self.called())
        self.assertIn("install -y", self.called())

    def test_names_the_command_when_it_may_not_install(self):
        self.stand_in("dpkg-query", FMT_MISSING)
        self.stand_in("id", "echo 1000")
        self.stand_in("apt-get", APT_WORKS)
        for sudo in [None, "echo 'sudo: a password is required' >&2; exit 1"]:
            with self.subTest(sudo=sudo):
                if sudo:
                    self.stand_in("sudo", sudo)
                done = self.setup_tool()
                self.assertEqual((done.returncode, done.stdout), (5, ""))
                self.assertIn("sudo apt-get install --no-install-recommends g++ libfmt-dev", done.stderr)
        self.assertEqual(self.called(), "")

    def test_shows_what_apt_said_when_it_fails(self):
        self.stand_in("dpkg-query", FMT_MISSING)
        self.stand_in("id", "echo 0")
        self.stand_in("apt-get", APT_FAILS)
        done = self.setup_tool()
        self.assertEqual((done.returncode, done.stdout), (5, ""))
        self.assertIn("E: no route to the archive", done.stderr)
        self.assertIn("build/setup.log", done.stderr)

    NPM_WORKS = """echo "npm $*" >>"$CALLS"
mkdir -p "$3/node_modules/node/bin"
printf '#!%s\\necho v22.1.0\\n' "$BASH" >"$3/node_modules/node/bin/node"
chmod +x "$3/node_modules/node/bin/node" """

    def test_takes_a_newer_node_from_the_registry(self):
        self.stand_in("dpkg-query", ALL_INSTALLED)
        self.stand_in("node", "echo v18.20.4")
        self.stand_in("npm", self.NPM_WORKS)
        done = self.setup_tool()
        self.assertEqual((done.returncode, done.stderr), (0, "setup: fetching a newer Node for the web app\n"))
        self.assertRegex(self.called(), r"^npm install --prefix .*/build/node .*node@22\n$")
        self.assertEqual(self.setup_tool().stderr, "")

    def test_installs_npm_where_there_is_none(self):
        self.stand_in("dpkg-query", ALL_INSTALLED)
        (self.bin / "node").unlink()
        self.stand_in("id", "echo 0")
        self.stand_in("apt-get", APT_WORKS)
        self.setup_tool()
        self.assertRegex(self.called(), r"(?m)^apt-get .*install -y --no-install-recommends npm$")

    def test_goes_on_without_node_and_says_so_once(self):
        self.stand_in("dpkg-query", ALL_INSTALLED)
        (self.bin / "node").unlink()
        self.stand_in("id", "echo 1000")
        done = self.setup_tool()
        self.assertEqual(done.returncode, 0)
        self.assertIn("the web app is left out, everything else works", done.stderr)
        self.assertEqual((self.setup_tool().returncode, self.setup_tool().stderr), (0, ""))

    NO_BOOST = ALL_INSTALLED + ' | grep -v "^libboost1.81-dev "'
    NO_CLANG = ALL_INSTALLED + ' | grep -v "clang"'

    def offer(self, *packages):
        """An apt-cache that knows these packages only, and whose default clang is 19."""
        self.stand_in("apt-cache", f"""case "$1 $2" in
            {" | ".join(f'"policy {name}"' for name in packages)}) echo "  Candidate: 1:1.0" ;;
            policy*) echo "  Candidate: (none)" ;;
            "depends clang") printf 'clang\\n  Depends: clang-19\\n' ;;
        esac""")

    def install(self, extent, *offered):
        self.offer(*offered)
        self.stand_in("id", "echo 0")
        self.stand_in("apt-get", APT_WORKS)
        done = self.setup_tool(extent)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stderr.splitlines()[-1]

    def test_takes_boost_1_81_where_there_is_one(self):
        self.stand_in("dpkg-query", self.NO_BOOST)
        self.assertEqual(self.install("run", "libboost1.81-dev", "libboost-dev"), "setup: installing libboost1.81-dev")

    def test_takes_the_default_boost_elsewhere(self):
        self.stand_in("dpkg-query", self.NO_BOOST)
        self.assertEqual(self.install("run", "libboost-dev"), "setup: installing libboost-dev")

    def test_is_content_with_any_newer_boost(self):
        self.stand_in("dpkg-query", self.NO_BOOST + '; echo "libboost1.83-dev installed"')
        self.assertEqual(self.setup_tool("run").stderr, "")

    def test_an_older_boost_is_none(self):
        self.stand_in("dpkg-query", self.NO_BOOST + '; echo "libboost1.74-dev installed"')
        self.assertIn("libboost1.81-dev", self.install("run", "libboost1.81-dev"))

    def test_takes_clang_14_where_there_is_one(self):
        self.stand_in("dpkg-query", self.NO_CLANG)
        self.assertEqual(self.install("test", "clang-14", "clang-19"),
                         "setup: installing clang-format-14 clang-14 libclang-rt-14-dev")

    def test_takes_the_default_clang_elsewhere(self):
        self.stand_in("dpkg-query", self.NO_CLANG)
        self.assertEqual(self.install("test", "clang-19"), "setup: installing clang-19 libclang-rt-19-dev")

    def test_is_content_with_a_newer_clang_where_14_is_not_to_be_had(self):
        self.stand_in("dpkg-query", self.NO_CLANG + '; echo "clang-18 installed"; echo "libclang-rt-18-dev installed"')
        self.offer("clang-19")
        self.assertEqual(self.setup_tool("test").stderr, "")

    def test_all_goes_on_without_64_bit_arm(self):
        self.stand_in("dpkg-query", ALL_INSTALLED + ' | grep -v -e aarch64 -e qemu -e arm64; [[ $* != *arm64* ]]')
        self.stand_in("id", "echo 1000")
        self.stand_in("apt-get", APT_WORKS)
        done = self.setup_tool("all")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "setup: without g++-aarch64-linux-gnu qemu-user libfmt-dev:arm64 libzstd-dev:arm64, which I may "
                                      "not install, ./test skips 64-bit ARM\n")

    def test_does_without_a_browser_where_there_is_none(self):
        self.stand_in("dpkg-query", ALL_INSTALLED + ' | grep -v "^chromium"')
        self.offer("libfmt-dev")
        self.assertEqual(self.setup_tool("test").stderr, "")

    def test_says_that_boost_will_be_replaced(self):
        self.stand_in("dpkg-query", self.NO_BOOST + '; echo "libboost1.74-dev installed"')
        self.stand_in("id", "echo 0")
        self.stand_in("apt-get", APT_WORKS)
        self.offer("libboost1.81-dev")
        done = self.setup_tool()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("libboost1.81-dev replaces the installed libboost1.74-dev", done.stderr)
        self.assertIn("install -y --no-install-recommends libboost1.81-dev", self.called())

    def test_without_apt_it_names_the_libraries(self):
        done = self.setup_tool()
        self.assertEqual((done.returncode, done.stdout), (5, ""))
        self.assertIn("no apt-get", done.stderr)
        self.assertIn("nlohmann-json", done.stderr)

    def test_without_apt_but_with_the_tools_it_leaves_the_rest_to_cmake(self):
        for tool in ["cmake", "ninja", "c++"]:
            self.stand_in(tool, "exit 0")
        done = self.setup_tool()
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_refuses_an_unknown_extent(self):
        self.assertEqual(self.setup_tool("everything").returncode, 2)
        self.assertEqual(self.call(self.root / "tools/setup").returncode, 2)


# A cmake that "configures" by --preset NAME and "builds" by --build DIR; the binary tells how it was called.
FAKE_CMAKE = r"""
echo "cmake $*" >>"$CALLS"
echo "noise of cmake"; echo "warnings of cmake" >&2
if [[ $1 == --build ]]; then
    printf '#!%s\necho "mitos $*"; cat; exit "${MITOS_STATUS:-4}"\n' "$BASH" >"$2/mitos"
    chmod +x "$2/mitos"
else
    [[ $1 == --fresh ]] || set -- --fresh "$@"
    mkdir -p "build/$3"; touch "build/$3/build.ninja"
    [[ $* == *MITOS_WERROR=OFF* ]] && werror=OFF || werror=ON
    printf '%s\n' "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "MITOS_WERROR:BOOL=$werror" >"build/$3/CMakeCache.txt"
fi
"""


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
                         ["cmake --fresh --preset release -DMITOS_WERROR=ON", "cmake --preset release -DMITOS_WERROR=OFF"])

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
                running.wait(60)
                self.assert_ends(compiler)

    def test_says_for_whom_it_waits(self):
        self.stand_in("cmake", lingering(self.calls))
        first = self.start(self.root / "run")
        self.number_in_calls()
        second = self.start(self.root / "run")
        said = self.line_about(second, "waiting")
        self.assertRegex(said, r"^build: waiting for another build of this tree \(process \d+, .*tools/build .*release mitos")
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
        self.assertEqual(second.wait(60), 4)

    def test_a_failed_setup_is_passed_on(self):
        self.stand_in("tools/setup", "exit 5")
        done = self.call(self.root / "run")
        self.assertEqual((done.returncode, done.stdout), (5, ""))


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
        # Once for the check of includes, once for the tests of the house.
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
        self.assertEqual(self.closing(done), "50 passed, 0 failed, 2 skipped")    # 2 checks, 5 of the house, 24 + 11, 8 of the web

    def test_takes_the_sanitizers_by_default(self):
        done = self.call(self.root / "test")
        self.assertEqual(self.closing(done), "99 passed, 0 failed, 4 skipped", done.stdout)
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
        self.assertEqual(self.closing(done), "221 passed, 0 failed, 10 skipped", done.stdout)    # 7 + 4 * (24 + 11) + 8 + 4 * 3 + 2 * 24 + 6
        self.assertIn("setup all", self.called())
        for preset in ["release", "debug", "asan", "tsan", "portable", "clang", "aarch64", "bench", "fuzz"]:
            self.assertIn(f"--preset {preset} -DMITOS_WERROR=ON\n", self.called())
        self.assertIn("fuzz -max_total_time=60", self.called())
        self.assertIn("1 2 3 seed", self.called())

    def test_shows_and_counts_failed_tests_and_goes_on(self):
        self.stand_in("ctest", CTEST_BAD)
        done = self.call(self.root / "test")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(self.closing(done), "98 passed, 2 failed, 3 skipped")
        self.assertIn("expected 4", done.stdout)

    def test_shows_and_counts_what_failed_under_the_sanitizers(self):
        self.stand_in("cmake", building(SHARD_BAD))
        done = self.call(self.root / "test")
        self.assertEqual((done.returncode, self.closing(done)), (1, "75 passed, 24 failed, 1 skipped"))
        self.assertIn("expected 5", done.stdout)

    def test_a_crash_under_the_sanitizers_is_a_failure(self):
        self.stand_in("cmake", building(SHARD_CRASH))
        done = self.call(self.root / "test")
        self.assertEqual((done.returncode, self.closing(done)), (1, "27 passed, 24 failed, 1 skipped"))
        self.assertIn("Board.Reads", done.stdout)
        self.assertIn("stack-buffer-overflow", done.stdout)

    def test_no_test_under_the_sanitizers_is_a_failure(self):
        self.stand_in("cmake", building("echo '[  PASSED  ] 0 tests.'"))
        done = self.call(self.root / "test")
        self.assertEqual((done.returncode, self.closing(done)), (1, "27 passed, 3 failed, 1 skipped"))

    def test_a_stage_that_does_not_build_is_one_failure(self):
        self.stand_in("cmake", "echo 'error: expected a semicolon'; exit 1")
        done = self.call(self.root / "test")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(self.closing(done), "16 passed, 3 failed")
        self.assertIn("expected a semicolon", done.stdout)

    def test_a_preset_without_tests_is_a_failure(self):
        self.stand_in("ctest", 'echo "No tests were found!!!"; exit 8')
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "39 passed, 1 failed, 1 skipped"))

    def test_a_failed_house_check_is_shown(self):
        self.stand_in("tools/format", "echo src/ugly.cpp; exit 1")
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "49 passed, 1 failed, 2 skipped"))
        self.assertIn("src/ugly.cpp", done.stdout)

    def test_a_check_without_its_tool_is_skipped(self):
        self.stand_in("tools/format", "echo 'format: clang-format-14 is missing' >&2; exit 5")
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (0, "49 passed, 0 failed, 3 skipped"))
        self.assertIn("clang-format-14 is missing", done.stdout)

    def test_a_file_that_does_not_compile_alone_is_shown(self):
        self.stand_in("tools/check_alone.py", "echo 'record.cpp:142: patternName was not declared'; exit 1")
        done = self.call(self.root / "test")
        self.assertEqual((done.returncode, self.closing(done)), (1, "98 passed, 1 failed, 4 skipped"))
        self.assertIn("patternName was not declared", done.stdout)

    def test_what_it_started_ends_with_it(self):
        """Also when it is killed by a signal that it cannot handle."""
        self.stand_in("ctest", lingering(self.calls))
        running = self.start(self.root / "test", "--quick")
        lingerer = self.number_in_calls()
        running.send_signal(signal.SIGKILL)
        running.wait(60)
        self.assert_ends(lingerer)

    def test_failed_tests_of_the_house_are_counted(self):
        self.stand_in("python3", 'if [[ $1 == -m ]]; then echo "Ran 5 tests in 0.1s"; echo; '
                                 'echo "FAILED (failures=1, errors=1, skipped=1)"; exit 1; fi')
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "47 passed, 2 failed, 3 skipped"))

    def test_failed_tests_of_the_front_end_are_shown_and_counted(self):
        self.stand_in("node", 'echo "not ok: a whole game"; echo "1 passed, 2 failed"; exit 1')
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "48 passed, 2 failed, 2 skipped"))
        self.assertIn("a whole game", done.stdout)

    def test_a_browser_that_breaks_off_is_a_failure(self):
        self.stand_in("node", "exit 1")
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (1, "47 passed, 1 failed, 2 skipped"))

    def test_without_node_the_front_end_is_skipped(self):
        self.stand_in("tools/web", "exit 1")
        done = self.call(self.root / "test", "--quick")
        self.assertEqual((done.returncode, self.closing(done)), (0, "42 passed, 0 failed, 4 skipped"))

    def test_ci_runs_the_tests(self):
        done = self.call(self.root / ".ci/run", cwd=self.bin)
        self.assertEqual(self.closing(done), "99 passed, 0 failed, 4 skipped")


class Contained(Sandbox):
    def test_passes_the_exit_code_on(self):
        self.assertEqual(self.call(self.root / "tools/contained", "bash", "-c", "exit 7").returncode, 7)

    def test_ends_what_is_left_when_the_command_ends(self):
        self.stand_in("leave", f'sleep 600 &\necho $! >>{shlex.quote(str(self.calls))}')
        self.call(self.root / "tools/contained", self.bin / "leave")
        self.assert_ends(self.number_in_calls())

    def test_ends_what_does_not_listen(self):
        self.stand_in("deaf", f"trap '' TERM HUP INT\necho $$ >>{shlex.quote(str(self.calls))}\nwhile :; do sleep 1; done")
        running = self.start(self.root / "tools/contained", self.bin / "deaf")
        deaf = self.number_in_calls()
        running.terminate()
        self.assertEqual(running.wait(60), 143)
        self.assert_ends(deaf)

    def test_leaves_nothing_whenever_the_signal_comes(self):
        """Also before the session has begun."""
        self.stand_in("tell", f"echo $$ >>{shlex.quote(str(self.calls))}\nexec sleep 600")
        for milliseconds in range(0, 40, 2):
            running = self.start(self.root / "tools/contained", self.bin / "tell")
            time.sleep(milliseconds / 1000)
            running.send_signal(signal.SIGTERM if milliseconds % 4 else signal.SIGKILL)
            running.wait(60)
        self.wait_until(lambda: not any(map(alive, re.findall(r"\d+", self.called()))), "some go on")
        self.wait_until(lambda: not self.left_in_sandbox(), "some go on")

    def left_in_sandbox(self):
        """Processes that run a script of this test's tree or of its bin."""
        words = [(path / "cmdline") for path in Path("/proc").glob("[0-9]*")]
        found = []
        for path in words:
            try:
                if str(self.bin.parent) in path.read_text(encoding="utf-8", errors="replace"):
                    found.append(path)
            except OSError:
                continue
        return found

    def test_the_command_can_be_interrupted(self):
        """What a shell starts in the background ignores SIGINT; tests that send one must not inherit that."""
        self.stand_in("interrupt", "kill -INT $$; sleep 600")
        self.assertEqual(self.call(self.root / "tools/contained", self.bin / "interrupt").returncode, 130)

    def test_wants_a_command(self):
        self.assertEqual(self.call(self.root / "tools/contained").returncode, 2)


class Syntax(unittest.TestCase):
    def test_bash_reads_every_script(self):
        for script in SCRIPTS:
            with self.subTest(script):
                done = subprocess.run(["bash", "-n", str(ROOT / script)], capture_output=True, text=True, check=False)
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                self.assertTrue(os.access(ROOT / script, os.X_OK), "not executable")


if __name__ == "__main__":
    unittest.main()
