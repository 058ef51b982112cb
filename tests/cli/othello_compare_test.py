"""compare othello: methods on the same positions, and a round-robin, as tables, CSV, HTML and JSON."""

import csv
import io
import json
import re
import unittest

from compare_test import Page
from support import BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, LIMIT, SYSTEM, MitosTest, is_greek

RANDOM = ("compare", "othello", "--random", "3", "--seed", "1")
QUICK = (*RANDOM, "--depth", "3")
ROBIN = ("compare", "othello", "--round-robin", "--size", "6", "--openings", "3", "--plies", "4", "--seed", "1",
         "--evaluations", "positional,phased", "--depths", "1,2")  # fmt: skip
BOARD = "------------------XO------XXX------OXX-----O-------------------- O"


class FilesTest(MitosTest):
    def check_page(self, text):
        page = Page(text)
        self.assertEqual(page.faults, [])
        self.assertTrue(text.lower().startswith("<!doctype html>"))
        self.assertIn("svg", page.tags)
        self.assertIn("table", page.tags)
        for tag in ("script", "link", "iframe", "img", "object", "embed"):
            self.assertNotIn(tag, page.tags)
        self.assertNotRegex(text, r"https?://|@import|url\(")
        self.assertNotRegex(text, r"\b(nan|inf)\b")
        return page

    def rows(self, file):
        text = file.read_bytes().decode()
        self.assertEqual(text.count("\n"), text.count("\r\n"), "RFC 4180: lines end with CRLF")
        rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
        for row in rows:
            self.assertNotIn(None, row.keys())
            self.assertNotIn(None, row.values())
        return rows


class Methods(FilesTest):
    def test_every_method_agrees_and_is_counted(self):
        answer = self.one_json(*RANDOM, "--evaluations", "phased,positional", "--depth", "2,4")
        self.assertIs(answer["agree"], True)
        self.assertEqual((answer["game"], answer["size"], answer["view"]), ("othello", 8, "black"))
        self.assertEqual(len(answer["positions"]), 3)
        self.assertEqual({(m["evaluation"], m["depth"]) for m in answer["methods"]},
                         {(e, d) for e in ("phased", "positional") for d in (2, 4)})  # fmt: skip
        plain = {}
        for method in answer["methods"]:
            self.assertEqual(method["states"], sum(trial["states"] for trial in method["trials"]))
            self.assertAlmostEqual(method["mean_states"], method["states"] / 3)
            first = plain.setdefault((method["evaluation"], method["depth"]), method)
            self.assertEqual(first["method"], "minimax")
            self.assertAlmostEqual(method["states_ratio"], method["states"] / first["states"])
            if "extend" in method["method"]:
                self.assertIn("extend", method["agrees_with"])
                continue
            for trial, right in zip(method["trials"], first["trials"]):
                self.assertEqual((trial["value"], trial["tied"], trial["move"]),
                                 (right["value"], right["tied"], right["move"]))  # fmt: skip
                self.assertIn(trial["move"], trial["tied"])

    def test_counts_are_those_of_the_search(self):
        answer = self.one_json("compare", "othello", "--moves", "d3", "--depth", "5",
                               "--methods", "minimax,alphabeta+order:search+closed-set")  # fmt: skip
        self.assertEqual([m["method"] for m in answer["methods"]], ["minimax", "alphabeta+search+closed-set"])
        self.assertEqual(answer["methods"][0]["states"], 2478)
        found = self.one_json("search", "othello", "--moves", "d3", "--depth", "5", "--order", "search", "--closed-set")
        trial = answer["methods"][1]["trials"][0]
        for field in ("move", "value", "tied", "states", "cut_offs", "memory_hits"):
            self.assertEqual(trial[field], found[field], field)

    def test_the_seed_decides_the_positions(self):
        def positions(seed):
            return self.one_json("compare", "othello", "--seed", seed, "--depth", "1")["positions"]

        self.assertEqual(positions(5), positions(5))
        self.assertNotEqual(positions(5), positions(6))
        self.assertEqual(len(set(positions(5))), 20)
        self.assertTrue(all(64 - board.count("-") <= 24 for board in positions(5)))

    def test_the_seed_is_told_when_none_is_given(self):
        result = self.expect(DONE, "compare", "othello", "--depth", "1", "--json")
        self.assertRegex(result.err, r"\Amitos: seed \d+\n\Z")

    def test_the_table(self):
        result = self.expect(DONE, *QUICK)
        answer = self.one_json(*QUICK)
        for method in answer["methods"]:
            row = next(l for l in result.out.splitlines() if l.split() and l.split()[0] == method["method"])
            self.assertIn(f"{method['states']:,}", row)
            self.assertTrue(row.endswith("yes"))
        moves = " ".join(trial["move"] for trial in answer["methods"][0]["trials"])
        self.assertIn(moves, result.out)
        greek = self.expect(DONE, "--lang", "el", *QUICK)
        for word in ("μέθοδος", "καταστάσεις", "συμφωνεί"):
            self.assertIn(word, greek.out)

    def test_minimax_is_left_out_beyond_depth_six_unless_named(self):
        late = ("compare", "othello", "--random", "1", "--plies", "52", "--seed", "3", "--depth", "7")
        result = self.expect(DONE, *late)
        self.assertIn("minimax is left out at depth 7", result.out)
        answer = self.one_json(*late)
        self.assertNotIn("minimax", [m["method"] for m in answer["methods"]])
        self.assertEqual([(s["method"], s["depth"]) for s in answer["skipped"]], [("minimax", 7)])
        named = self.one_json(*late, "--methods", "minimax,alphabeta")
        self.assertEqual([m["method"] for m in named["methods"]], ["minimax", "alphabeta"])

    def test_files_of_positions(self):
        file = self.write("list.obf", f"% two\n{BOARD}; g3:-12;\n\n{BOARD[:-1]}X # the other side\n")
        answer = self.one_json("compare", "othello", "--positions", file, "--depth", "2")
        self.assertEqual(answer["positions"], [BOARD, BOARD[:-1] + "X"])
        result = self.expect(BAD_INPUT, "compare", "othello", "--positions", self.write("bad", f"{BOARD}\n---\n"))
        self.assertIn("bad:2:", result.err)
        self.expect(BAD_INPUT, "compare", "othello", "--positions", self.write("empty", "# nothing\n"))
        self.expect(SYSTEM, "compare", "othello", "--positions", self.home / "none")
        answer = self.one_json("compare", "othello", "--positions", "-", "--depth", "1", stdin=BOARD)
        self.assertEqual(answer["positions"], [BOARD])

    def test_small_boards_to_the_end(self):
        answer = self.one_json("compare", "othello", "--size", "4", "--random", "3", "--seed", "1", "--depth", "end",
                               "--methods", "alphabeta,alphabeta+closed-set,minimax+closed-set")  # fmt: skip
        self.assertIs(answer["agree"], True)
        self.assertEqual({m["depth"] for m in answer["methods"]}, {"end"})

    def test_csv(self):
        file = self.home / "methods.csv"
        answer = self.one_json(*QUICK, "--csv", file, quiet=False)
        rows = self.rows(file)
        trials = [(m, t) for m in answer["methods"] for t in m["trials"]]
        self.assertEqual(len(rows), len(trials))
        for row, (method, trial) in zip(rows, trials):
            self.assertEqual((row["method"], row["evaluation"], row["depth"]), (method["method"], "phased", "3"))
            self.assertEqual((row["move"], int(row["value"]), row["tied"].split()),
                             (trial["move"], trial["value"], trial["tied"]))  # fmt: skip
            self.assertEqual(int(row["states"]), trial["states"])

    def test_html(self):
        file = self.home / "methods.html"
        self.expect(DONE, *RANDOM, "--depth", "2,3", "--html", file)
        page = self.check_page(file.read_text(encoding="utf-8"))
        self.assertIn(("html", "lang", "en"), page.attributes)
        self.assertEqual(page.tags.count("svg"), 3)
        self.expect(DONE, "--lang", "el", *QUICK, "--html", file)
        page = self.check_page(file.read_text(encoding="utf-8"))
        self.assertIn(("html", "lang", "el"), page.attributes)
        self.assertTrue(is_greek(page.text))

    def test_limits(self):
        answer = self.one_json(*QUICK, "--methods", "alphabeta,alphabeta+search", "--nodes", "20", code=LIMIT)
        self.assertEqual({t.get("reason") for m in answer["methods"] for t in m["trials"]}, {"nodes"})
        self.assertIs(answer["agree"], True, "searches that were cut short are not compared")
        self.expect(LIMIT, *QUICK, "--nodes", "20", "--html", self.home / "a.html")
        self.check_page((self.home / "a.html").read_text())

    def test_bad_usage(self):
        for wrong in (("--methods", "best"), ("--methods", "alphabeta+memory"), ("--methods", "closed-set"),
                      ("--methods", "minimax+search"), ("--methods", "alphabeta+extend:x"), ("--methods", ","),
                      ("--methods", "alphabeta,alphabeta+order:listed"), ("--evaluations", "best"),
                      ("--evaluations", "phased,phased"), ("--depth", "0"), ("--depth", "5,x"), ("--random", "0"),
                      ("--random", "x"), ("--plies", "0"), ("--size", "5"), ("--repeat", "0"), ("--openings", "3"),
                      ("--threads", "2"), ("--random", "2", "--moves", "f5"), ("--random", "50", "--plies", "1"),
                      ("--round-robin", "--moves", "f5"), ("--round-robin", "--random", "3"),
                      ("--round-robin", "--evaluations", "phased", "--depth", "2"),
                      ("--round-robin", "--openings", "0"), ("--round-robin", "--threads", "x"),
                      ("--round-robin", "--openings", "9", "--plies", "1")):  # fmt: skip
            with self.subTest(wrong=wrong):
                result = self.expect(BAD_USAGE, "compare", "othello", "--seed", "1", *wrong)
                self.assertEqual(result.out, "")
        result = self.expect(BAD_USAGE, "compare", "othello", "--methods", "alphabeta+memory")
        for word in ("'memory'", "closed-set", "extend:N", "deepen", "search"):
            self.assertIn(word, result.err)

    def test_files_that_cannot_be_written(self):
        for option in ("--csv", "--html"):
            result = self.expect(SYSTEM, *QUICK, "--methods", "alphabeta", option, "/nonexistent/file")
            self.assertIn("cannot write /nonexistent/file", result.err)


class RoundRobin(FilesTest):
    def test_json(self):
        answer = self.one_json(*ROBIN)
        self.assertIs(answer["complete"], True)
        self.assertEqual([p["name"] for p in answer["players"]],
                         ["positional:1", "positional:2", "phased:1", "phased:2"])  # fmt: skip
        self.assertEqual((answer["played"], len(answer["games"]), len(answer["openings"])), (36, 36, 3))
        self.assertAlmostEqual(sum(p["elo"] for p in answer["players"]), 0, places=6)
        self.assertEqual(sum(p["discs"] for p in answer["players"]), 0)
        for player in answer["players"]:
            self.assertEqual(player["wins"] + player["draws"] + player["losses"], 18)
            self.assertGreater(player["error_95"], 0)
            played = [g for g in answer["games"] if player["name"] in (g["black"], g["white"])]
            self.assertEqual(len(played), 18)
            won = sum(1 for g in played
                      if (g["black_discs"] - g["white_discs"]) * (1 if g["black"] == player["name"] else -1) > 0)  # fmt: skip
            self.assertEqual(won, player["wins"])
        self.assertEqual(len(answer["pairs"]), 6)

    def test_every_game_is_legal_and_counted_right(self):
        answer = self.one_json(*ROBIN)
        for game in answer["games"][:12]:
            moves = answer["openings"][game["opening"]] + game["moves"]
            over = self.one_json("search", "othello", "--size", "6", "--moves", moves, "--depth", "1")
            self.assertIsNone(over["move"])
            self.assertEqual(game["black_discs"] + game["white_discs"], 36)
            black = game["black_discs"] > game["white_discs"]
            self.assertEqual(over["value"] > 0, black)

    def test_the_seed_decides_all_whatever_the_threads(self):
        def games(seed, threads):
            arguments = [seed if word == "1" and ROBIN[i - 1] == "--seed" else word for i, word in enumerate(ROBIN)]
            return self.one_json(*arguments, "--threads", threads)["games"]

        self.assertEqual(games("1", 1), games("1", 3))
        self.assertNotEqual(games("1", 1), games("2", 1))

    def test_the_table(self):
        result = self.expect(DONE, *ROBIN)
        for word in ("Elo", "± 95 %", "phased:2", "36 of 36 games", "Cross table"):
            self.assertIn(word, result.out)
        greek = self.expect(DONE, "--lang", "el", *ROBIN)
        for word in ("Έλο", "νίκες", "36 από 36 παρτίδες"):
            self.assertIn(word, greek.out)

    def test_who_won_all_is_told(self):
        result = self.expect(DONE, "compare", "othello", "--round-robin", "--evaluations", "phased,positional", "--depth",
                             "6", "--openings", "1", "--seed", "1", "--json")  # fmt: skip
        answer = json.loads(result.out)
        clean = any(p["wins"] == p["games"] for p in answer["players"])
        self.assertEqual(answer["prior"], clean)

    def test_methods_are_players_too(self):
        answer = self.one_json(*ROBIN[:-4], "--evaluations", "phased", "--depth", "2", "--methods",
                               "alphabeta,alphabeta+extend:2")  # fmt: skip
        self.assertEqual([p["name"] for p in answer["players"]],
                         ["phased:2 alphabeta", "phased:2 alphabeta+extend:2"])  # fmt: skip

    def test_csv_and_html(self):
        table, page = self.home / "games.csv", self.home / "games.html"
        answer = self.one_json(*ROBIN, "--csv", table, "--html", page, quiet=False)
        rows = self.rows(table)
        self.assertEqual([(r["black"], r["white"], int(r["black_discs"]), r["moves"]) for r in rows],
                         [(g["black"], g["white"], g["black_discs"], g["moves"]) for g in answer["games"]])  # fmt: skip
        text = page.read_text(encoding="utf-8")
        self.assertIn("Elo", self.check_page(text).text)
        self.expect(DONE, "--lang", "el", *ROBIN, "--html", page)
        self.assertTrue(is_greek(self.check_page(page.read_text(encoding="utf-8")).text))

    def test_the_time_limit_gives_what_was_played(self):
        result = self.expect(LIMIT, "compare", "othello", "--round-robin", "--depth", "7,8", "--openings", "50", "--seed",
                             "1", "--time", "500ms", "--json")  # fmt: skip
        answer = json.loads(result.out)
        self.assertIs(answer["complete"], False)
        self.assertEqual(answer["reason"], "time")
        self.assertLess(answer["played"], answer["scheduled"])
        self.assertLess(result.cpu, 20)

    def test_ctrl_c_gives_what_was_played(self):
        terminal = self.watched("compare", "othello", "--round-robin", "--depth", "2,6", "--openings", "500", "--seed", "1")
        terminal.await_text("games")
        terminal.interrupt()
        self.assertEqual(terminal.finish(), INTERRUPTED)
        self.assertRegex(terminal.answer(), r"[1-9]\d* of [\d,]+ games played")


if __name__ == "__main__":
    unittest.main()
