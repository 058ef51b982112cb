"""A tree in which the scripts of the root and of tools/ are tried without installing or building anything.

Each test copies the scripts into a tree of its own and runs them with a PATH that holds only harmless commands and
stand-ins: the real apt-get, sudo and cmake cannot be reached.
"""

import re
import shlex
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ["run", "test", ".ci/run", "tools/setup", "tools/build", "tools/contained", "tools/format", "tools/tidy",
           "tools/web"]

PATIENCE = 300  # seconds; the last resort against hanging, and less than what is to be ended would sleep

HARMLESS = ["awk", "bash", "cat", "chmod", "cmp", "cp", "cut", "dirname", "env", "find", "flock", "grep", "head",
            "mkdir",
            "mktemp", "mv", "readlink", "rm", "sed", "seq", "setsid", "sh", "sha256sum", "sleep", "sort", "tail",
            "timeout", "touch",
            "tr", "xargs"]

# A cmake that "configures" by --preset NAME and "builds" by --build DIR; the binary tells how it was called.
FAKE_CMAKE = r"""
echo "cmake $*" >>"$CALLS"
echo "noise of cmake"; echo "warnings of cmake" >&2
if [[ $1 == --build ]]; then
    printf '#!%s\necho "mitos $*"; cat; exit "${MITOS_STATUS:-4}"\n' "$BASH" >"$2/mitos"
    chmod +x "$2/mitos"
else
    [[ $1 == --fresh ]] || set -- --fresh "$@"
    mkdir -p "build/$3"; touch "build/$3/build.ninja"
    [[ $* == *MITOS_WERROR=OFF* ]] && werror=OFF || werror=ON
    printf '%s\n' "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "MITOS_WERROR:BOOL=$werror" >"build/$3/CMakeCache.txt"
fi
"""


class Sandbox(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve() / "tree with a blank"
        self.bin = Path(folder.name).resolve() / "bin"
        self.calls = Path(folder.name).resolve() / "calls"
        self.bin.mkdir()
        for script in SCRIPTS:
            (self.root / script).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / script, self.root / script)
        for command in HARMLESS:
            (self.bin / command).symlink_to(shutil.which(command))
        self.stand_in("node", "echo v22.1.0")

    def stand_in(self, name, body):
        """A command of that name in PATH, or in the tree where the name has a slash."""
        path = (self.root if "/" in name else self.bin) / name
        path.unlink(missing_ok=True)
        path.write_text(f"#!{shutil.which('bash')}\n{body}\n", encoding="utf-8")
        path.chmod(0o755)

    def call(self, *command, stdin="", cwd=None):
        environment = {"PATH": str(self.bin), "CALLS": str(self.calls), "HOME": str(self.root), "LANG": "C.UTF-8",
                       "CHROMIUM": str(self.bin / "bash")}
        return subprocess.run([str(word) for word in command], input=stdin, cwd=cwd or self.root, env=environment,
                              capture_output=True, text=True, check=False, timeout=PATIENCE)

    def called(self):
        return self.calls.read_text(encoding="utf-8") if self.calls.exists() else ""

    def start(self, *command):
        """Like call, but does not wait. What is left of it at the end of the test is killed."""
        environment = {"PATH": str(self.bin), "CALLS": str(self.calls), "HOME": str(self.root), "LANG": "C.UTF-8"}
        # In the background of a shell the tests ignore SIGINT, by nohup SIGHUP, and so would the command.
        words = ["env", "--default-signal=HUP,INT,TERM", *map(str, command)]
        running = subprocess.Popen(words, cwd=self.root, env=environment, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True)
        self.addCleanup(running.stderr.close)
        self.addCleanup(running.wait)
        self.addCleanup(running.kill)
        return running

    def number_in_calls(self):
        """The process that a stand-in has told of there, once it has."""
        def told():
            return re.findall(r"^(\d+)\n", self.called(), re.MULTILINE)
        self.wait_until(told, "no process told its number")
        return int(told()[-1])

    def assert_ends(self, process):
        self.wait_until(lambda: not alive(process), f"process {process} goes on")

    def wait_until(self, holds, complaint):
        deadline = time.monotonic() + PATIENCE
        while not holds():
            self.assertLess(time.monotonic(), deadline, complaint)
            time.sleep(0.05)


def alive(process):
    """It runs: neither gone nor a zombie that nobody has asked about."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def lingering(calls):
    """Starts a process in the background that would outlive its caller, tells its number in `calls`, and waits."""
    return f'sleep 600 &\necho $! >>{shlex.quote(str(calls))}\nwait'
