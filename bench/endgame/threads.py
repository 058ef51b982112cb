"""Two threads against two copies of the program that run at the same time.

For each position two copies with one thread each begin together, each on a core of its own; then one copy with two
threads has both cores. The ratio says how much of the work of two machines two threads are worth: positions (two
copies solve two in their time, two threads one in theirs) and nodes a second. Both are of the same minute, so that
the noise of the machine falls on both.
"""
import statistics

from . import tables
from .ledger import opened
from .positions import published
from .programs import fingerprint, memory, mitos


def options(parser):
    parser.add_argument("--range", nargs=2, type=int, default=[40, 49], metavar=("FROM", "TO"),
                        help="numbers, 40 to 59 (default: 40 49)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="how often (default: 3)")
    parser.add_argument("--cores", default="0,1", metavar="A,B", help="the two cores (default: 0,1)")


def run(options, wrong):
    first, last = options.range
    cores = options.cores.split(",")
    if not 40 <= first <= last:
        wrong("--range goes upwards, from 40 on")
    if len(cores) != 2 or not all(core.isdigit() for core in cores) or cores[0] == cores[1]:
        wrong("--cores names two cores, as 0,1")
    positions = published(options.root / "tests/data/ffo.obf", first, last)
    print(f"#{first} to #{last}, table of {memory(options)}, cores {options.cores}")
    ledger = opened(options, f"threads-{first}-{last}-{memory(options)}", fingerprint(options, options.cores))
    try:
        for turn in range(1, options.rounds + 1):
            for position in positions:
                pair = ledger.known(lambda: copies(options, position.text, cores), "copies", position.number, turn)
                two = ledger.known(lambda: mitos(options, 2).ask(position.text, options.cores), "threads",
                                   position.number, turn)
                print(f"round {turn} #{position.number}: "
                      f"copies {tables.answer(pair[0])} and {pair[1]['seconds']:.3f} s; "
                      f"two threads {tables.answer(two)}", flush=True)
    except KeyboardInterrupt:
        report(options, positions, ledger)
        raise
    return 1 if report(options, positions, ledger) else 0


def copies(options, position, cores):
    both = [mitos(options, 1).start(position, core) for core in cores]
    try:
        return [one.result() for one in both]
    except BaseException:
        for one in both:
            one.end()
        raise


def report(options, positions, ledger):
    """A line for each round; how many answers are wrong."""
    faults, ratios = 0, []
    print()
    for turn in range(1, options.rounds + 1):
        done = [position for position in positions if ledger.get("threads", position.number, turn)]
        pairs = [ledger.get("copies", position.number, turn) for position in done]
        twos = [ledger.get("threads", position.number, turn) for position in done]
        for position, pair, two in zip(done, pairs, twos):
            for fault in filter(None, map(position.fault, [*pair, two])):
                print(f"WRONG: #{position.number}: {fault}")
                faults += 1
        if done:
            ratios.append(ratio(pairs, twos))
            print(f"round {turn}, {len(done)} position(s): {told(ratios[-1])}")
    if ratios:
        print("median: " + told({name: statistics.median(one[name] for one in ratios) for name in ratios[0]}))
    return faults


def ratio(pairs, twos):
    first, second = (tables.total([pair[one] for pair in pairs]) for one in (0, 1))
    two = tables.total(twos)
    copies_take = (first["seconds"] + second["seconds"]) / 2
    return {"copies": copies_take, "threads": two["seconds"], "positions": copies_take / (2 * two["seconds"]),
            "nodes": two["rate"] / (first["rate"] + second["rate"]), "more": two["nodes"] / first["nodes"]}


def told(one):
    return (f"copies {one['copies']:.2f} s each, "
            f"two threads {one['threads']:.2f} s and {one['more']:.3f} of the nodes; "
            f"of what two copies reach: positions {one['positions']:.3f}, nodes a second {one['nodes']:.3f}")
