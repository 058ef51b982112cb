"""solve tiles --atlas: the whole space, with the numbers that are known."""

import unittest

import puzzle
from support import BAD_USAGE, DONE, LIMIT, MitosTest

# Reinefeld 1993, Table 1: 3x3 plain, blank in a corner of the goal
PLAIN_3X3 = [1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
             17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2]  # fmt: skip


class Atlas(MitosTest):
    def atlas(self, *args, **how):
        return self.solve("--atlas", *args, **how)

    def check_shape_of(self, atlas):
        self.assertIs(type(atlas["states"]), int)
        self.assertIs(type(atlas["deepest"]), int)
        self.assertEqual(atlas["deepest"], len(atlas["depths"]) - 1)
        self.assertEqual(sum(atlas["depths"]), atlas["states"])
        self.assertEqual(atlas["depths"][0], 1)
        self.assertTrue(all(type(count) is int and count > 0 for count in atlas["depths"]))
        self.assertLessEqual(len(atlas["hardest"]), atlas["depths"][-1])

    def test_3x3_king(self):
        atlas = self.atlas("--size", "3x3", "--moves", "king")
        self.check_shape_of(atlas)
        self.assertEqual(atlas["states"], 362880)
        self.assertEqual(atlas["depths"][:3], [1, 3, 15])
        for board in atlas["hardest"]:
            self.assertEqual(self.solve("--start", board, "--algorithm", "bidirectional")["cost"], atlas["deepest"])

    def test_3x3_plain(self):
        atlas = self.atlas("--moves", "plain", "--hardest", "10")
        self.check_shape_of(atlas)
        self.assertEqual((atlas["states"], atlas["deepest"]), (181440, 31))
        self.assertEqual(atlas["depths"], PLAIN_3X3)
        self.assertEqual(sorted(atlas["hardest"]), ["6 4 7 8 5 0 3 2 1", "8 6 7 2 5 4 3 0 1"])

    def test_small_boards_agree_with_a_search_of_our_own(self):
        for size in ("2x2", "2x3", "3x2", "2x4"):
            for moves in ("king", "plain"):
                if size == "2x4" and moves == "king":
                    continue
                known = puzzle.distances(puzzle.ordered(*puzzle.size_of(size)), size, moves)
                deepest = max(known.values())
                counts = [0] * (deepest + 1)
                for far in known.values():
                    counts[far] += 1
                atlas = self.atlas("--size", size, "--moves", moves, "--hardest", "1000000")
                self.check_shape_of(atlas)
                self.assertEqual(atlas["depths"], counts)
                hardest = {puzzle.text_of(board) for board, far in known.items() if far == deepest}
                self.assertEqual(set(atlas["hardest"]), hardest)

    def test_another_goal(self):
        atlas = self.atlas("--moves", "plain", "--goal", "spiral")
        self.assertEqual(atlas["states"], 181440)
        self.assertEqual(atlas["deepest"], 30)  # the blank in the middle
        self.assertEqual(atlas["goal"], puzzle.SPIRAL)

    def test_how_many_of_the_hardest(self):
        for wanted, listed in ((0, 0), (1, 1), (7, 7), (42, 42), (1000, 42)):
            self.assertEqual(len(self.atlas("--hardest", wanted)["hardest"]), listed)
        self.assertEqual(len(self.atlas()["hardest"]), 4)

    def test_too_large(self):
        for size in ("4x4", "5x5", "3x5"):
            result = self.expect(BAD_USAGE, "solve", "tiles", "--atlas", "--size", size, "--json")
            self.assertEqual(result.out, "")
            self.assertIn("12", result.err)

    def test_a_time_limit_gives_what_is_known(self):
        atlas = self.atlas("--size", "3x4", "--time", "300ms", code=LIMIT)
        self.assertIs(atlas["complete"], False)
        self.assertEqual(sum(atlas["depths"]), atlas["states"])

    def test_the_text(self):
        result = self.expect(DONE, "solve", "tiles", "--atlas", "--moves", "plain")
        self.assertIn("181,440 boards", result.out)
        self.assertIn("24,047", result.out)
        self.assertEqual(
            puzzle.drawn_boards(result.out, "3x3"),
            [puzzle.board("6 4 7 8 5 0 3 2 1"), puzzle.board("8 6 7 2 5 4 3 0 1")],
        )

    def test_refused_together(self):
        for other in (("--start", "1 2 3 4 5 6 7 8 0"), ("--random",), ("--hint",), ("--replay",), ("--trace", "t")):
            result = self.expect(BAD_USAGE, "solve", "tiles", "--atlas", *other)
            self.assertIn("--atlas", result.err)
            self.assertIn(other[0], result.err)

    def test_bad_numbers_of_hardest(self):
        for number in ("x", "-1", "1.5", "99999999999999999999999"):
            self.expect(BAD_USAGE, "solve", "tiles", "--atlas", "--hardest", number)

    def test_a_table_that_does_not_fit_is_a_limit(self):
        result = self.expect(LIMIT, "solve", "tiles", "--atlas", "--memory", "1K")
        self.assertEqual(result.out, "")
        self.assertIn("memory", result.err)

    def test_what_is_not_complete_has_no_hardest(self):
        atlas = self.atlas("--size", "3x3", "--nodes", "5000", "--hardest", "10", code=LIMIT)
        self.assertIs(atlas["complete"], False)
        self.assertEqual(atlas["hardest"], [])
        result = self.expect(LIMIT, "solve", "tiles", "--atlas", "--nodes", "5000")
        self.assertIn("so far", result.out)
        self.assertNotIn("hardest", result.out)
        self.assertNotIn("deepest", result.out)

    def test_a_short_time_is_kept_on_a_sparse_table(self):
        """The first layers of 3x4 hold a handful of boards among 479 million."""
        result = self.expect(LIMIT, "solve", "tiles", "--atlas", "--size", "3x4", "--time", "50ms", "--json")
        self.assertLess(result.cpu, 0.5)


if __name__ == "__main__":
    unittest.main()
