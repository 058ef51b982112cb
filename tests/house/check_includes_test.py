"""The house rules: a planted violation of each is found and named, and a sound tree passes."""

import importlib.util
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHECKER = ROOT / "tools" / "check_includes.py"

ONCE = "#pragma once\n"

SOUND = {
    "base/bits.h": ONCE + "#include <cstdint>\n",
    "games/board.h": ONCE + '#include "base/bits.h"\n',
    "games/tiles/tiles.h": ONCE + '#include "games/board.h"\n',
    "games/grid/grid.h": ONCE + '#include "games/board.h"\n',
    "search/solve/solve.h": ONCE + '#include "base/bits.h"\n',
    "search/paths/astar.h": ONCE + '#include "base/bits.h"\n',
    "heuristics/manhattan.h": ONCE + '#include "games/tiles/tiles.h"\n#include "search/paths/astar.h"\n',
    "champion/tiles/solver.h": ONCE + '#include "games/tiles/tiles.h"\n',
    "champion/othello/engine.h": ONCE + '#include "games/board.h"\n',
    "arena/match.h": ONCE + '#include "games/board.h"\n',
    "api/tiles/solve.h": ONCE + '#include "heuristics/manhattan.h"\n#include "arena/match.h"\n',
    "cli/main.cpp": '#include <iostream>\n#include "api/tiles/solve.h"\nint main() { std::cout << 1; std::exit(0); }\n',
}


def check(files):
    """Exit code and printed lines for a tree with these files under src/."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = Path(folder, "src", name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        done = subprocess.run([sys.executable, CHECKER, "--root", folder], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout.splitlines()


def load_checker():
    spec = importlib.util.spec_from_file_location("check_includes", CHECKER)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class HouseRules(unittest.TestCase):
    def assert_fault(self, planted, place, reason):
        """SOUND with `planted` files added or changed is refused, with `reason` at `place`."""
        code, lines = check({**SOUND, **planted})
        self.assertEqual(code, 1, lines)
        found = [line for line in lines if line.startswith(f"src/{place}: ") and reason in line]
        self.assertTrue(found, f"no '{reason}' at {place} in: {lines}")
        return lines

    def assert_sound(self, planted):
        code, lines = check({**SOUND, **planted})
        self.assertEqual(code, 0, lines)

    # --- directions ---

    def test_a_sound_tree_passes(self):
        self.assert_sound({})

    def test_a_lower_module_may_not_include_a_higher_one(self):
        lines = self.assert_fault(
            {"base/hash.h": ONCE + "\n" + '#include "games/board.h"\n'}, "base/hash.h:3", "base may not include games")
        self.assertEqual(len(lines), 3)    # this, and the cycles of folders and of modules that it makes; nothing else

    def test_search_knows_no_game(self):
        self.assert_fault({"search/x.cpp": '#include "games/board.h"\n'}, "search/x.cpp:1",
                          "search may not include games")

    def test_a_front_end_reaches_a_search_only_by_the_api(self):
        self.assert_fault(
            {"cli/x.cpp": '#include "search/paths/astar.h"\n'}, "cli/x.cpp:1", "cli may not include search")

    def test_the_champions_do_not_know_each_other(self):
        self.assert_fault(
            {"champion/tiles/x.cpp": '#include "champion/othello/engine.h"\n'},
            "champion/tiles/x.cpp:1", "champion/tiles may not include champion/othello")

    def test_the_othello_champion_searches_on_its_own(self):
        self.assert_fault(
            {"champion/othello/x.cpp": '#include "search/paths/astar.h"\n'},
            "champion/othello/x.cpp:1", "champion/othello may not include search")

    def test_games_do_not_know_each_other(self):
        self.assert_fault(
            {"games/tiles/x.cpp": '#include "games/grid/grid.h"\n'},
            "games/tiles/x.cpp:1", "games/tiles must not know games/grid")

    def test_a_module_that_is_not_in_the_table_is_refused(self):
        self.assert_fault({"attic/x.h": ONCE}, "attic/x.h:1", "no known module")
        self.assert_fault({"main.cpp": ""}, "main.cpp:1", "no known module")
        self.assert_fault({"champion/x.h": ONCE}, "champion/x.h:1", "no known module")

    def test_the_table_allows_nothing_that_no_file_uses(self):
        checker = load_checker().Checker(ROOT)
        checker.run()
        self.assertEqual(checker.unused_allowances(), [])

    def test_every_module_of_the_table_is_there(self):
        self.assertEqual([module for module in load_checker().MODULES if not (ROOT / "src" / module).is_dir()], [])

    def test_folders_do_not_include_each_other_in_a_circle(self):
        self.assert_fault({"cli/x.cpp": '#include "cli/tiles/y.h"\n', "cli/z.h": ONCE,
                           "cli/tiles/y.h": ONCE + '#include "cli/z.h"\n'},
                          "cli/x.cpp:1", "cycle among folders: cli -> cli/tiles -> cli")

    def test_a_module_does_not_bring_the_modules_within_it(self):
        within = {"texts/x.h": ONCE, "texts/writing/y.h": ONCE}
        self.assert_fault({"games/a.cpp": '#include "texts/writing/y.h"\n', **within},
                          "games/a.cpp:1", "games may not include texts/writing")
        self.assert_fault({"texts/z.h": ONCE + '#include "texts/writing/y.h"\n', **within},
                          "texts/z.h:2", "texts may not include texts/writing")
        allowed = {"games/a.cpp": '#include "texts/x.h"\n', "api/a.cpp": '#include "texts/writing/y.h"\n'}
        self.assert_sound({**allowed, **within})

    def test_the_table_names_only_modules_below(self):
        modules = load_checker().MODULES
        below = set()
        for module, allowed in modules.items():
            for folder in allowed:
                self.assertTrue(any(lower == folder or lower.startswith(folder + "/") or folder.startswith(lower + "/")
                                    for lower in below), f"{module} includes {folder}, which is not below it")
            below.add(module)

    # --- how includes are written ---

    def test_an_include_must_name_an_existing_file(self):
        self.assert_fault({"games/x.cpp": '#include "games/lost.h"\n'}, "games/x.cpp:1", "no such file")

    def test_an_include_is_written_from_src(self):
        self.assert_fault({"games/x.cpp": '#include "board.h"\n'}, "games/x.cpp:1",
                          "no such file, by its path from src/")
        self.assert_fault({"games/x.cpp": '#include "games/../base/bits.h"\n'}, "games/x.cpp:1", "no such file")

    def test_our_own_files_are_not_included_in_angle_brackets(self):
        self.assert_fault({"base/x.cpp": "#include <games/board.h>\n"}, "base/x.cpp:1", "with quotes")

    def test_other_suffixes_do_not_escape_the_check(self):
        self.assert_fault({"base/x.hpp": '#include "games/board.h"\n'}, "base/x.hpp:1", "named .h or .cpp")

    def test_an_include_in_a_comment_or_a_raw_string_is_none(self):
        self.assert_sound({
            "base/x.cpp": '// #include "a.h"\n/*\n#include "b.h"\n*/\nauto text = R"x(\n#include "c.h"\n)x";\n'})

    # --- cycles ---

    def test_a_cycle_of_files_is_shown(self):
        self.assert_fault(
            {"base/a.h": ONCE + '#include "base/b.h"\n', "base/b.h": ONCE + '#include "base/c.h"\n',
             "base/c.h": ONCE + '#include "base/a.h"\n'},
            "base/a.h:2", "include cycle: base/a.h -> base/b.h -> base/c.h -> base/a.h")

    def test_a_file_that_includes_itself_is_a_cycle(self):
        self.assert_fault({"base/a.h": ONCE + '#include "base/a.h"\n'}, "base/a.h:2", "base/a.h -> base/a.h")

    def test_a_cycle_of_modules_without_one_of_files_is_shown(self):
        lines = self.assert_fault({"base/x.cpp": '#include "games/board.h"\n'}, "base/x.cpp:1",
                                  "cycle among modules: base -> games -> base")
        self.assertFalse([line for line in lines if "include cycle" in line])

    def test_two_ways_to_one_file_are_no_cycle(self):
        self.assert_sound({"games/x.cpp": '#include "base/bits.h"\n#include "games/board.h"\n'})

    # --- headers ---

    def test_using_namespace_in_a_header_is_refused(self):
        self.assert_fault({"base/x.h": ONCE + "\nusing namespace std;\n"}, "base/x.h:3", "using namespace")
        self.assert_sound({"base/x.cpp": "using namespace std;\n"})

    def test_a_header_without_pragma_once_is_refused(self):
        self.assert_fault({"base/x.h": "// #pragma once\n"}, "base/x.h:1", "#pragma once")

    # --- the core never prints, exits or aborts ---

    def test_a_core_that_prints_or_ends_the_process_is_refused(self):
        for code in ["std::cout << 1;", "std::cerr << 1;", "printf(\"x\");", "std::printf(\"x\");", "puts(\"x\");",
                     "fprintf(stderr, \"x\");", "fmt::print(\"x\");", "std::exit(1);", "exit(1);", "::exit (1);",
                     "abort();", "std::abort();"]:
            with self.subTest(code):
                lines = self.assert_fault({"base/x.cpp": f"void f() {{\n    {code}\n}}\n"}, "base/x.cpp:2",
                                          "the core never")
                self.assertEqual(len(lines), 1)

    def test_words_that_only_look_like_it_are_allowed(self):
        for code in ["// std::cout << 1;", "/* exit(1) */", 'f("exit(1)");', "snprintf(p, 1, q);", "std::atexit(f);",
                     "fprintf(file, q);", "menu.exit();", "int n = 1'000; // printf(", "onExit(1);",
                     'auto t = R"(abort())";', "char c = '\"'; // abort() \"", "fmt::format(q);"]:
            with self.subTest(code):
                self.assert_sound({"base/x.cpp": code + "\n"})

    # --- length ---

    def test_a_long_file_says_why(self):
        self.assert_fault({"base/x.cpp": "\n" * 501}, "base/x.cpp:1", "501 lines")
        self.assert_sound({"base/x.cpp": "\n" * 500})
        self.assert_sound({"base/x.cpp": "// Why this file is long: one table.\n" + "\n" * 600})

    # --- the tool itself ---

    def test_an_empty_tree_is_not_a_sound_one(self):
        code, _ = check({})
        self.assertEqual(code, 2)

    def test_the_real_tree_passes(self):
        done = subprocess.run([sys.executable, CHECKER], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
