"""The scripts behind bench/othello_endgame.py with stand-ins for the programs: reading what they say, checking, going
on after a break."""

import json
import os
import pathlib
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "bench" / "othello_endgame.py"
PATIENCE = 300  # seconds; the last resort against hanging
sys.path.insert(0, str(ROOT / "bench"))

from endgame import against_textbook, plot, tables, threads  # noqa: E402
from endgame.ledger import Ledger  # noqa: E402
from endgame.positions import Published, published, random_positions, score_after  # noqa: E402
from endgame.programs import PATTERNS, Program, Trouble, seconds_of, understand, understand_json  # noqa: E402

EDAX_LIKE = """ # | depth|score|       time   |  nodes (N)  |   N/s    | principal variation
---+------+-----+--------------+-------------+----------+---------------------
  1|   20   -08        1:02.337       9882744   29325650 A2 b1
---+------+-----+--------------+-------------+----------+---------------------
file: 9882744 nodes in  0:00.337 (29325650 nodes/s).
"""
EGAROUCID_LIKE = """|          Level|          Depth|           Move|          Score|           Time|          Nodes|            NPS|
|             60|        20@100%|             a2|            +38|  001:00:02.347|        8887257|       25611691|
total 8887257 nodes in 0.347s NPS 25611691
"""

# Knows the published scores of #40 to #42, notes each call, and waits when told to.
STAND_IN = """#!/usr/bin/env python3
import json, os, pathlib, sys, time
words = sys.argv[1:]
text = pathlib.Path(words[2]).read_text().split()[0]
known = {"O--O": (38, "a2"), "-OOO": (0, "h4"), "--OO": (6, "g2")}
score, move = known.get(text[:4], (64, "h8"))
with open(os.environ["CALLS"], "a") as calls:
    calls.write(text[:4] + "\\n")
if text[:4] == os.environ.get("SLOW"):
    time.sleep(3600)
if text[:4] == os.environ.get("MISTAKEN"):
    score += 2
print(json.dumps({"score": score, "move": move, "nodes": 1000, "seconds": 0.5}))
"""


class Understanding(unittest.TestCase):
    def test_tables_of_other_programs(self):
        self.assertEqual(understand(EDAX_LIKE, PATTERNS), {"score": -8, "move": "a2", "nodes": 9882744,
                                                           "seconds": 62.337})
        self.assertEqual(understand(EGAROUCID_LIKE, PATTERNS), {"score": 38, "move": "a2", "nodes": 8887257,
                                                                "seconds": 3602.347})

    def test_a_pattern_of_ones_own_and_its_last_line(self):
        said = understand("value 3 in 1,000\nvalue -4 in 2,500\n", [r"value (?P<score>-?\d+) in (?P<nodes>[\d,]+)"])
        self.assertEqual(said, {"score": -4, "nodes": 2500})

    def test_nothing_that_fits_is_nothing(self):
        self.assertIsNone(understand("Segmentation fault\n", PATTERNS))

    def test_the_json_of_mitos(self):
        said = understand_json('{"score":-2,"move":"a1","nodes":7,"seconds":0.25,"line":["a1"]}\n')
        self.assertEqual(said, {"score": -2, "move": "a1", "nodes": 7, "seconds": 0.25})

    def test_seconds(self):
        for text, seconds in (("1.5", 1.5), ("0:01.5", 1.5), ("001:01:01.5", 3661.5)):
            self.assertEqual(seconds_of(text), seconds)

    def test_a_program_that_fails_or_says_nonsense_is_trouble(self):
        for command, reason in (("echo broken >&2; exit 3; {file}", "exit code 3: broken"),
                                ("echo nonsense {file}", "--pattern")):
            with self.subTest(command), self.assertRaisesRegex(Trouble, reason):
                Program("peer", command).ask("-" * 64 + " X")

    def test_a_limit_ends_a_program_with_what_it_started(self):
        began = time.monotonic()
        self.assertIsNone(Program("peer", "sleep 3600 & wait; {file}").ask("-" * 64 + " X", limit=0.2))
        self.assertLess(time.monotonic() - began, PATIENCE)


class Positions(unittest.TestCase):
    def test_the_published_ones(self):
        positions = published(ROOT / "tests/data/ffo.obf", 40, 59)
        self.assertEqual([position.score for position in positions],
                         [38, 0, 6, -12, -14, 6, -8, 4, 28, 16, 10, 6, 0, -2, -2, 0, 2, -10, 4, 64])
        self.assertEqual(positions[3].best, {"g3", "c7"})
        self.assertEqual(positions[0].empties, 20)

    def test_a_wrong_score_and_a_wrong_move_are_faults(self):
        position = Published(40, "X" * 63 + "- O; H8:+4; A1:+2;")
        self.assertIsNone(position.fault({"score": 4, "move": "h8"}))
        self.assertIsNone(position.fault({"score": 4}))
        self.assertEqual(position.fault({"score": 2, "move": "h8"}), "score +2 instead of +4")
        self.assertEqual(position.fault({"score": 4, "move": "a1"}), "move a1 instead of h8")

    def test_random_ones_are_the_same_for_the_same_seed(self):
        games = random_positions(7, {50, 52}, 3)
        self.assertEqual(games, random_positions(7, {50, 52}, 3))
        self.assertNotEqual(games, random_positions(8, {50, 52}, 3))
        for game in games:
            self.assertEqual({empties: text.count("-") for empties, text in game.items()}, {50: 50, 52: 52})

    def test_a_line_is_replayed_to_its_end(self):
        text = "X" * 55 + "O" + "X" * 6 + "O- X"
        self.assertEqual(score_after(text, ["h8"]), 64)
        self.assertIsNone(score_after(text, []))
        self.assertIsNone(score_after(text, ["a1"]))
        self.assertIsNone(score_after(text, ["pass"]))
        self.assertEqual(score_after("X" * 63 + "- X", []), 64)  # the empty square is the winner's
        self.assertEqual(score_after("X" * 63 + "- O", []), -64)

    def test_what_the_textbook_does_not_prove_is_a_difference(self):
        text = "X" * 55 + "O" + "X" * 6 + "O- X"
        answer = {"score": 64, "move": "h8", "line": ["h8"], "certificate": {"line": True, "at_least": True,
                                                                             "at_most": True}}
        self.assertIsNone(against_textbook.compared(text, answer))
        for wrong, reason in (({"certificate": {"at_least": False, "at_most": True}},
                               "refutes that the score is at least"),
                              ({"certificate": {"at_least": True, "at_most": None}},
                               "did not prove that the score is at most"),
                              ({"line": []}, "ends at None"), ({"score": 62}, "ends at 64"),
                              ({"move": "a1"}, "not with a1")):
            self.assertIn(reason, against_textbook.compared(text, {**answer, **wrong}))


class Figures(unittest.TestCase):
    def test_sums_and_the_share_of_a_busy_core(self):
        sums = tables.total([{"nodes": 10, "seconds": 1.0, "wall": 2.0, "cpu": 1.5},
                             {"nodes": 30, "seconds": 3.0, "wall": 4.0, "cpu": 4.0}])
        self.assertEqual((sums["nodes"], sums["seconds"], sums["rate"], sums["cpu"]), (40, 4.0, 10.0, 3.75))

    def test_two_threads_as_good_as_two_copies_are_worth_one(self):
        copy = {"nodes": 100, "seconds": 2.0}
        even = threads.ratio([[copy, copy]], [{"nodes": 100, "seconds": 1.0}])
        self.assertEqual((even["positions"], even["nodes"]), (1.0, 1.0))
        half = threads.ratio([[copy, copy]], [{"nodes": 200, "seconds": 2.0}])  # as fast, but twice the work
        self.assertEqual((half["positions"], half["nodes"]), (0.5, 1.0))

    def test_the_drawing_is_well_formed_and_says_its_scales(self):
        values = {"median": [1e3, 1e5], "mean": [2e3, 2e5], "min": [5e2, 5e4], "max": [5e3, 5e5]}
        drawn = plot.drawing("A title", "and <more>", [plot.Panel("Nodes", "", [10, 12], values, ""),
                                                      plot.Panel("Seconds", "s", [10, 12], values, "")])
        words = [element.text
                 for element in xml.etree.ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
        for word in ("A title", "and <more>", "10k", "1M", "1000 s", "10", "12", "empty squares"):
            self.assertIn(word, words)
        self.assertEqual([plot.scale(power, "s") for power in (-5, -3, -1, 0, 2)],
                         ["10 µs", "1 ms", "100 ms", "1 s", "100 s"])


class Sandbox(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.results, self.calls, self.mitos = (self.folder / name for name in ("results.jsonl", "calls", "mitos"))
        self.mitos.write_text(STAND_IN, encoding="utf-8")
        self.mitos.chmod(self.mitos.stat().st_mode | stat.S_IXUSR)

    def command(self, *words):
        files = ["--mitos", str(self.mitos), "--results", str(self.results)]
        return [sys.executable, "-B", str(SCRIPT), "ffo", *files, "--range", "40", "42", *words]

    def environment(self, **more):
        return {**os.environ, "CALLS": str(self.calls), **more}

    def bench(self, *words, **more):
        return subprocess.run(self.command(*words), env=self.environment(**more), capture_output=True, text=True,
                              check=False, timeout=PATIENCE)

    def called(self):
        return self.calls.read_text(encoding="utf-8").split() if self.calls.exists() else []


class Ledgers(Sandbox):
    def test_keeps_what_is_whole_and_of_the_same_run(self):
        Ledger(self.results, "one").put({"score": 1}, "mitos", 40, 1)
        with self.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"run": "two", "key": ["mitos", 41, 1], "value": {}})
                       + '\n[1]\n{"run": "one", "key": ["mit')
        ledger = Ledger(self.results, "one")
        self.assertEqual(ledger.entries, {("mitos", 40, 1): {"score": 1}})
        ledger.put({"score": 2}, "mitos", 41, 1)
        again = Ledger(self.results, "one")
        self.assertEqual(again.entries, {("mitos", 40, 1): {"score": 1}, ("mitos", 41, 1): {"score": 2}})
        self.assertEqual(Ledger(self.results, "one", fresh=True).entries, {})

    def test_a_limit_is_not_written_down(self):
        ledger = Ledger(self.results, "one")
        self.assertIsNone(ledger.known(lambda: None, "mitos", 55, 1))
        self.assertEqual(Ledger(self.results, "one").entries, {})


class Runs(Sandbox):
    PEER = 'peer=cat {file} >/dev/null; echo "1|20 +38 0:00.25 500 2000 a2"'

    def test_a_table_with_a_peer_and_ratios(self):
        done = self.bench("--peer", self.PEER, "--rounds", "2")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(self.called(), ["O--O", "-OOO", "--OO"] * 2)
        self.assertIn("WRONG: peer on #41: score +38 instead of +0", done.stdout)
        self.assertIn("mitos / peer, time: 2.000 (median of 2 round(s)", done.stdout)
        self.assertIn("mitos / peer, nodes a second: 1.000", done.stdout)

    def test_goes_on_where_it_was_and_passes_over_a_line_that_was_cut_off(self):
        self.assertEqual(self.bench().returncode, 0)
        lines = self.results.read_bytes().splitlines(keepends=True)
        self.results.write_bytes(b"".join(lines[:2]) + lines[2][:-9])
        self.calls.unlink()
        done = self.bench()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("2 searches of an earlier run", done.stdout)
        self.assertEqual(self.called(), ["--OO"])
        self.calls.unlink()
        self.assertEqual(self.bench("--fresh").returncode, 0)
        self.assertEqual(len(self.called()), 3)

    def test_another_program_or_other_switches_begin_anew(self):
        self.bench()
        self.calls.unlink()
        self.bench("--memory", "small")
        self.assertEqual(len(self.called()), 3)
        self.mitos.write_text(STAND_IN + "# rebuilt\n", encoding="utf-8")
        self.bench("--memory", "small")
        self.assertEqual(len(self.called()), 6)

    def test_a_wrong_score_is_exit_code_1(self):
        done = self.bench(MISTAKEN="-OOO")
        self.assertEqual(done.returncode, 1)
        self.assertIn("WRONG: mitos on #41: score +2 instead of +0", done.stdout)

    def test_ctrl_c_and_an_end_from_outside_leave_a_table_and_what_was_done(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number):
                self.calls.unlink(missing_ok=True)
                running = subprocess.Popen(["sh", "-c", "trap '' INT; exec \"$@\"", "sh", *self.command("--fresh")],
                                           # as in the background
                                           env=self.environment(SLOW="--OO"), stdout=subprocess.PIPE,
                                           stderr=subprocess.PIPE, text=True)
                until = time.monotonic() + PATIENCE
                while "--OO" not in self.called() and time.monotonic() < until:
                    time.sleep(0.02)
                running.send_signal(number)
                out, errors = running.communicate(timeout=PATIENCE)
                self.assertEqual((running.returncode, errors), (130, ""))
                self.assertRegex(out, r"#42 \|\s+\+6 \|\s+– ")
                self.assertIn("round 1, 2 position(s)", out)
                self.assertEqual(len(self.results.read_text(encoding="utf-8").splitlines()), 2)

    def test_a_limit_gives_a_search_up(self):
        done = self.bench("--limit", "10", SLOW="-OOO")  # the others are to answer on a busy machine, too
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("not within 10 s", done.stdout)
        self.assertIn("round 1, 2 position(s)", done.stdout)

    def test_bad_usage_and_missing_programs_are_said(self):
        for words, code, reason in ((["--peer", "edax"], 2, "not NAME=VALUE"),
                                    (["--peer", "edax=./edax"], 2, "no {file}"),
                                    (["--pattern", "edax=x"], 2, "no --peer"), (["--range", "49", "40"], 2, "upwards"),
                                    (["--range", "40", "70"], 5, "it has #40 to #59"),
                                    (["--mitos", "/nowhere/mitos"], 5, "not there"),
                                    (["--peer", "a=true {file}"], 5, "a told no score")):
            with self.subTest(words):
                done = self.bench(*words)
                self.assertEqual(done.returncode, code, done.stdout + done.stderr)
                self.assertIn(reason, done.stderr)
                self.assertNotIn("Traceback", done.stderr)

    def test_help(self):
        for kind in ("ffo", "threads", "growth", "random"):
            done = subprocess.run([sys.executable, "-B", str(SCRIPT), kind, "--help"], capture_output=True, text=True,
                                  check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("--results", done.stdout)


if __name__ == "__main__":
    unittest.main()
