#!/usr/bin/env python3
"""Runs a command in a terminal of a given width and draws what it printed as an SVG picture.

    tools/terminal_picture.py docs/images/solve.svg mitos solve tiles --start "1 2 3 / 4 5 6 / 0 8 7"

The pictures of the README are made with it, so that they show what the program really prints.
"""
import html
import os
import pty
import re
import struct
import sys
import termios
import fcntl

COLUMNS = 90
CELL, LINE, MARGIN = 8.4, 18, 16
COLOURS = {"33": "#e5c07b", "32": "#98c379", "31": "#e06c75", "36": "#56b6c2"}


def record(command):
    """The output of the command, run in a pseudo-terminal."""
    pid, handle = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", LANG="C.UTF-8")
        os.execvp(command[0], command)
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", 50, COLUMNS, 0, 0))
    output = b""
    while True:
        try:
            block = os.read(handle, 65536)
        except OSError:
            break
        if not block:
            break
        output += block
    os.waitpid(pid, 0)
    text = output.decode("utf-8", "replace")
    text = re.sub(r"[^\n]*\r\x1b\[K", "", text)  # lines of progress that were written over
    return text.replace("\r", "")


def spans(line):
    """The line as pairs of text and style."""
    style = {"bold": False, "colour": None}
    for part in re.split(r"(\x1b\[[0-9;]*[A-Za-z])", line):
        if part.startswith("\x1b["):
            for code in part[2:-1].split(";"):
                if code in ("", "0"):
                    style = {"bold": False, "colour": None}
                elif code == "1":
                    style["bold"] = True
                elif code in COLOURS:
                    style["colour"] = COLOURS[code]
        elif part:
            yield part, dict(style)


def draw(title, text):
    lines = text.rstrip("\n").split("\n")
    width, height = COLUMNS * CELL + 2 * MARGIN, (len(lines) + 2) * LINE + 2 * MARGIN
    svg = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
        f"<title>{html.escape(title)}</title>",
        '<rect width="100%" height="100%" rx="8" fill="#1e2127"/>',
        '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#d7dae0">',
        f'<text x="{MARGIN}" y="{MARGIN + LINE}" fill="#98c379">$ {html.escape(title)}</text>',
    ]
    for row, line in enumerate(lines):
        column, y = 0, MARGIN + (row + 2.5) * LINE
        for part, style in spans(line):
            weight = ' font-weight="bold"' if style["bold"] else ""
            colour = f' fill="{style["colour"]}"' if style["colour"] else ""
            # Every word is put where its column is, and stretched to its width: fonts differ, boxes must not tear.
            for word in re.finditer(r"\S+", part):
                x, length = MARGIN + (column + word.start()) * CELL, len(word.group()) * CELL
                svg.append(
                    f'<text x="{x:.1f}" y="{y:.1f}" textLength="{length:.1f}"{weight}{colour}>'
                    f"{html.escape(word.group())}</text>"
                )
            column += len(part)
    return "\n".join(svg + ["</g>", "</svg>", ""])


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    target, command = sys.argv[1], sys.argv[2:]
    shown = " ".join(f'"{word}"' if " " in word else word for word in [os.path.basename(command[0]), *command[1:]])
    with open(target + ".part", "w", encoding="utf-8") as file:
        file.write(draw(shown, record(command)))
    os.replace(target + ".part", target)


if __name__ == "__main__":
    main()
