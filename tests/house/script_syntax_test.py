"""Every script can be read by bash and is executable."""

import os
import subprocess
import unittest

from sandbox import ROOT, SCRIPTS


class Syntax(unittest.TestCase):
    def test_bash_reads_every_script(self):
        for script in SCRIPTS:
            with self.subTest(script):
                done = subprocess.run(["bash", "-n", str(ROOT / script)], capture_output=True, text=True, check=False)
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                self.assertTrue(os.access(ROOT / script, os.X_OK), "not executable")


if __name__ == "__main__":
    unittest.main()
