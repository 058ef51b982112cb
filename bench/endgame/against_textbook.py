"""Random positions with 11 to 14 empty squares against the textbook's alpha-beta, which shares only the rules with
the champion.

For each, `mitos solve othello --certify` asks the textbook whether the score is at least and at most what the
champion says. The line is replayed here, by rules of its own, and has to end at the score. The tests
(tests/api/othello/endgame_test.cpp) have 300 others of the kind.
"""
import json
import random
import subprocess

from .ledger import opened
from .positions import random_positions, score_after
from .programs import Trouble, fingerprint, found, memory


def options(parser):
    parser.add_argument("--count", type=int, default=200, metavar="N",
                        help="how many positions, as many of each kind (default: 200)")
    parser.add_argument("--empties", nargs=2, type=int, default=[11, 14], metavar=("FROM", "TO"),
                        help="empty squares (default: 11 14)")
    parser.add_argument("--seed", type=int, default=None,
                        help="of the random games (default: a new one, which is printed)")


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
    print(f"{agreed} of {len(positions)} positions with {first} to {last} empty squares agree with the textbook "
          f"(seed {seed})")
    return 1 if faults else 0


def difference(options, text):
    """In what champion and textbook differ; None if in nothing."""
    return compared(text, said(options, "solve", "othello", "--position", text, "--memory", memory(options),
                               "--certify"))


def compared(text, answer):
    proven = answer["certificate"]
    for name, claim in (("at_least", "at least"), ("at_most", "at most")):
        if proven.get(name) is not True:
            return (f"the textbook {'refutes' if proven.get(name) is False else 'did not prove'} "
                    f"that the score is {claim} {answer['score']:+d}")
    replayed = score_after(text, answer["line"])
    if replayed != answer["score"] or answer["line"][0] != answer["move"]:
        return (f"the line {' '.join(answer['line'])} ends at {replayed}, "
                f"not with {answer['move']} at {answer['score']:+d}")
    return None


def said(options, *words):
    done = subprocess.run([found(options), *words, "--json"], capture_output=True, text=True, check=False,
                          stdin=subprocess.DEVNULL)
    if done.returncode not in (0, 1):  # 1: a check did not hold
        raise Trouble(f"mitos {' '.join(words)}: exit code {done.returncode}: {done.stderr.strip()}")
    return json.loads(done.stdout)
