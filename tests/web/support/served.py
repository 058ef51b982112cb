"""A running `mitos serve` for tests and load."""

import http.client
import json
import os
import pathlib
import signal
import subprocess

SOURCE = pathlib.Path(os.environ.get("MITOS_SOURCE") or pathlib.Path(__file__).resolve().parents[3])
MITOS = os.environ.get("MITOS") or str(SOURCE / "build" / "release" / "mitos")


PATIENCE = 900  # seconds; the last resort against hanging


class Served:
    """Starts on any free port; ends with the block."""

    def __init__(self, *arguments, env=None):
        self.process = subprocess.Popen([MITOS, "serve", "--port", "0", "--json", *arguments], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, env=env, text=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("mitos serve did not start: " + self.process.stderr.read())
        self.port = json.loads(line)["port"]
        self.address = json.loads(line)["address"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self, number=signal.SIGTERM, seconds=PATIENCE):
        """Sends the signal (once) and waits; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(timeout=seconds)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
            self.process.stdout.close()
            self.process.stderr.close()

    def connection(self, timeout=PATIENCE):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def call(self, method, path, body=None, headers=None, timeout=PATIENCE):
        """(status, headers, bytes) of one request on a connection of its own."""
        connection = self.connection(timeout)
        try:
            connection.request(method, path, body=body, headers=headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def ask(self, request, timeout=PATIENCE, **body):
        """(status, JSON) of a request to the engine."""
        status, _, data = self.call("POST", f"/api/{request}", json.dumps(body), {"Content-Type": "application/json"}, timeout)
        return status, json.loads(data)

    def cpu(self):
        """Seconds of processor time that the server has used so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self):
        """Resident memory in KiB."""
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        return 0
