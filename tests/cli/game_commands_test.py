"""The commands of every two-player game in the terminal: what a command is does not depend on which game is played."""

import re
import unittest

from support import BAD_INPUT, DONE, SYSTEM, MitosTest, is_greek

# Each with a legal first move.
GAMES = {
    "cse": (("play", "cse", "--human", "both", "--start", "___S_____"), "0 0 C"),
    "connect-four": (("play", "connect-four-4x4", "--human", "both"), "d"),
    "othello": (("play", "othello", "--human", "both", "--size", "6", "--evaluation", "phased"), "1"),
}
NAMES = {
    "hint": ("υπόδειξη", "ΥΠΟΔΕΙΞΗ"),
    "undo": ("αναίρεση", "Αναίρεση"),
    "moves": ("κινήσεις", "ΚΙΝΗΣΕΙΣ"),
    "board": ("ταμπλό", "ταμπλο"),
    "save": ("αποθήκευση", "αποθηκευση"),
    "load": ("φόρτωση", "ΦΌΡΤΩΣΗ"),
    "help": ("βοήθεια", "Βοηθεια", "?"),
    "quit": ("τέλος", "ΤΕΛΟΣ", "έξοδος", "exit", "q"),
}
ENGLISH = {}
GREEK = {"LANG": "el_GR.UTF-8"}
# What is typed, and what answers it, in this order; a move comes first.
SEQUENCE = {
    "en": (
        ("moves", "save game.txt", "undo", "undo", "load game.txt", "board", "undo", "moves", "quit"),
        ("Moves: ", "Saved: game.txt.", "Taken back: ", "There is no move of yours to take back.",
         "Loaded: game.txt, 1 move.", "Taken back: ", "No moves yet.", "The game is left."),
    ),
    "el": (
        ("κινήσεις", "αποθήκευση game.txt", "αναίρεση", "αναίρεση", "φόρτωση game.txt", "ταμπλό", "αναίρεση",
         "κινήσεις", "τέλος"),
        ("Κινήσεις: ", "Αποθηκεύτηκε: game.txt.", "Ανακλήθηκαν: ", "Δεν υπάρχει δική σας κίνηση για ανάκληση.",
         "Φορτώθηκε: game.txt, κινήσεις: 1.", "Ανακλήθηκαν: ", "Καμία κίνηση ακόμη.", "Το παιχνίδι εγκαταλείφθηκε."),
    ),
}  # fmt: skip


class GameCommands(MitosTest):
    def played(self, game, *lines, code=DONE, **how):
        """Returns what is printed for these lines, and the record that is kept."""
        arguments, _ = GAMES[game]
        record = self.home / "kept.txt"
        typed = "".join(line + "\n" for line in lines)
        result = self.expect(code, *arguments, "--save", record, stdin=typed, **how)
        return result.out, record.read_text()

    def test_every_name_of_a_command_does_the_same(self):
        for game, (_, move) in GAMES.items():
            with self.subTest(game=game):
                for english, others in NAMES.items():
                    takes_file = english in ("save", "load")
                    usual = [move, "save game.txt", english + (" game.txt" if takes_file else ""), "quit"]
                    expected = self.without_times(self.played(game, *usual)[0])
                    for name in (*others, english.upper(), english.capitalize()):
                        typed = [*usual[:2], name + (" game.txt" if takes_file else ""), "quit"]
                        self.assertEqual(self.without_times(self.played(game, *typed)[0]), expected, name)

    @staticmethod
    def without_times(text):
        return re.sub(r"[\d.]+ .?s\b", "TIME", text)

    def test_the_same_sequence_of_commands_in_every_game(self):
        for env, commands, expected in ((ENGLISH, *SEQUENCE["en"]), (GREEK, *SEQUENCE["el"])):
            for game, (_, move) in GAMES.items():
                with self.subTest(game=game):
                    out, record = self.played(game, move, *commands, env=env)
                    place = 0
                    for answer in expected:
                        self.assertIn(answer, out[place:])
                        place = out.index(answer, place) + len(answer)
                    self.assertEqual(record, self.played(game, "quit")[1], "all moves were taken back")

    def test_the_board_once_more(self):
        for game, (_, move) in GAMES.items():
            with self.subTest(game=game):
                once, again = (self.played(game, move, *more, "quit")[0].count("\n") for more in ((), ("board",)))
                self.assertGreater(again, once + 3)
                self.assertEqual(self.played(game, move, "board", "quit")[1], self.played(game, move, "quit")[1])

    def test_the_help_lists_every_command(self):
        for game in GAMES:
            with self.subTest(game=game):
                for env, file in (({}, "FILE"), (GREEK, "ΑΡΧΕΙΟ")):
                    out = self.played(game, "help", "quit", env=env)[0]
                    names = re.findall(r"^  (\S+?)(?: %s)?(?: \((\w+)\))?   *\S" % file, out, re.M)
                    listed = [(english or name, name) for name, english in names if (english or name) in NAMES]
                    self.assertEqual([english for english, _ in listed], list(NAMES))
                    for english, name in listed:
                        self.assertEqual(name, NAMES[english][0] if env else english)

    def test_commands_that_are_refused(self):
        for game in GAMES:
            with self.subTest(game=game):
                for typed, answer in (
                    ("save", "'save' needs the name of a file."),
                    ("ΦΌΡΤΩΣΗ", "'ΦΌΡΤΩΣΗ' needs the name of a file."),
                    ("hint now", "'hint' stands alone: 'now' is too much."),
                    ("? me", "'?' stands alone: 'me' is too much."),
                    ("load nowhere.txt", "nowhere.txt"),
                    ("save nowhere/game.txt", "nowhere/game.txt"),
                    ("undo", "There is no move of yours to take back."),
                ):
                    out, record = self.played(game, typed, "quit")
                    self.assertIn(answer, out)
                    self.assertEqual(record, self.played(game, "quit")[1], "nothing has moved")

    def test_a_record_that_cannot_be_written_is_told_before_the_game(self):
        for game, (_, move) in GAMES.items():
            with self.subTest(game=game):
                result = self.expect(SYSTEM, *GAMES[game][0], "--save", "nowhere/game.txt", stdin=move + "\nquit\n")
                self.assertIn("nowhere/game.txt", result.err)
                self.assertEqual(result.out, "")

    def test_the_record_is_kept_when_the_input_ends(self):
        for game, (_, move) in GAMES.items():
            with self.subTest(game=game):
                expected = self.played(game, move, "quit")[1]
                self.assertEqual(self.played(game, move, code=BAD_INPUT)[1], expected)
                self.assertNotEqual(self.played(game, code=BAD_INPUT)[1], expected)

    def test_a_record_that_is_not_sound_leaves_the_game_as_it_is(self):
        for game, (_, move) in GAMES.items():
            with self.subTest(game=game):
                good = self.played(game, move, "quit")[1]
                self.write("bad.txt", good + "castle\n")
                out, record = self.played(game, move, "load bad.txt", "moves", "quit")
                self.assertIn("bad.txt:", out)
                self.assertEqual(record, good)

    def test_the_file_is_named_beside_json_too(self):
        for game in ("cse", "othello"):
            arguments = [word for word in GAMES[game][0] if word != "both"]
            arguments.insert(arguments.index("--human") + 1, "none")
            result = self.expect(DONE, *arguments, "--seed", "1", "--save", "kept.txt", "--json")
            self.assertEqual(result.err, "mitos: written: kept.txt\n")
            self.assertEqual(result.out.count("\n"), 1)

    def test_greek_answers_hold_no_english(self):
        for game, (_, move) in GAMES.items():
            with self.subTest(game=game):
                commands = ("βοήθεια", "υπόδειξη", "αναίρεση", "ταμπλό", "κινήσεις", "τέλος")
                out = self.played(game, move, *commands, env=GREEK)[0]
                for line in out.splitlines():
                    if re.search(r"[a-z]{5}", line):
                        self.assertTrue(is_greek(line), line)


if __name__ == "__main__":
    unittest.main()
