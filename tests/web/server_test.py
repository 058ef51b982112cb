"""The server over real sockets: what every kind of client gets, and that the server goes on whatever they do."""

import concurrent.futures
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import unittest
import urllib.request

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parent / "support")]

from live_client import LiveClient, Refused  # noqa: E402
from served import MITOS, PATIENCE, Served  # noqa: E402

HARD = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"    # Korf's first board takes IDA* without a heuristic for ever
GOAL = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"
LONG = {"size": "4x4", "moves": "plain", "start": HARD, "goal": GOAL, "algorithm": "idastar", "heuristic": "zero"}


def eventually(holds, seconds=PATIENCE):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if holds():
            return True
        time.sleep(0.05)
    return False


class ServerTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Served()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def call(self, *args, **how):
        return self.server.call(*args, **how)

    def ask(self, *args, **how):
        return self.server.ask(*args, **how)

    def live(self, **how):
        client = LiveClient(self.server.port, **how)
        self.addCleanup(client.close)
        return client

    def raw(self, data, wait=PATIENCE):
        """What comes back for these bytes, until the server closes."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=wait) as connection:
            connection.sendall(data)
            got = b""
            try:
                while chunk := connection.recv(65536):
                    got += chunk
            except (TimeoutError, ConnectionError):
                pass
            return got

    def assert_alive(self):
        self.assertEqual(self.ask("tiles/board")[0], 200)


class Pages(ServerTest):
    def test_the_root_is_a_page_with_a_strict_policy(self):
        status, headers, data = self.call("GET", "/")
        self.assertEqual(status, 200)
        self.assertIn("text/html", headers["Content-Type"])
        self.assertIn(b"<html", data)
        policy = headers["Content-Security-Policy"]
        for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]:
            self.assertIn(part, policy)
        self.assertIn(f"ws://127.0.0.1:{self.server.port}", policy)
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(headers["Referrer-Policy"], "no-referrer")
        self.assertEqual(headers["Cross-Origin-Opener-Policy"], "same-origin")
        self.assertEqual(headers["Cross-Origin-Resource-Policy"], "same-origin")

    def test_addresses_of_the_app_are_the_same_page(self):
        self.assertEqual(self.call("GET", "/othello")[2], self.call("GET", "/")[2])

    def test_head_sends_the_length_but_no_body(self):
        status, headers, data = self.call("HEAD", "/")
        self.assertEqual((status, data), (200, b""))
        self.assertEqual(int(headers["Content-Length"]), len(self.call("GET", "/")[2]))

    def test_what_is_not_there_is_not_found(self):
        for path in ["/missing.js", "/api/missing", "/../../etc/passwd.txt", "/%2e%2e/x.y", "/assets/..%2f.."]:
            status, _, data = self.call("GET", path)
            self.assertEqual(status, 404, path)
            self.assertTrue(json.loads(data)["error"]["message"])

    def test_the_catalogue_speaks_both_languages(self):
        english = json.loads(self.call("GET", "/api/catalogue?lang=en")[2])
        greek = json.loads(self.call("GET", "/api/catalogue?lang=el")[2])
        by_header = json.loads(self.call("GET", "/api/catalogue", headers={"Accept-Language": "el-GR,en;q=0.5"})[2])
        self.assertEqual(greek, by_header)
        self.assertNotEqual(greek["games"][0]["words"], english["games"][0]["words"])

    def test_a_connection_is_kept_for_many_requests(self):
        connection = self.server.connection()
        for _ in range(20):
            connection.request("POST", "/api/tiles/board", "{}", {"Content-Type": "application/json"})
            answer = connection.getresponse()
            self.assertEqual(answer.status, 200)
            answer.read()
        connection.close()

    def test_requests_sent_ahead_are_answered_in_turn(self):
        one = (f"POST /api/tiles/board HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nContent-Type: application/json\r\n"
               "Content-Length: 2\r\n\r\n{}").encode()
        last = one.replace(b"Content-Length", b"Connection: close\r\nContent-Length")
        self.assertEqual(self.raw(one + one + last).count(b"HTTP/1.1 200"), 3)


class Refusals(ServerTest):
    def tearDown(self):
        self.assert_alive()

    def test_foreign_hosts_and_origins(self):
        for headers in [{"Host": "evil.example"}, {"Host": f"evil.example:{self.server.port}"}, {"Origin": "http://evil.example"},
                        {"Origin": "null"}, {"Host": "127.0.0.1"}]:
            with self.subTest(headers):
                self.assertEqual(self.call("GET", "/", headers=headers)[0], 403)
                self.assertEqual(self.call("POST", "/api/tiles/board", "{}",
                                           {"Content-Type": "application/json", **headers})[0], 403)
        for host in ["localhost", "127.0.0.1", "[::1]", "LocalHost"]:
            own = f"{host}:{self.server.port}"
            self.assertEqual(self.call("GET", "/", headers={"Host": own, "Origin": f"http://{own}"})[0], 200, host)

    def test_a_host_or_origin_given_twice_is_not_believed(self):
        own = f"127.0.0.1:{self.server.port}"
        for extra in ["Host: evil.example", f"Host: {own}", f"Origin: http://{own}\r\nOrigin: http://evil.example"]:
            request = f"GET / HTTP/1.1\r\nHost: {own}\r\n{extra}\r\nConnection: close\r\n\r\n"
            self.assertRegex(self.raw(request.encode()), rb"^HTTP/1.1 403 ", extra)

    def test_a_target_that_is_no_path_is_refused(self):
        own = f"127.0.0.1:{self.server.port}"
        for target in [f"http://{own}/", "http://evil.example/", "*", "evil"]:
            request = f"GET {target} HTTP/1.1\r\nHost: {own}\r\nConnection: close\r\n\r\n"
            self.assertRegex(self.raw(request.encode()), rb"^HTTP/1.1 400 ", target)

    def test_what_was_not_read_to_its_end_is_refused_in_the_language_asked_for(self):
        big = json.dumps({"start": "1" * 70_000})
        greek = {"Content-Type": "application/json", "Accept-Language": "el"}
        self.assertIn("αίτημα", json.loads(self.call("POST", "/api/tiles/board", big, greek)[2])["error"]["message"])

    def test_a_foreign_page_opens_no_live_socket(self):
        for how in [{"origin": "http://evil.example"}, {"host": "evil.example"}]:
            with self.assertRaises(Refused) as caught:
                LiveClient(self.server.port, **how)
            self.assertEqual(caught.exception.status, 403)

    def test_methods(self):
        for method, path, allowed in [("GET", "/api/tiles/solve", "POST"), ("POST", "/", "GET, HEAD"),
                                      ("DELETE", "/", "GET, HEAD"), ("OPTIONS", "/api/tiles/solve", "POST"),
                                      ("PUT", "/api/catalogue", "GET, HEAD")]:
            status, headers, _ = self.call(method, path)
            self.assertEqual((status, headers["Allow"]), (405, allowed), (method, path))

    def test_types_of_body(self):
        for kind in ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]:
            self.assertEqual(self.call("POST", "/api/tiles/board", "{}", {"Content-Type": kind})[0], 415, kind)

    def test_large_bodies_and_headers(self):
        big = json.dumps({"start": "1" * 70_000})
        status, _, data = self.call("POST", "/api/tiles/board", big, {"Content-Type": "application/json"})
        self.assertEqual(status, 413)
        self.assertIn("64 KiB", json.loads(data)["error"]["message"])
        self.assertEqual(self.call("GET", "/", headers={"X-Long": "x" * 9000})[0], 431)
        head = f"POST /api/tiles/board HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nContent-Length: 99999999999999999999\r\n\r\n"
        self.assertRegex(self.raw(head.encode()), rb"^HTTP/1.1 4\d\d ")

    def test_what_is_not_http(self):
        for data in [b"hello\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"]:
            self.assertRegex(self.raw(data), rb"^HTTP/1.1 400 ")

    def test_bad_requests_say_why(self):
        for request, body, kind in [("grid/position", {"game": "chess"}, "usage"), ("tiles/board", {"sizze": 1}, "usage"),
                                    ("grid/position", {"game": "cse", "moves": ["9 9 C"]}, "input"),
                                    ("othello/position", {"moves": ["a1"]}, "input")]:
            status, answer = self.ask(request, **body)
            self.assertEqual((status, answer["error"]["kind"]), (400, kind), body)
            self.assertTrue(answer["error"]["message"])
        for body in ["", "{", "[]", '{"a":' * 9000, "\x00", '{"start":1e999}']:
            status, _, data = self.call("POST", "/api/tiles/board", body, {"Content-Type": "application/json"})
            self.assertEqual(status, 400, body[:20])
            self.assertTrue(json.loads(data)["error"]["message"])
        self.assertEqual(self.ask("tiles/board", lang="el", sizze=1)[1]["error"]["message"][:2], "το")

    def test_a_transfer_encoding_that_is_not_understood(self):
        """Its body must not be taken for the next request."""
        head = (f"POST /api/tiles/board HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
                "Content-Type: application/json\r\n")
        hidden = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nConnection: close\r\n\r\n"
        for coding in ["gzip", "identity", "chunked, gzip", "gzip, chunked", "xchunked", "",
                       "chunked\r\nTransfer-Encoding: chunked"]:
            with self.subTest(coding):
                answer = self.raw((head + f"Transfer-Encoding: {coding}\r\n\r\n" + hidden).encode())
                self.assertRegex(answer, rb"^HTTP/1.1 (501|400) ")
                self.assertEqual(answer.count(b"HTTP/1.1 "), 1, "nothing after it is answered")
        greek = self.raw((head + "Accept-Language: el\r\nTransfer-Encoding: gzip\r\n\r\n" + hidden).encode()).decode()
        self.assertRegex(greek, "^HTTP/1.1 501 ")
        self.assertIn("η κωδικοποίηση μεταφοράς «gzip»", greek)
        chunked = head + "Transfer-Encoding: Chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
        self.assertRegex(self.raw(chunked.encode()), rb"^HTTP/1.1 200 ")

    def test_a_slow_client_is_told_so(self):
        head = f"POST /api/tiles/board HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nContent-Length: 5\r\n\r\n{{"
        self.assertRegex(self.raw(head.encode()), rb"^HTTP/1.1 408 ")


class Searches(ServerTest):
    def tearDown(self):
        self.assert_alive()

    def idle(self):
        """Both workers are free: a search is answered soon."""
        return self.ask("tiles/solve", start="1 2 3 4 5 6 7 0 8", timeout=PATIENCE)[0] == 200

    def await_work(self):
        """Until the server has computed for a while."""
        before = self.server.cpu()
        self.assertTrue(eventually(lambda: self.server.cpu() > before + 0.05))

    def test_a_limit_of_time_is_kept(self):
        status, answer = self.ask("tiles/solve", **LONG, time_ms=300)
        self.assertEqual((status, answer["solved"], answer["reason"]), (200, False, "time"))

    def test_a_socket_closed_in_the_middle_of_a_search_ends_it(self):
        body = json.dumps({**LONG, "time_ms": 60000})
        head = (f"POST /api/tiles/solve HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n{body}")
        before = self.server.cpu()
        for ahead in [b"", b"G"] * 3:  # three times as many as there are workers; some send the next request ahead
            with socket.create_connection(("127.0.0.1", self.server.port)) as connection:
                connection.sendall(head.encode())
                self.await_work()
                connection.sendall(ahead)
                self.await_work()
        self.assertTrue(self.idle())
        self.assertLess(self.server.cpu() - before, 20, "the searches went on without anybody waiting for them")

    def test_a_live_socket_closed_in_the_middle_of_a_search_ends_it(self):
        before = self.server.cpu()
        for _ in range(3):
            client = LiveClient(self.server.port)
            for number in range(4):
                client.ask(number, "tiles/solve", **LONG, time_ms=60000)
            self.assertIn("progress", client.receive())
            client.close()
        self.assertTrue(self.idle())
        self.assertLess(self.server.cpu() - before, 20, "the searches went on without anybody waiting for them")

    def test_ten_searches_at_once_over_http_are_all_answered(self):
        with concurrent.futures.ThreadPoolExecutor(10) as pool:
            answers = list(pool.map(lambda _: self.ask("tiles/solve", **LONG, time_ms=200), range(10)))
        self.assertEqual([status for status, _ in answers], [200] * 10)

    def test_ten_searches_at_once_on_one_live_socket(self):
        """Four are taken, the others are told that it is busy."""
        client = self.live()
        for number in range(10):
            client.ask(number, "tiles/solve", **LONG, time_ms=60000)

        def kinds(count):
            answers = {}
            while len(answers) < count:
                message = client.receive()
                if "progress" not in message:
                    answers[message["id"]] = message["error"]["kind"]
            return answers

        self.assertEqual(kinds(6), {str(number): "busy" for number in range(4, 10)})
        for number in range(4):
            client.cancel(number)
        self.assertEqual(kinds(4), {str(number): "stopped" for number in range(4)})
        client.ask(10, "tiles/solve", **LONG, time_ms=500)
        self.assertEqual(client.answer(10)[0]["result"]["reason"], "time", "there is room again")

    def test_a_live_search_tells_its_progress_and_is_cancelled(self):
        client = self.live()
        client.ask("7", "tiles/solve", **LONG, time_ms=60000)
        message = client.receive()
        self.assertEqual(message["id"], "7")
        self.assertEqual(set(message["progress"]), {"seconds", "nodes", "stored", "bound", "total"})
        self.assertGreater(message["progress"]["nodes"], 0)
        client.cancel("7")
        answer, _ = client.answer("7")
        self.assertEqual(answer["error"]["kind"], "stopped")

    def test_values_are_told_while_they_grow(self):
        client = self.live()
        began = time.monotonic()
        client.ask(1, "othello/values", moves=["f5"], algorithm="champion", time_ms=2000)
        answer, partials = client.answer(1, "partial")
        took = time.monotonic() - began  # longer than the search where the machine is busy
        result = answer["result"]
        self.assertEqual((result["complete"], result["reason"]), (False, "time"))
        self.assertGreater(len(partials), 1)
        self.assertLessEqual(len(partials), 10 * took + 1, "about ten a second")
        depths = [partial["depth"] for partial in [*partials, result]]
        self.assertEqual(depths, sorted(depths))
        for partial in partials:
            self.assertFalse(partial["complete"])
            self.assertEqual([one["move"] for one in partial["values"]], ["f4", "d6", "f6"])
        client.ask(2, "othello/position")
        self.assertEqual(client.receive()["id"], "2", "nothing comes after the answer")

    def test_values_near_the_end_are_there_for_every_move_before_the_first_proof(self):
        client = self.live()
        board = "----------X------XOOOOOX-OOOXOOX--OXOXOX-XXOXOXX--XOOX---XXXXXX- X"  # 26 empty squares
        client.ask(1, "othello/values", start=board, algorithm="champion", time_ms=60000)
        first = client.receive()["partial"]
        self.assertEqual(len(first["values"]), 8)
        for one in first["values"]:
            self.assertIsNotNone(one["value"])
            self.assertFalse(one["exhaustive"])
        depth = first["depth"]
        while depth < 8:  # as deep as it searches before the proofs: told although nothing follows for a while
            depth = client.receive()["partial"]["depth"]
        client.cancel(1)
        self.assertEqual(client.answer(1)[0]["error"]["kind"], "stopped")

    def test_a_cancelled_request_tells_no_more_values(self):
        client = self.live()
        for number in range(1, 6):
            client.ask(number, "othello/values", algorithm="champion", time_ms=60000)
            self.assertIn("partial", client.receive())
            client.cancel(number)
            client.ask(f"after {number}", "othello/position")  # answered while the cancelled one still runs, or later
            heard = [client.receive() for _ in range(2)]
            while "partial" in heard[0]:  # sent before the server heard of the cancelling
                heard = [*heard[1:], client.receive()]
            self.assertFalse(any("partial" in message for message in heard), heard)

    def test_values_over_http_are_answered_once(self):
        status, answer = self.ask("othello/values", moves=["f5"], algorithm="champion", depth=4)
        self.assertEqual((status, answer["depth"], answer["complete"]), (200, 4, True))
        self.assertEqual(len(answer["values"]), 3)

    def test_a_cancelled_search_that_waits_is_answered_too(self):
        client = self.live()
        for number in range(4):
            client.ask(number, "tiles/solve", **LONG, time_ms=60000)
        self.assertIn("progress", client.receive())
        for number in range(4):
            client.cancel(number)
        kinds = {}
        while len(kinds) < 4:
            message = client.receive()
            if "error" in message:
                kinds[message["id"]] = message["error"]["kind"]
        self.assertEqual(set(kinds.values()), {"stopped"})

    def test_the_live_socket_answers_everything_that_http_answers(self):
        client = self.live(origin=f"http://127.0.0.1:{self.server.port}")
        client.ask(1, "othello/position", moves=["f5"])
        self.assertEqual(client.answer(1)[0]["result"], self.ask("othello/position", moves=["f5"])[1])
        client.ask(2, "othello/position", moves=["a1"])
        self.assertEqual(client.answer(2)[0]["error"], self.ask("othello/position", moves=["a1"])[1]["error"])
        client.ask(3, "othello/fly")
        self.assertEqual(client.answer(3)[0]["error"]["kind"], "usage")

    def test_live_messages_that_make_no_sense_are_answered_and_the_socket_stays(self):
        client = self.live()
        for text in ["", "{", "[]", "{}", '{"id":7,"request":"x"}', '{"id":"1","request":"x","more":1}', '{"cancel":"1","id":"2"}']:
            client.send_text(text)
            message = client.receive()
            self.assertIsNone(message["id"])
            self.assertTrue(message["error"]["message"])
        client.cancel("nobody")
        client.ask(9, "tiles/board")
        self.assertIn("result", client.answer(9)[0])

    def test_a_live_message_that_is_too_large_closes_only_that_socket(self):
        client = self.live()
        with self.assertRaises(ConnectionError):
            client.send_text("x" * 70_000)
            client.receive()

    def test_cheap_requests_are_all_answered_while_searches_run(self):
        client = self.live()
        for number in range(2):
            client.ask(number, "tiles/solve", **LONG, time_ms=60000)
        failures = []
        start = threading.Barrier(100)

        def cheap(number):
            connection = self.server.connection()
            start.wait()
            for i in range(5):
                try:
                    body = json.dumps({"moves": ["f5", "d6"][: i % 3]})
                    connection.request("POST", "/api/othello/position", body, {"Content-Type": "application/json"})
                    answer = connection.getresponse()
                    answer.read()
                    if answer.status != 200:
                        failures.append((number, answer.status))
                except OSError as error:
                    failures.append((number, error))
            connection.close()

        threads = [threading.Thread(target=cheap, args=(number,)) for number in range(100)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])

    def test_idle_connections_do_not_shut_out_the_next_one(self):
        """The one that has been idle for longest is closed instead."""
        held = [socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE) for _ in range(256)]
        try:
            self.assertEqual(self.ask("tiles/board")[0], 200)
            self.assertEqual(held[0].recv(1), b"", "the oldest one is closed")
            held[255].sendall(self.request("GET / HTTP/1.1"))
            self.assertRegex(held[255].recv(20), rb"^HTTP/1.1 200 ", "a later one is not")
        finally:
            for connection in held:
                connection.close()

    def test_idle_live_sockets_do_not_shut_out_the_next_connection(self):
        held = [LiveClient(self.server.port) for _ in range(256)]
        try:
            busy = held[0]
            busy.ask(1, "tiles/solve", **LONG, time_ms=60000)
            self.assertIn("progress", busy.receive())
            self.assertEqual(self.ask("tiles/board")[0], 200)
            with self.assertRaises(ConnectionError):
                held[1].receive()
            busy.cancel(1)
            answer = busy.answer(1)[0]
            self.assertEqual(answer["error"]["kind"], "stopped", "one that waits for an answer is not closed")
        finally:
            for client in held:
                client.close()

    def request(self, *lines):
        return "\r\n".join([*lines, f"Host: 127.0.0.1:{self.server.port}", "", ""]).encode()

    def test_beyond_the_most_connections_a_client_is_told_so_and_later_served(self):
        def is_turned_away():
            """Connections that have begun a request are busy, for the five seconds that it may take."""
            held = []
            until = time.monotonic() + 4
            try:
                while time.monotonic() < until:
                    held.append(socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE))
                    held[-1].sendall(b"G")
                    if len(held) <= 256:
                        continue
                    held[-1].settimeout(0.02)  # until the server has read what all others have begun
                    try:
                        if held[-1].recv(12) == b"HTTP/1.1 503":
                            return True
                    except TimeoutError:
                        pass
            except ConnectionError:  # turned away between the two
                pass
            finally:
                for connection in held:
                    connection.close()
            return False

        self.assertTrue(eventually(is_turned_away))

        def served():
            try:
                return self.ask("tiles/board")[0] == 200
            except OSError:
                return False

        self.assertTrue(eventually(served))


class Starting(unittest.TestCase):
    def start(self, *arguments):
        process = subprocess.Popen([MITOS, "serve", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   stdin=subprocess.DEVNULL, text=True)

        def end():
            if process.poll() is None:
                process.kill()
            process.wait()
            process.stdout.close()
            process.stderr.close()

        self.addCleanup(end)
        return process

    def test_prints_its_address_first(self):
        process = self.start("--port", "0", "--lang", "en")
        self.assertRegex(process.stdout.readline(), r"^http://127\.0\.0\.1:\d+/\n$")

    def test_on_all_addresses_it_warns_and_prints_one_that_works(self):
        for language, warning in [("en", "anyone on the network"), ("el", "από το δίκτυο")]:
            process = self.start("--host", "0.0.0.0", "--port", "0", "--lang", language)
            address = process.stdout.readline().strip()
            self.assertRegex(address, r"^http://127\.0\.0\.1:\d+/$")
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                self.assertEqual(answer.status, 200)
            process.send_signal(signal.SIGTERM)
            said = process.communicate(timeout=PATIENCE)[1]
            self.assertIn(warning, said)
            for other in re.findall(r"http://[0-9.]+:\d+/", said):
                self.assertNotIn("//127.", other)

    def test_on_loopback_it_does_not_warn(self):
        process = self.start("--port", "0", "--lang", "en")
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.communicate(timeout=PATIENCE)[1], "")

    def test_a_taken_port_is_said_clearly(self):
        with Served() as server:
            done = subprocess.run([MITOS, "serve", "--port", str(server.port), "--lang", "en"], capture_output=True, text=True,
                                  timeout=PATIENCE)
        self.assertEqual((done.returncode, done.stdout), (5, ""))
        self.assertIn(f"port {server.port} of 127.0.0.1 is taken", done.stderr)

    def test_without_a_port_two_servers_find_one_each(self):
        ports = set()
        for _ in range(2):
            process = self.start()
            ports.add(re.search(r":(\d+)/", process.stdout.readline())[1])
        self.assertEqual(len(ports), 2)

    def test_a_host_that_is_not_ours(self):
        for host in ["192.0.2.1", "no such host"]:
            done = subprocess.run([MITOS, "serve", "--host", host, "--port", "0", "--lang", "en"], capture_output=True, text=True,
                                  timeout=PATIENCE)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn("is no address of this machine", done.stderr)

    def test_signals_end_it_at_once_even_while_it_searches(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number):
                server = Served()
                client = LiveClient(server.port)
                for i in range(4):
                    client.ask(i, "tiles/solve", **LONG, time_ms=60000)
                self.assertIn("progress", client.receive())
                before, ended = server.cpu(), sum(os.times()[2:4])
                self.assertEqual(server.stop(number), 0)
                self.assertLess(sum(os.times()[2:4]) - ended - before, 10, "it searched on")
                client.close()


if __name__ == "__main__":
    unittest.main()
