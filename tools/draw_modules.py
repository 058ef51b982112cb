#!/usr/bin/env python3
"""Draws the modules of src/ and what each includes, as docs/images/modules.svg.

    tools/draw_modules.py              writes docs/images/modules.svg
    tools/draw_modules.py --check      says whether that file still shows the tree; exit code 1 if not

The modules are those of tools/check_includes.py, the arrows the includes in the files. An arrow is left out where
others lead the same way (transitive reduction). The lowest modules are at the bottom. The same tree gives the same
picture.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))
import check_includes  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
PICTURE = Path("docs/images/modules.svg")

WIDTH = 900
BOX_WIDTH, BOX_HEIGHT = 127, 46
BEND_WIDTH = 10  # of an arrow that passes a layer
GAP = 13
LAYER_HEIGHT = 92
MARGIN = 8
SWEEPS = 12  # of the ordering and the placing; more change nothing

STYLE = """
    text { font: 12px system-ui, sans-serif; text-anchor: middle; fill: #1c2128; }
    .name { font-weight: 600; }
    .size { font-size: 11px; fill: #57606a; }
    rect { fill: #f3f6fa; stroke: #57606a; }
    .front { fill: #e5eefb; }
    path { fill: none; stroke: #6e7781; stroke-width: 1.3; }
    marker path { fill: #6e7781; stroke: none; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .size { fill: #9da7b3; }
      rect { fill: #22272e; stroke: #9da7b3; }
      .front { fill: #1f3047; }
      path { stroke: #9da7b3; }
      marker path { fill: #9da7b3; }
    }
"""


class Size(NamedTuple):
    files: int
    lines: int


class Modules(NamedTuple):
    sizes: dict  # module -> Size, the lowest module first
    includes: dict  # module -> the modules that its files include, itself left out


def modules_of(root):
    """The modules that have files under root/src, and what they include."""
    checker = check_includes.Checker(root)
    checker.run()
    sizes = {}
    for module in check_includes.MODULES:
        below = (path for path in (root / "src" / module).rglob("*.*") if path.suffix in (".h", ".cpp"))
        paths = [path for path in below if check_includes.module_of(str(path.relative_to(root / "src"))) == module]
        if paths:
            lines = sum(path.read_bytes().count(b"\n") for path in paths)
            sizes[module] = Size(len(paths), lines)
    includes = {module: set() for module in sizes}
    for include in checker.includes:
        source, target = check_includes.module_of(include.source), check_includes.module_of(include.target)
        if source in sizes and target in sizes and source != target:
            includes[source].add(target)
    return Modules(sizes, includes)


def reachable(graph, start):
    """All nodes to which a path of at least one edge leads from `start`. The graph has no cycle."""
    found = set()
    waiting = list(graph[start])
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting.extend(graph[node])
    return found


def reduced(graph):
    """The edges (from, to) without those to nodes that another successor leads to; sorted."""
    below = {node: reachable(graph, node) for node in graph}
    return sorted((node, target) for node in graph for target in graph[node]
                  if not any(target in below[other] for other in graph[node]))


def layers_of(graph):
    """node -> the length of its longest path down, so every arrow leads to a lower layer."""
    layers = {}

    def visit(node):
        if node not in layers:
            layers[node] = 1 + max((visit(target) for target in graph[node]), default=-1)
        return layers[node]

    for node in graph:
        visit(node)
    return layers


class Layout:
    """Where the boxes and the bends of the arrows stand: an order within each layer with few crossings, then places."""

    def __init__(self, nodes, edges, layer_of):
        self.edges = edges
        self.rows = [[] for _ in range(1 + max(layer_of.values()))]
        self.width = {}
        self.neighbours = {}  # of a node or bend, in the layers beside its own
        self.routes = {}  # edge -> the bends between its ends, from the top
        for node in nodes:
            self.add(node, layer_of[node], BOX_WIDTH)
        for source, target in edges:
            bends = [(source, target, layer) for layer in range(layer_of[source] - 1, layer_of[target], -1)]
            for bend in bends:
                self.add(bend, bend[2], BEND_WIDTH)
            self.routes[source, target] = bends
            for upper, lower in zip([source, *bends], [*bends, target]):
                self.neighbours[upper].append(lower)
                self.neighbours[lower].append(upper)
        self.canvas = max([WIDTH] + [2 * MARGIN + self.length(row) for row in self.rows])
        self.x = {}
        self.order()
        self.place()

    def add(self, node, layer, width):
        self.rows[layer].append(node)
        self.width[node] = width
        self.neighbours[node] = []

    def length(self, row):
        return sum(self.width[node] for node in row) + GAP * (len(row) - 1)

    def wish(self, node):
        """The mean place of the neighbours."""
        beside = [self.x[other] for other in self.neighbours[node]]
        return sum(beside) / len(beside) if beside else self.x[node]

    def spread(self, row):
        """Puts the nodes of a row side by side, in the middle."""
        at = (self.canvas - self.length(row)) / 2
        for node in row:
            self.x[node] = at + self.width[node] / 2
            at += self.width[node] + GAP

    def order(self):
        for row in self.rows:
            self.spread(row)
        for sweep in range(SWEEPS):
            for row in self.rows if sweep % 2 == 0 else reversed(self.rows):
                wishes = {node: self.wish(node) for node in row}
                row.sort(key=wishes.get)  # stable: equal wishes keep their order
                self.spread(row)

    def place(self):
        """Moves the nodes towards their neighbours, and a little towards the middle of their row."""
        middles = dict(self.x)
        for _ in range(SWEEPS):
            for row in self.rows:
                for node in row:
                    self.x[node] = (2 * self.wish(node) + middles[node]) / 3
                self.push_apart(row)

    def push_apart(self, row):
        """Moves the nodes of a row no further than needed, so that none overlaps another or the margin."""
        edge = MARGIN
        for node in row:
            self.x[node] = max(self.x[node], edge + self.width[node] / 2)
            edge = self.x[node] + self.width[node] / 2 + GAP
        edge = self.canvas - MARGIN
        for node in reversed(row):
            self.x[node] = min(self.x[node], edge - self.width[node] / 2)
            edge = self.x[node] - self.width[node] / 2 - GAP


def curve(points):
    """An SVG path through the points, from the top down, upright at each of them."""
    (x, y), *rest = points
    parts = [f"M{x:.0f} {y:.0f}"]
    for next_x, next_y in rest:
        middle = (y + next_y) / 2
        parts.append(f"C{x:.0f} {middle:.0f} {next_x:.0f} {middle:.0f} {next_x:.0f} {next_y:.0f}")
        x, y = next_x, next_y
    return " ".join(parts)


def draw(modules):
    """The picture as the text of an SVG file."""
    edges = reduced(modules.includes)
    layer_of = layers_of(modules.includes)
    layout = Layout(list(modules.sizes), edges, layer_of)
    height = len(layout.rows) * LAYER_HEIGHT - (LAYER_HEIGHT - BOX_HEIGHT) + 2 * MARGIN

    def top(layer):
        return MARGIN + (len(layout.rows) - 1 - layer) * LAYER_HEIGHT

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {layout.canvas:.0f} {height}" '
        f'width="{layout.canvas:.0f}" height="{height}" role="img">',
        "  <title>The modules of src/: an arrow leads from a module to one that it includes</title>",
        "  <!-- made by tools/draw_modules.py -->",
        f"  <style>{STYLE}  </style>",
        '  <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 L8 4 L0 8 Z"/></marker></defs>',
    ]
    for source, target in edges:
        points = [(layout.x[source], top(layer_of[source]) + BOX_HEIGHT)]
        for bend in layout.routes[source, target]:
            points += [(layout.x[bend], top(bend[2])), (layout.x[bend], top(bend[2]) + BOX_HEIGHT)]
        points.append((layout.x[target], top(layer_of[target])))
        out.append(f'  <path data-from="{source}" data-to="{target}" d="{curve(points)}" marker-end="url(#tip)"/>')
    for module, size in modules.sizes.items():
        x, y = layout.x[module], top(layer_of[module])
        front = ' class="front"' if module in check_includes.FRONT_ENDS else ""
        out += [
            f'  <rect{front} x="{x - BOX_WIDTH / 2:.0f}" y="{y}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="6"/>',
            f'  <text class="name" x="{x:.0f}" y="{y + 19}">{module}</text>',
            f'  <text class="size" x="{x:.0f}" y="{y + 36}">{size.files} files, {round(size.lines, -2):,} lines</text>',
        ]
    return "\n".join([*out, "</svg>"]) + "\n"


def without_sizes(picture):
    """The picture without the numbers of files and lines, which change with every commit."""
    return re.sub(r'(<text class="size"[^>]*>)[^<]*', r"\1", picture)


def main():
    parser = argparse.ArgumentParser(description="Draws the modules of src/ as docs/images/modules.svg.")
    parser.add_argument("--root", type=Path, default=ROOT, metavar="DIR",
                        help="the tree to draw (default: the one this script lies in)")
    parser.add_argument("--check", action="store_true", help="only say whether the picture still shows the tree")
    options = parser.parse_args()
    picture = draw(modules_of(options.root))
    path = options.root / PICTURE
    if not options.check:
        path.write_text(picture, encoding="utf-8")
        return 0
    if path.is_file() and without_sizes(path.read_text(encoding="utf-8")) == without_sizes(picture):
        return 0
    print(f"{PICTURE} does not show the modules as they are: run tools/draw_modules.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
