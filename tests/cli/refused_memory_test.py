"""No memory at any moment: Mitos says so and ends with 5, also if there is none left to make the message."""

import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile
import unittest

from support import DONE, MITOS, PATIENCE, SOURCE, SYSTEM, MitosTest, Result

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

    def preloaded(self, **environment):
        return {"LD_PRELOAD": self.library, **environment}

    def allocations(self, run, command):
        """How many allocations a whole run makes."""
        count = self.home / "count"
        run(command, self.preloaded(MITOS_COUNT=count))
        return int(count.read_text())

    def at_any_moment(self, run, command, **environment):
        whole = self.allocations(run, command)
        self.assertGreater(whole, MOMENTS)
        for step in range(MOMENTS):
            first = whole * step // MOMENTS
            result = run(command, self.preloaded(MITOS_REFUSE_FROM=first, **environment))
            with self.subTest(command=command, refused_from=first, of=whole, **environment):
                # Threads may do without the last ones: then the run is whole.
                if result.code != DONE:
                    self.assertEqual(result.code, SYSTEM, result)
                    self.assertRegex(result.err, "no more memory|no thread|δεν δίνει άλλη μνήμη")

    def once(self, command, env):
        return self.mitos(*command, env=env)

    def test_memory_that_ends_at_any_moment_is_said_and_never_aborts(self):
        for command in COMMANDS:
            self.at_any_moment(self.once, command)

    def test_the_error_of_an_array_that_is_too_long_is_the_same(self):
        self.at_any_moment(self.once, COMMANDS[0], MITOS_REFUSE_AS_ARRAY="1")

    def test_engines_go_on_or_say_it(self):
        dialogues = {"ugi": "go depth 2\nisready\nquit\n", "gtp": "1 genmove b\n2 quit\n"}

        def dialogue(command, env):
            return self.mitos(*command, env=env, stdin=dialogues[command[0]])

        for name in dialogues:
            self.at_any_moment(dialogue, (name, "--evaluation", "phased"))

    def test_serve_ends_when_it_is_told_or_says_it(self):
        def served(command, env):
            process = self.start(*command, env=env)
            process.stdout.readline()  # it listens, or has ended
            process.terminate()
            out, err = process.communicate(timeout=PATIENCE)
            return Result(process.returncode, out.decode(), err.decode(), 0)

        self.at_any_moment(served, ("serve", "--port", "0"))


if __name__ == "__main__":
    unittest.main()
