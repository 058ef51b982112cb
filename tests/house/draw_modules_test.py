"""The picture of the modules shows the tree as it is, and the drawing does what it says."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "tools" / "draw_modules.py"
sys.path.insert(0, str(ROOT / "tools"))
sys.dont_write_bytecode = True
import draw_modules  # noqa: E402

SMALL = {
    "base/bits.h": "#pragma once\n",
    "games/board.h": '#pragma once\n#include "base/bits.h"\n',
    "search/paths/astar.h": '#pragma once\n#include "base/bits.h"\n',
    "heuristics/near.h": '#pragma once\n#include "base/bits.h"\n#include "games/board.h"\n'
                         '#include "search/paths/astar.h"\n',
}


def plant(folder, files):
    """A tree with these files under src/."""
    for name, text in files.items():
        path = Path(folder, "src", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Path(folder)


def arrows(picture):
    return re.findall(r'data-from="([^"]+)" data-to="([^"]+)"', picture)


class TheCommittedPicture(unittest.TestCase):
    def test_shows_the_modules_and_arrows_of_the_tree(self):
        shown = (ROOT / draw_modules.PICTURE).read_text(encoding="utf-8")
        drawn = draw_modules.draw(draw_modules.modules_of(ROOT))
        self.assertEqual(draw_modules.without_sizes(shown), draw_modules.without_sizes(drawn),
                         "run tools/draw_modules.py and commit docs/images/modules.svg")


class TheDrawing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = plant(folder.name, SMALL)

    def draw(self):
        return draw_modules.draw(draw_modules.modules_of(self.root))

    def test_has_the_modules_that_have_files_and_the_arrows_that_no_others_replace(self):
        picture = self.draw()
        names = re.findall(r'class="name"[^>]*>([^<]+)', picture)
        self.assertEqual(sorted(names), ["base", "games", "heuristics", "search"])
        self.assertEqual(arrows(picture), [("games", "base"), ("heuristics", "games"), ("heuristics", "search"),
                                           ("search", "base")])

    def test_puts_a_module_above_those_that_it_includes(self):
        places = re.findall(r'class="name" x="\d+" y="(\d+)">([^<]+)', self.draw())
        heights = {name: int(y) for y, name in places}
        self.assertLess(heights["heuristics"], heights["games"])
        self.assertLess(heights["games"], heights["base"])

    def test_counts_files_and_lines_coarsely(self):
        plant(self.root, {"base/long.cpp": "\n" * 260})
        self.assertIn(">2 files, 300 lines<", self.draw())

    def test_is_the_same_whatever_the_hashes_are(self):
        pictures = set()
        for seed in ("1", "2", "3"):
            draw = [sys.executable, "-B", "-c", "import draw_modules, pathlib; "
                    f"print(draw_modules.draw(draw_modules.modules_of(pathlib.Path({str(self.root)!r}))))"]
            environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(SCRIPT.parent)}
            pictures.add(subprocess.run(draw, env=environment, capture_output=True, text=True, check=True).stdout)
        self.assertEqual(len(pictures), 1)

    def test_check_notices_a_new_arrow_but_no_new_line(self):
        def run(*options):
            command = [sys.executable, "-B", SCRIPT, "--root", self.root, *options]
            return subprocess.run(command, capture_output=True, text=True, check=False)

        (self.root / draw_modules.PICTURE).parent.mkdir(parents=True)
        self.assertEqual(run("--check").returncode, 1)
        self.assertEqual(run().returncode, 0)
        self.assertEqual(run("--check").returncode, 0)
        plant(self.root, {"base/bits.h": SMALL["base/bits.h"] + "\n" * 1000})
        self.assertEqual(run("--check").returncode, 0)
        plant(self.root, {"evaluations/terms.h": '#pragma once\n#include "games/board.h"\n'})
        self.assertEqual(run("--check").returncode, 1)


if __name__ == "__main__":
    unittest.main()
