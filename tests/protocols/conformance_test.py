"""Recorded dialogues: what is sent to each protocol door, and every line that has to come back, in order."""

import os
import pathlib
import re
import struct
import subprocess
import tempfile
import threading
import time
import unittest

MITOS = os.environ["MITOS"]
DIALOGUES = pathlib.Path(os.environ["MITOS_SOURCE"]) / "tests/data/protocols"
PATIENCE = 900


class Program:
    def __init__(self, *arguments, shell=None):
        command = ["bash", "-c", shell] if shell else [MITOS, *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, encoding="utf-8")
        self.watchdog = threading.Timer(PATIENCE, self.process.kill)
        self.watchdog.start()

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def line(self):
        """The next line; nothing at the end."""
        text = self.process.stdout.readline()
        return text[:-1] if text.endswith("\n") else None

    def until(self, pattern):
        while (line := self.line()) is not None:
            if re.fullmatch(pattern, line):
                return line
        raise AssertionError(f"it ended without {pattern!r}")

    def close(self):
        self.watchdog.cancel()
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def end(self):
        """What still comes after the last word, and the exit code."""
        self.process.stdin.close()
        rest = self.process.stdout.read()
        self.process.stdout.close()
        code = self.process.wait()
        self.watchdog.cancel()
        return rest, code


class Conformance(unittest.TestCase):
    def hold(self, dialogue, *arguments):
        program = Program(*arguments)
        self.addCleanup(program.close)
        text = (DIALOGUES / dialogue).read_text(encoding="utf-8")
        for number, entry in enumerate(text.splitlines(), 1):
            kind, said = entry[:1], entry[2:]
            place = f"{dialogue}:{number}"
            if kind == ">":
                program.send(said)
            elif kind == "<":
                self.assertEqual(program.line(), said, place)
            elif kind == "~":
                self.assertRegex(program.line() or "", f"^(?:{said})$", place)
        self.assertEqual(program.end(), ("", 0), dialogue)

    def test_gtp(self):
        self.hold("gtp.dialogue", "gtp", "--depth", "2")

    def test_gtp_while_it_ponders(self):
        self.hold("gtp.dialogue", "gtp", "--depth", "2", "--ponder")
        self.hold("gtp_end.dialogue", "gtp", "--depth", "2", "--ponder")

    def test_gtp_at_the_end_of_a_game(self):
        self.hold("gtp_end.dialogue", "gtp", "--depth", "2")

    def test_nboard(self):
        self.hold("nboard.dialogue", "nboard", "--evaluation", "phased")

    def test_ugi_for_othello(self):
        self.hold("ugi_othello.dialogue", "ugi")

    def test_ugi_near_the_end_of_a_game(self):
        self.hold("ugi_champion.dialogue", "ugi")

    def test_nboard_near_the_end_of_a_game(self):
        self.hold("nboard_champion.dialogue", "nboard")

    def test_ugi_for_a_placement_game(self):
        self.hold("ugi_cse.dialogue", "ugi", "cse")


class Promptness(unittest.TestCase):
    """A search that would take for ever is answered for at once by whoever asks anew."""

    def start(self, *arguments):
        program = Program(*arguments)
        self.addCleanup(program.close)
        return program

    def test_nboard_answers_a_ping_and_says_nothing_of_what_it_stopped(self):
        program = self.start("nboard", "--depth", "40")
        program.send("go")
        program.until("status thinking")
        program.send("ping 5")
        self.assertEqual([program.line(), program.line()], ["status", "pong 5"])
        program.send("hint 3")
        program.until("search .*")
        program.send("set game f5d6")
        program.send("ping 6")
        program.until("pong 6")
        rest, code = program.end()
        self.assertNotIn("===", rest)
        self.assertEqual(code, 0)

    def test_nboard_goes_on_thinking_when_only_a_setting_changes(self):
        program = self.start("nboard", "--depth", "6")
        program.send("go")
        for line in ["set contempt 5", "set depth 2", "learn"]:
            program.send(line)
        program.until("===.*")

    def test_ugi_stops_and_is_always_ready(self):
        program = self.start("ugi", "--depth", "0")
        program.send("go infinite")
        program.until("info depth 4 .*")
        program.send("isready")
        program.until("readyok")
        program.send("stop")
        program.until("bestmove [a-h][1-8]")
        program.send("go infinite")
        program.until("info .*")
        program.send("position startpos moves f5")
        program.until("bestmove [a-h][1-8]")
        program.send("quit")
        self.assertEqual(program.end()[1], 0)

    def test_gtp_lets_the_champion_play_the_end(self):
        """Black wins by 38 with a7; the textbook six plies deep plays b8."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "late.txt"
            path.write_text("OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X\n")
            for options, move in [([], "A7"), (["--depth", "6", "--evaluation", "phased"], "B8"), (["--depth", "15"], "A7"),
                                  (["--algorithm", "alphabeta", "--evaluation", "phased"], "B8"), (["--time", "5s", "--threads", "2"], "A7"),
                                  (["--depth", "8", "--algorithm", "champion"], "A7"), (["--level", "14"], "A7")]:
                with self.subTest(options=options):
                    program = self.start("gtp", "--memory", "4M", *options)
                    program.send(f"loadsgf {path}")
                    program.until("= black")
                    program.send("genmove b")
                    program.until(f"= {move}")

    def test_the_champion_stops_at_once(self):
        program = self.start("ugi", "--memory", "4M")
        program.send("position fen --XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XX-XX- O")  # 26 empty squares
        program.send("go infinite")
        program.until("info depth 1[0-9] .*")
        program.send("stop")
        program.until("bestmove [a-h][1-8]")

    def test_gtp_is_interrupted(self):
        program = self.start("gtp", "--depth", "40")
        program.send("genmove b")
        program.send("# interrupt")
        self.assertRegex(program.line(), r"^= [A-H][1-8]$")
        program.send("genmove w")
        program.send("quit")
        program.until(r"= [A-H][1-8]")
        self.assertEqual(program.end()[1], 0)

    def test_gtp_is_interrupted_while_commands_wait(self):
        program = self.start("gtp", "--depth", "40")
        for line in ["genmove b", "name", "# interrupt"]:
            program.send(line)
        self.assertRegex(program.line(), r"^= [A-H][1-8]$")
        program.until("= Mitos")
        for line in ["genmove w", "name", "quit"]:
            program.send(line)
        self.assertRegex(program.until(r"= [A-H][1-8]"), "=")
        self.assertEqual(program.end()[1], 0)

    def test_an_overrun_clock_is_answered_at_once(self):
        program = self.start("ugi", "--depth", "0")
        program.send("go p1time -30 p2time 1000")
        program.until("bestmove [a-h][1-8]")
        program = self.start("gtp", "--depth", "0")
        for line in ["time_settings 600 0 0", "time_left b -2 0", "genmove b"]:
            program.send(line)
        program.until(r"= [A-H][1-8]")

    def test_memory_that_is_not_there_is_no_crash(self):
        # What ends the input ends a search too, and then nobody is told a move: so it is kept open until there is an answer.
        # Whether the memory is enough depends on where the system puts things, so both answers are right.
        refused = "the system gives no more memory; try a smaller --memory"
        for door, words, answer in [("gtp --memory 100G --time 1s", "genmove b", rf"\? {refused}|= [A-H][1-8]"),
                                    ("nboard --memory 100G --time 1s", "go", f"status {refused}|===.*"),
                                    ("ugi --memory 100G", "go nodes 100000", "bestmove .*")]:
            for kilobytes in (100000, 132000, 150000):
                with self.subTest(door=door, kilobytes=kilobytes):
                    program = Program(shell=f"ulimit -v {kilobytes}; exec {MITOS} {door}")
                    self.addCleanup(program.close)
                    program.send(words)
                    program.until(answer)
                    self.assertEqual(program.end()[1], 0)

    def test_a_closed_pipe_ends_an_endless_search(self):
        for arguments, words in [(["ugi"], "go infinite"), (["gtp", "--depth", "3"], "genmove b"),
                                 (["nboard", "--depth", "3"], "go")]:
            program = self.start(*arguments)
            program.send(words)
            self.assertEqual(program.end()[1], 0, arguments)

    def test_a_line_that_is_too_long_is_answered(self):
        for door, long, answers in [("gtp", "17 x", ["?17 line too long", ""]), ("nboard", "x", ["status line too long"]),
                                    ("ugi", "x", ["info string error: line too long"]), ("gtp", "# x", [])]:
            with self.subTest(door=door, long=long):
                program = self.start(door)
                program.send(long + "x" * (5 << 20))
                program.send({"gtp": "1 name", "nboard": "ping 1", "ugi": "isready"}[door])
                last = {"gtp": "=1 Mitos", "nboard": "pong 1", "ugi": "readyok"}[door]
                self.assertEqual([program.line() for _ in range(len(answers) + 1)], [*answers, last])

    def test_a_search_without_any_limit_is_refused(self):
        program = self.start("gtp", "--depth", "0")
        program.send("3 genmove b")
        self.assertRegex(program.line(), r"^\?3 nothing limits the search")
        program.line()
        program.send("time_settings 1 0 0")
        program.send("genmove b")
        program.until(r"= [A-H][1-8]")
        program = self.start("ugi", "--depth", "0")
        program.send("go")
        self.assertRegex(program.line(), "^info string error: nothing limits the search")
        self.assertRegex(program.line(), "^bestmove (d3|c4|f5|e6)$")  # a running game is not given up
        program.send("go nodes 1000")
        program.until("bestmove [a-h][1-8]")
        refused = subprocess.run([MITOS, "nboard", "--depth", "0"], input="", capture_output=True, text=True,
                                 timeout=PATIENCE, check=False)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("nothing limits the search", refused.stderr)
        self.assertEqual(self.start("nboard", "--depth", "0", "--time", "50ms").end(), ("", 0))

    def test_what_has_no_meaning_for_a_game_is_refused(self):
        for words in (["ugi", "cse", "--algorithm", "champion"], ["ugi", "cse", "--evaluation", "phased"], ["gtp", "--algorithm", "luck"],
                      ["gtp", "--algorithm", "alphabeta", "--threads", "2"]):
            refused = subprocess.run([MITOS, *words], input="", capture_output=True, text=True, timeout=PATIENCE, check=False)
            self.assertEqual(refused.returncode, 2, words)
        # Beside a textbook evaluation the champion plays the end of the game.
        self.assertEqual(self.start("gtp", "--evaluation", "phased", "--threads", "2").end(), ("", 0))

    def test_the_nodes_of_a_placement_game_are_counted(self):
        program = self.start("ugi", "order-and-chaos")
        depths = []
        for most in (10, 1000, 30000):
            program.send(f"go nodes {most}")
            depth, nodes = re.match(r"info depth (\d+) nodes (\d+) pv ", program.line()).groups()
            program.until("bestmove .*")
            self.assertLessEqual(int(nodes), most)
            depths.append(int(depth))
        self.assertEqual(depths, sorted(depths))
        self.assertGreater(depths[-1], 1)

    def test_the_hash_of_a_placement_game_is_its_memory(self):
        """Four in a row on 4x4: solved with room, searched without, solved again."""
        program = self.start("ugi", "mnk-4-4-4")
        for megabytes, perfect in ((128, True), (1, False), (128, True)):
            program.send(f"setoption name Hash value {megabytes}")
            program.send("setoption name Threads value 2")
            program.send("go movetime 40000" if perfect else "go movetime 200")
            self.assertEqual(program.line() == "info string perfect play", perfect, megabytes)
            program.until("bestmove .*")

    def test_loadsgf_takes_the_first_of_many(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder)
            (path / "two.ggf").write_text("(;B[f5];)\n(;B[d3]W[c3];)\n")
            header = struct.pack("<4BIHH4B", 20, 4, 2, 29, 2, 0, 2004, 8, 0, 0, 0)
            game = struct.pack("<HHHBB", 0, 1, 2, 40, 40) + bytes([56]) + bytes(59)
            (path / "two.wtb").write_bytes(header + game + game)
            board = "---------------------------OX------XXX-------------------------- O"
            (path / "two.txt").write_text(f"{board}\n{board[:-1]}X\n")
            (path / "none.wtb").write_bytes(header[:4] + bytes(4) + header[8:])
            for name in ("two.ggf", "two.wtb", "two.txt"):
                program = self.start("gtp")
                program.send(f"loadsgf {path / name}")
                self.assertEqual([program.line(), program.line()], ["= white", ""], name)
                program.send("gogui-rules_legal_moves")
                self.assertEqual(program.line(), "= F4 D6 F6", name)
            program.send(f"loadsgf {path / 'none.wtb'}")
            program.until(r"\? .*none\.wtb holds no game")


class WholeGames(unittest.TestCase):
    def test_two_gtp_engines_agree_on_every_move_of_a_game(self):
        """Each is told the other's moves, and would refuse an illegal one."""
        players = {}
        for colour, evaluation in [("black", "positional"), ("white", "corners")]:
            players[colour] = Program("gtp", "--depth", "2", "--evaluation", evaluation)
            self.addCleanup(players[colour].close)

        def ask(program, command):
            program.send(command)
            answer = program.until(r"[=?].*")
            self.assertEqual(answer[0], "=", command)
            return answer[2:]

        colour, passes = "black", 0
        while passes < 2:
            other = "white" if colour == "black" else "black"
            move = ask(players[colour], f"genmove {colour}")
            ask(players[other], f"play {colour} {move}")
            passes = passes + 1 if move == "PASS" else 0
            colour = other
        scores = {ask(program, "final_score") for program in players.values()}
        self.assertEqual(len(scores), 1)
        self.assertRegex(scores.pop(), r"^(0|[BW]\+\d+)$")

    def test_a_whole_game_within_its_clock(self):
        """Two seconds for all moves of one side; the engine is the referee of the rules."""
        program = Program("ugi", "--depth", "0")
        self.addCleanup(program.close)
        moves, left = [], {0: 2000.0, 1: 2000.0}
        used = self.cpu_of(program)
        while True:
            program.send("position startpos moves " + " ".join(moves) if moves else "position startpos")
            program.send("query gameover")
            if program.until("response .*") == "response true":
                break
            program.send("query p1turn")
            side = 0 if program.until("response .*") == "response true" else 1
            before_it = self.cpu_of(program)
            program.send(f"go p1time {max(1, int(left[0]))} p2time {max(1, int(left[1]))}")
            moves.append(program.until("bestmove .*").split()[1])
            left[side] -= 1000 * (self.cpu_of(program) - before_it)  # what a busy machine adds is not the engine's
        self.assertGreater(len(moves), 8)
        self.assertGreater(self.cpu_of(program), used, "it computed")
        self.assertGreater(min(left.values()), 0)

    @staticmethod
    def cpu_of(program):
        """Seconds of processor time so far."""
        fields = pathlib.Path(f"/proc/{program.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    unittest.main()
