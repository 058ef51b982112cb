"""What the system refuses (threads, descriptors, a read) is done without, or said with exit 5: no defect, no abort."""

import json
import os
import resource
import shutil
import signal
import subprocess
import unittest
from unittest import mock

from support import DONE, MITOS, PATIENCE, SOURCE, SYSTEM, MitosTest, environment, with_threads

KORF = ("--size", "4x4", "--moves", "plain", "--start", "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "--goal",
        "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")
NO_THREAD = "the system gives no thread"


class FewThreads(MitosTest):
    """Fewer threads than were asked for, or none: the same answers, later."""

    def setUp(self):
        super().setUp()
        self.home.chmod(0o777)  # for another user

    def same(self, fields, *command):
        """Those fields of the answers are as they are with all threads."""
        def known(text):
            return [[json.loads(line)[field] for field in fields] for line in text.splitlines()]

        whole = self.expect(DONE, *command, "--json")
        for most in (0, 1):
            with self.subTest(command=command, threads=most):
                few = self.expect(DONE, *command, "--json", before=with_threads(most))
                self.assertEqual(known(few.out), known(whole.out))

    @unittest.skipUnless(os.geteuid() == 0, "only root becomes another user")
    def test_the_program_may_lie_where_nobody_else_may_enter(self):
        own = self.home / "own"
        own.mkdir(mode=0o700)
        with mock.patch("support.MITOS", shutil.copy(MITOS, own)):
            self.expect(DONE, "perft", "othello", "--depth", 2, before=with_threads(0))

    def test_puzzles_on_several_threads(self):
        boards = self.write("boards", "8 7 6 5 4 3 2 1 0\n1 2 3 4 5 6 7 0 8\n" * 3)
        self.same(["solved", "cost"], "solve", "tiles", "--file", boards, "--threads", 4)
        champion = ("solve", "tiles", "--algorithm", "champion", *KORF)
        self.same(["solved", "cost"], *champion, "--threads", 4, "--data", self.home)

    def test_placement_games_on_several_threads(self):
        self.same(["value", "remoteness", "positions", "moves"], "solve", "connect-four-4x4", "--threads", 4)

    def test_othello_on_several_threads(self):
        self.same(["count"], "perft", "othello", "--depth", 6, "--threads", 4)
        ending = self.write("one.obf", (SOURCE / "tests" / "data" / "ffo.obf").read_text().splitlines()[1] + "\n")
        self.same(["position", "score"], "solve", "othello", ending, "--threads", 4)

    def test_what_needs_a_thread_says_so(self):
        for command in (("match", "mitos:depth=1", "mitos:depth=1", "--games", 2), ("serve", "--port", 0),
                        ("solve", "tiles", "--algorithm", "champion", *KORF, "--time", "50s")):
            with self.subTest(command):
                refused = self.expect(SYSTEM, *command, before=with_threads(0))
                self.assertIn(NO_THREAD, refused.err)
        greek = self.expect(SYSTEM, "serve", "--port", 0, "--lang", "el", before=with_threads(0))
        self.assertIn("το σύστημα δεν δίνει νήμα", greek.err)


class Protocols(MitosTest):
    """An engine without a thread still moves, and goes on with the dialogue."""

    def setUp(self):
        super().setUp()
        self.home.chmod(0o777)

    def said(self, *command, lines):
        return self.expect(DONE, *command, stdin="\n".join(lines) + "\n", before=with_threads(0)).out

    def test_ugi_plays_a_legal_move(self):
        out = self.said("ugi", lines=["go depth 2", "position startpos moves f5", "go infinite", "isready", "quit"])
        self.assertRegex(out, r"(?s)bestmove (d3|c4|f5|e6)\n.*bestmove (d6|f4|f6)\nreadyok\n$")
        out = self.said("ugi", "xox", lines=["go movetime 100", "go infinite", "isready", "quit"])
        self.assertRegex(out, r"(?s)bestmove [a-d][1-4]=\w\n.*bestmove [a-d][1-4]=\w\nreadyok\n$")

    def test_gtp_plays_a_legal_move(self):
        out = self.said("gtp", "--depth", "2", "--ponder", lines=["1 genmove b", "2 genmove w", "3 quit"])
        self.assertRegex(out, r"^=1 (D3|C4|F5|E6)\n\n=2 [A-H][1-8]\n\n=3 *\n\n$")

    def test_nboard_plays_a_legal_move(self):
        out = self.said("nboard", "--depth", "2", lines=["nboard 2", "go", "ping 7", "quit"])
        self.assertRegex(out, r"(?s)=== (D3|C4|F5|E6)[/\n].*pong 7\n")


class ReadErrors(MitosTest):
    """/proc/self/mem can be opened, and every read of its beginning fails."""

    def test_a_file_that_cannot_be_read(self):
        unread = "/proc/self/mem"
        for command in (("check", unread), ("solve", unread), ("convert", unread, "x.ggf"),
                        ("solve", "othello", unread), ("solve", "tiles", "--file", unread),
                        ("search", "othello", "--evaluation", unread), ("play", "othello", "--load", unread),
                        ("match", "mitos:depth=1", "mitos:depth=1", "--openings-file", unread)):
            with self.subTest(command):
                refused = self.expect(SYSTEM, *command)
                self.assertRegex(refused.err, f"cannot read {unread}: Input/output error")


class FewDescriptors(MitosTest):
    def test_serve_listens_or_says_that_there_are_too_few(self):
        served = refused = 0
        for most in range(4, 32):  # three would not do for the program's own libraries
            process = subprocess.Popen(
                [MITOS, "serve", "--port", "0", "--lang", "en"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, text=True, env=environment(self.home), cwd=self.home,
                preexec_fn=lambda most=most: resource.setrlimit(resource.RLIMIT_NOFILE, (most, most)))
            with process, self.subTest(descriptors=most):
                if process.stdout.readline():
                    process.send_signal(signal.SIGTERM)
                    self.assertEqual(process.wait(PATIENCE), DONE)
                    served += 1
                else:
                    self.assertEqual(process.wait(PATIENCE), SYSTEM)
                    self.assertRegex(process.stderr.read(), "too few descriptors|Too many open files")
                    refused += 1
        self.assertGreater(served, 0)
        self.assertGreater(refused, 0)


if __name__ == "__main__":
    unittest.main()
