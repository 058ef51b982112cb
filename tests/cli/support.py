"""What every test of the command line shares: running mitos in an environment of its own, through pipes or a terminal."""

import atexit
import fcntl
import functools
import json
import os
import pathlib
import pty
import re
import resource
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time
import unittest

SOURCE = pathlib.Path(os.environ.get("MITOS_SOURCE") or pathlib.Path(__file__).resolve().parents[2])
MITOS = os.environ.get("MITOS") or str(SOURCE / "build" / "release" / "mitos")
PATIENCE = 900  # seconds; the last resort against hanging, because a debug build is slow and a machine may be busy

DONE, NO_SOLUTION, BAD_USAGE, BAD_INPUT, LIMIT, SYSTEM, INTERRUPTED = 0, 1, 2, 3, 4, 5, 130

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(home, **changes):
    """A clean environment: nothing of the person's own settings leaks into a test. A value of None takes a name out."""
    env = {
        "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
        "HOME": str(home),
        "XDG_CACHE_HOME": str(pathlib.Path(home) / "cache"),
        "LANG": "C.UTF-8",
        "TERM": "xterm",
    }
    for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS", "LD_LIBRARY_PATH"):
        if name in os.environ:
            env[name] = os.environ[name]
    for name, value in changes.items():
        if value is None:
            env.pop(name, None)
        else:
            env[name] = str(value)
    return env


def usual_signals():
    """In a new process: signals as at a terminal, although the tests may run in the background or under nohup."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


def cpu_seconds(process=None):
    """The processor time that a running process has used so far; without one, that of all ended children of this one.

    A test that wants something done soon compares this, because how long it takes by the clock depends on what else runs."""
    if process is None:
        return sum(os.times()[2:4])
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def await_that(holds, complaint="it did not happen"):
    """Waits until `holds()` is true."""
    until = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > until:
            raise AssertionError(complaint() if callable(complaint) else complaint)
        time.sleep(0.01)


def await_asleep(process):
    """Waits until the first thread of the process sleeps, as it does where it waits for input; or until it has ended."""
    stat = pathlib.Path(f"/proc/{process.pid}/stat")
    await_that(lambda: process.poll() is not None or stat.read_text().rsplit(")", 1)[1].split()[0] == "S")


class Result:
    """What a finished run left: exit code, both streams as text, seconds of processor time."""

    def __init__(self, code, out, err, cpu):
        self.code, self.out, self.err, self.cpu = code, out, err, cpu

    def __str__(self):
        return f"exit {self.code}\n--- stdout\n{self.out[:3000]}\n--- stderr\n{self.err[:3000]}"


class MitosTest(unittest.TestCase):
    """A test with a home and a cache of its own."""

    maxDiff = None

    def setUp(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="mitos-cli-"))
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)

    @property
    def cache(self):
        return self.home / "cache" / "mitos"

    def write(self, name, text):
        path = self.home / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return str(path)

    def mitos(self, *args, stdin="", env=None, cwd=None, stdout=subprocess.PIPE, before=None):
        """Runs mitos through pipes; `before` is called in its process first, for limits or another user."""
        before_it = cpu_seconds()
        done = subprocess.run(
            [binary_for_everyone(MITOS) if before else MITOS, *map(str, args)],
            input=stdin.encode() if isinstance(stdin, str) else stdin,
            stdout=stdout,
            stderr=subprocess.PIPE,
            env=environment(self.home, **(env or {})),
            cwd=cwd or self.home,
            timeout=PATIENCE,
            preexec_fn=before,
        )
        out = done.stdout.decode() if done.stdout is not None else ""
        return Result(done.returncode, out, done.stderr.decode(), cpu_seconds() - before_it)

    def expect(self, code, *args, **how):
        result = self.mitos(*args, **how)
        self.assertEqual(result.code, code, f"{args}\n{result}")
        return result

    def one_json(self, *args, code=DONE, quiet=True, **how):
        """Exactly one line of JSON on standard output, and nothing on standard error."""
        result = self.expect(code, *args, "--json", **how)
        self.assertTrue(result.out.endswith("\n"), result)
        self.assertEqual(result.out.count("\n"), 1, result)
        if quiet:
            self.assertEqual(result.err, "")
        return json.loads(result.out)

    def solve(self, *args, **how):
        return self.one_json("solve", "tiles", *args, **how)

    def start(self, *args, env=None):
        """Starts mitos through pipes, to be sent a signal while it works or waits."""
        process = subprocess.Popen(
            [MITOS, *map(str, args)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(self.home, **(env or {})),
            cwd=self.home,
            preexec_fn=usual_signals,
        )
        self.addCleanup(_end, process)
        return process

    def terminal(self, *args, env=None, columns=100, rows=50):
        terminal = Terminal([MITOS, *map(str, args)], environment(self.home, **(env or {})), self.home, columns, rows)
        self.addCleanup(terminal.close)
        return terminal

    def watched(self, *args, env=None):
        """Starts mitos with its progress at a terminal, where one can see what it does, and its output in a file."""
        output = tempfile.TemporaryFile(dir=self.home)
        self.addCleanup(output.close)
        terminal = Terminal([MITOS, *map(str, args)], environment(self.home, **(env or {})), self.home, 200, 50, output)
        self.addCleanup(terminal.close)
        return terminal


@functools.cache
def binary_for_everyone(binary):
    """A copy that every user may run, wherever the tree lies; root's clone may be in a directory of root's own."""
    folder = tempfile.mkdtemp(prefix="mitos-binary-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.chmod(folder, 0o755)
    copy = shutil.copy(binary, folder)
    os.chmod(copy, 0o755)
    return copy


def as_user(number):
    """In root's new process: becomes that user, who is in no group of root's."""
    os.setgroups([])
    os.setgid(65534)
    os.setuid(number)


def with_threads(most):
    """To be called in the new process: the system gives it no more than so many threads beside its first one.

    Root is not held to the limit, and others count all processes of theirs: root takes a user of its own for each
    process; others get no thread at all, whatever `most` is."""

    def limit():
        if os.geteuid() == 0:
            as_user(1_000_000_000 + os.getpid())
        resource.setrlimit(resource.RLIMIT_NPROC, (1 + most, 1 + most))

    return limit


def _end(process):
    if process.poll() is None:
        process.kill()
    process.wait()
    for stream in (process.stdout, process.stderr):
        if stream:
            stream.close()


class Terminal:
    """mitos at a terminal of its own (a pty): types, reads, waits for what it shows. `output`: a file for its answer."""

    END = b"\0the end\0"

    def __init__(self, command, env, cwd, columns, rows, output=None):
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(self.slave)
        slave = self.slave

        def take_terminal():
            usual_signals()
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)  # so that Ctrl-C becomes a signal

        self.output = output
        self.process = subprocess.Popen(
            command, stdin=slave if output is None else subprocess.DEVNULL, stdout=slave if output is None else output,
            stderr=slave, env=env, cwd=cwd, preexec_fn=take_terminal,
        )  # fmt: skip
        self.raw = b""
        self._mark = 0
        self._ended = False

    @property
    def text(self):
        return self.raw.decode(errors="replace").replace("\r\n", "\n")

    def _read(self, seconds):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            chunk = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += chunk
        return bool(chunk)

    def _read_to_the_end(self):
        """All that an ended program wrote, however long the system takes to pass it on: a mark of our own comes after it."""
        if self._ended:
            return
        while self._read(0):
            pass
        os.write(self.slave, self.END)
        until = time.monotonic() + PATIENCE
        while not self.raw.endswith(self.END):
            if time.monotonic() > until:
                raise AssertionError(f"the terminal does not pass on what was written:\n{self.text[-3000:]}")
            self._read(0.05)
        self.raw = self.raw[: -len(self.END)]
        self._ended = True

    def type(self, text):
        """Types; what is awaited afterwards has to come after this."""
        while self._read(0):
            pass
        self._mark = len(self.raw)
        os.write(self.master, text.encode())

    def since(self):
        """What came since the last thing was typed."""
        return self.raw[self._mark :].decode(errors="replace")

    def await_shown(self, holds, wanted):
        """Waits until `holds(text)` for the text that came since the last thing was typed, and returns that text."""
        until = time.monotonic() + PATIENCE
        while not holds(self.since()):
            if self.process.poll() is not None:
                self._read_to_the_end()
            if self._ended or time.monotonic() > until:
                if holds(self.since()):
                    break
                raise AssertionError(f"{wanted} did not appear; the terminal shows:\n{self.text[-3000:]}")
            self._read(0.05)
        return self.since()

    def await_text(self, wanted):
        """Waits until `wanted` appears after the last thing typed; the text that came since."""
        return self.await_shown(lambda text: wanted in text, repr(wanted))

    def await_input(self):
        """Waits until the program, which has shown its prompt, waits for an answer to it."""
        await_asleep(self.process)

    def settle(self, seconds):
        """Reads whatever comes during that time: for what must not come, since what must come is awaited."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._read(max(0.0, until - time.monotonic()))

    def finish(self):
        """Waits for the end and returns the exit code."""
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            if time.monotonic() > until:
                raise AssertionError(f"mitos did not end; the terminal shows:\n{self.text[-3000:]}")
            self._read(0.05)
        self._read_to_the_end()
        return self.process.returncode

    def answer(self):
        """What an ended program has printed to the file."""
        self.output.seek(0)
        return self.output.read().decode()

    def attributes(self):
        return termios.tcgetattr(self.slave)

    def interrupt(self):
        os.killpg(self.process.pid, signal.SIGINT)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)


def plain(text):
    """Without colours and cursor movements."""
    return ESCAPE.sub("", text)


def is_greek(text):
    return any("\u0370" <= letter <= "\u03ff" or "\u1f00" <= letter <= "\u1fff" for letter in text)
