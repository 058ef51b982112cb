"""solve tiles --algorithm champion: the default on large boards; its tables, limits, files and refusals."""

import json
import os
import random
import resource
import signal
import subprocess
import unittest

import puzzle
from support import (
    BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, LIMIT, MITOS, NO_SOLUTION, PATIENCE, SYSTEM, MitosTest, environment, is_greek,
)  # fmt: skip

FIFTEEN = ("--size", "4x4", "--moves", "plain")
KORF = "13 6 8 12 15 14 0 10 11 7 4 5 9 1 3 2"  # the first of Korf's hundred (1985), turned to our goal: 57 moves
FARTHEST = "0 11 9 13 12 15 10 14 3 7 6 2 4 8 5 1"  # 80 moves, the most there are
UNSOLVABLE = "1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0"
TWELVE = ("--size", "3x4", "--moves", "plain", "--tables", "full")
NEAR = "5 1 3 4 9 2 6 8 0 10 7 11"  # 7 moves
CHAMPION = ("--algorithm", "champion")
SANITIZED = any(name in os.environ for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS"))


class TilesChampion(MitosTest):
    def check_answer(self, answer, size, moves):
        start, goal = puzzle.board(answer["start"]), puzzle.board(answer["goal"])
        path = [puzzle.board(step) for step in answer["path"]]
        puzzle.check_path(self, path, start, goal, size, moves, answer["cost"])

    def test_it_is_the_default_above_nine_cells(self):
        answer = self.solve(*FIFTEEN, "--start", KORF)
        self.assertEqual((answer["algorithm"], answer["heuristic"], answer["tables"]), ("champion", "patterns", "small"))
        self.assertEqual((answer["cost"], answer["lower_bound"], answer["optimal"]), (57, 57, True))
        self.check_answer(answer, "4x4", "plain")
        self.assertEqual(self.solve("--size", "2x5", "--random", "--seed", "1")["algorithm"], "champion")
        self.assertEqual(self.solve("--size", "2x4", "--random", "--seed", "1")["algorithm"], "astar")

    def test_a_heuristic_or_a_trace_still_mean_astar(self):
        near = puzzle.text_of(puzzle.scrambled("4x4", "plain", 10, seed=2))
        self.assertEqual(self.solve(*FIFTEEN, "--start", near, "--heuristic", "manhattan")["algorithm"], "astar")
        trace = self.home / "t.jsonl"
        result = self.expect(DONE, "solve", "tiles", *FIFTEEN, "--start", near, "--trace", trace, "--json")
        self.assertEqual(json.loads(result.out)["algorithm"], "astar")
        self.assertTrue(trace.exists())

    def test_random_boards_against_breadth_first_search(self):
        for size, moves in (("2x2", "king"), ("3x3", "plain"), ("3x3", "king"), ("2x4", "plain"), ("3x2", "plain")):
            goal = puzzle.ordered(*puzzle.size_of(size))
            for seed in range(3):
                start = puzzle.scrambled(size, moves, 80, seed)
                with self.subTest(size=size, moves=moves, seed=seed):
                    answer = self.solve("--size", size, "--moves", moves, "--start", puzzle.text_of(start), *CHAMPION)
                    self.check_answer(answer, size, moves)
                    self.assertEqual(answer["cost"], puzzle.distance(start, goal, size, moves))

    @unittest.skipIf(SANITIZED, "its tables take too long under sanitizers")
    def test_five_by_five(self):
        for moves in ("plain", "king"):
            start = puzzle.scrambled("5x5", moves, 12, seed=4)
            answer = self.solve("--size", "5x5", "--moves", moves, "--start", puzzle.text_of(start), "--threads", "0")
            self.check_answer(answer, "5x5", moves)
            self.assertEqual(answer["cost"], puzzle.distance(start, puzzle.ordered(5, 5), "5x5", moves))

    def test_king_moves_and_threads(self):
        answers = [self.solve("--size", "4x4", "--random", "--seed", "2", "--threads", threads) for threads in (1, 3)]
        for answer in answers:
            self.check_answer(answer, "4x4", "king")
        self.assertEqual(answers[0]["cost"], answers[1]["cost"])

    def test_any_goal(self):
        goal = puzzle.board("5 1 2 3 4 0 6 7 8 9 10 11 12 13 14 15")
        chance, start = random.Random(3), goal
        for _ in range(15):
            start = chance.choice(list(puzzle.neighbours(start, "4x4", "plain")))
        answer = self.solve(*FIFTEEN, "--goal", puzzle.text_of(goal), "--start", puzzle.text_of(start))
        self.check_answer(answer, "4x4", "plain")
        self.assertEqual(answer["cost"], puzzle.distance(start, goal, "4x4", "plain"))

    def test_a_hint(self):
        answer = self.solve(*FIFTEEN, "--start", KORF, "--hint")
        self.assertEqual(answer["cost"], 57)
        after = puzzle.board(answer["board"])
        self.assertIn(after, set(puzzle.neighbours(puzzle.board(KORF), "4x4", "plain")))
        self.assertEqual(self.solve(*FIFTEEN, "--start", puzzle.text_of(after))["cost"], 56)

    def test_an_unsolvable_board_is_told_at_once(self):
        answer = self.solve(*FIFTEEN, "--start", UNSOLVABLE, "--memory", "1", code=NO_SOLUTION)  # no tables are made
        self.assertEqual((answer["reason"], answer["expanded"]), ("unsolvable", 0))

    def test_the_text(self):
        result = self.expect(DONE, "solve", "tiles", *FIFTEEN, "--start", KORF)
        for words in ("Champion with small tables", "cost 57, depth 57, optimal.", "searched", "memory of the tables"):
            self.assertIn(words, result.out)
        self.assertEqual(len(puzzle.drawn_boards(result.out, "4x4")), 58)
        self.assertTrue(is_greek(self.expect(DONE, "--lang", "el", "solve", "tiles", *FIFTEEN, "--start", KORF).out))

    def test_a_batch_shares_the_tables(self):
        boards = [KORF, UNSOLVABLE, "nonsense", puzzle.text_of(puzzle.ordered(4, 4))]
        file = self.write("boards.txt", "\n".join(boards) + "\n")
        for threads in ("1", "2"):
            result = self.expect(BAD_INPUT, "solve", "tiles", *FIFTEEN, "--file", file, "--threads", threads, "--json")
            answers = [json.loads(line) for line in result.out.splitlines()]
            self.assertEqual([answer.get("cost", answer.get("reason")) for answer in answers], [57, "unsolvable", "bad input", 0])
            self.check_answer(answers[0], "4x4", "plain")

    def test_the_dialogue_asks_it_alone(self):
        rows = "\n".join(["1 2 3 4", "5 6 7 8", "9 10 11 12", "13 0 14 15"]) + "\n"
        result = self.expect(DONE, "solve", "tiles", *FIFTEEN, stdin=rows)
        self.assertIn("Champion", result.out)
        self.assertIn("cost 2, depth 2, optimal.", result.out)
        self.assertNotIn("UCS", result.out)

    def test_comparisons_have_it(self):
        near = puzzle.text_of(puzzle.scrambled("4x4", "plain", 12, seed=5))
        answer = self.one_json("compare", "tiles", *FIFTEEN, "--start", near, "--paths", "--memory", "500M")
        self.assertIs(answer["agree"], True)
        (champion,) = [method for method in answer["methods"] if method["algorithm"] == "champion"]
        self.assertEqual(champion["heuristic"], "patterns")
        (trial,) = champion["trials"]
        path = [puzzle.board(step) for step in trial["path"]]
        puzzle.check_path(self, path, puzzle.board(near), puzzle.ordered(4, 4), "4x4", "plain", trial["cost"])
        weighted = self.one_json("compare", "tiles", *FIFTEEN, "--start", near, "--algorithms", "champion", "--weight", "3")
        self.assertEqual(weighted["methods"][0]["mean_cost"], trial["cost"])  # the weight is not for it here

    def test_a_comparison_without_the_memory_leaves_it_out(self):
        answer = self.one_json("compare", "tiles", *FIFTEEN, "--start", UNSOLVABLE, "--algorithms", "astar,champion",
                               "--memory", "100K")  # fmt: skip
        self.assertEqual([refusal["method"] for refusal in answer["refused"]], ["champion"])


class Weight(MitosTest):
    def test_its_bound_is_kept_and_what_is_proven_told(self):
        for weight in ("1.1", "1.5", "4"):
            answer = self.solve(*FIFTEEN, "--start", KORF, "--weight", weight)
            path = [puzzle.board(step) for step in answer["path"]]
            puzzle.check_path(self, path, puzzle.board(KORF), puzzle.ordered(4, 4), "4x4", "plain", answer["cost"])
            self.assertEqual(answer["weight"], float(weight))
            self.assertLessEqual(answer["cost"], float(weight) * 57)
            self.assertLessEqual(answer["lower_bound"], 57)
            self.assertAlmostEqual(answer["ratio"], answer["cost"] / answer["lower_bound"])
            self.assertLessEqual(answer["ratio"], float(weight) + 1e-9)
            self.assertIn(answer["optimal"], (True, None))
        out = self.expect(DONE, "solve", "tiles", *FIFTEEN, "--start", KORF, "--weight", "1.5").out
        self.assertRegex(out, r"at most 1.5 times the optimum is promised, at most 1\.\d\d times is proven")

    def test_one_is_the_optimum(self):
        answer = self.solve(*FIFTEEN, "--start", KORF, "--weight", "1")
        self.assertEqual((answer["cost"], answer["optimal"]), (57, True))


class Plan(MitosTest):
    def test_json(self):
        for size, moves, tables in (("4x4", "plain", "small"), ("4x4", "king", "full"), ("5x5", "plain", "small"), ("3x3", "king", "full")):
            answer = self.solve("--size", size, "--moves", moves, *CHAMPION, "--tables", tables, "--plan", "--threads", "2")
            rows, columns = puzzle.size_of(size)
            for partition in answer["partitions"]:
                self.assertEqual(sorted(sum(partition, [])), list(range(1, rows * columns)))
            self.assertGreater(answer["bytes_while_building"], answer["bytes"])
            self.assertGreater(answer["bytes"], 0)
            self.assertGreater(answer["seconds"], 0)
            self.assertEqual((answer["size"], answer["moves"], answer["tables"], answer["threads"]), (size, moves, tables, 2))
            self.assertEqual((answer["stored"], answer["present"]), (tables == "full", False))
            self.assertEqual(answer["file"] is not None, tables == "full")
        self.assertFalse(self.cache.exists(), "nothing was made")

    def test_it_knows_what_is_there(self):
        self.solve(*TWELVE, "--start", NEAR)
        answer = self.solve(*TWELVE, "--plan")
        self.assertIs(answer["present"], True)
        self.assertTrue(os.path.exists(answer["file"]))
        self.assertIn("are there", self.expect(DONE, "solve", "tiles", *TWELVE, "--plan").out)

    def test_the_text_in_both_languages(self):
        out = self.expect(DONE, "solve", "tiles", *FIFTEEN, "--plan", "--start", KORF).out
        for words in ("small tables", "Patterns of tiles", "Memory", "Time", "not kept"):
            self.assertIn(words, out)
        self.assertTrue(is_greek(self.expect(DONE, "--lang", "el", "solve", "tiles", *FIFTEEN, "--plan").out))


class Tables(MitosTest):
    def file(self):
        (file,) = [path for path in self.cache.rglob("*") if path.is_file()]
        return file

    def solved(self, *args, **how):
        answer = self.solve(*TWELVE, "--start", NEAR, *args, **how)
        path = [puzzle.board(step) for step in answer["path"]]
        puzzle.check_path(self, path, puzzle.board(NEAR), puzzle.ordered(3, 4), "3x4", "plain", 7)
        return answer

    def test_small_ones_are_not_kept(self):
        self.solve(*FIFTEEN, "--start", KORF)
        self.assertFalse(self.cache.exists() and any(self.cache.iterdir()))

    def test_full_ones_are_kept_and_read_again(self):
        self.solved()
        before = self.file().stat()
        self.solved()
        self.assertEqual(self.file().stat().st_mtime_ns, before.st_mtime_ns)
        self.assertEqual(len(list(self.cache.iterdir())), 1)

    def test_damaged_ones_are_told_and_made_anew(self):
        self.solved()
        file = self.file()
        good = file.read_bytes()
        middle = bytearray(good)
        middle[len(good) // 2] ^= 4
        head = bytearray(good)
        head[0] ^= 1
        for name, data in (("empty", b""), ("cut off", good[:-9]), ("half", good[: len(good) // 2]), ("longer", good + b"x"),
                           ("altered", bytes(middle)), ("another head", bytes(head)), ("text", b"hello\n")):  # fmt: skip
            with self.subTest(damage=name):
                file.write_bytes(data)
                result = self.expect(DONE, "solve", "tiles", *TWELVE, "--start", NEAR, "--json")
                self.assertIn("damaged", result.err)
                self.assertEqual(json.loads(result.out)["cost"], 7)
                self.assertEqual(file.read_bytes(), good)

    def not_kept(self, result):
        self.assertEqual(result.code, DONE, result)
        self.assertEqual(json.loads(result.out)["cost"], 7)
        self.assertIn("not kept", result.err)

    def test_a_cache_that_cannot_be_written_is_told(self):
        self.cache.parent.mkdir(parents=True)
        self.cache.write_text("a file where a directory is wanted")
        self.not_kept(self.mitos("solve", "tiles", *TWELVE, "--start", NEAR, "--json"))
        self.assertEqual(self.cache.read_text(), "a file where a directory is wanted")

    @unittest.skipIf(os.geteuid() == 0, "root may write anywhere")
    def test_a_cache_without_permission_is_told(self):
        self.cache.mkdir(parents=True)
        self.cache.chmod(0o500)
        self.addCleanup(self.cache.chmod, 0o700)
        self.not_kept(self.mitos("solve", "tiles", *TWELVE, "--start", NEAR, "--json"))

    def test_a_full_disk_is_told_and_leaves_nothing_behind(self):
        """A limit on the size of files stands for the disk."""

        def small_files():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))

        done = subprocess.run([MITOS, "solve", "tiles", *TWELVE, "--start", NEAR, "--json"], capture_output=True, text=True,
                              env=environment(self.home), preexec_fn=small_files, timeout=PATIENCE)  # fmt: skip
        self.assertEqual((done.returncode, json.loads(done.stdout)["cost"]), (DONE, 7), done.stderr)
        self.assertIn("not kept", done.stderr)
        self.assertEqual(list(self.cache.iterdir()), [])

    def test_memory_too_small_for_them_is_a_limit(self):
        for arguments in ((*FIFTEEN, "--tables", "full", "--memory", "100M"), (*FIFTEEN, "--memory", "1M")):
            result = self.expect(LIMIT, "solve", "tiles", *arguments, "--start", KORF, "--json")
            self.assertEqual(result.out, "")
            self.assertIn("memory", result.err)
            self.assertIn("--plan", result.err)

    def test_interrupted_while_they_are_made(self):
        for command in (("--start", FARTHEST), ("--file", self.write("b.txt", FARTHEST + "\n"))):
            terminal = self.watched("solve", "tiles", *FIFTEEN, "--tables", "full", *command, "--json")
            terminal.await_text("tables: ")
            terminal.interrupt()
            self.assertEqual(terminal.finish(), INTERRUPTED, (terminal.answer(), terminal.text))
            answer = json.loads(terminal.answer())
            self.assertEqual((answer["solved"], answer["reason"], answer["expanded"]), (False, "stopped", 0))
            self.assertGreater(answer["lower_bound"], 30)  # what can be said without tables
            self.assertLessEqual(answer["lower_bound"], 80)
            self.assertFalse(self.cache.exists() and any(self.cache.iterdir()))

    def test_the_time_is_for_them_too(self):
        result = self.expect(LIMIT, "solve", "tiles", *FIFTEEN, "--tables", "full", "--start", KORF, "--time", "200ms")
        self.assertIn("Stopped by the time limit.", result.out)
        self.assertIn("tables were not ready", result.out)
        self.assertIn("Best so far: no solution is cheaper than", result.out)

    def test_progress_at_a_terminal(self):
        terminal = self.terminal("solve", "tiles", *FIFTEEN, "--tables", "full", "--start", FARTHEST)
        terminal.await_text("tables: ")
        terminal.type("\x03")
        self.assertEqual(terminal.finish(), INTERRUPTED)
        self.assertIn("Interrupted.", terminal.text)


class Limits(MitosTest):
    def test_nodes_and_time(self):
        answer = self.solve(*FIFTEEN, "--start", FARTHEST, "--nodes", "100000", code=LIMIT)
        self.assertEqual((answer["reason"], answer["expanded"]), ("nodes", 100000))
        self.assertLessEqual(answer["lower_bound"], 80)
        self.assertGreater(answer["lower_bound"], 40)
        answer = self.solve(*FIFTEEN, "--start", FARTHEST, "--time", "1s", code=LIMIT)
        self.assertEqual(answer["reason"], "time")

    def test_interrupted_while_it_searches(self):
        terminal = self.watched("solve", "tiles", *FIFTEEN, "--start", FARTHEST)
        terminal.await_text("expanded")
        terminal.interrupt()
        self.assertEqual(terminal.finish(), INTERRUPTED, (terminal.answer(), terminal.text))
        self.assertIn("Best so far: no solution is cheaper than", terminal.answer())
        self.assertIn("searched", terminal.answer())


class Resume(MitosTest):
    def setUp(self):
        super().setUp()
        self.file = self.home / "later.txt"
        self.command = (*FIFTEEN, "--start", KORF, "--resume", self.file)

    def test_a_stopped_search_goes_on_to_the_same_length(self):
        whole = self.solve(*FIFTEEN, "--start", KORF)
        for threads in ("1", "2"):
            with self.subTest(threads=threads):
                nodes, rounds, bounds = 20_000, 1, []
                result = self.mitos("solve", "tiles", *self.command, "--nodes", nodes, "--threads", threads, "--json")
                while result.code == LIMIT and rounds < 30:
                    self.assertTrue(self.file.read_text().startswith("mitos tiles milestone 2\n"))
                    self.assertIn(str(self.file), result.err)
                    bounds.append(json.loads(result.out)["lower_bound"])
                    nodes, rounds = nodes * 2, rounds + 1
                    result = self.mitos("solve", "tiles", *self.command, "--nodes", nodes, "--threads", threads, "--json")
                    self.assertIn("going on", result.err)
                self.assertEqual(result.code, DONE, result)
                self.assertGreater(rounds, 1)
                self.assertEqual(bounds, sorted(bounds))
                answer = json.loads(result.out)
                self.assertEqual(answer["cost"], whole["cost"])
                path = [puzzle.board(step) for step in answer["path"]]
                puzzle.check_path(self, path, puzzle.board(KORF), puzzle.ordered(4, 4), "4x4", "plain", 57)
                self.assertFalse(self.file.exists(), "removed when solved")

    def test_an_interrupted_search_is_kept(self):
        terminal = self.watched("solve", "tiles", *FIFTEEN, "--start", FARTHEST, "--resume", self.file, "--json")
        terminal.await_text("expanded")
        terminal.interrupt()
        self.assertEqual(terminal.finish(), INTERRUPTED, (terminal.answer(), terminal.text))
        bound = json.loads(terminal.answer())["lower_bound"]
        self.assertIn(f"bound {bound}\n", self.file.read_text())
        again = self.solve(*FIFTEEN, "--start", FARTHEST, "--resume", self.file, "--nodes", "10000", code=LIMIT, quiet=False)
        self.assertEqual(again["lower_bound"], bound)

    def test_a_search_that_is_solved_at_once_leaves_no_file(self):
        self.solve(*self.command)
        self.assertFalse(self.file.exists())
        self.solve(*FIFTEEN, "--start", UNSOLVABLE, "--resume", self.file, code=NO_SOLUTION)
        self.assertFalse(self.file.exists())

    def test_a_search_that_never_began_leaves_no_file(self):
        self.expect(LIMIT, "solve", "tiles", *self.command, "--memory", "1M")
        self.assertFalse(self.file.exists())
        self.expect(LIMIT, "solve", "tiles", *self.command, "--tables", "full", "--time", "100ms")
        self.assertFalse(self.file.exists())

    def test_files_of_another_search_or_damaged_ones_are_refused_and_left_alone(self):
        self.mitos("solve", "tiles", *self.command, "--nodes", "20000")
        good = self.file.read_bytes()
        for other in (("--start", FARTHEST), ("--start", KORF, "--weight", "1.2"), ("--start", KORF, "--tables", "full")):
            result = self.expect(BAD_INPUT, "solve", "tiles", *FIFTEEN, *other, "--resume", self.file, "--json")
            self.assertEqual(result.out, "")
            self.assertIn("another search", result.err)
            self.assertEqual(self.file.read_bytes(), good)
        for data in (b"", good[:-1], good[:50], good.replace(b"bound ", b"bound 1"), good + b"\n", b"1 2 3 4\n", bytes(100), b"\xff\x1b[31m"):
            self.file.write_bytes(data)
            result = self.expect(BAD_INPUT, "solve", "tiles", *self.command)
            self.assertIn(str(self.file), result.err)
            self.assertNotIn("\x1b", result.err)
            self.assertEqual(self.file.read_bytes(), data)

    def test_a_file_that_cannot_be_written_is_told_before_the_work(self):
        result = self.expect(SYSTEM, "solve", "tiles", *FIFTEEN, "--start", FARTHEST, "--resume", self.home / "no" / "such.txt")
        self.assertIn("such.txt", result.err)
        self.expect(SYSTEM, "solve", "tiles", *FIFTEEN, "--start", FARTHEST, "--resume", self.home)


class Refusals(MitosTest):
    def refused(self, *arguments, words):
        result = self.expect(BAD_USAGE, "solve", "tiles", *arguments, "--json")
        self.assertEqual(result.out, "")
        for word in words:
            self.assertIn(word, result.err)

    def test_what_it_has_not(self):
        self.refused("--start", "1 2 3 4 5 6 0 7 8", *CHAMPION, "--heuristic", "exact", words=("--heuristic", "champion"))
        self.refused(*FIFTEEN, "--start", KORF, *CHAMPION, "--trace", "t", words=("--trace", "champion", "keeps nothing"))

    def test_what_only_it_has(self):
        for option in (("--tables", "small"), ("--plan",), ("--resume", "r")):
            self.refused("--start", "1 2 3 4 5 6 0 7 8", *option, words=(option[0], "--algorithm champion"))
            self.refused(*FIFTEEN, "--start", KORF, "--algorithm", "idastar", *option, words=(option[0], "--algorithm champion"))
            self.refused("--atlas", *option, words=(option[0], "--atlas"))

    def test_values(self):
        self.refused(*FIFTEEN, "--start", KORF, "--tables", "huge", words=("huge", "small, full"))
        self.refused(*FIFTEEN, "--start", KORF, "--tables", "", words=("--tables",))
        self.refused(*FIFTEEN, "--start", KORF, "--resume", "", words=("--resume",))
        self.refused(*FIFTEEN, "--start", KORF, "--weight", "0.9", words=("0.9",))

    def test_a_search_that_goes_on_is_of_one_board(self):
        self.refused(*FIFTEEN, "--file", self.write("b.txt", KORF), "--resume", "r", words=("--resume", "one board"))
        self.refused(*FIFTEEN, "--resume", "r", words=("--json",))
        result = self.expect(BAD_USAGE, "solve", "tiles", *FIFTEEN, "--resume", "r")
        self.assertIn("--resume needs a board", result.err)
        self.refused(*FIFTEEN, "--start", KORF, "--resume", "r", "--plan", words=("--plan", "--resume"))


if __name__ == "__main__":
    unittest.main()
