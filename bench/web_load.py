#!/usr/bin/env python3
"""Load on `mitos serve`: how long cheap requests take while searches run, and whether memory stays bounded over many
games.

    bench/web_load.py clients [--clients 100] [--requests 50]
        p50, p99 and dropped answers of clients at once, two searches running
    bench/web_load.py games [--games 10000]
        plays games by requests; resident memory before and after

MITOS names the binary (default build/release/mitos). The clients are epoll loops in two processes of their own, so
that what is measured is the server and not the threads of Python.
"""

import argparse
import json
import multiprocessing
import pathlib
import random
import selectors
import socket
import sys
import time

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / "tests" / "web" / "support")]

from live_client import LiveClient  # noqa: E402
from served import Served  # noqa: E402

LONG = {"size": "4x4", "moves": "plain", "start": "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3",
        "goal": "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "algorithm": "idastar", "heuristic": "zero", "time_ms": 60000}
CHEAP = [("othello/position", {"moves": ["f5", "d6", "c3", "d3", "c4"]}),
         ("grid/position", {"game": "cse", "start": "___S_____"}),
         ("tiles/board", {"size": "4x4", "moves": "plain", "scramble": 7})]
PROCESSES = 2


def message(port, request, body):
    text = json.dumps(body)
    return (f"POST /api/{request} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(text)}\r\n\r\n{text}").encode()


def complete(data):
    """Has a whole answer come? Then whether it is a good one, otherwise None."""
    head, blank, body = data.partition(b"\r\n\r\n")
    if not blank:
        return None
    length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
    return data.startswith(b"HTTP/1.1 200") if len(body) >= length else None


def hammer(port, clients, requests, pause, results):
    """Clients that each send the next request `pause` seconds after the last answer."""
    messages = [message(port, *cheap) for cheap in CHEAP]
    chooser = selectors.DefaultSelector()
    times, dropped = [], 0
    waiting = []     # (when to send, socket)
    state = {}       # socket -> [sent at, data, answers]
    now = time.perf_counter()
    for _ in range(clients):
        connection = socket.create_connection(("127.0.0.1", port))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        state[connection] = [0.0, b"", 0]
        chooser.register(connection, selectors.EVENT_READ)
        waiting.append((now + random.random() * pause, connection))
    while state:
        now = time.perf_counter()
        due = [entry for entry in waiting if entry[0] <= now]
        waiting = [entry for entry in waiting if entry[0] > now]
        for _, connection in due:
            entry = state[connection]
            entry[0], entry[1] = time.perf_counter(), b""
            connection.sendall(messages[entry[2] % len(messages)])
        patience = max(0.0, min((at for at, _ in waiting), default=now + 10) - now)
        for key, _ in chooser.select(patience):
            connection = key.fileobj
            entry = state[connection]
            try:
                chunk = connection.recv(262144)
            except OSError:
                chunk = b""
            entry[1] += chunk
            good = complete(entry[1]) if chunk else False
            if good is None:
                continue
            times.append(time.perf_counter() - entry[0])
            entry[2] += 1
            if not good:
                dropped += 1
            if not chunk or entry[2] == requests:
                dropped += requests - entry[2]
                chooser.unregister(connection)
                connection.close()
                del state[connection]
            else:
                waiting.append((time.perf_counter() + pause, connection))
    results.put((times, dropped))


def measure_clients(clients, requests, pause):
    with Served() as server:
        live = LiveClient(server.port)
        for number in range(2):
            live.ask(number, "tiles/solve", **LONG)
        live.receive()    # both are at work once progress comes
        results = multiprocessing.Queue()
        workers = [multiprocessing.Process(target=hammer, args=(server.port, clients // PROCESSES, requests, pause,
                                                                results))
                   for _ in range(PROCESSES)]
        began = time.perf_counter()
        for worker in workers:
            worker.start()
        times, dropped = [], 0
        for _ in workers:
            some, lost = results.get()
            times += some
            dropped += lost
        seconds = time.perf_counter() - began
        for worker in workers:
            worker.join()
        live.close()
    times.sort()
    at = lambda share: 1000 * times[min(len(times) - 1, int(share * len(times)))]    # noqa: E731
    print(f"{clients} clients, {len(times)} answers in {seconds:.1f} s, two searches running: p50 {at(0.5):.2f} ms, "
          f"p99 {at(0.99):.2f} ms, longest {1000 * times[-1]:.2f} ms, dropped {dropped}")


class Player:
    """Plays random games on one connection."""

    def __init__(self, server):
        self.connection = server.connection()
        self.requests = 0

    def ask(self, request, **body):
        self.requests += 1
        self.connection.request("POST", f"/api/{request}", json.dumps(body), {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        data = json.loads(answer.read())
        if answer.status != 200:
            raise RuntimeError(data)
        return data

    def grid(self, game, chance):
        position = self.ask("grid/position", game=game, seed=chance.randrange(1000), values=True)
        start = position["start"]
        while not position["over"]:
            moves = position["moves"] + [chance.choice(position["legal"])["move"]]
            position = self.ask("grid/position", game=game, start=start, moves=moves)
            if not position["over"]:
                position = self.ask("grid/move", game=game, start=start, moves=moves)

    def othello(self, chance):
        position = self.ask("othello/position", size=6)
        while not position["over"]:
            moves = position["moves"] + [chance.choice(position["legal"])["move"]]
            if chance.random() < 0.1:
                self.ask("othello/search", size=6, moves=moves, depth=2)
            position = self.ask("othello/position", size=6, moves=moves)


def play_games(games):
    chance = random.Random(1)
    with Served() as server:
        player = Player(server)
        began = time.perf_counter()
        for number in range(games):
            if number % 4 == 3:
                player.othello(chance)
            else:
                player.grid(("cse", "xox", "tictactoe")[number % 3], chance)
            if number in (0, games // 100, games // 10, games // 2):
                print(f"after {number + 1} games: {server.resident()} KiB resident", flush=True)
        print(f"after {games} games ({player.requests} requests, {time.perf_counter() - began:.0f} s): "
              f"{server.resident()} KiB resident")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["clients", "games"])
    parser.add_argument("--clients", type=int, default=100)
    parser.add_argument("--requests", type=int, default=50, help="of each client")
    parser.add_argument("--pause", type=float, default=0.1,
                        help="seconds between an answer and the next request of a client")
    parser.add_argument("--games", type=int, default=10000)
    options = parser.parse_args()
    if options.what == "clients":
        measure_clients(options.clients, options.requests, options.pause)
    else:
        play_games(options.games)


if __name__ == "__main__":
    main()
