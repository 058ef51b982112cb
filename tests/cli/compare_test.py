"""compare tiles: the same work by several methods, as a table, CSV, HTML and JSON."""

import csv
import html.parser
import io
import os
import pathlib
import re
import unittest

import puzzle
from support import BAD_INPUT, BAD_USAGE, DONE, LIMIT, SYSTEM, MitosTest, is_greek

START = "8 7 6 5 4 3 2 1 0"
COMPARE = ("compare", "tiles", "--start", START)
OPTIMAL = {"bfs", "ucs", "astar", "idastar", "bidirectional", "champion"}
ALL = OPTIMAL | {"wastar", "greedy"}
VOID = {"meta", "link", "br", "hr", "img", "input", "base", "area", "col", "embed", "source", "track", "wbr"}


class Page(html.parser.HTMLParser):
    """Collects tags, checks that they are closed in order."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.tags, self.attributes, self.text, self.faults = [], [], [], "", []
        self.feed(text)
        self.close()
        if self.open:
            self.faults.append(f"never closed: {self.open}")

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes {self.open[-1:]}")
        else:
            self.open.pop()

    def handle_data(self, data):
        self.text += data + " "


class Compare(MitosTest):
    def test_json(self):
        answer = self.one_json(*COMPARE)
        self.assertEqual((answer["size"], answer["moves"], answer["starts"]), ("3x3", "king", [START]))
        self.assertIs(answer["agree"], True)
        self.assertEqual({method["algorithm"] for method in answer["methods"]}, ALL)
        optimum = puzzle.distance(puzzle.board(START), puzzle.ordered(3, 3), "3x3", "king")
        for method in answer["methods"]:
            self.assertEqual(len(method["trials"]), 1)
            trial = method["trials"][0]
            self.assertIs(trial["solved"], True)
            if method["algorithm"] in OPTIMAL:
                self.assertEqual(trial["cost"], optimum)
            self.assertGreaterEqual(trial["cost"], optimum)
            self.assertEqual(method["mean_cost"], trial["cost"])
            for field in ("expanded", "generated", "peak_stored"):
                self.assertEqual(method[field], trial[field])

    def test_many_random_starts_agree(self):
        for moves in ("king", "plain"):
            answer = self.one_json("compare", "tiles", "--moves", moves, "--random", "5", "--seed", "1")
            self.assertEqual(len(answer["starts"]), 5)
            self.assertIs(answer["agree"], True)
            for number, start in enumerate(answer["starts"]):
                optimum = puzzle.distance(puzzle.board(start), puzzle.ordered(3, 3), "3x3", moves)
                for method in answer["methods"]:
                    if method["algorithm"] in OPTIMAL:
                        self.assertEqual(method["trials"][number]["cost"], optimum, method["algorithm"])

    def test_the_seed_decides_the_starts(self):
        def starts(seed):
            return self.one_json("compare", "tiles", "--random", "3", "--seed", seed, "--algorithm", "astar")["starts"]

        self.assertEqual(starts(5), starts(5))
        self.assertNotEqual(starts(5), starts(6))

    def test_the_seed_is_told_when_none_is_given(self):
        result = self.expect(DONE, "compare", "tiles", "--algorithm", "astar", "--json")
        self.assertRegex(result.err, r"\Amitos: seed \d+\n\Z")

    def test_chosen_methods(self):
        answer = self.one_json(*COMPARE, "--algorithms", "ucs,astar", "--heuristics", "misplaced,exact")
        methods = [(method["algorithm"], method["heuristic"]) for method in answer["methods"]]
        self.assertEqual(methods, [("ucs", "zero"), ("astar", "misplaced"), ("astar", "exact")])
        self.assertEqual(answer["refused"], [])

    def test_refused_methods_are_listed_with_their_reason(self):
        chosen = (*COMPARE, "--algorithms", "astar,ucs", "--heuristics", "manhattan,chebyshev")
        answer = self.one_json(*chosen, quiet=False)
        self.assertEqual([refusal["method"] for refusal in answer["refused"]], ["astar manhattan"])
        self.assertIn("diagonal", answer["refused"][0]["reason"])
        self.assertEqual(len(answer["methods"]), 2)
        result = self.expect(DONE, *chosen)
        self.assertIn("astar manhattan", result.out + result.err)
        self.assertIn("diagonal", result.out + result.err)

    def test_when_every_method_is_refused_it_is_bad_usage(self):
        result = self.mitos(*COMPARE, "--algorithms", "astar", "--heuristics", "manhattan")
        self.assertIn("diagonal", result.out + result.err)
        self.assertEqual(result.code, BAD_USAGE, result)

    def test_the_table(self):
        result = self.expect(DONE, *COMPARE)
        answer = self.one_json(*COMPARE)
        rows = [line for line in result.out.splitlines() if re.search(r"\d/\d", line)]
        self.assertEqual(len(rows), len(answer["methods"]))
        for row, method in zip(rows, answer["methods"]):
            self.assertIn(f"{method['mean_cost']:.2f}", row)
            self.assertIn(f"{method['expanded']:,}", row)
        heading = next(line for line in result.out.splitlines() if "expanded" in line)
        self.assertTrue(all(len(row) <= len(heading) for row in rows), "the columns are aligned")

    def test_the_table_in_greek(self):
        result = self.expect(DONE, "--lang", "el", *COMPARE)
        for word in ("μέθοδος", "μέσο κόστος", "χρόνος"):
            self.assertIn(word, result.out)

    def test_paths(self):
        result = self.expect(DONE, *COMPARE, "--algorithms", "ucs,astar", "--heuristics", "exact", "--paths")
        boards = puzzle.drawn_boards(result.out, "3x3")[1:]  # the first is the start by itself
        half = len(boards) // 2
        for path in (boards[:half], boards[half:]):
            puzzle.check_path(self, path, puzzle.board(START), puzzle.ordered(3, 3), "3x3", "king", half - 1)
        answer = self.one_json(*COMPARE, "--algorithms", "astar", "--paths")
        for method in answer["methods"]:
            for trial in method["trials"]:
                self.assertEqual(len(trial["path"]), trial["cost"] + 1)

    def test_a_file_of_boards(self):
        file = self.write("boards.txt", f"# two\n{START}\n1 2 3 4 5 6 0 7 8\n")
        answer = self.one_json("compare", "tiles", "--file", file, "--algorithms", "astar")
        self.assertEqual(answer["starts"], [START, "1 2 3 4 5 6 0 7 8"])
        file = self.write("boards.txt", f"{START}\nx\n")
        result = self.expect(BAD_INPUT, "compare", "tiles", "--file", file)
        self.assertIn(":2:1:", result.err)

    def test_unsolvable_and_limits(self):
        answer = self.one_json("compare", "tiles", "--moves", "plain", "--start", "2 1 3 4 5 6 7 8 0")
        self.assertEqual({t["reason"] for m in answer["methods"] for t in m["trials"]}, {"unsolvable"})
        answer = self.one_json(*COMPARE, "--algorithms", "ucs,astar", "--nodes", "100", code=LIMIT)
        reasons = {(m["algorithm"], m["trials"][0].get("reason")) for m in answer["methods"]}
        self.assertIn(("ucs", "nodes"), reasons)
        self.assertIn(("astar", None), reasons)

    def test_csv(self):
        file = self.home / "methods.csv"
        result = self.expect(DONE, *COMPARE, "--csv", file)
        self.assertIn(str(file), result.err)
        text = file.read_bytes().decode()
        self.assertEqual(text.count("\n"), text.count("\r\n"), "RFC 4180: lines end with CRLF")
        self.assertTrue(text.endswith("\r\n"))
        rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
        answer = self.one_json(*COMPARE)
        self.assertEqual(len(rows), len(answer["methods"]))
        for row, method in zip(rows, answer["methods"]):
            self.assertNotIn(None, row.keys())
            self.assertNotIn(None, row.values())
            trial = method["trials"][0]
            self.assertEqual((row["algorithm"], row["heuristic"]), (method["algorithm"], method["heuristic"]))
            self.assertEqual((row["start"], row["solved"], row["reason"]), (START, "true", ""))
            for field in ("cost", "expanded", "generated", "peak_stored"):
                self.assertEqual(int(row[field]), trial[field])
            below = trial["expanded_below_last_layer"]
            self.assertEqual(row["expanded_below_last_layer"], "" if below is None else str(below))
            float(row["seconds"])
            has_table = method["algorithm"] == "champion" or method["heuristic"] == "exact"
            self.assertEqual(row["table_seconds"] != "", has_table)

    def test_the_time_of_making_a_table_is_told_beside_that_of_the_search(self):
        methods = ("--algorithms", "ucs,astar,champion", "--heuristics", "chebyshev,exact")
        out = self.expect(DONE, *COMPARE, *methods).out
        self.assertRegex(out, r"(?m)^ *method .* time +table$")
        self.assertRegex(out, r"(?m)^ *A\*, exact .* \d[\d.]* (us|ms|s) +\d[\d.]* (us|ms|s)$")
        self.assertRegex(out, r"(?m)^ *Champion .* \d[\d.]* (us|ms|s) +\d[\d.]* (us|ms|s)$")
        self.assertRegex(out, r"(?m)^ *UCS .* -$")
        self.assertIn("the time of the searches does not hold it", out)
        self.assertNotRegex(self.expect(DONE, *COMPARE, "--algorithms", "ucs").out, "table")
        answer = self.one_json(*COMPARE, *methods)
        exact = next(m for m in answer["methods"] if m["heuristic"] == "exact")
        self.assertGreater(exact["table_seconds"], 0)
        page = self.home / "methods.html"
        self.expect(DONE, *COMPARE, *methods, "--html", page)
        self.assertIn("for the table", page.read_text())
        greek = self.expect(DONE, "--lang", "el", *COMPARE, *methods).out
        self.assertIn("πίνακας", greek)

    def test_solving_with_the_exact_table_tells_what_it_took(self):
        for arguments in (("--start", START), ("--file", self.write("boards", START + "\n"))):
            out = self.expect(DONE, "solve", "tiles", *arguments, "--heuristic", "exact").out
            self.assertRegex(out, r"(?m)^Table made or read in \d")
        self.assertIn("table_seconds", self.one_json("solve", "tiles", "--start", START, "--heuristic", "exact"))

    def test_csv_tells_unsolved_boards(self):
        file = self.home / "methods.csv"
        self.expect(LIMIT, *COMPARE, "--algorithms", "ucs", "--nodes", "10", "--csv", file)
        row = next(csv.DictReader(io.StringIO(file.read_text(), newline="")))
        self.assertEqual((row["solved"], row["reason"], row["cost"]), ("false", "nodes", ""))

    def check_page(self, text):
        page = Page(text)
        self.assertEqual(page.faults, [])
        self.assertTrue(text.lower().startswith("<!doctype html>"))
        self.assertIn("svg", page.tags)
        self.assertIn("table", page.tags)
        for tag in ("script", "link", "iframe", "img", "object", "embed"):
            self.assertNotIn(tag, page.tags)
        for tag, name, value in page.attributes:
            self.assertFalse(name in ("src", "href", "xlink:href", "data") and "//" in value, (tag, name, value))
        self.assertNotRegex(text, r"https?://|@import|url\(")
        self.assertNotRegex(text, r"\b(nan|inf)\b")
        return page

    def test_html(self):
        for arguments in (COMPARE, ("compare", "tiles", "--moves", "plain", "--random", "4", "--seed", "2")):
            file = self.home / "methods.html"
            self.expect(DONE, *arguments, "--html", file)
            text = file.read_text(encoding="utf-8")
            page = self.check_page(text)
            self.assertIn(("html", "lang", "en"), page.attributes)
            for words in ("Weighted A*", "IDA*", "UCS", "expanded"):
                self.assertIn(words, page.text)

    def test_html_in_greek(self):
        file = self.home / "methods.html"
        self.expect(DONE, "--lang", "el", *COMPARE, "--html", file)
        page = self.check_page(file.read_text(encoding="utf-8"))
        self.assertIn(("html", "lang", "el"), page.attributes)
        self.assertTrue(is_greek(page.text))

    def test_html_of_nothing_solved(self):
        for arguments in (("--start", "2 1 3 4 5 6 7 8 0"), ("--file", self.write("b", "2 1 3 4 5 6 7 8 0\n" * 2))):
            file = self.home / "methods.html"
            self.expect(DONE, "compare", "tiles", "--moves", "plain", *arguments, "--html", file)
            Page(file.read_text())
            self.assertNotRegex(file.read_text(), r"\b(nan|inf)\b")

    def test_html_with_refused_methods(self):
        file = self.home / "methods.html"
        self.expect(DONE, *COMPARE, "--algorithms", "astar,ucs", "--heuristics", "manhattan,exact", "--html", file)
        self.assertIn("astar manhattan", self.check_page(file.read_text()).text)

    def test_csv_html_and_json_together(self):
        answer = self.one_json(*COMPARE, "--csv", self.home / "a.csv", "--html", self.home / "a.html", quiet=False)
        self.assertIs(answer["agree"], True)
        self.assertTrue((self.home / "a.csv").exists() and (self.home / "a.html").exists())

    def test_an_output_that_cannot_be_written(self):
        for option in ("--csv", "--html"):
            for target in ("/nonexistent/methods", str(self.home), "/dev/full"):
                with self.subTest(option=option, target=target):
                    before = sorted(os.listdir(self.home))
                    result = self.expect(SYSTEM, *COMPARE, "--algorithms", "astar", option, target)
                    self.assertIn(f"cannot write {target}", result.err)
                    self.assertEqual([n for n in sorted(os.listdir(self.home)) if n != "cache"],
                                     [n for n in before if n != "cache"])  # fmt: skip

    @unittest.skipIf(os.geteuid() == 0, "root may write everywhere")
    def test_a_directory_that_may_not_be_written(self):
        locked = self.home / "locked"
        locked.mkdir(mode=0o500)
        self.expect(SYSTEM, *COMPARE, "--algorithms", "astar", "--csv", locked / "a.csv")
        self.assertEqual(os.listdir(locked), [])

    def test_an_older_file_is_replaced_whole(self):
        file = self.home / "methods.csv"
        file.write_text("x" * 100000)
        self.expect(DONE, *COMPARE, "--algorithms", "astar", "--csv", file)
        self.assertTrue(file.read_text().startswith("start,"))
        self.assertNotIn("xxx", file.read_text())
        self.assertEqual([p.name for p in pathlib.Path(self.home).glob("*.part")], [])

    def test_refused_together_and_bad_values(self):
        self.expect(BAD_USAGE, *COMPARE, "--random", "2")
        self.expect(BAD_USAGE, *COMPARE, "--file", "-")
        for wrong in (("--algorithms", "astar,best"), ("--heuristics", "best"), ("--weight", "0.5"), ("--random", "x"),
                      ("--random", "-3"), ("--size", "1x1"), ("--moves", "queen")):  # fmt: skip
            result = self.expect(BAD_USAGE, "compare", "tiles", *wrong)
            self.assertEqual(result.out, "")
            self.assertIn(wrong[0].rstrip("s").lstrip("-"), result.err)

    def test_when_every_method_is_refused_nothing_is_printed_or_written(self):
        file = self.home / "methods.csv"
        result = self.expect(BAD_USAGE, *COMPARE, "--algorithms", "astar,wastar", "--heuristics", "manhattan", "--json",
                             "--csv", file)  # fmt: skip
        self.assertEqual(result.out, "")
        self.assertEqual(result.err.count("diagonal"), 2)
        self.assertFalse(file.exists())

    def test_the_table_says_why_a_board_was_not_solved(self):
        result = self.expect(LIMIT, *COMPARE, "--algorithms", "ucs,astar", "--heuristics", "exact", "--nodes", "100")
        self.assertRegex(result.out, r"(?m)^.*time +table +not solved$")
        self.assertRegex(result.out, r"(?m)^ *UCS +0/1 .* nodes: 1$")
        result = self.expect(DONE, "compare", "tiles", "--moves", "plain", "--start", "2 1 3 4 5 6 7 8 0")
        self.assertEqual(result.out.count("unsolvable: 1"), len(re.findall(r" 0/1 ", result.out)))
        greek = self.expect(LIMIT, "--lang", "el", *COMPARE, "--algorithms", "ucs", "--nodes", "100").out
        self.assertIn("δεν λύθηκαν", greek)

    def test_nothing_to_compare_is_a_mistake(self):
        for wrong in (("--random", "0"), ("--algorithms", ","), ("--heuristics", " , ")):
            result = self.expect(BAD_USAGE, "compare", "tiles", *wrong, "--seed", "1")
            self.assertEqual(result.out, "")
            self.assertIn(wrong[0], result.err)


if __name__ == "__main__":
    unittest.main()
