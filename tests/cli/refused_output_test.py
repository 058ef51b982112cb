"""Standard output that takes nothing: a full disk or a closed stream is no success."""

import os
import signal
import subprocess
import unittest

from support import DONE, MITOS, PATIENCE, SYSTEM, MitosTest, environment

START = ("solve", "tiles", "--start", "8 7 6 5 4 3 2 1 0")
COMMANDS = [
    START,
    (*START, "--json"),
    (*START, "--hint"),
    ("solve", "tiles", "--atlas"),
    ("compare", "tiles", "--start", "8 7 6 5 4 3 2 1 0", "--algorithm", "astar"),
    ("bench", "--repeat", "1", "--filter", "greedy"),
    ("manual",),
    ("completion", "bash"),
    ("--help",),
    ("solve", "tiles", "--help"),
    ("--version",),
    ("menu",),
]


class RefusedOutput(MitosTest):
    @unittest.skipUnless(os.path.exists("/dev/full"), "no /dev/full here")
    def test_a_full_disk(self):
        for command in COMMANDS:
            with self.subTest(command=command), open("/dev/full", "wb") as full:
                result = self.mitos(*command, stdout=full)
                self.assertEqual(result.code, SYSTEM, result)

    @unittest.skipUnless(os.path.exists("/dev/full"), "no /dev/full here")
    def test_a_full_disk_is_told(self):
        with open("/dev/full", "wb") as full:
            result = self.mitos(*START, stdout=full)
        self.assertIn("mitos: ", result.err)
        self.assertIn("No space left on device", result.err)

    @unittest.skipUnless(os.path.exists("/dev/full"), "no /dev/full here")
    def test_a_full_disk_in_a_batch(self):
        file = self.write("boards.txt", "8 7 6 5 4 3 2 1 0\n" * 200)
        for how in ((), ("--json",), ("--hint", "--json")):
            with self.subTest(how=how), open("/dev/full", "wb") as full:
                result = self.mitos("solve", "tiles", "--file", file, *how, stdout=full)
                self.assertEqual(result.code, SYSTEM, result)

    @unittest.skipUnless(os.path.exists("/dev/full"), "no /dev/full here")
    def test_a_full_disk_weighs_more_than_no_solution(self):
        """The answer did not arrive; a script must not take exit 1 for it."""
        with open("/dev/full", "wb") as full:
            result = self.mitos("solve", "tiles", "--moves", "plain", "--start", "2 1 3 4 5 6 7 8 0", stdout=full)
        self.assertEqual(result.code, SYSTEM, result)

    def test_a_closed_stream(self):
        for command in (START, (*START, "--json"), ("--help",), ("solve", "tiles", "--atlas")):
            with self.subTest(command=command):
                done = subprocess.run(
                    ["bash", "-c", '"$0" "$@" >&-', MITOS, *command],
                    stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment(self.home), timeout=PATIENCE,
                )  # fmt: skip
                self.assertEqual(done.returncode, SYSTEM)

    def test_a_closed_standard_input_is_as_an_empty_one(self):
        done = subprocess.run(["bash", "-c", '"$0" solve tiles <&-', MITOS], capture_output=True,
                              env=environment(self.home), timeout=PATIENCE)  # fmt: skip
        self.assertEqual(done.returncode, 3, done.stderr)

    def test_a_closed_standard_error_does_not_matter(self):
        done = subprocess.run(["bash", "-c", '"$0" "$@" 2>&-', MITOS, *START, "--json"], stdout=subprocess.PIPE,
                              stdin=subprocess.DEVNULL, env=environment(self.home), timeout=PATIENCE)  # fmt: skip
        self.assertEqual(done.returncode, DONE)
        self.assertEqual(done.stdout.count(b"\n"), 1)

    def test_a_reader_that_leaves_early_ends_it_quietly(self):
        done = subprocess.run(["bash", "-c", '"$0" solve tiles --atlas | head -n 1', MITOS], capture_output=True,
                              env=environment(self.home), timeout=PATIENCE)  # fmt: skip
        self.assertEqual(done.stderr, b"")

    @unittest.skipUnless(os.path.exists("/dev/full"), "no /dev/full here")
    def test_a_full_disk_is_told_once_and_ends_a_batch(self):
        file = self.write("boards.txt", "8 7 6 5 4 3 2 1 0\n" * 20)
        for command in (START, (*START, "--json"), ("solve", "tiles", "--file", file), ("manual",), ("menu",)):
            with self.subTest(command=command), open("/dev/full", "wb") as full:
                result = self.mitos(*command, stdout=full)
                self.assertEqual(result.err.count("No space left on device"), 1, result)

    def test_a_reader_that_has_left_is_told_nothing(self):
        """Also where the signal is ignored, as under nohup or some servers."""
        read, write = os.pipe()
        os.close(read)
        try:
            for quiet in (signal.SIG_DFL, signal.SIG_IGN):
                done = subprocess.run(
                    [MITOS, "manual"], stdout=write, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, timeout=PATIENCE,
                    env=environment(self.home), restore_signals=False,
                    preexec_fn=lambda how=quiet: signal.signal(signal.SIGPIPE, how),
                )  # fmt: skip
                self.assertEqual(done.stderr, b"")
                self.assertNotEqual(done.returncode, DONE)
        finally:
            os.close(write)


if __name__ == "__main__":
    unittest.main()
