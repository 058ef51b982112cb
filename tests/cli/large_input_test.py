"""Input that is too large, too deep, or never comes: refused with the limit named, or left by one Ctrl-C."""

import os
import pathlib
import re
import resource
import select
import signal
import subprocess
import time
import unittest

from support import BAD_INPUT, DONE, INTERRUPTED, MITOS, PATIENCE, SOURCE, MitosTest, await_that, environment, is_greek

MARK = b"\xef\xbb\xbf"
MOST_MEMORY = 4 << 30  # of addresses, most of which nobody touches
ENDGAME = "--OOOOO-XXOOOOX-XOOXXXX-XOXXOXX-XOXOXXX-XXXOXXXXXOOOOXX--XXXXXXX X;\n"
EVALUATION = 'name = "Mine"\n[[phase]]\ncorner = 7\n'
RULES = 'name = "Row"\nrows = 3\ncolumns = 3\n'


class LargeInput(MitosTest):
    def refused(self, limit, *command, stdin=subprocess.DEVNULL):
        done = subprocess.run(
            [MITOS, *map(str, command)], stdin=stdin, capture_output=True, cwd=self.home, env=environment(self.home),
            timeout=PATIENCE, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY)),
            check=False,
        )  # fmt: skip
        self.assertEqual(done.returncode, BAD_INPUT, (command, done.stderr[-500:]))
        message = done.stderr.decode()
        self.assertIn(limit, message, command)
        self.assertIn("the limit", message, command)
        return message

    def test_a_key_of_very_many_parts(self):
        deep = self.write("deep.toml", RULES + ".".join("a" * 100_000) + " = 1\n")
        heading = self.write("heading.toml", EVALUATION + "[" + ".".join("a" * 100_000) + "]\n")
        for file in (deep, heading):
            for command in (("check", file), ("solve", file), ("play", file), ("ugi", file),
                            ("search", "othello", "--evaluation", file, "--depth", "1")):  # fmt: skip
                with self.subTest(command=command):
                    self.refused("32", *command)

    def test_a_key_of_very_many_parts_in_a_file_that_is_too_large(self):
        self.write("deep.toml", RULES + ".".join("a" * 250_000) + " = 1\n")
        for command in (("check", "./deep.toml"), ("solve", "./deep.toml"), ("ugi", "./deep.toml"),
                        ("search", "othello", "--evaluation", "./deep.toml")):  # fmt: skip
            with self.subTest(command=command):
                self.refused("256 KiB", *command)

    def test_lists_inside_lists(self):
        message = self.refused("32", "check", self.write("deep.toml", RULES + "a = " + "[" * 200 + "]" * 200 + "\n"))
        self.assertRegex(message, r"deep\.toml:4:37: ")

    def test_the_place_and_the_limit_in_greek(self):
        file = self.write("deep.toml", RULES + ".".join("a" * 100) + " = 1\n")
        result = self.expect(BAD_INPUT, "check", file, "--lang", "el")
        self.assertIn("deep.toml:4:64: ", result.err)
        self.assertTrue(is_greek(result.err))

    def test_what_has_no_end(self):
        self.write("boards.txt", "8 7 6 5 4 3 2 1 0\n")
        for limit, command in (
            ("256 KiB", ("check", "/dev/zero")),
            ("256 KiB", ("solve", "/dev/zero")),
            ("256 KiB", ("search", "othello", "--evaluation", "/dev/zero")),
            ("1.0 MiB", ("play", "othello", "--load", "/dev/zero")),
            ("1.0 MiB", ("play", "xox", "--load", "/dev/zero")),
            ("1.0 MiB", ("solve", "othello", "/dev/zero")),
            ("1.0 MiB", ("match", "mitos:depth=1", "mitos:depth=1", "--openings-file", "/dev/zero")),
            ("1.0 MiB", ("solve", "tiles", "--file", "/dev/zero")),
            ("1.0 MiB", ("compare", "othello", "--positions", "/dev/zero")),
            ("1.0 MiB", ("convert", "/dev/zero", "x.othello", "--from", "record")),
            ("1.0 MiB", ("convert", "/dev/zero", "x.txt", "--from", "json")),
            ("64 MiB", ("solve", "othello", "--moves", "f5", "--weights", "/dev/zero")),
        ):
            with self.subTest(command=command):
                self.refused(limit, *command)

    def test_what_is_no_game_and_has_no_end(self):
        result = self.expect(BAD_INPUT, "convert", "/dev/zero", "x.txt", "--from", "ggf")
        self.assertIn("/dev/zero:1:1: ", result.err)

    def test_standard_input_without_an_end(self):
        for limit, command in (
            ("1.0 MiB", ("solve", "tiles", "--file", "-")),
            ("64 KiB", ("play", "othello")),
            ("64 KiB", ("play", "xox")),
            ("64 KiB", ("solve", "tiles")),
            ("64 KiB", ("menu",)),
        ):
            with self.subTest(command=command), open("/dev/zero", "rb") as zeros:
                self.refused(limit, *command, stdin=zeros)

    def test_a_typed_line_that_is_too_long_is_named(self):
        for command in (("play", "othello"), ("menu",)):
            with self.subTest(command=command):
                typed = self.home / "typed"
                typed.write_text("?\n?\n" + "X" * (65 << 10))
                with open(typed, "rb") as lines:
                    self.assertIn("-:3:1: ", self.refused("64 KiB", *command, stdin=lines))

    def test_a_long_line(self):
        line = "X" * (3 << 20)
        for command in (("solve", "othello", "list.obf"), ("solve", "tiles", "--file", "list.obf"),
                        ("match", "mitos:depth=1", "mitos:depth=1", "--openings-file", "list.obf"),
                        ("compare", "othello", "--positions", "list.obf"),
                        ("convert", "list.obf", "x.board")):  # fmt: skip
            with self.subTest(command=command):
                self.write("list.obf", ENDGAME + line + "\n" if command[0] != "convert" else line)
                message = self.refused("1.0 MiB", *command)
                self.assertIn("list.obf:1:1" if command[0] == "convert" else "list.obf:2:1", message)

    def test_a_list_of_too_many_lines(self):
        self.write("list.txt", "x\n" * 1_000_001)
        for command in (("solve", "othello", "list.txt"), ("solve", "tiles", "--file", "list.txt")):
            with self.subTest(command=command):
                self.refused("1,000,000 lines", *command)

    def test_a_list_that_is_too_long(self):
        with open(self.home / "list.txt", "wb") as file:
            file.truncate((64 << 20) + 1)  # takes no room
        self.refused("64 MiB", "solve", "othello", "list.txt")


class WaitingLines(MitosTest):
    def test_a_busy_engine_does_not_take_in_lines_without_end(self):
        engine = subprocess.Popen([MITOS, "gtp", "--depth", "60"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                  cwd=self.home, env=environment(self.home))  # fmt: skip
        self.addCleanup(engine.wait)
        self.addCleanup(engine.stdin.close)
        self.addCleanup(engine.kill)
        os.set_blocking(engine.stdin.fileno(), False)
        os.write(engine.stdin.fileno(), b"genmove b\n")
        taken, lines = 0, b"name\n" * 8192
        read, until = 0, time.monotonic() + PATIENCE
        while taken < 8 << 20:  # lines as short as these take ten times their length
            if select.select([], [engine.stdin], [], 1)[1]:
                taken += os.write(engine.stdin.fileno(), lines)
                continue
            before, read = read, self.read_by(engine)
            if read == before and read >= 1 << 20:
                return  # it is full
            self.assertLess(time.monotonic(), until, f"it neither reads on nor is full: {read} bytes")
        self.fail("it takes in everything")

    @staticmethod
    def read_by(process):
        return int(re.search(r"rchar: (\d+)", pathlib.Path(f"/proc/{process.pid}/io").read_text())[1])


class NamedPipes(MitosTest):
    def setUp(self):
        super().setUp()
        os.mkfifo(self.home / "pipe")

    def await_open(self, process, name):
        """Until the process has opened the file."""
        def opened():
            self.assertIsNone(process.poll(), "it never opened the file")
            folder = f"/proc/{process.pid}/fd"
            for number in os.listdir(folder):
                try:
                    if os.readlink(f"{folder}/{number}") == str(self.home / name):
                        return True
                except OSError:
                    pass
            return False

        await_that(opened, "it never opened the file")

    def test_one_interrupt_ends_the_waiting(self):
        self.write("boards.txt", "8 7 6 5 4 3 2 1 0\n")
        for command in (
            ("convert", "pipe", "x.ggf"),
            ("check", "pipe"),
            ("solve", "./pipe"),
            ("solve", "othello", "pipe"),
            ("solve", "tiles", "--file", "pipe"),
            ("solve", "othello", "--moves", "f5", "--weights", "pipe"),
            ("search", "othello", "--evaluation", "./pipe", "--algorithm", "alphabeta"),
            ("play", "othello", "--load", "pipe"),
            ("play", "xox", "--load", "pipe"),
            ("match", "mitos:depth=1", "mitos:depth=1", "--openings-file", "pipe"),
            ("match", "mitos:depth=1,evaluation=./pipe", "mitos:depth=1", "--games", "2"),
            ("match", "mitos:depth=1", "mitos:method=alphabeta,evaluation=./pipe", "--games", "2"),
        ):
            for number in (signal.SIGINT, signal.SIGHUP):
                with self.subTest(command=command, signal=number):
                    process = self.start(*command)
                    self.await_open(process, "pipe")
                    process.send_signal(number)
                    self.assertEqual(process.wait(timeout=PATIENCE), INTERRUPTED, process.stderr.read())

    def test_where_only_a_regular_file_will_do_nobody_waits(self):
        self.write("games.ggf", "(;B[f5];)\n")
        (self.home / "WTHOR.JOU").symlink_to("pipe")
        for code, name, command in (
            (BAD_INPUT, "pipe", ("match", "mitos:depth=1", "mitos:depth=1", "--games", 2, "--out", "pipe")),
            (BAD_INPUT, "WTHOR.JOU", ("convert", "games.ggf", "x.wtb")),
            (BAD_INPUT, "", ("verify", "pipe")),
        ):
            for language, words in (("en", "no regular file"), ("el", "δεν είναι κανονικό αρχείο")):
                with self.subTest(command=command, language=language):
                    result = self.expect(code, *command, "--lang", language)
                    self.assertIn(words, result.err)
                    self.assertIn(name, result.err)

    def test_one_interrupt_ends_the_waiting_for_a_reader(self):
        self.write("games.ggf", "(;B[f5];)\n")
        process = self.start("convert", "games.ggf", "pipe", "--to", "ggf")
        self.await_open(process, "games.ggf")
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(timeout=PATIENCE), INTERRUPTED, process.stderr.read())

    def test_what_comes_through_is_read(self):
        process = self.start("solve", "othello", "pipe", "--json")
        self.await_open(process, "pipe")
        (self.home / "pipe").write_text(ENDGAME)
        out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, DONE, err)
        self.assertEqual(out.count(b"\n"), 1)


class ByteOrderMarks(MitosTest):
    def same(self, name, content, *command, stdin=None, code=DONE):
        """With the mark and without it: the same exit code and the same answer."""
        content = content.encode() if isinstance(content, str) else content
        answers = []
        for mark in (b"", MARK):
            self.write(name, mark + content)
            typed = "" if stdin is None else mark + stdin.encode()
            result = self.expect(code, *command, stdin=typed)
            without_times = re.sub(r'\b[0-9.]+ (us|ms|s)\b|second[a-z]*":[0-9.e+-]+', "TIME", result.out)
            answers.append(re.sub(" +", " ", without_times))
        self.assertEqual(*answers)

    def test_every_reader_of_files_accepts_it(self):
        self.same("mine.toml", EVALUATION, "check", "./mine.toml")
        self.same("mine.toml", EVALUATION, "search", "othello", "--evaluation", "./mine.toml", "--depth", 1,
                  "--json", "--algorithm", "alphabeta")  # fmt: skip
        self.same("boards.txt", "1 2 3 4 5 6 7 0 8\n", "solve", "tiles", "--file", "boards.txt", "--hint")
        self.same("list.obf", "% one\n" + ENDGAME, "convert", "list.obf", "-", "--to", "obf")
        self.same("list.txt", "f5d6c3\n", "convert", "list.txt", "-", "--to", "obf")
        self.same("a.ggf", "(;B[f5];)\n", "convert", "a.ggf", "-", "--to", "transcript")
        self.expect(DONE, "convert", "a.ggf", "a.othello")
        self.expect(DONE, "convert", "a.ggf", "a.json")
        self.same("b.othello", (self.home / "a.othello").read_text(), "convert", "b.othello", "-", "--to", "transcript")
        self.same("b.json", (self.home / "a.json").read_text(), "convert", "b.json", "-", "--to", "transcript")
        self.same("b.othello", (self.home / "a.othello").read_text(), "play", "othello", "--load", "b.othello",
                  stdin="quit\n")  # fmt: skip
        self.same("list.obf", ENDGAME, "solve", "othello", "list.obf", "--json", "--nodes", 1, code=4)
        self.same("rules.toml", (SOURCE / "rules" / "tictactoe.toml").read_text(), "solve", "./rules.toml")

    def test_records_of_grid_games(self):
        self.expect(DONE, "play", "xox", "--seed", 1, stdin="save game.txt\nquit\n")
        game = (self.home / "game.txt").read_text()
        self.same("again.txt", game, "play", "xox", "--load", "again.txt", stdin="quit\n")

    def test_openings(self):
        self.same("list.txt", "f5d6c3\n", "match", "mitos:depth=1", "mitos:depth=1", "--openings-file", "list.txt",
                  "--games", 2)  # fmt: skip

    def test_a_match_goes_on_with_a_file_that_was_edited(self):
        command = ("match", "mitos:depth=1", "mitos:depth=1", "--games", 2, "--out", "m.ggf", "--json")
        self.expect(DONE, *command)
        self.write("m.ggf", MARK + (self.home / "m.ggf").read_bytes())
        self.assertIn('"resumed":2', self.expect(DONE, *command).out)

    def test_standard_input(self):
        self.same("none", "", "solve", "tiles", "--file", "-", "--hint", stdin="1 2 3 4 5 6 7 0 8\n")
        self.same("none", "", "gtp", stdin="1 name\n2 quit\n")
        self.same("none", "", "play", "othello", "--depth", 1, stdin="quit\n")
        self.same("none", "", "convert", "-", "-", "--to", "obf", stdin="f5d6c3\n")


if __name__ == "__main__":
    unittest.main()
