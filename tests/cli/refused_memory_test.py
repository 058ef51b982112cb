"""No memory at any moment: Mitos says so and ends with 5, also if there is none left to make the message."""

import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile
import unittest

from support import DONE, MITOS, SOURCE, SYSTEM, MitosTest

MOMENTS = 40  # of a run, at which memory ends

COMMANDS = [
    ("solve", "tiles", "--start", "8 7 6 5 4 3 2 1 0", "--json"),
    ("check", str(SOURCE / "rules" / "xox.toml")),
    ("--lang", "el", "perft", "othello", "--depth", "4", "--threads", "2"),
    ("solve", "tiles", "--start", "no board"),
]


def is_sanitized():
    binary = pathlib.Path(MITOS).read_bytes()
    return b"__asan_init" in binary or b"__tsan_init" in binary


@unittest.skipIf(is_sanitized(), "the sanitizers allocate on their own")
class RefusedMemory(MitosTest):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.mkdtemp(prefix="mitos-memory-")
        cls.addClassCleanup(shutil.rmtree, folder, ignore_errors=True)
        cls.library = os.path.join(folder, "refuse_memory.so")
        source = str(SOURCE / "tests" / "support" / "refuse_memory.cpp")
        compiler = shlex.split(os.environ.get("CXX") or "g++")
        subprocess.run([*compiler, "-std=c++20", "-O1", "-shared", "-fPIC", source, "-o", cls.library], check=True)

    def allocations(self, command):
        """How many allocations a whole run makes."""
        count = self.home / "count"
        self.mitos(*command, env={"LD_PRELOAD": self.library, "MITOS_COUNT": count})
        return int(count.read_text())

    def test_memory_that_ends_at_any_moment_is_said_and_never_aborts(self):
        for command in COMMANDS:
            whole = self.allocations(command)
            self.assertGreater(whole, MOMENTS)
            for step in range(MOMENTS):
                first = whole * step // MOMENTS
                result = self.mitos(*command, env={"LD_PRELOAD": self.library, "MITOS_REFUSE_FROM": first})
                with self.subTest(command=command, refused_from=first, of=whole):
                    # Threads may do without the last ones: then the run is whole.
                    if result.code != DONE:
                        self.assertEqual(result.code, SYSTEM, result)
                        self.assertRegex(result.err, "no more memory|δεν δίνει άλλη μνήμη")


if __name__ == "__main__":
    unittest.main()
