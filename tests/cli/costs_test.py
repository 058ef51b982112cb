"""--costs: what a step costs by its direction, against Dijkstra's algorithm in the simplest words."""

import heapq
import unittest

import puzzle
from support import BAD_USAGE, MitosTest


def cost_between(before, after, size, costs):
    columns = puzzle.size_of(size)[1]
    a, b = divmod(before.index(0), columns), divmod(after.index(0), columns)
    down, right = a[0] != b[0], a[1] != b[1]
    return costs[2] if down and right else costs[1] if down else costs[0]


def cheapest(start, goal, size, moves, costs):
    known, queue = {start: 0}, [(0, start)]
    while queue:
        cost, here = heapq.heappop(queue)
        if here == goal:
            return cost
        if cost > known[here]:
            continue
        for after in puzzle.neighbours(here, size, moves):
            total = cost + cost_between(here, after, size, costs)
            if total < known.get(after, total + 1):
                known[after] = total
                heapq.heappush(queue, (total, after))
    return None


class Costs(MitosTest):
    def test_every_search_finds_the_cheapest_way(self):
        for size, moves, costs in (("2x3", "king", (2, 2, 3)), ("3x2", "plain", (3, 1)), ("2x3", "king", (1, 2, 7)), ("2x3", "king", (4, 4, 2))):
            goal = puzzle.ordered(*puzzle.size_of(size))
            for seed in range(2):
                start = puzzle.scrambled(size, moves, 60, seed)
                wanted = cheapest(start, goal, size, moves, costs)
                for algorithm in ("ucs", "astar", "idastar", "bidirectional", "champion"):
                    with self.subTest(size=size, moves=moves, costs=costs, seed=seed, algorithm=algorithm):
                        answer = self.solve("--size", size, "--moves", moves, "--costs", ",".join(map(str, costs)), "--start",
                                            puzzle.text_of(start), "--algorithm", algorithm)
                        self.assertEqual((answer["cost"], answer["optimal"]), (wanted, True))
                        self.assertEqual(answer["costs"][:len(costs)], list(costs))
                        path = [puzzle.board(step) for step in answer["path"]]
                        puzzle.check_path(self, path, start, goal, size, moves, len(path) - 1)
                        self.assertEqual(sum(cost_between(a, b, size, costs) for a, b in zip(path, path[1:])), wanted)
                        self.assertEqual(answer["depth"], len(path) - 1)

    def test_a_dear_diagonal_is_gone_around(self):
        answer = self.solve("--size", "3x3", "--moves", "king", "--costs", "1,1,7", "--start", "1 2 3 4 0 6 7 5 8", "--algorithm", "champion")
        self.assertEqual((answer["cost"], answer["depth"]), (2, 2))

    def test_what_counts_moves_is_refused(self):
        for words in (("--algorithm", "bfs"), ("--algorithm", "astar", "--heuristic", "exact")):
            result = self.expect(BAD_USAGE, "solve", "tiles", "--costs", "2,2,3", "--random", "--seed", "1", *words)
            self.assertIn("moves", result.err)
        self.expect(BAD_USAGE, "solve", "tiles", "--atlas", "--costs", "2,2,3")

    def test_bad_costs(self):
        for costs in ("2", "2,2", "0,1,1", "8,1,1", "1,1,1,1", "1,,1", "a,b,c", "1, 2, 3"):
            with self.subTest(costs=costs):
                result = self.expect(BAD_USAGE, "solve", "tiles", "--costs", costs, "--random", "--seed", "1")
                self.assertIn("--costs", result.err)
        result = self.expect(BAD_USAGE, "solve", "tiles", "--moves", "plain", "--costs", "1,2,3", "--random", "--seed", "1")
        self.assertIn("diagonal", result.err)


if __name__ == "__main__":
    unittest.main()
