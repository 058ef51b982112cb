"""The FFO positions, one by one, beside any number of other programs.

In every round each position is given to each program in turn, every search in a process of its own on the same core,
so that the noise of the machine falls on all alike. The seconds are those that a program tells, or else those from
its start to its end. For machines that are busy with others, the processor's time is told beside them: the seconds
times the share of a core that the process had from its start to its end.
--peer NAME=COMMAND: a line of the shell with {file} for a file that has the position as 64 squares and the side to
move. Tables like those of Edax and Egaroucid are understood; for others --pattern NAME=REGEX with the groups score
and, where they are told, move, nodes and seconds (as 1.5 or 0:01.5).
"""
import argparse
import statistics

from . import tables
from .ledger import opened
from .positions import published
from .programs import Program, fingerprint, memory, mitos


def named(text):
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise argparse.ArgumentTypeError(f"not NAME=VALUE: {text}")
    return name, value


def command(text):
    name, line = named(text)
    if "{file}" not in line:
        raise argparse.ArgumentTypeError(f"there is no {{file}} in the command of {name}")
    return name, line


def options(parser):
    parser.add_argument("--range", nargs=2, type=int, default=[40, 49], metavar=("FROM", "TO"),
                        help="numbers, 40 to 59 (default: 40 49)")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="how often (default: 1)")
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="of mitos (default: 1)")
    parser.add_argument("--core", metavar="LIST",
                        help="pin every program to these cores by taskset: 1, or 0,1 (default: not pinned)")
    parser.add_argument("--peer", action="append", type=command, default=[], metavar="NAME=COMMAND",
                        help="another program; may be repeated")
    parser.add_argument("--pattern", action="append", type=named, default=[], metavar="NAME=REGEX",
                        help="how to read what it says")
    parser.add_argument("--limit", type=float, metavar="SECONDS", help="give a search up after so long")
    parser.add_argument("--positions", metavar="FILE",
                        help="in the order of the suite from #40 (default: tests/data/ffo.obf)")


def run(options, wrong):
    first, last = options.range
    if not 40 <= first <= last:
        wrong("--range goes upwards, from 40 on")
    if options.rounds < 1:
        wrong("--rounds is at least 1")
    patterns = dict(options.pattern)
    names = ["mitos", *(name for name, _ in options.peer)]
    if len(set(names)) != len(names):
        wrong("two programs have the same name")
    if not set(patterns) <= set(names[1:]):
        wrong("--pattern names a program that is no --peer")
    path = options.root / (options.positions or "tests/data/ffo.obf")
    positions = published(path, first, last)
    programs = [mitos(options, options.threads)]
    programs += [Program(name, line, [patterns[name]] if name in patterns else None) for name, line in options.peer]
    print(f"#{first} to #{last}, mitos with {options.threads} thread(s) and a table of {memory(options)}, "
          f"{'cores ' + options.core if options.core else 'not pinned'}")
    ledger = opened(options, f"ffo-{first}-{last}-t{options.threads}-{memory(options)}",
                    fingerprint(options, options.threads, options.core, options.peer, patterns))
    try:
        measure(options, positions, programs, ledger)
    except KeyboardInterrupt:
        report(options, positions, names, ledger)
        raise
    return 1 if report(options, positions, names, ledger) else 0


def measure(options, positions, programs, ledger):
    for turn in range(1, options.rounds + 1):
        for at, position in enumerate(positions):
            shift = (turn + at) % len(programs)  # nobody is always the first
            for program in programs[shift:] + programs[:shift]:
                answer = ledger.known(lambda: program.ask(position.text, options.core, options.limit), program.name,
                                      position.number, turn)
                told = tables.answer(answer) if answer else f"not within {options.limit:g} s"
                print(f"round {turn} #{position.number} ({position.empties} empty) {program.name}: {told}", flush=True)


def report(options, positions, names, ledger):
    """The table; how many answers of mitos are wrong."""
    faults = 0
    rows = []
    for position in positions:
        row = [f"#{position.number}", f"{position.score:+d}"]
        for name in names:
            answers = [ledger.get(name, position.number, turn) for turn in range(1, options.rounds + 1)]
            answers = [answer for answer in answers if answer]
            row += tables.cells(answers)
            for fault in sorted({fault for fault in map(position.fault, answers) if fault}):
                print(f"WRONG: {name} on #{position.number}: {fault}")
                faults += name == "mitos"
        rows.append(row)
    print()
    tables.show(["FFO", "score", *(f"{name} {what}" for name in names for what in ("move", "Mnodes", "s"))], rows)
    print()
    totals(options, positions, names, ledger)
    return faults


def totals(options, positions, names, ledger):
    """Sums over the positions that every program has done in that round, and their ratios to the first program's."""
    rounds = {}
    for turn in range(1, options.rounds + 1):
        answers = {name: [ledger.get(name, position.number, turn) for position in positions] for name in names}
        shared = [at for at in range(len(positions)) if all(answers[name][at] for name in names)]
        if shared:
            rounds[turn] = {name: tables.total([answers[name][at] for at in shared]) for name in names}
            print(f"round {turn}, {len(shared)} position(s) that all have done:")
            for name in names:
                print(f"  {name}: {tables.totals(rounds[turn][name])}")
    for name in names[1:]:
        for what, told in (("seconds", "time"), ("cpu", "the processor's time"), ("rate", "nodes a second")):
            ratios = [turn["mitos"][what] / turn[name][what] for turn in rounds.values() if turn[name][what]]
            if ratios:
                print(f"mitos / {name}, {told}: {statistics.median(ratios):.3f} (median of {len(ratios)} round(s), "
                      f"{min(ratios):.3f} to {max(ratios):.3f})")
