"""match: two players of any kind, over every protocol, whatever they do; files that go on; Elo and SPRT in the report."""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import unittest

from othello_board import Board
from support import (BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, MITOS, PATIENCE, SOURCE, SYSTEM, MitosTest, await_that,
                     environment, is_greek, plain, usual_signals)  # fmt: skip

FAKE = SOURCE / "tests" / "support" / "fake_engine.py"
QUICK = "mitos:depth=1"


def fake(protocol, *arguments, options=""):
    words = " ".join(map(str, arguments))
    return f"{protocol}{options}:{sys.executable} -B {FAKE} {protocol} {words}"


def games(path):
    """The games of a match file: properties by name, moves as (colour, text)."""
    found = []
    for line in pathlib.Path(path).read_text().splitlines():
        assert line.startswith("(;GM[Othello]") and line.endswith(";)"), line
        properties = re.findall(r"([A-Z]+)\[([^\]]*)\]", line)
        found.append((dict(p for p in properties if p[0] not in "BW"), [p for p in properties if p[0] in "BW"]))
    return found


def replay(properties, moves):
    squares, mover = re.fullmatch(r"8 ([-*O]{64}) ([*O])", properties["BO"]).groups()
    board = Board.read(f"{squares} {mover}".replace("*", "X"))
    for colour, text in moves:
        assert board.mover == {"B": "X", "W": "O"}[colour]
        move = text.split("/")[0].lower()
        board = board.after("pass" if move == "pa" else move)
    return board


class MatchTest(MitosTest):
    def match(self, *args, code=DONE, quiet=True, **how):
        return self.one_json("match", *args, code=code, quiet=quiet, **how)

    def check_sums(self, answer):
        self.assertEqual(answer["wins"] + answer["draws"] + answer["losses"], answer["games"])
        self.assertEqual(answer["score"], answer["wins"] + answer["draws"] / 2)
        if answer["elo_low"] is not None:
            self.assertLessEqual(answer["elo_low"], answer["elo"])
        if answer["elo_high"] is not None:    # nothing bounds it where everything was won
            self.assertLessEqual(answer["elo"], answer["elo_high"])


class Players(MatchTest):
    def test_every_protocol_plays_to_the_end(self):
        for protocol, name in (("gtp", "Fake GTP"), ("nboard", "Fake NBoard"), ("ugi", "Fake UGI")):
            with self.subTest(protocol=protocol):
                out = self.home / f"{protocol}.ggf"
                options = "" if protocol == "gtp" else "[depth=3]"  # GTP has no word for it
                answer = self.match(QUICK, fake(protocol, options=options), "--games", 4, "--out", out)
                self.check_sums(answer)
                self.assertEqual((answer["games"], answer["complete"]), (4, True))
                first, second = answer["players"]
                self.assertEqual((first["name"], second["name"]), (QUICK, name))
                self.assertEqual(first["lost_by_fault"] + second["lost_by_fault"], 0)
                self.assertGreater(second["seconds"], 0)
                score = 0
                for properties, moves in games(out):
                    board = replay(properties, moves)
                    self.assertTrue(board.over())
                    difference = board.count("X") - board.count("O")
                    stated = float(properties["RE"])
                    self.assertEqual((stated > 0) - (stated < 0), (difference > 0) - (difference < 0))
                    sign = 1 if " A black " in properties["PC"] else -1
                    self.assertEqual(properties["PB"] == QUICK, sign == 1)
                    score += ((sign * stated > 0) - (sign * stated < 0) + 1) / 2
                self.assertEqual(score, answer["score"])

    def test_programs_may_meet_each_other(self):
        answer = self.match("--a", fake("gtp"), "--b", fake("nboard"), "--games", 4, "--concurrency", 2)
        self.assertEqual(answer["games"], 4)
        self.assertEqual([p["lost_by_fault"] for p in answer["players"]], [0, 0])

    def test_mitos_plays_by_its_own_protocols(self):
        for protocol in ("gtp", "nboard", "ugi"):
            with self.subTest(protocol=protocol):
                program = f"{protocol}:{MITOS} {protocol} --depth 3"
                answer = self.match(program, QUICK, "--games", 4, "--depth", 3, "--concurrency", 2,
                                    quiet=protocol != "gtp")  # fmt: skip
                self.assertEqual([p["lost_by_fault"] for p in answer["players"]], [0, 0])
                itself = self.match("mitos:depth=3", QUICK, "--games", 4)
                self.assertGreater(answer["score"], 0)
                self.assertEqual(itself["games"], answer["games"])

    def test_a_dialogue_of_gtp(self):
        log = self.home / "log"
        openings = self.write("openings.txt", "f5d6c3d3c4\n")
        self.match(QUICK, fake("gtp", "--log", log), "--openings-file", openings, "--clock", "60+1")
        lines = log.read_text().splitlines()
        self.assertEqual(lines[:5], ["name", "known_command time_settings", "known_command time_left", "boardsize 8",
                                     "clear_board"])  # fmt: skip
        self.assertEqual(lines[5:12], ["time_settings 60 0 0", "play b f5", "play w d6", "play b c3", "play w d3",
                                       "play b c4", "time_left w 60 0"])  # fmt: skip
        self.assertEqual(lines[12], "genmove w")
        self.assertRegex(lines[13], r"^play b [a-h][1-8]$")
        self.assertEqual(lines[-1], "quit")
        second = lines.index("clear_board", 5)
        self.assertEqual(lines[second - 1], "boardsize 8")
        self.assertIn("genmove b", lines[second:])

    def test_a_dialogue_of_nboard(self):
        log = self.home / "log"
        openings = self.write("openings.txt", "f5\n")
        self.match(QUICK, fake("nboard", "--log", log, options="[depth=7]"), "--openings-file", openings)
        lines = log.read_text().splitlines()
        self.assertEqual(lines[:3], ["nboard 2", "set depth 7", "ping 1"])
        self.assertRegex(lines[3], r"^set game \(;GM\[Othello\].*BO\[8 -{27}O\*-{6}\*O-{27} \*\]B\[F5\];\)$")
        self.assertEqual(lines[4:6], ["ping 2", "go"])
        self.assertRegex(lines[6], r"^set game .*B\[F5\]W\[..\]B\[..\];\)$")

    def test_a_dialogue_of_ugi(self):
        log = self.home / "log"
        openings = self.write("openings.txt", "f5\n")
        self.match(QUICK, fake("ugi", "--log", log), "--openings-file", openings, "--move-time", "0.25", "--margin", "600")
        lines = log.read_text().splitlines()
        self.assertEqual(lines[:5], ["ugi", "uginewgame", "isready", "position startpos moves f5", "go movetime 250"])
        self.assertRegex(lines[5], r"^position startpos moves f5 [a-h][1-8] [a-h][1-8]$")
        clock = self.home / "clock"
        self.match(QUICK, fake("ugi", "--log", clock), "--openings-file", openings, "--clock", "60+0.5", "--depth", "3")
        self.assertRegex(clock.read_text(), r"\ngo p1time [56]\d{4} p2time 60000 p1inc 500 p2inc 500 depth 3\n")

    def test_the_time_of_the_first_is_held_to_that_of_the_second(self):
        answer = self.match("mitos", fake("nboard", "slow", 20), "--games", 6, "--match-time")
        first, second = answer["players"]
        self.assertGreater(second["seconds"], 0.02 * second["moves"])
        # How exactly is tested with invented times; here a busy machine may hold our thread up. Left alone, the first takes
        # ten times as long as the second.
        self.assertLess(first["seconds"], 3 * second["seconds"])
        self.assertGreater(first["seconds"], 0.1 * second["seconds"])


class Faults(MatchTest):
    def faulty(self, player, *args, opponent=QUICK, games=4, patience=PATIENCE, margin="0.5", **how):
        answer = self.match(opponent, player, "--games", games, "--patience", patience, "--margin", margin, *args,
                            quiet=False, **how)  # fmt: skip
        self.check_sums(answer)
        self.assertEqual(answer["games"], games)
        return answer

    def test_who_fails_loses_and_the_match_goes_on(self):
        for behaviour, why in (("crash", "crash"), ("illegal", "illegal"), ("flood", "flood"),
                               ("long", "flood"), ("garbage", "garbage"), ("refuse", "garbage"), ("resign", "resigned"),
                               ("exit", "crash"), ("orphan", "crash"), ("close", "closed")):  # fmt: skip
            with self.subTest(behaviour=behaviour):
                starts = self.home / f"starts-{behaviour}"
                answer = self.faulty(fake("gtp", behaviour, 3, "--starts", starts))
                self.assertEqual((answer["wins"], answer["losses"]), (4, 0))
                self.assertEqual(answer["discs"], 4 * 64)
                self.assertEqual(answer["players"][1]["faults"][why], 4, answer["players"][1])
                self.assertEqual(answer["players"][0]["lost_by_fault"], 0)
                lives = len(starts.read_text().split())
                if behaviour == "resign":
                    self.assertEqual(lives, 1)
                elif behaviour != "illegal":
                    self.assertEqual(lives, 4, "a new program for every game")
                self.assertFalse(any(os.path.exists(f"/proc/{pid}") for pid in starts.read_text().split()), "no zombie")

    def test_over_the_other_protocols(self):
        for protocol in ("nboard", "ugi"):
            for behaviour, why in (("crash", "crash"), ("illegal", "illegal"), ("flood", "flood"), ("garbage", "garbage"),
                                   ("exit", "crash")):  # fmt: skip
                with self.subTest(protocol=protocol, behaviour=behaviour):
                    answer = self.faulty(fake(protocol, behaviour, 2, options="[depth=1]"), games=2)
                    self.assertEqual(answer["wins"], 2)
                    self.assertEqual(answer["players"][1]["faults"][why], 2)

    def test_a_program_that_hangs(self):
        starts = self.home / "starts"
        # A shell begins at once on a busy machine, too: the time is that of the move.
        hangs = f"gtp:echo $$ >>{starts}; while read -r word rest; do [ $word = genmove ] && exec sleep 1000; echo = false; echo; done"
        answer = self.faulty(hangs, games=2, patience="5")
        self.assertEqual((answer["wins"], answer["players"][1]["faults"]["hang"]), (2, 2))
        self.assertEqual(len(starts.read_text().split()), 2, "a new program for every game")
        answer = self.faulty(fake("ugi", "mute"), "--depth", 2, games=2, patience="0.5")
        self.assertEqual(answer["players"][1]["faults"]["hang"], 2)

    def test_fewer_threads_than_were_asked_for(self):
        """Stacks so large that only a few threads, or none, find room."""
        def match(stack, space):
            limits = f"ulimit -S -s {stack << 10}; ulimit -v {space << 10}; "
            words = f"exec {MITOS} match {QUICK} {QUICK} --games 24 --concurrency 12 --json"
            return subprocess.run(["bash", "-c", limits + words], capture_output=True, text=True, timeout=PATIENCE, check=False)

        few = match(1024, 4000)
        self.assertEqual(few.returncode, DONE, few.stderr)
        self.assertEqual(json.loads(few.stdout)["games"], 24)
        none = match(2048, 1500)
        self.assertEqual(none.returncode, SYSTEM, none.stderr)
        self.assertIn("no thread", none.stderr)

    def test_who_is_too_slow_loses_on_time(self):
        # The opponent has time enough on a busy machine, too.
        answer = self.faulty(fake("gtp", "slow", 700), "--move-time", "0.1", opponent=QUICK + ",time=600", games=2)
        self.assertEqual(answer["players"][1]["faults"]["time"], 2)
        answer = self.faulty(fake("nboard", "slow", 250), "--clock", "0.4", opponent=QUICK + ",clock=600", games=2)
        self.assertEqual(answer["players"][1]["faults"]["time"], 2)

    def test_both_may_fail(self):
        answer = self.match(fake("gtp", "crash", 2), fake("gtp", "illegal", 50), "--games", 4, quiet=False)
        self.assertEqual((answer["wins"], answer["losses"]), (0, 4), "the first fails first, whatever its colour")

    def test_it_is_said_why(self):
        result = self.expect(DONE, "match", QUICK, fake("gtp", "crash", 2), "--games", 4)
        self.assertIn("game 1: B lost: the program ended (exit 3)", result.err)
        self.assertRegex(result.out, r"B lost 4 of its games so: the program ended")
        closed = self.expect(DONE, "match", QUICK, fake("gtp", "close", 2), "--games", 2)
        self.assertIn("game 1: B lost: the program closed its pipe (output)", closed.err)
        greek = self.expect(DONE, "match", QUICK, fake("gtp", "crash", 2), "--games", 2, "--lang", "el")
        self.assertTrue(is_greek(greek.out) and is_greek(greek.err))
        out = self.home / "faults.ggf"
        self.faulty(fake("gtp", "crash", 2), "--out", out)
        for properties, moves in games(out):
            self.assertIn(" crash exit 3", properties["PC"])
            self.assertRegex(properties["RE"], r"^[+-]64\.00:r$")
            replay(properties, moves)

    def test_many_faults_are_not_told_one_by_one(self):
        result = self.expect(DONE, "match", QUICK, fake("gtp", "exit"), "--games", 20)
        self.assertLess(result.err.count("\n"), 10)
        self.assertIn("goes on failing", result.err)

    def test_a_program_that_is_not_there(self):
        result = self.expect(SYSTEM, "match", QUICK, "gtp:./no-such-program -x", "--games", 2)
        self.assertIn("./no-such-program -x", result.err)
        result = self.expect(SYSTEM, "match", QUICK, "gtp[dir=/nowhere]:cat", "--games", 2)
        self.assertIn("/nowhere", result.err)
        result = self.expect(SYSTEM, "match", QUICK, "gtp[log=/nowhere/e.log]:cat", "--games", 2)
        self.assertIn("cannot write /nowhere/e.log: No such file or directory", result.err)

    def test_what_a_player_is_not_told(self):
        result = self.expect(DONE, "match", QUICK, fake("gtp"), "--games", 2, "--depth", 1)
        self.assertIn("player B: GTP has no word for a depth", result.err)
        result = self.expect(DONE, "match", QUICK, fake("nboard"), "--games", 2, "--move-time", 10)
        self.assertIn("player B: the NBoard protocol has no word for time", result.err)
        greek = self.expect(DONE, "match", QUICK, fake("nboard"), "--games", 2, "--clock", 60, "--lang", "el")
        self.assertTrue(is_greek(greek.err))

    def test_no_margin_is_one(self):
        answer = self.faulty(fake("gtp", "slow", 300), "--move-time", "0.1", opponent=QUICK + ",time=600", margin="0",
                             games=2)  # fmt: skip

        self.assertEqual(answer["players"][1]["faults"]["time"], 2)


class Files(MatchTest):
    ARGS = ("mitos:depth=2", "mitos:depth=3")

    def test_a_match_goes_on(self):
        out = self.home / "m.ggf"
        self.match(*self.ARGS, "--games", 6, "--out", out)
        before = out.read_text()
        answer = self.match(*self.ARGS, "--games", 10, "--out", out)
        self.assertEqual((answer["resumed"], answer["games"]), (6, 10))
        self.assertTrue(out.read_text().startswith(before))
        whole = self.match(*self.ARGS, "--games", 10)
        for field in ("wins", "draws", "losses", "discs", "pairs", "elo", "elo_low"):
            self.assertEqual(answer[field], whole[field], field)
        again = self.match(*self.ARGS, "--games", 10, "--out", out)
        self.assertEqual((again["resumed"], again["discs"]), (10, whole["discs"]))
        self.assertEqual(len(games(out)), 10)

    def test_another_match_is_refused(self):
        out = self.home / "m.ggf"
        self.match(*self.ARGS, "--games", 4, "--out", out)
        before = out.read_bytes()
        for other in (("mitos:depth=2", "mitos:depth=4"), (*self.ARGS, "--seed", 2), (*self.ARGS, "--opening-plies", 9),
                      (*self.ARGS, "--depth", 3)):  # fmt: skip
            result = self.expect(BAD_USAGE, "match", *other, "--games", 4, "--out", out)
            self.assertIn("m.ggf", result.err)
        self.assertEqual(out.read_bytes(), before)

    def test_an_edited_evaluation_is_another_match(self):
        text = (SOURCE / "evaluations" / "positional.toml").read_text()
        mine = self.write("mine.toml", text)
        args = (f"mitos:depth=1,evaluation={mine}", QUICK, "--out", self.home / "m.ggf")
        self.match(*args, "--games", 2)
        self.assertEqual(self.match(*args, "--games", 4)["resumed"], 2)
        self.write("mine.toml", text + "# edited\n")
        self.assertIn("m.ggf", self.expect(BAD_USAGE, "match", *args, "--games", 4).err)

    def test_a_result_beyond_all_bounds(self):
        out = self.home / "m.ggf"
        self.match(*self.ARGS, "--games", 4, "--out", out)
        lines = out.read_text().splitlines(keepends=True)
        lines[2] = re.sub(r"RE\[[^]]*", "RE[1e300", lines[2])
        out.write_text("".join(lines))
        result = self.expect(BAD_INPUT, "match", *self.ARGS, "--games", 4, "--out", out)
        self.assertRegex(result.err, r"m\.ggf:3:\d+: no game of a match ends so")

    def test_a_torn_end_is_mended(self):
        out = self.home / "m.ggf"
        whole = self.match(*self.ARGS, "--games", 6, "--out", out)
        out.write_bytes(out.read_bytes()[:-30])
        answer = self.match(*self.ARGS, "--games", 6, "--out", out)
        self.assertEqual((answer["resumed"], answer["discs"]), (5, whole["discs"]))
        self.assertEqual(len(games(out)), 6)

    def test_ctrl_c_loses_nothing(self):
        out = self.home / "m.ggf"
        args = ("match", QUICK, fake("nboard", "slow", 5), "--games", 200, "--concurrency", 2, "--out", out, "--json")
        process = self.start(*args)
        await_that(lambda: out.exists() and out.read_text().count("\n") >= 3)
        process.send_signal(signal.SIGINT)
        text, _ = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, INTERRUPTED)
        answer = json.loads(text)
        self.assertEqual((answer["reason"], answer["complete"]), ("stopped", False))
        self.assertEqual(answer["games"], len(games(out)))
        self.assertGreaterEqual(answer["games"], 3)
        self.check_sums(answer)

    def test_openings_from_a_file(self):
        board = "------------------XO------XXX------OXX-----O-------------------- O"
        openings = self.write("o.txt", f"% three of one kind\nf5d6c3\n\nd3c5f6\n{board}; 3;\n"
                              "(;GM[Othello]PC[x]PB[a]PW[b]RE[?]TY[8]"
                              "BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[F4];)\n")  # fmt: skip
        out = self.home / "m.ggf"
        result = self.expect(DONE, "match", *self.ARGS, "--openings-file", openings, "--out", out, "--json")
        self.assertIn("1 of the openings", result.err, "d3c5f6 is f5d6c3, turned")
        self.assertEqual(json.loads(result.out)["games"], 6)
        starts = [(p["BO"].split()[1], [m for _, m in moves[:2]]) for p, moves in games(out)]
        self.assertEqual(starts[0][1], ["F5", "D6"])
        self.assertEqual(starts[2][0], board[:64].replace("X", "*"))
        self.assertEqual(starts[4][1], ["F5", "F4"])
        result = self.expect(BAD_USAGE, "match", QUICK, fake("gtp"), "--openings-file", openings)
        self.assertIn("GTP", result.err)

    def test_bad_openings_are_refused_with_their_place(self):
        for text, place in (("f5\nf5f5\n", ":2:3:"), ("f5\n\nxyz\n", ":3:1:"), ("% nothing\n", "no opening")):
            result = self.expect(BAD_INPUT, "match", *self.ARGS, "--openings-file", self.write("bad.txt", text))
            self.assertIn(place, result.err)
        self.expect(SYSTEM, "match", *self.ARGS, "--openings-file", "nowhere.txt")
        self.expect(SYSTEM, "match", *self.ARGS, "--games", 2, "--out", "/nowhere/x.ggf")


class Openings(MatchTest):
    def openings(self, *args):
        out = self.home / f"o{abs(hash(args))}.ggf"
        self.match(QUICK, QUICK, "--out", out, *args)
        found = []
        for properties, moves in games(out)[::2]:
            found.append(tuple(m for _, m in moves[:8]))
        return found

    def test_the_seed_decides_and_more_begin_with_the_fewer(self):
        ten = self.openings("--openings", 10)
        self.assertEqual(len(set(ten)), 10)
        self.assertEqual(self.openings("--openings", 5), ten[:5])
        self.assertNotEqual(self.openings("--openings", 10, "--seed", 2), ten)
        self.assertNotEqual(self.openings("--openings", 10, "--balance", "off"), ten)

    def test_no_two_are_equal_up_to_symmetry(self):
        out = self.home / "o.ggf"
        self.match(QUICK, QUICK, "--openings", 60, "--opening-plies", 5, "--balance", 40, "--out", out)
        seen = set()
        for properties, moves in games(out)[::2]:
            board = replay(properties, [m for m in moves if "/" not in m[1]][:5])
            grid = [[board.squares[board.name(r, c)] for c in range(8)] for r in range(8)]
            images = []
            for _ in range(4):
                grid = [list(row) for row in zip(*grid[::-1])]
                images += ["".join(map("".join, grid)), "".join("".join(row[::-1]) for row in grid)]
            seen.add(min(images))
        self.assertEqual(len(seen), 60)

    def test_balanced_ones_are_balanced(self):
        for moves in self.openings("--openings", 5, "--balance", 3):
            found = self.one_json("search", "othello", "--moves", "".join(moves), "--depth", 10)
            self.assertLessEqual(abs(found["value"]), 3)

    def test_too_many_are_refused(self):
        result = self.expect(BAD_USAGE, "match", QUICK, QUICK, "--openings", 100, "--opening-plies", 2)
        self.assertIn("100", result.err)


class Report(MatchTest):
    def test_equal_players_hold_zero(self):
        answer = self.match("mitos:depth=2", "mitos:depth=2", "--openings", 20)
        self.assertEqual(answer["pairs"], [0, 0, 20, 0, 0])
        self.assertLessEqual(answer["elo_low"], 0)
        self.assertGreaterEqual(answer["elo_high"], 0)
        noisy = self.match("mitos:depth=2,seed=1", "mitos:depth=2,seed=2", "--openings", 40)
        self.assertLess(noisy["elo_low"], 0)
        self.assertGreater(noisy["elo_high"], 0)

    def test_deeper_is_stronger_and_the_test_sees_it(self):
        answer = self.match("mitos:depth=5", "mitos:depth=1", "--sprt", "0,50")
        self.assertEqual((answer["reason"], answer["sprt"]["verdict"]), ("sprt", "elo1"))
        self.assertGreaterEqual(answer["sprt"]["llr"], answer["sprt"]["upper"])
        self.assertLess(answer["games"], 200)
        self.assertGreater(answer["los"], 0.99)
        turned = self.match("mitos:depth=1", "mitos:depth=5", "--sprt", "0,50")
        self.assertEqual(turned["sprt"]["verdict"], "elo0")

    def test_it_does_not_depend_on_the_concurrency(self):
        one = self.match("mitos:depth=2", "mitos:depth=4", "--openings", 10)
        two = self.match("mitos:depth=2", "mitos:depth=4", "--openings", 10, "--concurrency", 3)
        for field in ("wins", "draws", "losses", "discs", "pairs", "elo"):
            self.assertEqual(one[field], two[field], field)

    def test_words(self):
        result = self.expect(DONE, "match", "mitos:depth=2", "mitos:depth=3,name=Deeper", "--games", 6, "--sprt", "0,10")
        for word in ("6 of 6 games", "Deeper", "Elo of A over B", "SPRT", "not decided"):
            self.assertIn(word, result.out)
        greek = self.expect(DONE, "match", "mitos:depth=2", "mitos:depth=3", "--games", 2, "--lang", "el")
        self.assertTrue(is_greek(greek.out))

    def test_progress_at_a_terminal(self):
        terminal = self.terminal("match", "mitos:depth=2", "mitos:depth=4", "--games", 20)
        terminal.finish()
        self.assertRegex(plain(terminal.text), r"of 20 games: \+\d+ =\d+ -\d+, Elo")

    def test_help(self):
        for language in ("en", "el"):
            text = self.expect(DONE, "match", "--help", "--lang", language).out
            for option in ("--sprt", "--match-time", "--openings-file", "--out", "--a", "--b"):
                self.assertIn(option, text)


class Refusals(MatchTest):
    def test_what_makes_no_sense(self):
        for args, word in (
            ((), "--a"),
            ((QUICK,), "--b"),
            (("uci:./x", QUICK), "gtp"),
            ((QUICK, "gtp:"), "gtp:./engine"),
            ((QUICK, "mitos:colour=red"), "colour"),
            ((QUICK, "mitos:evaluation=nonsense"), "nonsense"),
            ((QUICK, "mitos:method=magic"), "magic"),
            ((QUICK, QUICK, "--games", 3), "even"),
            ((QUICK, QUICK, "--games", 4, "--openings", 2), "--openings"),
            ((QUICK, QUICK, "--clock", "soon"), "--clock"),
            ((QUICK, QUICK, "--clock", "60", "--move-time", "1"), "--move-time"),
            ((QUICK, QUICK, "--sprt", "10,0"), "--sprt"),
            ((QUICK, QUICK, "--sprt", "0"), "--sprt"),
            ((QUICK, QUICK, "--sprt", "0,10,2,0.05"), "--sprt"),
            ((QUICK, QUICK, "--concurrency", "many"), "--concurrency"),
            ((QUICK, "ugi:./x"), "--move-time"),
            ((QUICK, "gtp[depth=1]:./x"), "depth"),
            ((QUICK, "nboard[time=1]:./x"), "time"),
            ((QUICK, "mitos:depth=1,depth=2"), "twice"),
            ((QUICK, QUICK, "--margin", "-1"), "--margin"),
            ((QUICK, QUICK, "--depth", "0"), "--depth"),
            (("nboard:./x", QUICK, "--match-time"), "--match-time"),
            ((QUICK, QUICK, "--a", QUICK), "--a"),
        ):
            with self.subTest(args=args):
                result = self.expect(BAD_USAGE, "match", *args)
                self.assertIn(word, result.err)
                self.assertEqual(result.out, "")


class EndingTogether(MatchTest):
    """The programs of a match end with it, whatever ends it."""

    def hanging(self):
        return fake("gtp", "hang", 1, "--starts", self.home / "starts", "--log", self.home / "log")

    def begun(self, player, prepare=usual_signals):
        """A match whose program was asked for a move and thinks for ever, and the number of that process."""
        starts, log = self.home / "starts", self.home / "log"
        process = subprocess.Popen([MITOS, "match", QUICK, player, "--games", "2"], stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.home,
                                   env=environment(self.home), preexec_fn=prepare)  # fmt: skip
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        await_that(lambda: log.exists() and "genmove" in log.read_text())
        program = int(starts.read_text().split()[0])
        starts.unlink()
        log.unlink()
        return process, program

    @staticmethod
    def is_running(process):
        try:
            return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
        except OSError:
            return False

    def test_whatever_signal_ends_the_match(self):
        hanging = self.hanging()
        below = hanging.replace("gtp:", "gtp:true; ", 1) + "; true"  # the program is a child of the shell
        for number in (signal.SIGKILL, signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGQUIT):
            for player in (hanging, below):
                with self.subTest(signal=number, player=player):
                    process, program = self.begun(player)
                    process.send_signal(number)
                    code = process.wait(timeout=PATIENCE)
                    expected = -number if number in (signal.SIGKILL, signal.SIGQUIT) else INTERRUPTED
                    self.assertEqual(code, expected)
                    await_that(lambda program=program: not self.is_running(program))

    def test_a_match_that_is_told_to_ignore_the_hangup_goes_on(self):
        def prepare():
            usual_signals()
            signal.signal(signal.SIGHUP, signal.SIG_IGN)

        process, program = self.begun(self.hanging(), prepare)
        process.send_signal(signal.SIGHUP)
        # Every 20 ms the match looks whether it was told to end; a hundred looks later it would have.
        waits = self.waits_of(process)
        await_that(lambda: process.poll() is not None or self.waits_of(process) > waits + 100)
        self.assertIsNone(process.poll())
        self.assertTrue(self.is_running(program))
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(timeout=PATIENCE), INTERRUPTED)
        await_that(lambda: not self.is_running(program))

    @staticmethod
    def waits_of(process):
        """How often its first thread has waited."""
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
        return int(re.search(r"^voluntary_ctxt_switches:\t(\d+)", status, re.MULTILINE)[1])


if __name__ == "__main__":
    unittest.main()
