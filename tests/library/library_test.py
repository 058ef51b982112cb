"""The installed library: found by CMake and pkg-config wherever it lies, portable, position independent, and what the
examples answer with it is true."""

import functools
import os
import pathlib
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

SOURCE = pathlib.Path(os.environ.get("MITOS_SOURCE") or pathlib.Path(__file__).resolve().parents[2])
BUILD = pathlib.Path(os.environ.get("MITOS") or SOURCE / "build/release/mitos").parent
CMAKE = os.environ.get("CMAKE", "cmake")
CXX = os.environ.get("CXX", "g++")
STANDARD = "-std=c++20"
WARNINGS = ["-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror"]

sys.path.insert(0, str(SOURCE / "tests" / "house"))
from public_headers_test import INTERNAL, PUBLIC, included_first  # noqa: E402  pylint: disable=wrong-import-position

# A knight needs six jumps from corner to corner. Tic-tac-toe is a draw, with 5,478 positions. The score of FFO #40 is
# published (tests/data/ffo.obf): A2 wins by 38, and no other move does.
KNIGHT = r"a1 .* h8 \n6 jumps, \d+ squares expanded\n"
TICTACTOE = r"value 0, 5478 positions\n"
OTHELLO = r"a2 \+38 proven\na2 .*\n"

room = None


def setUpModule():
    """Installs below a DESTDIR for one prefix, and moves what is there to another place."""
    global room  # pylint: disable=global-statement
    room = tempfile.TemporaryDirectory()  # pylint: disable=consider-using-with
    staged = pathlib.Path(room.name, "staged")
    run(CMAKE, "--install", BUILD, "--prefix", "/opt/there", env={**os.environ, "DESTDIR": str(staged)})
    (staged / "opt/there").rename(prefix())


def tearDownModule():
    room.cleanup()


def prefix():
    return pathlib.Path(room.name, "here")


def run(*command, **more):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **more)
    if done.returncode != 0:
        raise AssertionError(f"{command}\n{done.stdout}{done.stderr}")
    return done.stdout


@functools.lru_cache(None)
def library():
    return next(prefix().rglob("libmitos.*"))


@functools.lru_cache(None)
def examples():
    """The examples, built by CMake against what is installed."""
    build = pathlib.Path(room.name, "examples")
    run(CMAKE, "-S", SOURCE / "examples", "-B", build, f"-DCMAKE_PREFIX_PATH={prefix()}", f"-DCMAKE_CXX_COMPILER={CXX}",
        "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS=" + " ".join(WARNINGS))
    run(CMAKE, "--build", build, "-j", "2")
    return build


def package_flags(*options):
    paths = os.pathsep.join(str(path.parent) for path in prefix().rglob("mitos.pc"))
    return shlex.split(run("pkg-config", *options, "mitos", env={**os.environ, "PKG_CONFIG_PATH": paths}))


def cpu_has(*flags):
    info = pathlib.Path("/proc/cpuinfo")
    found = re.search(r"^flags\s*:(.*)$", info.read_text(encoding="utf-8"), re.MULTILINE) if info.exists() else None
    return found is not None and set(flags) <= set(found[1].split())


class Examples(unittest.TestCase):
    def test_a_puzzle_of_ones_own(self):
        self.assertRegex(run(examples() / "knight"), f"^{KNIGHT}$")

    def test_a_game_of_ones_own(self):
        self.assertRegex(run(examples() / "tictactoe"), f"^{TICTACTOE}$")

    def test_the_othello_engine(self):
        self.assertRegex(run(examples() / "othello"), f"^{OTHELLO}$")

    def test_an_error_says_what_is_wrong(self):
        done = subprocess.run([examples() / "othello", "X O -"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"\w+ \w+")


@unittest.skipUnless(shutil.which("pkg-config"), "pkg-config is not installed")
class PkgConfig(unittest.TestCase):
    def test_a_plain_compiler_builds_with_it(self):
        """For a CPU that the library is not compiled for: its headers must mean the same there."""
        more = ["-mavx2", "-mbmi", "-mbmi2", "-mpopcnt"] if cpu_has("avx2", "bmi1", "bmi2") else []
        program = pathlib.Path(room.name, "othello")
        run(CXX, STANDARD, "-O1", *more, *WARNINGS, SOURCE / "examples/othello.cpp", "-o", program,
            *package_flags("--cflags", "--libs"))
        self.assertEqual(run(program), run(examples() / "othello"))

    def test_names_the_version_of_the_project(self):
        project = (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8")
        version = re.search(r"project\(Mitos VERSION ([\d.]+)", project)[1]
        self.assertEqual(package_flags("--modversion"), [version])


class Package(unittest.TestCase):
    def test_takes_the_same_minor_version_only(self):
        project = pathlib.Path(room.name, "versions")
        project.mkdir()
        (project / "CMakeLists.txt").write_text("""
            cmake_minimum_required(VERSION 3.25)
            project(Versions LANGUAGES NONE)
            foreach(version 0.0 0.2 1.0)
              find_package(mitos ${version} QUIET)
              if(mitos_FOUND)
                message(FATAL_ERROR "took for ${version}: ${mitos_VERSION}")
              endif()
            endforeach()
            if(NOT mitos_CONSIDERED_VERSIONS)
              message(FATAL_ERROR "found none at all")
            endif()""", encoding="utf-8")
        run(CMAKE, "-S", project, "-B", project / "build", f"-DCMAKE_PREFIX_PATH={prefix()}")

    def test_names_no_place_of_the_build(self):
        for file in [*prefix().rglob("*.cmake"), *prefix().rglob("*.pc")]:
            with self.subTest(file.name):
                self.assertNotIn(str(SOURCE), file.read_text(encoding="utf-8"))
                self.assertNotIn("/opt/there", file.read_text(encoding="utf-8"))


class Headers(unittest.TestCase):
    def test_those_and_no_others_are_installed(self):
        include = prefix() / "include" / "mitos"
        found = {str(path.relative_to(include)) for path in include.rglob("*") if path.is_file()}
        self.assertEqual(found, {*PUBLIC, *INTERNAL})

    def test_each_compiles_alone(self):
        """A header that another one includes before anything else has been read alone with that one."""
        read = {included_first(header) for header in PUBLIC + INTERNAL}
        work = [header for header in PUBLIC + INTERNAL if header not in read]

        def compile_alone(header):
            command = [CXX, STANDARD, "-fsyntax-only", *WARNINGS, "-x", "c++", "-",
                       f"-I{prefix() / 'include'}"]
            source = f"#include <mitos/{header}>\n"
            return subprocess.run(command, input=source, capture_output=True, text=True, check=False)

        with ThreadPoolExecutor(2) as pool:
            for header, done in zip(work, pool.map(compile_alone, work)):
                with self.subTest(header):
                    self.assertEqual((done.returncode, done.stderr), (0, ""))


@unittest.skipUnless(shutil.which("objdump"), "binutils are not installed")
class Code(unittest.TestCase):
    @unittest.skipUnless(platform.machine() == "x86_64", "x86 only")
    def test_runs_on_any_cpu(self):
        """Instructions that not every CPU has stand only where the champion's search is compiled for them. (Before
        them, tzcnt is another name of bsf, with the same result.)"""
        new = re.compile(r"^\s+[0-9a-f]+:\s+(v[a-z]\w+|andn|bextr|bls\w+|pdep|pext|lzcnt|popcnt|[sr]\w+x)\b(?!.*<)")
        by_level = re.compile(r"mitos::champion::othello::(avx2|avx512)::")
        function, found, levels = "", set(), set()
        read = ["objdump", "-dC", "--no-show-raw-insn", library()]
        with subprocess.Popen(read, stdout=subprocess.PIPE, text=True) as dump:
            for line in dump.stdout:
                if line.endswith(">:\n"):
                    function = line
                elif new.match(line):
                    level = by_level.search(function)
                    if level:
                        levels.add(level[1])
                    else:
                        found.add(function.strip()[:120] + line.rstrip())
        self.assertEqual(sorted(found)[:5], [])
        self.assertEqual(levels, {"avx2", "avx512"})

    def test_may_go_into_a_shared_library(self):
        if library().suffix != ".a":
            self.skipTest("it is one")
        shared = pathlib.Path(room.name, "libshared.so")
        run(CXX, "-shared", "-o", shared, "-Wl,--whole-archive", library(), "-Wl,--no-whole-archive", "-Wl,-z,text",
            "-Wl,-z,defs", "-lfmt", "-lzstd", "-pthread")
        self.assertGreater(shared.stat().st_size, 100_000)


if __name__ == "__main__":
    unittest.main()
