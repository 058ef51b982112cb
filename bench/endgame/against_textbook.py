"""Random positions with 11 to 14 empty squares against the textbook's alpha-beta, which shares only the rules with the champion.

For each: the textbook searches to the end of the game and has to find the same score; the champion's move has to be among those that the
textbook finds equally good; and the champion's line is replayed by a third set of rules and has to end at the score. The tests
(tests/api/othello/endgame_test.cpp) have 300 others of the kind.
"""
import json
import random
import subprocess

from .ledger import opened
from .positions import random_positions, score_after
from .programs import Trouble, fingerprint, found, memory

DECIDED = 1_000_000  # added by the textbook to the discs of a game that is decided


def options(parser):
    parser.add_argument("--count", type=int, default=200, metavar="N", help="how many positions, as many of each kind (default: 200)")
    parser.add_argument("--empties", nargs=2, type=int, default=[11, 14], metavar=("FROM", "TO"), help="empty squares (default: 11 14)")
    parser.add_argument("--seed", type=int, default=None, help="of the random games (default: a new one, which is printed)")


def run(options, wrong):
    first, last = options.empties
    if not 1 <= first <= last <= 20 or options.count < 1:
        wrong("--empties goes upwards within 1 to 20, --count is at least 1")
    seed = random.randrange(1 << 32) if options.seed is None else options.seed
    kinds = range(first, last + 1)
    print(f"seed {seed}")
    games = random_positions(seed, set(kinds), -(-options.count // len(kinds)))
    positions = [game[empties] for game in games for empties in kinds][: options.count]
    ledger = opened(options, f"random-{seed}", fingerprint(options))
    agreed, faults = 0, []
    try:
        for text in positions:
            fault = ledger.known(lambda: {"fault": difference(options, text)}, text)["fault"]
            agreed += fault is None
            if fault is not None:
                faults.append(text)
                print(f"DIFFERENT: {text}: {fault}", flush=True)
    except KeyboardInterrupt:
        print(f"broken off: {agreed} of {len(positions)} agree so far, {len(faults)} do not; go on with --seed {seed}")
        raise
    print(f"{agreed} of {len(positions)} positions with {first} to {last} empty squares agree with the textbook (seed {seed})")
    return 1 if faults else 0


def difference(options, text):
    """In what champion and textbook differ; None if in nothing."""
    champion = said(options, "solve", "othello", "--position", text, "--memory", memory(options))
    textbook = said(options, "search", "othello", "--position", text, "--algorithm", "alphabeta", "--depth", "end", "--order", "search",
                    "--closed-set")
    return compared(text, champion, textbook)


def compared(text, champion, textbook):
    if not textbook["exhaustive"]:
        return "the textbook did not see the end"
    value = textbook["value"] if text.endswith("X") else -textbook["value"]
    value -= DECIDED if value > 0 else -DECIDED if value < 0 else 0
    if champion["score"] != value:
        return f"score {champion['score']:+d} and {value:+d}"
    if champion["move"] not in textbook["tied"]:
        return f"move {champion['move']}, which is not among {', '.join(textbook['tied'])}"
    replayed = score_after(text, champion["line"])
    if replayed != champion["score"]:
        return f"the line ends at {replayed}, not at {champion['score']:+d}"
    return None


def said(options, *words):
    done = subprocess.run([found(options), *words, "--json"], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        raise Trouble(f"mitos {' '.join(words)}: exit code {done.returncode}: {done.stderr.strip()}")
    return json.loads(done.stdout)
