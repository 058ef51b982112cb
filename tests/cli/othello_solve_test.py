"""mitos solve othello: exact endgames. mitos train othello: where the weights come from."""

import json
import re
import unittest

from support import BAD_INPUT, BAD_USAGE, DONE, INTERRUPTED, LIMIT, NO_SOLUTION, SOURCE, SYSTEM, MitosTest

TABLE = ("--memory", "16M")  # the usual table is so large that clearing it takes longer than these searches
FFO = SOURCE / "tests" / "data" / "ffo.obf"


def published():
    """The positions of the list: (text, {move: score})."""
    positions = []
    for line in FFO.read_text().splitlines():
        if line.startswith("%") or not line.strip():
            continue
        position, *scores = [part.strip() for part in line.split(";")]
        moves = dict(score.split(":") for score in scores if score)
        positions.append((position, {move.lower(): int(score) for move, score in moves.items()}))
    return positions


class SolveOthello(MitosTest):
    def solve(self, *args, **how):
        return self.one_json("solve", "othello", *args, *(() if "--memory" in args else TABLE), **how)

    def test_first_published_position_with_every_move(self):
        position, scores = published()[0]
        answer = self.solve("--position", position, "--all")
        self.assertEqual((answer["position"], answer["score"], answer["move"]), (position, 38, "a2"))
        self.assertEqual({each["move"]: each["score"] for each in answer["moves"]}, scores)
        self.assertEqual(answer["line"][0], "a2")
        self.assertGreater(answer["nodes"], 0)
        self.assertEqual(list(answer)[:6], ["position", "score", "move", "nodes", "seconds", "line"])

    def test_two_threads_and_a_small_table_find_the_same(self):
        position, scores = published()[1]
        answer = self.solve("--position", position, "--threads", "2", "--memory", "1M")
        self.assertEqual(answer["score"], max(scores.values()))
        self.assertEqual(scores[answer["move"]], answer["score"])

    def test_both_cpu_levels_visit_the_same_nodes(self):
        position = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXXOOOOOOOX----O--X-------- X"
        slow = self.solve("--position", position, "--cpu", "portable")
        usual = self.solve("--position", position)
        self.assertEqual((slow["score"], slow["nodes"], slow["line"]), (usual["score"], usual["nodes"], usual["line"]))

    def test_list_is_solved_line_by_line_and_its_scores_are_checked(self):
        position, _ = published()[0]
        path = self.home / "list.obf"
        path.write_text(f"% comment\n{position}; A2:+38;\nnothing\n{position}; A2:+36;\n")
        result = self.mitos("solve", "othello", path, "--json", *TABLE)
        self.assertEqual(result.code, BAD_INPUT)
        lines = result.out.splitlines()
        self.assertEqual(len(lines), 3)
        self.assertIn('"score":38', lines[0])
        self.assertIn('"error"', lines[1])
        self.assertIn("list.obf:3", result.err)
        self.assertIn("line 4: the list says +36", result.err)

    def test_wrong_score_in_a_list_is_a_check_that_did_not_hold(self):
        position, _ = published()[0]
        path = self.home / "list.obf"
        path.write_text(f"{position}; A2:+36;\n")
        self.expect(NO_SOLUTION, "solve", "othello", path, *TABLE)

    def test_outcome_only(self):
        position, _ = published()[0]
        answer = self.solve("--position", position, "--outcome")
        self.assertGreater(answer["lower"], 0)
        self.assertEqual(answer["outcome"], "win")
        self.assertIn("wins", self.expect(DONE, "solve", "othello", "--position", position, "--outcome", *TABLE).out)

    def test_certificate(self):
        position, _ = published()[0]
        moves = self.solve("--position", position)["line"]
        self.assertEqual(moves[3], "pass")
        # Eight moves on, the textbook search can follow.
        answer = self.solve("--position", "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXXOOOOOOOXOOOOOOOXOOOOOOO- X", "--certify")
        self.assertEqual(answer["certificate"], {"line": True, "at_least": True, "at_most": True})

    def test_limits_leave_bounds_and_a_move(self):
        position, scores = published()[9]
        result = self.mitos("solve", "othello", "--position", position, "--nodes", "200000", "--json", *TABLE)
        self.assertEqual(result.code, LIMIT)
        answer = json.loads(result.out)
        self.assertIsNone(answer["score"])
        self.assertEqual(answer["reason"], "nodes")
        self.assertIn(answer["move"], scores)
        self.assertLessEqual(answer["lower"], 16)
        self.assertGreaterEqual(answer["upper"], 16)

    def test_interrupted_it_leaves_bounds_and_a_move(self):
        position, scores = published()[15]
        terminal = self.watched("solve", "othello", "--position", position, "--json", *TABLE)
        terminal.await_shown(lambda text: re.search(r"by [a-h][1-8],", text), "a best move")
        terminal.interrupt()
        self.assertEqual(terminal.finish(), INTERRUPTED, (terminal.answer(), terminal.text))
        answer = json.loads(terminal.answer())
        self.assertEqual(answer["reason"], "stopped")
        self.assertIn(answer["move"], scores)

    def test_bad_usage(self):
        self.expect(BAD_USAGE, "solve", "othello")
        self.expect(BAD_USAGE, "solve", "othello", FFO, "--moves", "f5")
        self.expect(BAD_USAGE, "solve", "othello", "--moves", "f5", "--cpu", "abacus")
        self.expect(BAD_INPUT, "solve", "othello", "--position", "XXX")
        self.expect(SYSTEM, "solve", "othello", "--moves", "f5", "--memory", "100T")
        self.expect(SYSTEM, "solve", "othello", self.home / "none.obf")
        empty = self.home / "empty.obf"
        empty.write_text("% nothing\n")
        self.expect(BAD_INPUT, "solve", "othello", empty)

    def test_damaged_weights_are_never_played_with(self):
        position, _ = published()[0]
        weights = bytearray((SOURCE / "weights" / "othello.weights").read_bytes())
        weights[len(weights) // 2] ^= 1
        path = self.home / "damaged.weights"
        path.write_bytes(weights)
        result = self.expect(BAD_INPUT, "solve", "othello", "--position", position, "--weights", path)
        self.assertIn("damaged", result.err)
        self.expect(SYSTEM, "solve", "othello", "--position", position, "--weights", self.home / "none")


class TrainOthello(MitosTest):
    def train(self, out, *args):
        return self.one_json("train", "othello", "--out", out, "--scale", "0.00002", *args)

    def test_the_same_seed_learns_the_same_weights_and_lost_parts_are_made_again(self):
        path = self.home / "my.weights"
        answer = self.train(path)
        self.assertIs(answer["complete"], True)
        self.assertEqual(answer["bytes"], path.stat().st_size)
        self.assertEqual(answer["phases"][0]["empties"], [0, 1])
        learned = path.read_bytes()
        samples = sorted((self.home / "my.weights.samples").iterdir())
        for sample in samples[1:]:
            sample.unlink()
        samples[0].write_bytes(b"damaged")
        path.unlink()
        self.train(path, "--threads", "1")
        self.assertEqual(path.read_bytes(), learned)

    def test_bad_usage(self):
        self.expect(BAD_USAGE, "train", "othello")
        self.expect(BAD_USAGE, "train", "othello", "--out", "x", "--scale", "0")
        self.expect(SYSTEM, "train", "othello", "--out", "/dev/null/x", "--scale", "0.0001")


if __name__ == "__main__":
    unittest.main()
