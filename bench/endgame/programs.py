"""Programs as black boxes: a command in, what it says about one position out."""
import hashlib
import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import signal
import subprocess
import tempfile
import time

MEMORY = {"small": "1M", "large": "512M"}

# What the tables of programs with a -solve mode look like; for any other, --pattern.
PATTERNS = [
    # " 1|   20   +38        0:00.337       9882744   29325650 a2 B1 c1"
    r"^\s*\d+\|\s*\d+(?:@\d+%)?\s+(?P<score>[+-]\d+)\s+(?P<seconds>[\d:.]+)\s+(?P<nodes>\d+)\s+"
    r"(?:\d+\s+)?(?P<move>[a-hA-H][1-8]|[Pp][SsAa])",
    # "|  60|  20@100%|  a2|  +38|  000:00:00.347|  8887257|  25611691|"
    r"^\|\s*\d+\|\s*\d+@\d+%\|\s*(?P<move>\w+)\|\s*(?P<score>[+-]?\d+)\|\s*(?P<seconds>[\d:.]+)\|\s*(?P<nodes>\d+)\|",
]


class Trouble(Exception):
    """A program cannot be run, or what it says cannot be understood."""


def seconds_of(text):
    """Of 12.5, 0:12.500 and 000:00:12.500."""
    total = 0.0
    for part in text.split(":"):
        total = total * 60 + float(part)
    return total


def understand_json(output):
    """The last line of `mitos solve othello --json`."""
    said = json.loads(output.strip().splitlines()[-1])
    return {name: said[name] for name in ("score", "move", "nodes", "seconds")}


def understand(output, patterns):
    """Score, and where they are told: move, nodes, seconds. The last line that fits counts; None if none does."""
    for pattern in patterns:
        found = None
        for found in re.finditer(pattern, output, re.MULTILINE):
            pass
        if found:
            said = {name: value for name, value in found.groupdict().items() if value is not None}
            readers = {"score": int, "move": str.lower, "nodes": lambda text: int(re.sub(r"\D", "", text)),
                       "seconds": seconds_of}
            return {name: readers[name](value) for name, value in said.items()}
    return None


class Program:
    """`command` is a line of the shell with {file} where the name of a file with one position goes."""

    def __init__(self, name, command, patterns=None, read=None):
        self.name, self.command = name, command
        self.read = read or (lambda output: understand(output, patterns or PATTERNS))

    def start(self, position, cores=None):
        return Running(self, position, cores)

    def ask(self, position, cores=None, limit=None):
        """What it says about the position, with `wall`, the time from start to end, and `cpu`, that of the processor;
        None if it takes longer than `limit` seconds."""
        before = processor_time()
        said = self.start(position, cores).result(limit)
        return said and {**said, "cpu": round(processor_time() - before, 4)}


class Running:
    """One program at work on one position."""

    def __init__(self, program, position, cores):
        self.program = program
        self.folder = tempfile.TemporaryDirectory(prefix="mitos-bench-")
        file = pathlib.Path(self.folder.name) / "position.obf"
        file.write_text(position + "\n", encoding="ascii")
        line = ["sh", "-c", program.command.replace("{file}", shlex.quote(str(file)))]
        if cores is not None:
            line = ["taskset", "-c", cores, *line]
        self.began = time.perf_counter()
        # A session of its own: Ctrl-C and the limit end all that the command started, and only by our hand.
        self.process = subprocess.Popen(line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        start_new_session=True)

    def result(self, limit=None):
        try:
            output, errors = self.process.communicate(timeout=limit)
            wall = time.perf_counter() - self.began
        except subprocess.TimeoutExpired:
            self.end()
            return None
        except BaseException:
            self.end()
            raise
        finally:
            self.folder.cleanup()
        return {**self.understood(output.decode(errors="replace"), errors.decode(errors="replace")),
                "wall": round(wall, 4)}

    def understood(self, output, errors):
        code, name = self.process.returncode, self.program.name
        if code != 0:
            raise Trouble(f"{name} ended with exit code {code}: {last_line(errors) or last_line(output)}")
        try:
            said = self.program.read(output)
        except (ValueError, KeyError, IndexError) as why:
            raise Trouble(f"{name} said what cannot be understood ({why}): {last_line(output)}") from why
        if said is None or "score" not in said:
            raise Trouble(f"{name} told no score, or not as the pattern has it (--pattern): {last_line(output)}")
        return said

    def end(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.communicate()
        self.folder.cleanup()


def processor_time():
    """Of all that has been started and has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def last_line(text):
    return (text.strip().splitlines() or [""])[-1][:200]


def mitos(options, threads=1, switches=""):
    """The program under measurement, whose answers are JSON."""
    command = (shlex.join([found(options), "solve", "othello"]) +
               f" {{file}} --json --threads {threads} --memory {memory(options)}")
    return Program("mitos", f"{command} {switches}".strip(), read=understand_json)


def found(options):
    path = shutil.which(options.mitos)
    if path is None:
        raise Trouble(f"{options.mitos} is not there or cannot be run; "
                      f"build it (./run --help) or name it by --mitos or MITOS")
    return str(pathlib.Path(path).resolve())


def memory(options):
    return MEMORY.get(options.memory, options.memory)


def fingerprint(options, *more):
    """Says whether an earlier run measured the same: the program itself, its switches, and `more`."""
    digest = hashlib.sha256(pathlib.Path(found(options)).read_bytes())
    digest.update(json.dumps([memory(options), *more]).encode())
    return digest.hexdigest()[:12]
