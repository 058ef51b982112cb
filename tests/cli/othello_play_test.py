"""mitos play othello: the dialogue of the originals, against people, the computer and itself."""

import json
import random
import re
import unittest

from othello_board import Board, drawn_boards
from support import BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, SYSTEM, MitosTest, is_greek, plain

GREEK = {"LANG": "el_GR.UTF-8", "NO_COLOR": "1"}
ENGLISH = {"NO_COLOR": "1"}
# White to move; f1, h3 and h4, with black passing between them, leave 1 to 62 and one empty square.
LATE = "OOOO--OOOOOOXXXXOOOOOOO-OOOOOOO-OXOOOOOXOOOOOOOOOOOOOOOOOOOOOOOO O"

PROMPT = {"en": re.compile(r"Your move \([XO]\): $"), "el": re.compile(r"Η κίνησή σας \([XO]\): $")}
ENDED = {"en": "The game is over.", "el": "Το παιχνίδι τελείωσε."}
LISTED = {"en": "Your moves:", "el": "Οι κινήσεις σας:"}
PLAYED = {
    "en": re.compile(r"(?:You|The computer) \(([XO])\) plays? ([a-h][1-8]) and turns? (.*)\."),
    "el": re.compile(r"(?:Παίζετε|Ο υπολογιστής) \(([XO])\) (?:παίζει )?([a-h][1-8]) και γυρίζ(?:ετε|ει) (.*)\."),
}
PASSED = {
    "en": {"you": "You have no valid moves", "computer": "The computer has no valid moves"},
    "el": {"you": "Δεν έχετε έγκυρες κινήσεις", "computer": "Ο υπολογιστής δεν έχει έγκυρες κινήσεις"},
}
# What is typed on an 8x8 board before black's first move, and what answers it.
WRONG = {
    "en": [
        ("", "Type a move such as d3"),
        ("castle", "'castle' is neither a number of the list, nor a square such as d3"),
        ("-1", "'-1' is neither"),
        ("3 x", "'3 x' is neither"),
        ("1 2 3", "'1 2 3' is neither"),
        ("0", "There is no move number 0: the list goes from 1 to 4"),
        ("5", "There is no move number 5"),
        ("d9", "There is no square d9 on this board: squares are a1 to h8"),
        ("i3", "There is no square i3"),
        ("9 1", "There is no row 9, column 1 on this board: both go from 1 to 8"),
        ("e5", "The square e5 is taken: O stands there"),
        ("4 5", "The square e4 is taken: X stands there"),
        ("A1", "a1 is no move for black: it turns no disc"),
        ("pass", "You cannot pass while you have a move"),
        ("undo", "There is no move of yours to take back"),
        ("save", "'save' needs the name of a file"),
        ("load nowhere.txt", "nowhere.txt"),
        ("hint now", "'hint' stands alone"),
        ("moves", "No moves yet"),
        ("help", "row and column from 1"),
        ("board", "Your moves:"),
    ],
    "el": [
        ("", "Δώστε κίνηση, π.χ. d3"),
        ("ροκέ", "Το «ροκέ» δεν είναι ούτε αριθμός της λίστας"),
        ("3 x", "Το «3 x» δεν είναι ούτε"),
        ("0", "Δεν υπάρχει κίνηση με αριθμό 0"),
        ("d9", "Δεν υπάρχει τετράγωνο d9"),
        ("9 1", "Δεν υπάρχει γραμμή 9, στήλη 1"),
        ("e5", "Το τετράγωνο e5 είναι πιασμένο: έχει O"),
        ("a1", "Το a1 δεν είναι κίνηση για τα μαύρα: δεν γυρίζει κανένα πούλι"),
        ("pass", "Δεν επιτρέπεται πάσο"),
        ("αναίρεση", "Δεν υπάρχει δική σας κίνηση"),
        ("ΑΠΟΘΗΚΕΥΣΗ", "χρειάζεται όνομα αρχείου"),
        ("Κινήσεις", "Καμία κίνηση ακόμη"),
        ("Βοήθεια", "γραμμή και στήλη από το 1"),
        ("ταμπλό", "Οι κινήσεις σας:"),
    ],
}


class OthelloGame(MitosTest):
    """Plays whole games at a terminal and checks everything on the way against rules of its own."""

    def reach(self, terminal, language):
        """Waits for the next question about a move or the end of the game; what appeared since the last thing typed."""
        for _ in range(1200):
            seen = plain(terminal.raw[terminal._mark :].decode(errors="replace")).replace("\r\n", "\n")
            if PROMPT[language].search(seen) or ENDED[language] in seen:
                return seen
            terminal._read(0.05)
        raise AssertionError(terminal.text[-3000:])

    def play_through(self, *options, language="en", size=8, mine="X", first="X", seed=1, wrong=()):
        """A game by a person who moves at random, in all three ways of typing, and errs first in every way of `wrong`."""
        rng = random.Random(seed)
        env = GREEK if language == "el" else ENGLISH
        terminal = self.terminal("play", "othello", "--size", size, "--seed", seed, *options, env=env)
        board = Board(size, mover=first)
        seen = self.reach(terminal, language)
        passes = {"you": 0, "computer": 0}
        while True:
            board = self.follow(board, seen, language, mine, passes)
            if board.over():
                break
            self.assertEqual(board.mover, mine)
            for typed, answer in wrong:
                terminal.type(typed + "\n")
                self.assertIn(answer, self.reach(terminal, language))
            wrong = ()
            moves = board.moves()
            move = rng.choice(moves)
            row, column = move[1], "abcdefgh".index(move[0]) + 1
            way = rng.choice([str(moves.index(move) + 1), move, move.upper(), f"{row} {column}"])
            terminal.type(way + "\n")
            seen = self.reach(terminal, language)
        terminal.await_text(ENDED[language])
        self.assertEqual(terminal.finish(), DONE)
        self.assertEqual(terminal.attributes(), terminal.before)
        text = plain(terminal.text)
        self.check_end(board, text, language, mine)
        return text, passes

    def follow(self, board, seen, language, mine, passes):
        """Makes the moves that were told, in their order; the last board, score and list of moves must be those of the rules."""
        for line in seen.splitlines():
            played = PLAYED[language].match(line)
            if played:
                sign, move, turned = played.groups()
                self.assertEqual(sign, board.mover, seen)
                self.assertEqual(sorted(turned.split(", ")), sorted(board.flips(move)), seen)
                board = board.after(move)
            for who, words in PASSED[language].items():
                if line.startswith(words):
                    self.assertEqual(board.mover == mine, who == "you", seen)
                    board = board.after("pass")
                    passes[who] += 1
        drawn = drawn_boards(seen, board.size)
        self.assertTrue(drawn, seen)
        self.assertEqual("".join(drawn[-1]).replace(".", "-"), board.text()[:-2], seen)
        score = f"{board.count('X')}  White: {board.count('O')}  Empty: {board.count('-')}"
        if language == "el":
            score = f"{board.count('X')}  Λευκά: {board.count('O')}  Κενά: {board.count('-')}"
        self.assertIn(score, seen)
        if not board.over():
            marked = [name for name, sign in zip(board.names(), "".join(drawn[-1])) if sign == "."]
            self.assertEqual(marked, board.moves(), "the marks on the board")
            listed = re.findall(r"(\d+) ([a-h][1-8])", seen[seen.rindex(LISTED[language]) :])
            self.assertEqual(listed, [(str(i), move) for i, move in enumerate(board.moves(), 1)])
        return board

    def check_end(self, board, text, language, mine):
        black, white = board.count("X"), board.count("O")
        end = text[text.index(ENDED[language]) :]
        self.assertIn(f"Black: {black}  White: {white}" if language == "en" else f"Μαύρα: {black}  Λευκά: {white}", end)
        winner = "X" if black > white else "O"
        words = {"en": ("You win", "The computer wins", "A draw"), "el": ("Κερδίζετε", "Κερδίζει ο υπολογιστής", "Ισοπαλία")}
        self.assertIn(words[language][2 if black == white else 0 if winner == mine else 1], end)


class WholeGames(OthelloGame):
    def test_8x8_with_every_kind_of_wrong_input(self):
        for language in ("en", "el"):
            text, _ = self.play_through("--human", "black", "--first", "black", "--depth", 1, language=language, wrong=WRONG[language])
            self.assertIn("depth 1" if language == "en" else "βάθος 1", text)

    def test_small_boards_and_every_pairing_of_colour_and_first_move(self):
        seed = 0
        for size, depth in ((4, 3), (6, 4)):
            for language in ("en", "el"):
                for human, mine in (("black", "X"), ("white", "O")):
                    for first, opens in (("black", "X"), ("white", "O")):
                        seed += 1
                        with self.subTest(size=size, language=language, human=human, first=first, seed=seed):
                            self.play_through("--human", human, "--first", first, "--depth", depth, language=language,
                                              size=size, mine=mine, first=opens, seed=seed)  # fmt: skip

    def test_passes_in_the_course_of_a_game(self):
        for who in ("you", "computer"):
            for language in ("en", "el"):
                for seed in range(1, 41):  # most small games have one
                    _, met = self.play_through("--human", "black", "--first", "black", "--depth", 1, language=language, size=4, seed=seed)
                    if met[who]:
                        break
                else:
                    self.fail(f"no game with a pass: {who}")

    def test_every_computer_move_tells_what_it_took(self):
        text, _ = self.play_through("--human", "white", "--first", "black", "--depth", 3, size=6, mine="O", seed=3)
        moves = text.count("The computer (X) plays")
        told = re.findall(r"^Value: .*, ([\d,]+) states checked(?:, depth 3| to the end of the game), [\d.]+ .?s\.$", text, re.M)
        self.assertEqual(len(told), moves)

    def test_the_questions_before_the_game(self):
        terminal = self.terminal("play", "othello", "--size", "4", "--seed", "1", env=ENGLISH)
        for question, wrong, refused, answer in (
            ("Which colour do you play", ("green", "1"), "is not a colour", "w"),
            ("Who begins", ("me", "black white"), "is not a colour", "O"),
            ("1 to 60? [6]", ("0", "61", "-3", "1000000000000000000000"), "out of range", "60"),
        ):
            terminal.await_text(question)
            for typed in wrong:
                terminal.type(typed + "\n")
                terminal.await_text(refused)
                terminal.await_text(question)
            terminal.type(answer + "\n")
        seen = plain(terminal.await_text("Your move (O)"))
        self.assertIn("you play white (O), the computer plays black (X)", seen)
        self.assertIn("looks 60 moves ahead", seen)
        self.assertIn("White (O) begins", seen)
        terminal.type("quit\n")
        self.assertEqual(terminal.finish(), DONE)

    def test_a_depth_that_is_no_number(self):
        terminal = self.terminal("play", "othello", "--human", "black", "--first", "black", "--seed", "1", env=ENGLISH)
        for typed in ("deep", "2.5", "3 4"):
            terminal.await_text("1 to 60? [6]")
            terminal.type(typed + "\n")
            terminal.await_text(f"'{typed}' is not a whole number")
        terminal.await_text("1 to 60? [6]")
        terminal.type("2\n")
        terminal.await_text("looks 2 moves ahead")

    def test_enter_takes_what_is_usual(self):
        for language, questions in (("en", ("Which colour", "Who begins", "1 to 60")), ("el", ("Με ποιο χρώμα", "Ποιος αρχίζει", "1 έως 60"))):
            terminal = self.terminal("play", "othello", env=GREEK if language == "el" else ENGLISH)
            for question in questions:
                terminal.await_text(question)
                terminal.type("\n")
            seen = plain(terminal.await_text("(X): "))
            self.assertIn("you play black (X)" if language == "en" else "παίζετε με τα μαύρα (X)", seen)
            self.assertIn("looks 6 moves ahead" if language == "en" else "κοιτά 6 κινήσεις μπροστά", seen)

    def test_greek_answers(self):
        terminal = self.terminal("play", "othello", "--seed", "1", env=GREEK)
        for question, answer in (("Με ποιο χρώμα", "ΛΕΥΚΆ"), ("Ποιος αρχίζει", "λευκά"), ("1 έως 60", "3")):
            terminal.await_text(question)
            terminal.type(answer + "\n")
        seen = plain(terminal.await_text("(O): "))
        self.assertIn("Αρχίζουν τα λευκά (O)", seen)
        terminal.type("τέλος\n")
        terminal.await_text("εγκαταλείφθηκε")
        self.assertEqual(terminal.finish(), DONE)


class Dialogue(OthelloGame):
    BLACK = ("play", "othello", "--human", "black", "--depth", "2", "--evaluation", "phased", "--seed", "1")

    def typed(self, *lines, code=DONE, game=BLACK, **how):
        return self.expect(code, *game, stdin="".join(line + "\n" for line in lines), **how)

    def last_board(self, text, size=8):
        return "".join(drawn_boards(text, size)[-1]).replace(".", "-")

    def test_one_to_sixty_two(self):
        """Printed scores count the discs on the board: one empty square goes to nobody."""
        out = self.expect(DONE, "play", "othello", "--human", "both", "--position", LATE, stdin="f1\nh3\nh4\n").out
        self.assertIn("The game is over. Black: 1  White: 62\nWhite (O) wins.", out)
        self.assertIn("Black: 1  White: 62  Empty: 1", out)
        self.assertEqual(out.count("Black (X) has no valid moves"), 2)
        for human, words in (("white", "You win with white (O)"), ("black", "The computer wins with white (O)")):
            out = self.expect(DONE, "play", "othello", "--human", human, "--position", LATE, "--moves", "f1PAh3PA", "--seed", "1",
                              stdin="h4\n").out  # fmt: skip
            self.assertIn("Black: 1  White: 62", out)
            self.assertIn(words, out)

    def test_passes_are_announced(self):
        out = self.expect(DONE, "play", "othello", "--human", "white", "--position", LATE, "--seed", "1", stdin="f1\nquit\n").out
        self.assertIn("The computer has no valid moves", out)
        out = self.expect(DONE, "play", "othello", "--human", "black", "--position", LATE, "--moves", "f1", "--seed", "1").out
        self.assertEqual(out.count("You have no valid moves"), 2, out)
        self.assertIn("The game is over", out)
        greek = self.expect(DONE, "play", "othello", "--human", "black", "--position", LATE, "--moves", "f1", "--seed", "1", env=GREEK).out
        self.assertIn("Δεν έχετε έγκυρες κινήσεις", greek)

    def test_undo(self):
        out = self.typed("d3", "undo", "moves", "c4", "1", "undo", "undo", "undo", "quit").out
        self.assertRegex(out, r"Taken back: X d3, O [a-h][1-8]\.")
        self.assertIn("There is no move of yours to take back", out)
        self.assertEqual(self.last_board(out), Board().text()[:-2])
        # over a pass: back to white's f1, not to black's forced pass
        out = self.expect(DONE, "play", "othello", "--human", "both", "--position", LATE, stdin="f1\nundo\nquit\n").out
        self.assertIn("Taken back: O f1, X pass.", out)
        self.assertEqual(self.last_board(out), LATE[:-2])

    def test_hint(self):
        out = self.typed("hint", "quit").out
        best, value, line = re.search(r"Best: (\S+), value ([+-]?\d+) \(black minus white\), looking 2 moves ahead: (.*)", out).groups()
        self.assertEqual(line.split()[0], best)
        self.assertEqual(len(line.split()), 2)
        rows = re.findall(r"^ *(\d+) +([a-h][1-8]) +([+-]?\d+)\b", out, re.M)
        rows = rows[-4:]  # the list of moves above begins in the same way
        self.assertEqual([row[1] for row in rows], Board().moves())
        self.assertEqual(max(int(row[2]) for row in rows), int(value))
        report = self.one_json("search", "othello", "--depth", "2", "--evaluation", "phased")
        self.assertEqual((report["move"], report["value"]), (best, int(value)))
        whole = self.expect(DONE, "play", "othello", "--human", "both", "--size", "4", stdin="hint\nquit\n").out
        self.assertIn("Best:", whole)
        end = self.expect(DONE, "play", "othello", "--human", "both", "--evaluation", "phased", "--position", LATE, stdin="hint\nquit\n").out
        self.assertRegex(end, r"Best: f1, white \(O\) wins by 61 \(62 with the empty square\), "
                              r"seen to the end of the game: f1 pass h3 pass h4")

    def test_the_hint_is_good_advice(self):
        """Values of every move, and the best among them, are those of the search for that move."""
        for seed in range(3):
            rng = random.Random(seed)
            board, moves = Board(6), ""
            for _ in range(6):
                moves += (move := rng.choice(board.moves()))
                board = board.after(move)
            out = self.expect(DONE, "play", "othello", "--size", 6, "--human", "both", "--depth", 3, "--moves", moves, stdin="hint\nquit\n").out
            report = self.one_json("search", "othello", "--size", 6, "--depth", 3, "--moves", moves, "--algorithm", "minimax")
            rows = dict(re.findall(r"^ *\d+ +([a-h][1-8]) +([+-]?\d+)\b", out, re.M))
            values = {move: int(value) for move, value in rows.items()}
            choose = max if board.mover == "X" else min
            self.assertEqual(choose(values.values()), report["value"], moves)
            self.assertEqual([move for move in values if values[move] == report["value"]], report["tied"])

    def test_save_and_load(self):
        self.typed("d3", "1", "save game.txt", "quit")
        text = (self.home / "game.txt").read_text()
        self.assertTrue(text.startswith("mitos othello 1\nsize: 8\nfirst: black\nblack: person\nwhite: computer, depth 2, evaluation phased\nmoves:\n"))
        loaded = self.expect(DONE, "play", "othello", "--load", "game.txt", "--save", "again.txt", stdin="moves\nquit\n").out
        self.assertIn("you play black (X)", loaded)
        self.assertIn("looks 2 moves ahead", loaded)
        self.assertIn("Last move: white (O)", loaded)
        self.assertEqual((self.home / "again.txt").read_text(), text)
        inside = self.typed("load game.txt", "quit").out
        self.assertIn("Loaded: game.txt, 4 moves", inside)
        self.assertEqual(self.last_board(inside), self.last_board(loaded))
        # a game of another size, into a running one
        self.expect(DONE, "play", "othello", "--human", "both", "--size", "4", "--first", "white", "--save", "small.txt", stdin="1\nquit\n")
        small = self.typed("load small.txt", "1", "quit").out
        self.assertEqual(len(drawn_boards(small, 4)), 3)
        greek = self.typed("φόρτωση game.txt", "αποθήκευση new.txt", "quit", env=GREEK).out
        self.assertIn("Φορτώθηκε: game.txt", greek)
        self.assertIn("Αποθηκεύτηκε: new.txt", greek)

    def test_a_saved_game_keeps_its_level(self):
        self.expect(DONE, "play", "othello", "--level", "2", "--save", "game.txt", stdin="d3\nquit\n")
        text = (self.home / "game.txt").read_text()
        self.assertIn("\nwhite: computer, level 2\n", text)
        loaded = self.expect(DONE, "play", "othello", "--load", "game.txt", "--save", "again.txt", stdin="quit\n").out
        self.assertIn("level 2", loaded)
        self.assertEqual((self.home / "again.txt").read_text(), text)
        for option, seat in ((("--level", "4"), "computer, level 4"), (("--depth", "3"), "computer, depth 3, evaluation pattern"),
                             (("--evaluation", "phased"), "computer, depth 1, evaluation phased"),
                             (("--algorithm", "minimax"), "computer, depth 1, evaluation pattern"), (("--evaluation", "pattern"), "computer, level 2"),
                             (("--human", "none", "--white-depth", "2"), "computer, depth 2, evaluation pattern"),
                             (("--human", "none", "--white-evaluation", "phased"), "computer, depth 1, evaluation phased")):
            out = self.expect(DONE, "play", "othello", "--load", "game.txt", *option, "--save", "again.txt", stdin="quit\n").out
            saved = (self.home / "again.txt").read_text()
            self.assertIn(f"\nwhite: {seat}\n", saved)
            if "none" in option:  # black is the champion at the level of the one it played against
                self.assertIn("\nblack: computer, level 2\n", saved)
                self.assertEqual(out.count("champion at level 2"), 1)

    def test_the_champion_is_refused_on_the_board_of_a_file_that_it_does_not_know(self):
        self.expect(DONE, "play", "othello", "--size", "6", "--depth", "1", "--save", "six.txt", stdin="d3\nquit\n")
        self.expect(DONE, "play", "othello", "--load", "six.txt", stdin="quit\n")
        for option in (("--algorithm", "champion"), ("--level", "3")):
            self.assertIn("8x8", self.expect(BAD_USAGE, "play", "othello", "--load", "six.txt", *option).err)

    def test_bad_records(self):
        head = "mitos othello 1\nsize: 8\nfirst: black\nblack: person\nwhite: person\nmoves:\n"
        for text, line, words in (("hello\n", 1, "no Othello game"), (head + "f5f5\n", 7, "taken"), (head.replace("8", "9"), 2, "size")):
            self.write("bad.txt", text)
            result = self.expect(BAD_INPUT, "play", "othello", "--load", "bad.txt")
            self.assertIn(f"bad.txt:{line}:", result.err)
            self.assertIn(words, result.err)
            inside = self.typed("load bad.txt", "d3", "quit").out
            self.assertIn(words, inside)
            self.assertIn("You (X) play d3", inside[inside.index(words) :], "the game goes on")

    def test_the_end_of_the_input(self):
        for lines in ((), ("d3",)):
            result = self.typed(*lines, code=BAD_INPUT, game=(*self.BLACK, "--save", "kept.txt"))
            self.assertIn("the input ended before the game did", result.err)
            moves = (self.home / "kept.txt").read_text().split("moves:\n")[1]
            self.assertEqual(len(moves.strip()), 4 * len(lines))
        terminal = self.terminal(*self.BLACK, "--first", "black")
        terminal.await_text("Your move (")
        terminal.type("\x04")
        self.assertEqual(terminal.finish(), BAD_INPUT)
        self.assertEqual(terminal.attributes(), terminal.before)
        terminal = self.terminal("play", "othello")
        terminal.await_text("Which colour")
        terminal.type("\x04")
        self.assertEqual(terminal.finish(), BAD_INPUT)

    def test_a_file_that_cannot_be_written_is_told_before_the_game(self):
        result = self.typed("d3", code=SYSTEM, game=(*self.BLACK, "--save", "nowhere/game.txt"))
        self.assertIn("nowhere/game.txt", result.err)
        self.assertEqual(result.out, "")
        inside = self.typed("save nowhere/game.txt", "d3", "quit").out
        self.assertIn("You (X) play d3", inside[inside.index("nowhere/game.txt") :], "the game goes on")

    def test_a_game_that_is_over_already(self):
        out = self.expect(DONE, "play", "othello", "--position", "X" * 64 + " O", "--seed", "1").out
        self.assertIn("The game is over. Black: 64  White: 0\nYou win with black (X).", out)
        self.assertNotIn("begins", out)

    def test_ctrl_c(self):
        terminal = self.terminal("play", "othello")
        terminal.await_text("Which colour")
        terminal.await_input()
        terminal.type("\x03")
        self.assertEqual(terminal.finish(), INTERRUPTED)
        terminal = self.terminal(*self.BLACK, "--first", "black", "--save", "kept.txt")
        terminal.await_text("Your move (")
        terminal.type("d3\n")
        terminal.await_text("Your move (")
        terminal.await_input()
        terminal.type("\x03")
        self.assertEqual(terminal.finish(), INTERRUPTED)
        self.assertEqual(terminal.attributes(), terminal.before)
        self.assertIn("d3", (self.home / "kept.txt").read_text())

    def test_ctrl_c_during_a_long_search(self):
        terminal = self.terminal("play", "othello", "--human", "black", "--first", "black", "--depth", "40", "--seed", "1", "--save", "kept.txt")
        terminal.await_text("Your move (")
        terminal.type("d3\n")
        terminal.await_text("states")  # it tells how far it is
        terminal.type("\x03")
        self.assertEqual(terminal.finish(), INTERRUPTED)
        self.assertEqual(terminal.attributes(), terminal.before)
        self.assertTrue((self.home / "kept.txt").read_text().endswith("moves:\nd3\n"))

    def test_colours_only_where_they_are_wanted(self):
        terminal = self.terminal(*self.BLACK, "--first", "black")
        terminal.await_text("Your move (")
        self.assertIn("\x1b[32m.", terminal.text, "legal moves")
        terminal.type("d3\n")
        terminal.await_text("Your move (")
        self.assertIn("\x1b[1;33mX", terminal.text, "the last move")
        self.assertIn("\x1b[1;36mX", terminal.text, "a disc that turned")
        for env in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
            terminal = self.terminal(*self.BLACK, "--first", "black", env=env)
            terminal.await_text("Your move (")
            self.assertNotIn("\x1b[", terminal.text)
        self.assertNotIn("\x1b[", self.typed("d3", "quit").out)
        rows = [line for line in self.typed("d3", "quit").out.splitlines() if line.startswith("  3")]
        self.assertEqual(rows[1][:14], "  3 - - -(X)- ", "brackets instead")

    def test_greek_throughout(self):
        out = self.typed("help", "hint", "d3", "hint", "undo", "x", "moves", "board", "quit", env=GREEK).out
        for line in out.splitlines():
            if re.search(r"[a-z]{5}", line):
                self.assertTrue(is_greek(line), line)
        self.assertIn("εξετάστηκαν", out)


class Engines(OthelloGame):
    def test_the_json_of_a_game_replays(self):
        for options in (("--size", 4, "--depth", 4), ("--size", 6, "--depth", 3, "--first", "white"), ("--depth", 2, "--white-depth", 3, "--white-evaluation", "corners")):
            for seed in range(3):
                game = self.one_json("play", "othello", "--human", "none", "--seed", seed, *options)
                board = Board(game["size"], mover="O" if "white" in options else "X")
                self.assertEqual(board.text(), game["start"])
                for move in game["moves"]:
                    self.assertEqual(move["side"], "black" if board.mover == "X" else "white")
                    if move["move"] == "pass":
                        self.assertIsNone(move["value"])
                    else:
                        self.assertGreater(move["states"], 1)
                        self.assertGreaterEqual(move["seconds"], 0)
                    board = board.after(move["move"])
                self.assertTrue(board.over() and game["over"])
                self.assertEqual(board.text(), game["board"])
                black, white = board.count("X"), board.count("O")
                self.assertEqual((game["black"], game["white"], game["empty"]), (black, white, board.count("-")))
                self.assertEqual(game["winner"], "draw" if black == white else "black" if black > white else "white")
        self.assertEqual(game["players"]["black"], {"player": "computer", "depth": 2, "evaluation": "pattern"})
        self.assertEqual(game["players"]["white"], {"player": "computer", "depth": 3, "evaluation": "corners"})

    def test_the_seed_decides_between_equal_moves(self):
        games = {}
        for seed in (1, 2, 3, 4):
            texts = {self.one_json("play", "othello", "--human", "none", "--size", 6, "--depth", 2, "--seed", seed)["transcript"] for _ in range(2)}
            self.assertEqual(len(texts), 1, "the same seed, the same game")
            games[seed] = texts.pop()
        self.assertGreater(len(set(games.values())), 1)

    def test_techniques_change_the_work_and_not_the_game(self):
        def game(*options):
            played = self.one_json("play", "othello", "--human", "none", "--size", 6, "--depth", 6, "--seed", 5, *options)
            return [(m["move"], m["value"]) for m in played["moves"]], sum(m["states"] for m in played["moves"])

        usual, states = game()
        counts = {"usual": states}
        for options in (("--no-closed-set",), ("--order", "listed"), ("--order", "weight"), ("--deepen",), ("--closed-set",),
                        ("--algorithm", "minimax"), ("--algorithm", "minimax", "--no-closed-set")):  # fmt: skip
            moves, counts[options] = game(*options)
            self.assertEqual(moves, usual, options)
        self.assertEqual(counts[("--closed-set",)], states)
        self.assertGreater(counts[("--no-closed-set",)], states)
        self.assertGreater(counts[("--algorithm", "minimax", "--no-closed-set")], 3 * states)
        extended, more = game("--extend", 2, "--unquiet", "corner")
        self.assertGreater(more, 0)
        self.assertTrue(extended)

    def test_text_and_record(self):
        result = self.expect(DONE, "play", "othello", "--human", "none", "--size", 4, "--depth", 3, "--seed", 2, "--save", "game.txt")
        self.assertIn("the computer plays both colours", result.out)
        boards = drawn_boards(result.out, 4)
        board = Board(4)
        for sign, move in re.findall(r"^(?:Black|White) \(([XO])\) (?:plays ([a-d][1-4])|has no valid moves)", result.out, re.M):
            self.assertEqual(sign, board.mover)
            board = board.after(move or "pass")
        self.assertTrue(board.over())
        self.assertEqual("".join(boards[-1]), board.text()[:-2])
        again = self.expect(DONE, "play", "othello", "--load", "game.txt")
        self.assertIn("The game is over", again.out)
        self.assertEqual(json.loads(self.expect(DONE, "play", "othello", "--load", "game.txt", "--json").out)["board"], board.text())

    def test_a_limit_of_time_ends_every_move(self):
        result = self.expect(DONE, "play", "othello", "--human", "none", "--size", 6, "--depth", 60, "--time", "20ms", "--seed", 1,
                             "--json")  # fmt: skip
        game = json.loads(result.out)
        self.assertTrue(game["over"])
        self.assertLess(result.cpu, 5)
        self.assertTrue(all(move["depth"] >= 1 for move in game["moves"] if move["move"] != "pass"))

    def test_a_late_position_of_the_original(self):
        game = self.one_json("play", "othello", "--human", "none", "--position", LATE, "--depth", 5, "--seed", 1,
                             "--algorithm", "minimax", "--no-closed-set")  # fmt: skip
        self.assertEqual([move["move"] for move in game["moves"]], ["f1", "pass", "h3", "pass", "h4"])
        self.assertEqual(game["moves"][0]["states"], 33)
        self.assertEqual((game["black"], game["white"], game["winner"]), (1, 62, "white"))

    def test_usage(self):
        for arguments, words in (
            (("--human", "me"), "black, white, both, none"),
            (("--first", "x"), "black, white"),
            (("--depth", "0"), "--depth"),
            (("--depth", "61"), "--depth"),
            (("--depth", "x"), "--depth"),
            (("--size", "7"), "4, 6, 8"),
            (("--evaluation", "brilliant"), "phased"),
            (("--seed", "x"), "--seed"),
            (("--white-depth", "3"), "--human none"),
            (("--human", "black", "--white-evaluation", "corners"), "--human none"),
            (("--human", "none", "--white-depth", "0"), "--white-depth"),
            (("--human", "none", "--white-evaluation", "brilliant"), "phased"),
            (("--position", LATE, "--first", "black"), "do not go together"),
            (("--closed-set", "--no-closed-set"), "do not go together"),
            (("--load", "x", "--size", "8"), "do not go together"),
            (("--load", "x", "--moves", "f5"), "do not go together"),
            (("--algorithm", "minimax", "--order", "search"), "minimax"),
            (("--no-closed-set=1",), "takes no value"),
            (("--unquiet", "noise"), "corner, pass, forced"),
        ):
            self.assertIn(words, self.expect(BAD_USAGE, "play", "othello", *arguments).err, arguments)
        for arguments in ((), ("--human", "black"), ("--human", "both")):
            self.assertIn("--human none", self.expect(BAD_USAGE, "play", "othello", "--json", *arguments).err)
        for arguments in (("--position", "XO"), ("--moves", "f5f5"), ("--moves", "castle")):
            self.assertIn(arguments[0] + ":1:", self.expect(BAD_INPUT, "play", "othello", *arguments).err)


if __name__ == "__main__":
    unittest.main()
