"""A WebSocket client (RFC 6455) of a few lines: text frames, no extensions. Enough for the live socket."""

import base64
import json
import os
import socket
import struct


class Refused(Exception):
    """The server did not switch to WebSocket; `status` says what it answered."""

    def __init__(self, status, head):
        super().__init__(head)
        self.status = status


class LiveClient:
    def __init__(self, port, origin=None, host=None, timeout=900):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        host = host or f"127.0.0.1:{port}"
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/live HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if origin:
            lines.append(f"Origin: {origin}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            chunk = self.socket.recv(4096)
            if not chunk:
                break
            self.rest += chunk
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1]) if head else 0
        if status != 101:
            self.close()
            raise Refused(status, head.decode(errors="replace"))

    def send_text(self, text):
        data = text.encode()
        mask = os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x81, 0x80 | len(data))
        elif len(data) < 65536:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, len(data))
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, len(data))
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def ask(self, number, request, **body):
        self.send_text(json.dumps({"id": str(number), "request": request, "body": body}))

    def cancel(self, number):
        self.send_text(json.dumps({"cancel": str(number)}))

    def _take(self, count):
        while len(self.rest) < count:
            chunk = self.socket.recv(65536)
            if not chunk:
                raise ConnectionError("the server closed the socket")
            self.rest += chunk
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def receive(self):
        """The next message as JSON; pings are passed over. A ConnectionError once the server has closed."""
        while True:
            first, length = self._take(2)
            if length == 126:
                (length,) = struct.unpack("!H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._take(8))
            data = self._take(length)
            if first & 0x0F == 1:
                return json.loads(data)
            if first & 0x0F == 8:
                raise ConnectionError("the server closed the socket")

    def answer(self, number, told="progress"):
        """The result or error of that request, and what was told before it: the progress, or each `partial` answer.
        Answers to others are dropped."""
        before = []
        while True:
            message = self.receive()
            if message.get("id") != str(number):
                continue
            if "result" in message or "error" in message:
                return message, before
            if told in message:
                before.append(message[told])

    def close(self):
        self.socket.close()
