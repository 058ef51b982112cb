"""Each CPU level has code of its own: a function that several files share may be linked from any of them, so one that
was compiled for AVX2 could run on a CPU without it (src/champion/othello/hot/level.h)."""
import os
import pathlib
import shutil
import subprocess
import unittest

BUILD = pathlib.Path(os.environ["MITOS"]).parent
LEVELS = {path.parts[-6].removeprefix("mitos_champion_").removesuffix(".dir"): path
          for path in BUILD.glob("CMakeFiles/mitos_champion_*.dir/src/champion/othello/hot/worker.cpp.o")}
OPTIMISED = any("CMAKE_BUILD_TYPE:STRING=Release" in line
                for line in (BUILD / "CMakeCache.txt").read_text().splitlines())


@unittest.skipUnless(OPTIMISED and shutil.which("nm"), "functions are inlined in an optimised build only")
class Levels(unittest.TestCase):
    def test_share_no_function(self):
        self.assertIn("portable", LEVELS)
        for level, path in LEVELS.items():
            names = subprocess.run(["nm", "--demangle", path], check=True, capture_output=True, text=True).stdout
            weak = [line for line in names.splitlines() if " W " in line]
            self.assertTrue(weak)
            self.assertEqual([line for line in weak if f"::{level}::" not in line], [])


if __name__ == "__main__":
    unittest.main()
