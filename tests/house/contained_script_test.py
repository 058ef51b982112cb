"""tools/contained: whatever ends the command ends what it started."""

import re
import shlex
import signal
import time
import unittest
from pathlib import Path

from sandbox import PATIENCE, Sandbox, alive


class Contained(Sandbox):
    def test_passes_the_exit_code_on(self):
        self.assertEqual(self.call(self.root / "tools/contained", "bash", "-c", "exit 7").returncode, 7)

    def test_ends_what_is_left_when_the_command_ends(self):
        self.stand_in("leave", f'sleep 600 &\necho $! >>{shlex.quote(str(self.calls))}')
        self.call(self.root / "tools/contained", self.bin / "leave")
        self.assert_ends(self.number_in_calls())

    def test_ends_what_does_not_listen(self):
        self.stand_in("deaf",
                      f"trap '' TERM HUP INT\necho $$ >>{shlex.quote(str(self.calls))}\nwhile :; do sleep 1; done")
        running = self.start(self.root / "tools/contained", self.bin / "deaf")
        deaf = self.number_in_calls()
        running.terminate()
        self.assertEqual(running.wait(PATIENCE), 143)
        self.assert_ends(deaf)

    def test_leaves_nothing_whenever_the_signal_comes(self):
        """Also before the session has begun."""
        self.stand_in("tell", f"echo $$ >>{shlex.quote(str(self.calls))}\nexec sleep 600")
        for milliseconds in range(0, 40, 2):
            running = self.start(self.root / "tools/contained", self.bin / "tell")
            time.sleep(milliseconds / 1000)
            running.send_signal(signal.SIGTERM if milliseconds % 4 else signal.SIGKILL)
            running.wait(PATIENCE)
        self.wait_until(lambda: not any(map(alive, re.findall(r"\d+", self.called()))), "some go on")
        self.wait_until(lambda: not self.left_in_sandbox(), "some go on")

    def left_in_sandbox(self):
        """Processes that run a script of this test's tree or of its bin."""
        words = [(path / "cmdline") for path in Path("/proc").glob("[0-9]*")]
        found = []
        for path in words:
            try:
                if str(self.bin.parent) in path.read_text(encoding="utf-8", errors="replace"):
                    found.append(path)
            except OSError:
                continue
        return found

    def test_the_command_can_be_interrupted(self):
        """What a shell starts in the background ignores SIGINT; tests that send one must not inherit that."""
        self.stand_in("interrupt", "kill -INT $$; sleep 600")
        self.assertEqual(self.call(self.root / "tools/contained", self.bin / "interrupt").returncode, 130)

    def test_wants_a_command(self):
        self.assertEqual(self.call(self.root / "tools/contained").returncode, 2)


if __name__ == "__main__":
    unittest.main()
