"""A drawing of medians, means and ranges on logarithmic scales, as SVG made by hand: no library, readable on light
and dark."""
import math
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 860, 470
TOP, BOTTOM, PANEL, LEFTS = 104, 404, 330, (72, 502)
# Without the media query (a converter, say) the colours are such as can be read on both.
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #6b7280 }
.title { font-size: 17px; font-weight: 600 }
.name { font-size: 14px; font-weight: 600 }
.grid { stroke: #8884; stroke-width: 1 }
.range { fill: #3b82f6; opacity: .18 }
.median { fill: none; stroke: #3b82f6; stroke-width: 2.5 }
.dot { fill: #3b82f6 }
.mean { fill: none; stroke: #d97706; stroke-width: 1.75; stroke-dasharray: 5 4 }
.of-median { fill: #3b82f6 } .of-mean { fill: #d97706 }
@media (prefers-color-scheme: dark) { text { fill: #a8b0bd } .of-median { fill: #60a5fa } .of-mean { fill: #f59e0b } }
@media (prefers-color-scheme: light) { text { fill: #4b5563 } .of-median { fill: #1d4ed8 } .of-mean { fill: #b45309 } }
"""


class Panel:
    """One quantity: values by `median`, `mean`, `min` and `max` over the numbers of empty squares."""

    def __init__(self, name, unit, empties, values, note):
        self.name, self.unit, self.empties, self.values, self.note = name, unit, empties, values, note
        self.low = math.floor(math.log10(min(values["min"])))
        self.high = max(self.low + 1, math.ceil(math.log10(max(values["max"]))))

    def x(self, left, empties):
        return left + PANEL * (empties - self.empties[0]) / (self.empties[-1] - self.empties[0])

    def y(self, value):
        return BOTTOM - (BOTTOM - TOP) * (math.log10(value) - self.low) / (self.high - self.low)

    def points(self, left, how):
        return [(self.x(left, empties), self.y(value)) for empties, value in zip(self.empties, self.values[how])]

    def draw(self, left):
        yield text(left, TOP - 18, self.name, kind="name")
        yield text(left + PANEL, TOP - 18, self.note, anchor="end")
        for power in range(self.low, self.high + 1):
            y = self.y(10.0**power)
            yield f'<path class="grid" d="M{left} {y:.1f}h{PANEL}"/>'
            yield text(left - 8, y + 4, scale(power, self.unit), anchor="end")
        for empties in self.empties:
            if empties % 2 == 0:
                x = self.x(left, empties)
                yield f'<path class="grid" d="M{x:.1f} {TOP}V{BOTTOM}"/>'
                yield text(x, BOTTOM + 20, str(empties), anchor="middle")
        yield text(left + PANEL / 2, BOTTOM + 42, "empty squares", anchor="middle")
        outline = self.points(left, "max") + self.points(left, "min")[::-1]
        yield f'<path class="range" d="M{joined(outline)}Z"/>'
        yield f'<path class="mean" d="M{joined(self.points(left, "mean"))}"/>'
        yield f'<path class="median" d="M{joined(self.points(left, "median"))}"/>'
        for empties, median, (x, y) in zip(self.empties, self.values["median"], self.points(left, "median")):
            told = f"<title>{empties} empty squares: median {median:.4g}</title>"
            yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3">{told}</circle>'


def joined(points):
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def text(x, y, words, kind="", anchor="start"):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"' + (f' class="{kind}"' if kind
                                                                      else "") + f">{escape(words)}</text>"


def scale(power, unit):
    """1 ms, 10 s; 1 thousand as 1k, 1 million as 1M."""
    if unit == "s":
        for least, name in ((0, "s"), (-3, "ms"), (-6, "µs")):
            if power >= least:
                return f"{10 ** (power - least)} {name}"
    for least, name in ((9, "G"), (6, "M"), (3, "k")):
        if power >= least:
            return f"{10 ** (power - least)}{name}"
    return f"{10.0 ** power:g}"


def drawing(title, subtitle, panels):
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">',
             f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>",
             text(LEFTS[0], 28, title, kind="title"), text(LEFTS[0], 50, subtitle)]
    key = LEFTS[1] + PANEL
    parts += [text(key - 150, 28, "● median", kind="of-median", anchor="end"),
              text(key - 82, 28, "- - mean", kind="of-mean", anchor="end"),
              f'<rect class="range" x="{key - 60}" y="18" width="16" height="12"/>',
              text(key, 28, "range", anchor="end")]
    for left, panel in zip(LEFTS, panels):
        parts += panel.draw(left)
    return "\n".join([*parts, "</svg>", ""])
