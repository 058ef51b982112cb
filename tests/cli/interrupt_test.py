"""Ctrl-C during work: exit 130 within moments, with the best so far."""

import json
import signal
import unittest

import puzzle
from support import INTERRUPTED, PATIENCE, MitosTest, await_that, cpu_seconds

LONG = ("solve", "tiles", "--size", "5x5", "--moves", "plain", "--random", "--seed", "1", "--memory", "1500M")


class Interrupt(MitosTest):
    def interrupted(self, *arguments, shown="expanded", then=0.0, number=signal.SIGINT, within=2):
        """Starts, waits until its progress shows those words, interrupts; what was printed.

        `then`: the seconds that it is to compute after those words; `within`: those that it may compute until it ends."""
        before_it = cpu_seconds()
        terminal = self.watched(*arguments)
        terminal.await_text(shown)
        at_least = cpu_seconds(terminal.process) + then
        await_that(lambda: cpu_seconds(terminal.process) >= at_least)
        used = cpu_seconds(terminal.process)
        terminal.process.send_signal(number)
        self.assertEqual(terminal.finish(), INTERRUPTED, (terminal.answer(), terminal.text))
        self.assertLess(cpu_seconds() - before_it - used, within)
        return terminal.answer()

    def test_a_search_tells_the_best_so_far(self):
        for algorithm in ("ucs", "astar", "idastar", "bidirectional", "bfs"):
            with self.subTest(algorithm=algorithm):
                out = self.interrupted(*LONG, "--algorithm", algorithm)
                self.assertIn("Interrupted.", out)
                self.assertIn("Best so far", out)
                self.assertIn("expanded", out)

    def test_json_says_stopped(self):
        for algorithm in ("ucs", "astar", "idastar"):
            out = self.interrupted(*LONG, "--algorithm", algorithm, "--json")
            self.assertEqual(out.count("\n"), 1)
            answer = json.loads(out)
            self.assertEqual((answer["solved"], answer["reason"]), (False, "stopped"))
            self.assertIs(type(answer["lower_bound"]), int)
            best = answer["best"]
            path = [puzzle.board(step) for step in best["path"]]
            puzzle.check_path(self, path, puzzle.board(answer["start"]), puzzle.board(best["state"]), "5x5", "plain",
                              best["cost"])  # fmt: skip

    def test_termination_is_as_polite(self):
        out = self.interrupted(*LONG, "--json", number=signal.SIGTERM)
        self.assertEqual(json.loads(out)["reason"], "stopped")

    def test_a_batch_keeps_what_it_has(self):
        easy = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 0"
        hard = "24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0"
        file = self.write("boards.txt", f"{easy}\n{hard}\n{hard}\n")
        for threads in ("1", "2"):
            out = self.interrupted("solve", "tiles", "--size", "5x5", "--moves", "plain", "--file", file, "--json",
                                   "--memory", "1500M", "--threads", threads, shown="1 of 3 searches")  # fmt: skip
            answers = [json.loads(line) for line in out.splitlines()]
            self.assertIs(answers[0]["solved"], True)
            self.assertTrue(all(answer["reason"] == "stopped" for answer in answers[1:]))

    def test_a_comparison(self):
        out = self.interrupted("compare", "tiles", "--size", "5x5", "--moves", "plain", "--random", "3", "--seed", "1",
                               "--algorithms", "greedy,idastar", "--heuristics", "manhattan", "--time", "1h", "--json",
                               shown="3 of 6 searches", then=0.2)  # fmt: skip
        answer = json.loads(out)
        self.assertEqual(answer["methods"][-1]["trials"][-1]["reason"], "stopped")

    def test_the_atlas(self):
        out = self.interrupted("solve", "tiles", "--atlas", "--size", "3x4", "--json", shown="boards")
        answer = json.loads(out)
        self.assertIs(answer["complete"], False)
        self.assertEqual(sum(answer["depths"]), answer["states"])

    def test_bench(self):
        first = "tiles/3x3/king/bfs"
        answer = json.loads(self.interrupted("bench", "--repeat", "10", "--json", shown=first))
        self.assertIs(answer["complete"], False)
        self.assertEqual(answer["searches"][0]["name"], first)

    def test_at_a_terminal(self):
        terminal = self.terminal(*LONG, "--algorithm", "idastar")
        terminal.await_text("expanded")  # the line of progress
        terminal.type("\x03")
        self.assertEqual(terminal.finish(), INTERRUPTED)
        self.assertIn("Interrupted.", terminal.text)
        self.assertIn("Best so far", terminal.text)

    def test_no_progress_in_a_pipe(self):
        process = self.start(*LONG, "--algorithm", "idastar", "--json")
        await_that(lambda: cpu_seconds(process) > 1.2)  # at a terminal there is progress after half a second
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, err), (INTERRUPTED, b""))

    def test_a_trace_is_written_when_interrupted(self):
        file = self.home / "t.jsonl"
        self.interrupted(*LONG, "--algorithm", "idastar", "--trace", file, within=10)
        self.assertTrue(json.loads(file.read_text().split("\n")[0]))


if __name__ == "__main__":
    unittest.main()
