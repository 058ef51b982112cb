"""mitos play GAME: the dialogues of the originals, against people, the computer and itself."""

import json
import random
import re
import unittest

from grid_games import Xox, drawn_boards, solved
from support import BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, MitosTest, await_that, cpu_seconds, is_greek, plain

CSE = ("play", "cse", "--start", "___S_____")
OVER = re.compile(r"(MAX wins|MIN wins|A draw)")


class Play(MitosTest):
    def typed(self, *lines, code=DONE, game=CSE, **how):
        return self.expect(code, *game, stdin="".join(line + "\n" for line in lines), **how)

    def finish_by_hand(self, game, *options, start, choose):
        """Plays a whole game as MIN at a terminal: `choose` picks a move from the board. The last board and the text."""
        oracle = solved(game)
        terminal = self.terminal("play", game, "--start", start, *options, env={"NO_COLOR": "1"})
        while True:
            text = plain(self.next_turn(terminal))
            boards = drawn_boards(plain(terminal.text), oracle.game.rows, oracle.game.columns)
            if OVER.search(text):
                self.assertEqual(terminal.finish(), DONE)
                return boards, plain(terminal.text)
            terminal.type(choose(boards[-1]) + "\n")

    def next_turn(self, terminal):
        """Waits for the next question or the end."""
        for _ in range(600):
            seen = terminal.raw[terminal._mark :].decode(errors="replace")
            if "Your turn (MIN): " in seen or "Moves: " in seen:
                return seen
            terminal._read(0.05)
        raise AssertionError(terminal.text)

    def test_the_computer_never_gets_less_than_the_value_of_the_start(self):
        rng = random.Random(2026)
        for name, count in (("cse", 6), ("xox", 6)):
            oracle = solved(name)
            for _ in range(count):
                start = rng.choice(oracle.game.starts)
                boards, text = self.finish_by_hand(
                    name, start=start, choose=lambda board: rng.choice(list(oracle.moves(board)))
                )
                value = oracle.value(start)[0]
                got = 1 if "MAX wins" in text else -1 if "MIN wins" in text else 0
                self.assertGreaterEqual(got, value, f"seed 2026, {start}\n{text}")
                self.check_game(name, boards, text)

    def check_game(self, name, boards, text):
        """Each board follows from the one before by a legal move, and the end is what the rules say."""
        oracle = solved(name)
        for before, after in zip(boards, boards[1:]):
            self.assertIn(after, [board for _, board in oracle.successors(before)])
            self.assertIsNone(oracle.game.end(before))
        end = oracle.game.end(boards[-1])
        self.assertIsNotNone(end)
        winner = end if oracle.game.mover(boards[-1]) == "max" else -end
        self.assertIn({1: "MAX wins", -1: "MIN wins", 0: "A draw"}[winner], text)
        moves = re.search(r"Moves: (.*)", text)[1].split(", ")
        self.assertEqual(len(moves), len(boards) - 1)
        if name == "xox":
            mine, yours = oracle.game.counts(boards[-1])
            self.assertIn(f"{mine} XOX (MAX) against {yours} OXO (MIN)", text)

    def test_engine_against_engine(self):
        for name in ("cse", "xox"):
            for seed in range(4):
                result = self.expect(DONE, "play", name, "--human", "none", "--seed", seed)
                oracle = solved(name)
                boards = drawn_boards(result.out, oracle.game.rows, oracle.game.columns)
                self.check_game(name, boards, result.out)
                value = oracle.value(boards[0])[0]
                got = 1 if "MAX wins" in result.out else -1 if "MIN wins" in result.out else 0
                self.assertEqual(got, value, "both play perfectly")
                self.assertEqual(len(boards) - 1, oracle.value(boards[0])[1], "and neither dawdles nor hurries")
                self.assertEqual(result.out, self.expect(DONE, "play", name, "--human", "none", "--seed", seed).out)

    def test_json(self):
        game = self.one_json("play", "xox", "--human", "none", "--seed", 1)
        self.assertTrue(game["over"])
        self.assertEqual((game["max"], game["min"]), Xox().counts(game["board"]))
        self.assertIn("--human none", self.expect(BAD_USAGE, *CSE, "--json").err)

    def test_final_boards_of_the_original(self):
        """The last move of each of the four examples, made by hand."""
        for start, side, move, score, end in (
            ("XXOX_OO__O__", "max", "1 1 X", (0, 1), "MIN wins"),
            ("XOOX_X__X___", "min", "1 1 O", (2, 0), "MAX wins"),
            ("XOOX__O_OOXX", "max", "1 2 X", (1, 1), "A draw"),
            ("OXXOXXOOXOO_", "max", "3 2 X", (0, 0), "A draw"),
        ):
            with self.subTest(start=start):
                result = self.expect(DONE, "play", "xox", "--human", "both", "--first", side, "--start", start, stdin=move + "\n")
                self.assertIn(f"{score[0]} XOX (MAX) against {score[1]} OXO (MIN)", result.out)
                self.assertIn(end, result.out)

    def test_sce_does_not_win(self):
        result = self.expect(BAD_INPUT, "play", "cse", "--human", "both", "--start", "S_E______", stdin="0 1 C\n")
        self.assertNotIn("wins", result.out)
        result = self.expect(DONE, "play", "cse", "--human", "both", "--start", "C_E______", stdin="0 1 S\n")
        self.assertIn("MAX wins.", result.out)
        result = self.expect(DONE, "play", "cse", "--human", "both", "--start", "E_C______", "--first", "min", stdin="b1=s\n")
        self.assertIn("MIN wins.", result.out)

    def test_the_beginning(self):
        out = self.typed("quit").out
        self.assertIn("MAX is the computer, MIN is you", out)
        boards = drawn_boards(out, 3, 3)
        self.assertEqual(boards[0], "___S_____")
        self.assertEqual(len(boards), 2, "the first board, and the one after MAX's move")
        self.assertRegex(out, r"MAX \(computer\) plays \d \d [CSE]")
        self.assertIn("Your turn (MIN)", out)
        self.assertIn("0 1 2", out)
        self.assertIn("a b c", out)

    def test_random_starts(self):
        seen = set()
        for seed in range(12):
            first, again = (self.expect(DONE, "play", "cse", "--seed", seed, stdin="quit\n") for _ in range(2))
            self.assertEqual(first.out, again.out)
            self.assertEqual(first.err, "")
            seen.add(drawn_boards(first.out, 3, 3)[0])
        self.assertEqual(seen, {"___S_____", "_____S___"})
        result = self.expect(DONE, "play", "xox", stdin="quit\n")
        seed = re.search(r"seed (\d+)", result.err)[1]
        self.assertEqual(self.expect(DONE, "play", "xox", "--seed", seed, stdin="quit\n").out, result.out, "it can be repeated")

    def test_every_wrong_input_has_its_message(self):
        board = drawn_boards(self.typed("quit").out, 3, 3)[-1]
        taken, free = divmod(board.index("S"), 3), divmod(board.index("_"), 3)
        cell = f"{free[0]} {free[1]}"
        for typed, words in (
            (f"{taken[0]} {taken[1]} C", "is taken: S stands there"),
            ("3 0 C", "no cell 3 0"),
            ("0 3 C", "no cell 0 3"),
            ("-1 0 C", "no cell -1 0"),
            ("99999999999999 0 C", "no cell"),
            ("d1=C", "no cell d1"),
            ("a0=C", "no cell a0"),
            ("a4=C", "no cell a4"),
            (f"{cell} X", "'X' is no letter of this game"),
            (f"{cell} CS", "'CS' is no letter of this game"),
            (f"{cell} σ", "'σ' is no letter of this game"),
            (cell, "Which letter?"),
            ("C", "'C' is not understood"),
            ("0", "'0' is not understood"),
            ("one two C", "is not understood"),
            (f"{cell} C C", "is not understood"),
            ("", "Type a move such as"),
            ("   ", "Type a move such as"),
            ("undo", "no move of yours"),
            ("save", "needs the name of a file"),
            ("load", "needs the name of a file"),
            ("quit now", "stands alone"),
            ("load none", "cannot read none"),
            ("save none/x", "cannot write none/x"),
        ):
            with self.subTest(typed=typed):
                out = self.typed(typed, "quit").out
                self.assertIn(words, out)
                self.assertEqual(out.count("Your turn (MIN)"), 2, "asked again")
                self.assertEqual(len(drawn_boards(out, 3, 3)), 2, "and nothing has moved")

    def test_a_letter_of_the_other_side(self):
        out = self.expect(DONE, "play", "tictactoe", stdin="1 1 X\n2 2 X\nquit\n").out
        self.assertIn("MIN does not write X, but O", out)

    def test_ways_to_write_a_move(self):
        for typed, move in (("2 2 E", "2 2 E"), ("2 2 e", "2 2 E"), ("2,2,E", "2 2 E"), ("c3=E", "2 2 E"), ("C3 = e", "2 2 E"), ("c3 E", "2 2 E")):
            out = self.expect(DONE, "play", "cse", "--human", "both", "--start", "___S_____", stdin=typed + "\nquit\n").out
            self.assertIn(f"MAX plays {move}", out)
        for typed in ("1 1", "b2", "b2=X", "1 1 x"):
            out = self.expect(DONE, "play", "tictactoe", "--human", "both", stdin=typed + "\nquit\n").out
            self.assertIn("MAX plays 1 1 X", out)
        for typed in ("3", "d", "5 3", "d6", "d6=X"):
            out = self.expect(DONE, "play", "connect-four", "--human", "both", "--depth", "1", stdin=typed + "\nquit\n").out
            self.assertIn("MAX plays 5 3 X", out)

    def test_gravity(self):
        out = self.expect(DONE, "play", "connect-four-4x4", "--human", "both", stdin="0 0\n9\n" + "0\n" * 5 + "help\nquit\n").out
        self.assertIn("comes to lie on 3 0", out)
        self.assertIn("no column 9", out)
        self.assertIn("column 0 is full", out)
        self.assertIn("a column is enough", out)

    def test_hints_show_every_move(self):
        out = self.typed("hint", "quit").out
        board = drawn_boards(out, 3, 3)[-1]
        shown = dict(re.findall(r"(?m)^  (\d \d [CSE]) \(\S+\)\s+(win|draw|loss)\s", out))
        remote = [int(n) for n in re.findall(r"(?m)^  \d \d [CSE] \(\S+\)\s+(?:win|draw|loss)\s+(\d+)$", out)]
        expected = solved("cse").moves(board)
        self.assertEqual({move: {"win": 1, "draw": 0, "loss": -1}[value] for move, value in shown.items()},
                         {move: value for move, (value, _) in expected.items()})  # fmt: skip
        self.assertEqual(sorted(remote), sorted(plies for _, plies in expected.values()))
        out = self.expect(DONE, "play", "connect-four", "--human", "both", "--depth", "2", stdin="hint\nquit\n").out
        self.assertIn("Best found, looking", out)

    def test_undo(self):
        out = self.typed("2 2 S", "undo", "moves", "undo", "quit").out
        boards = drawn_boards(out, 3, 3)
        self.assertEqual(boards[1], boards[-1])
        self.assertIn("Taken back: MIN 2 2 S, MAX", out)
        self.assertIn("no move of yours", out)
        both = self.expect(DONE, "play", "tictactoe", "--human", "both", stdin="0 0\n1 1\nundo\nundo\nundo\nquit\n").out
        boards = drawn_boards(both, 3, 3)
        self.assertEqual(boards, ["_" * 9, "X________", "X___O____", "X________", "_" * 9])

    def test_save_and_load(self):
        self.typed("2 2 S", "save game.txt", "quit")
        text = (self.home / "game.txt").read_text()
        self.assertTrue(text.startswith("mitos game 1\ngame: CSE\nrules: cse\nfirst: max\nstart: ___/S__/___\n"))
        moves = text.splitlines()[5:]
        self.assertEqual(len(moves), 3)
        saved = drawn_boards(self.typed("2 2 S", "quit").out, 3, 3)[-1]
        loaded = self.expect(DONE, "play", "cse", "--load", "game.txt", stdin="moves\nquit\n").out
        self.assertEqual(drawn_boards(loaded, 3, 3), [saved])
        inside = self.expect(DONE, "play", "cse", "--start", "_____S___", stdin="load game.txt\nhint\nquit\n").out
        self.assertEqual(drawn_boards(inside, 3, 3)[-1], saved)
        self.assertIn("plies to the end", inside)

    def test_the_record_of_a_whole_game(self):
        result = self.expect(DONE, "play", "xox", "--human", "none", "--seed", 5, "--save", "game.txt")
        moves = re.sub(r"M(AX|IN) ", "", re.search(r"Moves: (.*)", result.out)[1]).split(", ")
        self.assertEqual((self.home / "game.txt").read_text().splitlines()[5:], moves)
        again = self.expect(DONE, "play", "xox", "--load", "game.txt", stdin="")
        self.assertIn("against", again.out)
        for how in ("quit\n", ""):
            self.mitos(*CSE, "--save", "left.txt", stdin=how)
            self.assertEqual(len((self.home / "left.txt").read_text().splitlines()), 6, "what was played is kept")
            (self.home / "left.txt").unlink()

    def test_bad_records(self):
        head = "mitos game 1\ngame: CSE\nrules: cse\nfirst: max\nstart: ___S_____\n"
        for text, line, words in (
            ("", 1, "no game record"),
            ("hello\n", 1, "no game record"),
            (head.replace("CSE", "XOX"), 2, "a game of XOX, not of CSE"),
            (head.replace("max", "black"), 4, "neither max nor min"),
            (head.replace("___S_____", "___S"), 5, "4 cells"),
            (head.replace("___S_____", "CSE______"), 5, "over"),
            (head.replace("first: max\n", ""), 4, "first"),
            (head + "0 0 C\n0 0 S\n", 7, "taken"),
            (head + "0 0 X\n", 6, "no letter"),
            (head + "9 9 C\n", 6, "no cell"),
            (head + "castle\n", 6, "not understood"),
            (head + "game: CSE\n", 6, "twice"),
            (head + "colour: red\n", 6, "head"),
            (head + "0 0 C\n2 2 S\n2 0 E\n0 1 C\n", 9, "over before this move"),
        ):
            self.write("bad.txt", text)
            result = self.expect(BAD_INPUT, "play", "cse", "--load", "bad.txt")
            self.assertIn(f"bad.txt:{line}:", result.err, text)
            self.assertIn(words, result.err)
            inside = self.typed("load bad.txt", "quit")
            self.assertIn(words, inside.out)
            self.assertIn("Your turn", inside.out.split(words)[1], "the game goes on")

    def test_who_plays_what(self):
        out = self.expect(DONE, *CSE, "--human", "max", stdin="0 0 S\nquit\n").out
        self.assertIn("MAX is you, MIN is the computer", out)
        self.assertLess(out.index("Your turn (MAX)"), out.index("MIN (computer) plays"))
        out = self.expect(DONE, *CSE, "--first", "min", stdin="quit\n").out
        self.assertNotIn("MAX (computer) plays", out)
        self.assertIn("Your turn (MIN)", out)
        out = self.expect(DONE, *CSE, "--human", "both", stdin="quit\n").out
        self.assertIn("MAX's turn", out)

    def test_a_weaker_computer(self):
        out = self.expect(DONE, *CSE, "--depth", "1", stdin="quit\n").out
        self.assertIn("looks 1 move ahead", out)
        # with one ply it takes a win that is there
        out = self.expect(DONE, "play", "cse", "--depth", "1", "--start", "C_E______").out
        self.assertIn("MAX wins", out)

    def test_points(self):
        game = self.expect(DONE, "play", "sos", "--human", "both", stdin="0 0 S\n0 1 O\n0 2 S\n1 1 S\nquit\n").out
        self.assertIn("MAX moves once more", game)
        out = self.expect(DONE, "play", "sos", "--human", "none", "--depth", "1", "--seed", "3").out
        self.assertRegex(out, r"\d+ points? \(MAX\) against \d+ \(MIN\)")

    def test_the_end_of_the_input(self):
        for lines in ((), ("2 2 S",)):
            result = self.typed(*lines, code=BAD_INPUT)
            self.assertIn("the input ended before the game did", result.err)

    def test_usage(self):
        for arguments in (("--human", "me"), ("--first", "x"), ("--depth", "0"), ("--depth", "x"), ("--seed", "x")):
            self.assertIn(arguments[1], self.expect(BAD_USAGE, *CSE, *arguments).err)
        self.expect(BAD_INPUT, "play", "cse", "--start", "CSE______")
        self.expect(BAD_USAGE, *CSE, "--load", "x")
        result = self.expect(BAD_USAGE, "play", "chess")
        self.assertIn("xox", result.err)
        self.expect(BAD_USAGE, "play")

    def test_greek(self):
        env = {"LANG": "el_GR.UTF-8"}
        out = self.typed("9 9 C", "hint", "help", "2 2 S", "undo", "moves", "quit", env=env).out
        for words in ("Σειρά σας (MIN)", "Δεν υπάρχει κελί 9 9", "ισοπαλία", "Ανακλήθηκαν", "Κινήσεις:", "εγκαταλείφθηκε"):
            self.assertIn(words, out)
        for line in out.splitlines():
            if re.search(r"[a-z]{5}", line):
                self.assertTrue(is_greek(line), line)
        self.assertIn("έναντι", self.expect(DONE, "play", "xox", "--human", "none", "--seed", 1, env=env).out)

    def test_ctrl_c(self):
        terminal = self.terminal(*CSE)
        terminal.await_text("Your turn")
        terminal.await_input()
        terminal.type("\x03")
        self.assertEqual(terminal.finish(), INTERRUPTED)
        self.assertEqual(terminal.attributes(), terminal.before)
        terminal = self.terminal("play", "connect-four", "--human", "none", "--depth", "30")
        terminal.await_text("thinking")
        await_that(lambda: cpu_seconds(terminal.process) > 0.5)
        terminal.type("\x03")
        self.assertEqual(terminal.finish(), INTERRUPTED)

    def test_ctrl_d(self):
        terminal = self.terminal(*CSE)
        terminal.await_text("Your turn")
        terminal.type("\x04")
        self.assertEqual(terminal.finish(), BAD_INPUT)

    def test_colours(self):
        terminal = self.terminal("play", "cse", "--human", "both", "--start", "C_E______")
        terminal.await_text("turn")
        self.assertIn("\x1b[2m_", terminal.text)
        terminal.type("0 1 S\n")
        terminal.await_text("wins")
        self.assertIn("\x1b[1;33mS", terminal.text, "the last move")
        self.assertIn("\x1b[1;32mC", terminal.text, "the pattern")
        self.assertEqual(terminal.finish(), DONE)
        terminal = self.terminal("play", "cse", "--human", "both", env={"NO_COLOR": "1"})
        terminal.await_text("turn")
        self.assertNotIn("\x1b[", terminal.text)

    def test_a_rule_file(self):
        path = self.write("my.toml", 'name = "Mine"\nrows = 2\ncolumns = 2\n[letters]\nmax = "A"\nmin = "B"\n[[pattern]]\n'
                          'text = "AA"\n[[pattern]]\ntext = "BB"\n[end]\nwhen = "any pattern"\nwinner = "completer"\n')  # fmt: skip
        out = self.expect(DONE, "play", path, stdin="1 1\n").out
        self.assertIn("MAX wins: the computer", out)
        self.assertEqual(json.loads(self.expect(DONE, "solve", path, "--json").out)["value"], "win")


if __name__ == "__main__":
    unittest.main()
