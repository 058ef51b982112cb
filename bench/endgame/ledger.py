"""What was measured, one JSON object a line, so that nothing is lost or done twice."""
import json


class Ledger:
    """Entries of one run (`fingerprint`) by their keys. Lines of other runs, and a line cut off by a crash, are
    passed over."""

    def __init__(self, path, fingerprint, fresh=False):
        self.path, self.fingerprint, self.entries = path, fingerprint, {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if fresh:
            path.unlink(missing_ok=True)
        whole = path.read_bytes() if path.exists() else b""
        for line in whole.split(b"\n"):
            entry = self.entry_of(line)
            if entry is not None:
                self.entries[tuple(entry["key"])] = entry["value"]
        self.kept = len(self.entries)
        if whole and not whole.endswith(b"\n"):
            self.append(b"\n")  # what follows must not be glued to the line that was cut off

    def entry_of(self, line):
        try:
            entry = json.loads(line)
        except ValueError:
            return None
        ours = isinstance(entry, dict) and entry.get("run") == self.fingerprint
        return entry if ours and "value" in entry and isinstance(entry.get("key"), list) else None

    def get(self, *key):
        return self.entries.get(key)

    def put(self, value, *key):
        self.entries[key] = value
        self.append(json.dumps({"run": self.fingerprint, "key": key, "value": value}).encode() + b"\n")
        return value

    def append(self, data):
        with self.path.open("ab") as file:
            file.write(data)

    def known(self, measure, *key):
        """The entry, measured now unless it is there; a measurement of None (a limit) is not written down."""
        value = self.get(*key)
        if value is None:
            value = measure()
            if value is not None:
                self.put(value, *key)
        return value


def opened(options, name, fingerprint):
    path = options.results or options.root / "build" / "bench" / f"{name}.jsonl"
    ledger = Ledger(path, fingerprint, options.fresh)
    if ledger.kept:
        print(f"{ledger.kept} searches of an earlier run are in {path} and are not done again (--fresh does them)")
    return ledger
