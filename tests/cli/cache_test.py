"""The exact table on disk: made once, checked by its sum, repaired when damaged, never needed."""

import os
import unittest

from support import DONE, MitosTest, is_greek

START = "8 7 6 5 4 3 2 1 0"
COST = 18
ARGUMENTS = ("--start", START, "--heuristic", "exact")


class Cache(MitosTest):
    def files(self, directory=None):
        directory = directory or self.cache
        return sorted(path for path in directory.rglob("*") if path.is_file()) if directory.exists() else []

    def filled(self):
        self.assertEqual(self.solve(*ARGUMENTS)["cost"], COST)
        (file,) = self.files()
        return file

    def test_it_is_made_under_the_cache_of_xdg(self):
        file = self.filled()
        self.assertEqual(file.parent, self.cache)
        self.assertGreaterEqual(file.stat().st_size, 362880)

    def test_it_is_read_the_second_time(self):
        file = self.filled()
        before = file.stat()
        self.assertEqual(self.solve(*ARGUMENTS)["cost"], COST)
        self.assertEqual(file.stat().st_mtime_ns, before.st_mtime_ns)
        self.assertEqual(file.stat().st_ino, before.st_ino)

    def test_one_file_for_each_puzzle(self):
        for extra in ((), ("--goal", "spiral"), ("--moves", "plain", "--goal", "8 7 6 5 4 3 1 2 0")):
            self.mitos("solve", "tiles", *ARGUMENTS, *extra, "--json")
        self.assertEqual(len(self.files()), 3)

    def damaged_copies(self, good):
        yield "empty", b""
        yield "short", good[:1000]
        yield "long", good + b"x"
        flipped = bytearray(good)
        flipped[-5] ^= 1
        yield "one bit of a distance", bytes(flipped)
        flipped = bytearray(good)
        flipped[3] ^= 1
        yield "one bit of the head", bytes(flipped)
        yield "zeros", bytes(len(good))
        yield "text", b"hello\n"

    def test_a_damaged_file_is_told_and_repaired(self):
        file = self.filled()
        good = file.read_bytes()
        for damage, data in self.damaged_copies(good):
            with self.subTest(damage=damage):
                file.write_bytes(data)
                result = self.expect(DONE, "solve", "tiles", *ARGUMENTS)
                self.assertIn(f"cost {COST}", result.out)
                self.assertEqual(file.read_bytes(), good, "repaired")
                self.assertIn("damaged", result.err)

    def test_a_damaged_file_is_told_with_every_kind_of_output(self):
        file = self.filled()
        for how in ("--json", "--hint", "--replay"):
            with self.subTest(how=how):
                file.write_bytes(b"damaged")
                result = self.expect(DONE, "solve", "tiles", *ARGUMENTS, how)
                if how == "--json":
                    self.assertIn(f'"cost":{COST}', result.out)
                self.assertIn("damaged", result.err)

    def test_a_damaged_file_in_a_batch_and_a_comparison(self):
        file = self.filled()
        good = file.read_bytes()
        boards = self.write("boards.txt", START + "\n")
        for command in (
            ("solve", "tiles", "--file", boards, "--json"),
            ("compare", "tiles", "--start", START, "--algorithm", "astar", "--heuristic", "exact", "--json"),
        ):
            with self.subTest(command=command):
                file.write_bytes(good[:-1])
                result = self.expect(DONE, *command)
                self.assertIn(f'"cost":{COST}', result.out)
                self.assertEqual(file.read_bytes(), good)
                self.assertIn("damaged", result.err)

    def test_the_message_is_in_greek_too(self):
        file = self.filled()
        file.write_bytes(b"x")
        result = self.expect(DONE, "--lang", "el", "solve", "tiles", *ARGUMENTS)
        self.assertTrue(is_greek(result.err), result.err)

    def test_no_leftovers(self):
        self.filled().write_bytes(b"x")
        self.solve(*ARGUMENTS, quiet=False)
        self.assertEqual(len(self.files()), 1)

    def test_data_overrides(self):
        directory = self.home / "elsewhere"
        self.assertEqual(self.solve(*ARGUMENTS, "--data", directory)["cost"], COST)
        self.assertEqual(len(self.files(directory)), 1)
        self.assertEqual(self.files(), [])

    def test_home_where_xdg_is_not_set(self):
        self.solve(*ARGUMENTS, env={"XDG_CACHE_HOME": None})
        self.assertEqual(len(self.files(self.home / ".cache" / "mitos")), 1)

    def test_a_relative_xdg_is_ignored_as_the_standard_asks(self):
        self.solve(*ARGUMENTS, env={"XDG_CACHE_HOME": "relative"})
        self.assertFalse((self.home / "relative").exists())

    def test_nowhere_to_keep_it(self):
        for env in ({"XDG_CACHE_HOME": None, "HOME": None}, {"XDG_CACHE_HOME": "/dev/null"}, {"XDG_CACHE_HOME": "/proc/x"}):
            answer = self.solve(*ARGUMENTS, env=env)
            self.assertEqual(answer["cost"], COST)

    def test_a_directory_stands_where_the_file_would(self):
        file = self.filled()
        os.remove(file)
        os.mkdir(file)
        result = self.expect(DONE, "solve", "tiles", *ARGUMENTS, "--json")
        self.assertIn(f'"cost":{COST}', result.out)

    @unittest.skipIf(os.geteuid() == 0, "root may write everywhere")
    def test_a_cache_that_may_not_be_written(self):
        self.cache.mkdir(parents=True)
        os.chmod(self.cache, 0o500)
        self.assertEqual(self.solve(*ARGUMENTS)["cost"], COST)
        self.assertEqual(self.files(), [])

    def test_other_heuristics_leave_no_file(self):
        self.solve("--start", START, "--heuristic", "chebyshev")
        self.solve("--start", START, "--algorithm", "ucs")
        self.assertEqual(self.files(), [])

    def test_a_damaged_file_is_told_before_the_dialogue(self):
        self.filled().write_bytes(b"x")
        result = self.expect(DONE, "solve", "tiles", stdin="8 7 6\n5 4 3\n2 1 0\n")
        self.assertEqual(result.err.count("damaged"), 1)


if __name__ == "__main__":
    unittest.main()
