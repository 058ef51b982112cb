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
PATIENCE = 300  # seconds; generous, because a sanitizer build is slow and a machine may be busy

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


class Result:
    """What a finished run left: exit code, both streams as text, seconds."""

    def __init__(self, code, out, err, seconds):
        self.code, self.out, self.err, self.seconds = code, out, err, seconds

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
        began = time.monotonic()
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
        seconds = time.monotonic() - began
        out = done.stdout.decode() if done.stdout is not None else ""
        return Result(done.returncode, out, done.stderr.decode(), seconds)

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
        """Starts mitos through pipes, to be sent a signal while it works."""
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
    """mitos at a terminal of its own (a pty): types, reads, waits with time limits."""

    def __init__(self, command, env, cwd, columns, rows):
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(self.slave)
        slave = self.slave

        def take_terminal():
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)  # so that Ctrl-C becomes a signal

        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=env, cwd=cwd, preexec_fn=take_terminal
        )
        self.raw = b""
        self._mark = 0

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

    def type(self, text):
        """Types; what is awaited afterwards has to come after this."""
        while self._read(0):
            pass
        self._mark = len(self.raw)
        os.write(self.master, text.encode())

    def await_text(self, wanted, seconds=PATIENCE / 2):
        """Waits until `wanted` appears after the last thing typed; the text that came since."""
        until = time.monotonic() + seconds
        needle = wanted.encode()
        while needle not in self.raw[self._mark :]:
            if time.monotonic() > until or (self.process.poll() is not None and not self._read(0.05)):
                if needle in self.raw[self._mark :]:
                    break
                raise AssertionError(f"{wanted!r} did not appear; the terminal shows:\n{self.text[-3000:]}")
            self._read(0.05)
        return self.raw[self._mark :].decode(errors="replace")

    def settle(self, seconds):
        """Reads whatever comes during that time."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._read(max(0.0, until - time.monotonic()))

    def finish(self, seconds=PATIENCE / 2):
        """Waits for the end and returns the exit code."""
        until = time.monotonic() + seconds
        while self.process.poll() is None:
            if time.monotonic() > until:
                raise AssertionError(f"mitos did not end; the terminal shows:\n{self.text[-3000:]}")
            self._read(0.05)
        while self._read(0.05):
            pass
        return self.process.returncode

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
