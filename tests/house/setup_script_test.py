"""tools/setup: which packages it installs, and what it says."""

import unittest

from sandbox import Sandbox

# Answers for the names that it is asked about, and for Boost and clang, which are asked for by pattern.
ALL_INSTALLED = """for package in "$@" libboost1.81-dev clang-14 libclang-rt-14-dev clang-format-14 clang-tidy-14; do
    case $package in -*|*" "*|*"*"*) ;; *) echo "$package installed" ;; esac
done"""
FMT_MISSING = ALL_INSTALLED + ' | grep -v -e "^libfmt-dev " -e "^g++ "; echo "libfmt-dev not-installed"; exit 1'
APT_WORKS = 'echo "apt-get $*" >>"$CALLS"; echo "noise of apt"'
APT_FAILS = 'case "$*" in *install*) echo "E: no route to the archive"; exit 100 ;; esac'


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

    def test_installs_what_a_plain_cmake_builds_with(self):
        self.stand_in("dpkg-query", ALL_INSTALLED + ' | grep -v "^make "')
        self.stand_in("id", "echo 0")
        self.stand_in("apt-get", APT_WORKS)
        self.assertEqual(self.setup_tool().stderr, "setup: installing make\n")

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
        self.assertEqual(done.stderr,
                         "setup: without g++-aarch64-linux-gnu qemu-user libfmt-dev:arm64 libzstd-dev:arm64, which I "
                         "may not install, ./test skips 64-bit ARM\n")

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


if __name__ == "__main__":
    unittest.main()
