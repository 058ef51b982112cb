#!/usr/bin/env python3
"""Lists the source files that five requests pass through, from the command line or the socket to the search and back.

    tools/build debug mitos && tools/request_walks.py [BINARY]

BINARY is build/debug/mitos unless named; gdb must be there. A walk is the union of the call stacks at a few places:
where the search begins and where the answer is written. Counted are the files of src/ on these stacks, without those of
the search itself. Files that only read options before are on none of these stacks. docs/architecture.md shows the
result.
"""
import base64
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent
SEARCHES = ("search/", "champion/")

# Runs inside gdb. Prints the files on the stack, outermost first, at each place; a place counts only after those before
# it in the list were met.
INSIDE = r"""
import gdb, json, os
root, places, searches = json.loads(os.environ["WALK"])
for setting in ("pagination off", "breakpoint pending off", "print thread-events off"):
    gdb.execute("set " + setting)
gdb.execute("handle SIGPIPE SIGINT nostop noprint pass")

def files_on_stack():
    names, frame = [], gdb.newest_frame()
    while frame is not None:
        table = frame.find_sal().symtab
        name = os.path.normpath(table.fullname()) if table is not None else ""
        if name.startswith(root + "/src/"):
            names.append(name[len(root) + 5:])
        frame = frame.older()
    names.reverse()
    for i, name in enumerate(names):
        if name.startswith(tuple(searches)):
            return names[:i]
    return names

made = []

class Place(gdb.Breakpoint):
    def stop(self):
        print("\nSTACK " + json.dumps([self.location, files_on_stack()]), flush=True)
        self.enabled = False
        at = made.index(self) + 1
        if at < len(made):
            made[at].enabled = True
        return False

for place in places:
    made.append(Place(place))
    made[-1].enabled = len(made) == 1
gdb.execute("run")
"""

THINK = "mitos::champion::othello::Solver::think"
LINE = "mitos::cli::Console::line"
WALKS = {
    "`solve tiles --algorithm astar`": {
        "command": "solve tiles --size 3x3 --start 8,1,3,4,0,2,7,6,5 --algorithm astar --json",
        "places": ["mitos::api::tiles::Tiles::makeEngine", "mitos::search::paths::bestFirst",
                   "mitos::api::paths::writtenJson", LINE],
    },
    "one computer move in `play othello`": {
        "command": "play othello --human white --depth 4",
        "typed": "quit\n",
        "places": [THINK, "mitos::cli::OthelloTerminalGame::announceMove", LINE],
    },
    "values in the web app": {
        "command": "serve --port 0 --json",
        "request": {"id": "1", "request": "othello/values", "body": {"algorithm": "champion", "depth": 4}},
        "from": "web/live_session.h",  # the socket
        "places": ["mitos::web::net::LiveSession::launch", THINK, "mitos::api::othello::valuesJson",
                   "mitos::web::net::LiveSession::send"],
    },
    "`solve xox`": {
        "command": "solve xox --start O_X_________ --json",
        "places": ["mitos::search::solve::LevelSweep::markStarts", "mitos::api::grid::solveJson", LINE],
    },
    "one move in a match": {
        "command": "match mitos:depth=4 mitos:depth=4 --games 2 --concurrency 1 --out MATCH",
        "places": ["mitos::arena::othello::Match::play", THINK, "mitos::arena::othello::MatchFile::append"],
    },
}  # fmt: skip


def ask_live(url, request):
    """Sends one request over the live socket and waits for its last answer."""
    host, port = re.search(r"//([^:/]+):(\d+)", url).groups()
    with socket.create_connection((host, int(port)), timeout=300) as connection:
        key = base64.b64encode(os.urandom(16)).decode()
        connection.sendall((f"GET /api/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
                            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
                            ).encode())  # fmt: skip
        while b"\r\n\r\n" not in connection.recv(4096):
            pass
        payload, mask = json.dumps(request).encode(), os.urandom(4)
        assert len(payload) < 126
        connection.sendall(bytes([0x81, 0x80 | len(payload)]) + mask
                           + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))
        received = b""
        while b'"result"' not in received and b'"error"' not in received:
            piece = connection.recv(65536)
            if not piece:
                break
            received += piece


def stacks_of(binary, walk, folder):
    """The places that were met, each with the files on its stack."""
    script = pathlib.Path(folder) / "inside.py"
    script.write_text(INSIDE, encoding="utf-8")
    command = walk["command"].replace("MATCH", f"{folder}/match.ggf").split()
    environment = {**os.environ, "XDG_CACHE_HOME": folder, "XDG_DATA_HOME": folder, "LC_ALL": "C.UTF-8",
                   "WALK": json.dumps([str(ROOT), walk["places"], SEARCHES])}  # fmt: skip
    process = subprocess.Popen(
        ["gdb", "-q", "-nx", "-batch", "-x", str(script), "--args", str(binary), *command], env=environment,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if "request" not in walk:
        output, _ = process.communicate(walk.get("typed", ""), timeout=600)
        lines = output.splitlines()
    else:
        lines = []
        for line in process.stdout:
            lines.append(line.rstrip())
            if "http://" in line:
                threading.Thread(target=ask_live, args=(line, walk["request"]), daemon=True).start()
            if "STACK" in line and walk["places"][-1] in line:
                break
        process.terminate()
    stacks = [json.loads(line.partition("STACK ")[2]) for line in lines if "STACK " in line]
    if len(stacks) < len(walk["places"]):
        raise SystemExit(f"only {len(stacks)} of {len(walk['places'])} places were met:\n" + "\n".join(lines[-20:]))
    return stacks


def main():
    binary = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/debug/mitos").resolve()
    for name, walk in WALKS.items():
        with tempfile.TemporaryDirectory() as folder:
            stacks = stacks_of(binary, walk, folder)
        for _, stack in stacks:
            if walk.get("from") in stack:
                del stack[:stack.index(walk["from"])]
        files = list(dict.fromkeys(file for _, stack in stacks for file in stack))
        print(f"{name}: {len(files)} files")
        for place, stack in stacks:
            print(f"  {place.rpartition('::')[2]}: {' > '.join(dict.fromkeys(stack))}")


if __name__ == "__main__":
    main()
