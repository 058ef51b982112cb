"""Files that are being written: whatever ends the process, nothing that is left of them stands in the way."""

import os
import pathlib
import resource
import shutil
import signal
import stat
import subprocess
import unittest

from support import (DONE, INTERRUPTED, MITOS, PATIENCE, SYSTEM, MitosTest, as_user, await_that, environment,
                     usual_signals)  # fmt: skip

GAME = "(;GM[Othello]PB[Ann]PW[Bob]B[F5/1.50/2.00]W[D6]B[C3];)\n"
MANY = GAME * 5000  # more than a piece, so that some of it is written before the end comes


def parts(folder):
    return [path.name for path in pathlib.Path(folder).iterdir() if path.name.endswith(".part")]


def without_core():
    usual_signals()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class UnfinishedFiles(MitosTest):
    def half_written(self, *before):
        """A conversion that has begun to write x.ggf and waits for more games."""
        os.mkfifo(self.home / "games.ggf")
        process = subprocess.Popen(
            [*before, MITOS, "convert", "games.ggf", "x.ggf"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env=environment(self.home), cwd=self.home,
            preexec_fn=without_core,
        )  # fmt: skip
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        games = open(self.home / "games.ggf", "wb", buffering=0)
        self.addCleanup(games.close)
        games.write(MANY.encode())
        await_that(lambda: any((self.home / name).stat().st_size > 0 for name in parts(self.home)))
        return process

    def convert_again(self):
        (self.home / "games.ggf").unlink()
        self.write("games.ggf", GAME)
        self.expect(DONE, "convert", "games.ggf", "x.ggf")
        self.assertEqual((self.home / "x.ggf").read_text().count("B[F5"), 1)
        self.assertEqual(parts(self.home), [])

    def test_what_a_killed_process_left_is_removed_by_the_next(self):
        process = self.half_written()
        process.kill()
        process.wait()
        self.assertEqual(len(parts(self.home)), 1)
        self.convert_again()

    def test_files_of_a_person_that_are_called_nearly_so_stay(self):
        self.write("games.ggf", GAME)
        named = ["x.ggf.2024-11.part", "x.ggf.1-0123456789abcde.part", "x.ggf.1-0123456789abcdef0.part"]
        for name in named:
            self.write(name, "mine")
        self.expect(DONE, "convert", "games.ggf", "x.ggf")
        self.assertEqual(sorted(parts(self.home)), sorted(named))

    def test_what_is_left_of_a_read_only_target_is_removed_by_its_owner(self):
        self.write("games.ggf", GAME)
        left = "x.ggf.4711-3f9c0a51d2e86b74.part"
        owner, before = os.geteuid(), lambda: None
        if owner == 0:
            owner, before = 65534, lambda: as_user(65534)  # root may write everything
            self.home.chmod(0o777)
        for name in ("x.ggf", left):
            self.write(name, "old")
            os.chmod(self.home / name, 0o444)
            os.chown(self.home / name, owner, -1)
        self.expect(DONE, "convert", "games.ggf", "x.ggf", before=before)
        self.assertEqual(parts(self.home), [])

    @unittest.skipUnless(os.geteuid() == 0 and shutil.which("unshare"), "needs to make a namespace of processes")
    def test_the_first_process_of_a_container_can_be_killed_and_started_again(self):
        if subprocess.run(["unshare", "-pf", "true"], capture_output=True, check=False).returncode != 0:
            self.skipTest("no namespace of processes here")
        process = self.half_written("unshare", "-pf", "--kill-child=KILL", "--")
        process.kill()
        process.wait()
        await_that(lambda: not self.is_held(parts(self.home)[0]))
        (self.home / "games.ggf").unlink()
        self.write("games.ggf", GAME)
        for _ in range(2):
            done = subprocess.run(["unshare", "-pf", "--", MITOS, "convert", "games.ggf", "x.ggf"], check=False,
                                  cwd=self.home, env=environment(self.home), capture_output=True, timeout=PATIENCE)
            self.assertEqual(done.returncode, DONE, done.stderr)
        self.assertEqual(parts(self.home), [])

    def is_held(self, name):
        return subprocess.run(["flock", "-n", self.home / name, "true"], check=False).returncode != 0

    def test_a_signal_leaves_nothing(self):
        for number, code in ((signal.SIGHUP, INTERRUPTED), (signal.SIGINT, INTERRUPTED), (signal.SIGTERM, INTERRUPTED),
                             (signal.SIGQUIT, -signal.SIGQUIT)):  # fmt: skip
            with self.subTest(signal=number):
                process = self.half_written()
                process.send_signal(number)
                self.assertEqual(process.wait(timeout=PATIENCE), code)
                self.assertEqual(sorted(path.name for path in self.home.iterdir()), ["games.ggf"])
                (self.home / "games.ggf").unlink()

    def test_a_file_that_may_not_grow_leaves_nothing(self):
        self.write("games.ggf", MANY)
        self.write("x.ggf", "old")
        done = subprocess.run(
            [MITOS, "convert", "games.ggf", "x.ggf"], capture_output=True, cwd=self.home, env=environment(self.home),
            timeout=PATIENCE, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)), check=False,
        )  # fmt: skip
        self.assertEqual(done.returncode, SYSTEM, done.stderr)
        self.assertIn(b"x.ggf: File too large", done.stderr)
        self.assertEqual(sorted(path.name for path in self.home.iterdir()), ["games.ggf", "x.ggf"])
        self.assertEqual((self.home / "x.ggf").read_text(), "old")

    def test_the_target_keeps_its_mode_and_its_place(self):
        self.write("games.ggf", GAME)
        (self.home / "far").mkdir()
        target = self.home / "far" / "x.ggf"
        target.write_text("old")
        target.chmod(0o640)
        (self.home / "x.ggf").symlink_to("far/x.ggf")
        self.expect(DONE, "convert", "games.ggf", "x.ggf")
        self.assertTrue((self.home / "x.ggf").is_symlink())
        self.assertIn("B[F5", target.read_text())
        self.assertEqual(stat.S_IMODE(target.stat().st_mode), 0o640)


class OpenFiles(MitosTest):
    """A name that stands for a file that is open already: what others write there before and after stays."""

    def written(self, name, redirection):
        self.write("games.ggf", GAME)
        (self.home / "out").unlink(missing_ok=True)
        script = f'(echo HEAD; "$0" convert games.ggf {name} --to transcript; echo TAIL) {redirection} out'
        subprocess.run(["bash", "-c", script, MITOS], cwd=self.home, env=environment(self.home), timeout=PATIENCE,
                       check=True)  # fmt: skip
        return (self.home / "out").read_text()

    def test_it_is_written_to_where_it_is(self):
        (self.home / "link").symlink_to("/dev/stdout")
        for name in ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"):
            for redirection in (">", ">>"):
                with self.subTest(name=name, redirection=redirection):
                    self.assertRegex(self.written(name, redirection), "^HEAD\nf5d6c3\n(.*\n)?TAIL\n$")
                    self.assertEqual(parts(self.home), [])


class ClosedStreams(MitosTest):
    def run_closed(self, closed, *command):
        return subprocess.run(["bash", "-c", f'"$0" "$@" {closed}', MITOS, *command], cwd=self.home,
                              env=environment(self.home), timeout=PATIENCE, check=False)  # fmt: skip

    def test_messages_do_not_get_into_the_file_of_a_match(self):
        for closed in ("2>&-", ">&- 2>&-", "<&- >&- 2>&-"):
            with self.subTest(closed=closed):
                self.run_closed(closed, "match", "mitos:depth=1", "gtp:sh -c 'exit 3'", "--games", "2", "--out",
                                "m.ggf")  # fmt: skip
                lines = (self.home / "m.ggf").read_text().splitlines()
                self.assertEqual(len(lines), 2)
                self.assertTrue(all(line.startswith("(;GM[Othello]") for line in lines), lines)
                (self.home / "m.ggf").unlink()

    def test_messages_do_not_get_into_a_converted_file(self):
        self.write("games.ggf", GAME + "(;B[a1];)\n" + GAME)
        self.run_closed("<&- >&- 2>&-", "convert", "games.ggf", "x.txt", "--skip-bad")
        self.assertEqual((self.home / "x.txt").read_text(), "f5d6c3\nf5d6c3\n")


if __name__ == "__main__":
    unittest.main()
