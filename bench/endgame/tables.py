"""How figures are shown."""
import statistics


def answer(said):
    move = f" {said['move']}" if "move" in said else ""
    nodes = f", {said['nodes']:,} nodes" if "nodes" in said else ""
    return f"{said['score']:+d}{move}{nodes}, {seconds(said):.3f} s"


def seconds(said):
    """What the program tells, or what the clock told."""
    return said["seconds"] if "seconds" in said else said["wall"]


def cells(answers):
    """Move, million nodes, seconds: medians over the rounds."""
    if not answers:
        return ["–"] * 3
    nodes = [said["nodes"] for said in answers if "nodes" in said]
    return [answers[0].get("move", "–"), f"{statistics.median(nodes) / 1e6:.1f}" if nodes else "–",
            f"{statistics.median(map(seconds, answers)):.2f}"]


def total(answers):
    """Sums. `cpu` is the processor's time of the searches: the share of a core that the process had is taken to be
    the search's too."""
    nodes, time = sum(said.get("nodes", 0) for said in answers), sum(map(seconds, answers))
    return {"nodes": nodes, "seconds": time, "rate": nodes / time if time else 0,
            "cpu": sum(seconds(said) * said["cpu"] / said["wall"] for said in answers if "cpu" in said
                       and said["wall"])}


def totals(sums):
    return (f"{sums['nodes'] / 1e6:,.1f} million nodes in {sums['seconds']:.2f} s "
            f"({sums['rate'] / 1e6:.1f} million a second), "
            f"of the processor {sums['cpu']:.2f} s")


def show(head, rows):
    """As Markdown, the columns under each other."""
    lines = [head, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for at, line in enumerate(lines):
        print("| " + " | ".join(text.rjust(width) for text, width in zip(line, widths)) + " |")
        if at == 0:
            print("|" + "|".join("-" * (width + 1) + ":" for width in widths) + "|")
