"""The binary has the protections of cmake/hardening.cmake, read from the binary itself."""

import json
import pathlib
import platform
import re
import shutil
import subprocess
import unittest

from support import MITOS

BUILD = pathlib.Path(MITOS).parent
HOT = ("/champion/othello/hot/", "mitos_hot.dir", "mitos_library_hot.dir")  # cmake/champion_levels.cmake and cmake/hot_code.cmake


def read(*command):
    return subprocess.run([*command, MITOS], capture_output=True, text=True, check=True, env={"LC_ALL": "C"}).stdout


def cache(name):
    """An entry of the build's configuration; nothing where the binary stands alone."""
    file = BUILD / "CMakeCache.txt"
    found = re.search(rf"^{name}:\w+=(.*)$", file.read_text(), re.MULTILINE) if file.exists() else None
    return found[1] if found else ""


@unittest.skipUnless(shutil.which("readelf") and shutil.which("objdump"), "binutils are not installed")
class Hardening(unittest.TestCase):
    def test_it_is_position_independent(self):
        self.assertRegex(read("readelf", "-h"), r"Type:\s+DYN")
        self.assertRegex(read("readelf", "-d"), r"FLAGS_1.*\bPIE\b")

    def test_tables_of_addresses_are_read_only_once_it_runs(self):
        self.assertIn("GNU_RELRO", read("readelf", "-lW"))
        self.assertRegex(read("readelf", "-d"), r"FLAGS.*\b(BIND_)?NOW\b")

    def test_the_stack_is_not_executable(self):
        self.assertRegex(read("readelf", "-lW"), r"GNU_STACK\s+(0x0+\s+){5}RW\s")

    def test_the_stack_has_canaries(self):
        self.assertIn("__stack_chk_fail", read("readelf", "-W", "--dyn-syms"))

    def test_the_standard_library_looks_at_bounds(self):
        self.assertIn("__glibcxx_assert_fail", read("readelf", "-W", "--dyn-syms"))

    @unittest.skipIf(cache("CMAKE_BUILD_TYPE") == "Debug" or cache("MITOS_SANITIZE"), "not in such a build")
    def test_calls_of_the_c_library_look_at_bounds(self):
        self.assertRegex(read("readelf", "-W", "--dyn-syms"), r"\b__\w+_chk\b")

    @unittest.skipUnless(platform.machine() == "x86_64", "x86 only")
    def test_indirect_jumps_land_where_they_may(self):
        """The binary has no mark if the C library's own objects have none, so the code itself is read."""
        code = read("objdump", "-d", "--no-show-raw-insn", "--disassemble=main")
        self.assertRegex(code, r"<main>:\n\s*[0-9a-f]+:\s+endbr64")

    def test_every_file_but_the_hot_code_is_compiled_so(self):
        commands = BUILD / "compile_commands.json"
        if not commands.exists():
            self.skipTest("the binary stands alone")
        wanted = ["-fstack-protector-strong", "_GLIBCXX_ASSERTIONS"]
        if cache("CMAKE_BUILD_TYPE") != "Debug" and not cache("MITOS_SANITIZE"):
            wanted.append("-D_FORTIFY_SOURCE=3")
        jumps = ["-fcf-protection=full"] if platform.machine() == "x86_64" else []
        hot = 0
        for entry in json.loads(commands.read_text()):
            command = entry["command"]
            if "mitos_tests" in command:
                continue
            with self.subTest(entry["file"]):
                place = "-fPIC" if "mitos_library" in command else "-fPIE"
                for flag in (place, *jumps):
                    self.assertIn(flag, command)
                if any(mark in command for mark in HOT):
                    hot += 1
                    self.assertNotIn("-fstack-protector-strong", command)
                    continue
                for flag in wanted:
                    self.assertIn(flag, command)
        self.assertGreater(hot, 0)


if __name__ == "__main__":
    unittest.main()
