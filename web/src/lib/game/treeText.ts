// A tree of moves as text, for links and files: `f5d6(c4c3)c3`.
import type { MoveNode, MoveTree } from './tree';

/** Reads the move that begins at `from`. Returns 'cut off' if the text ends within a move, null if there is none. */
export type ReadMove = (text: string, from: number) => { move: string; length: number } | 'cut off' | null;

/** How a kind of game writes its moves: each as `write` says, `between` them; the server takes no line above `most`. */
export interface MoveCode { write: (move: string) => string; read: ReadMove; between: string; most: number }

/** Returns what `pattern`, which must be sticky, matches at that place of the text. */
export function matchAt(pattern: RegExp, text: string, from: number): string | null {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? null;
}

/** Side lines stand in brackets behind the move that they replace. */
export function writeTree(tree: MoveTree, { write, between }: MoveCode): string {
  const line = (branches: readonly MoveNode[]): string => {
    const [first, ...others] = branches;
    if (!first) return '';
    const beside = others.map((node) => `(${line([node])})`).join('');
    const rest = line(first.next);
    return `${write(first.move)}${beside}${rest && between}${rest}`;
  };
  return line(tree.next);
}

/** What could not be read: from there on the text is no game. */
export interface Damage {
  readonly ply: number;
  readonly text: string;
  readonly isCutOff: boolean; // the text ends too early
}

/** The other way round, as far as the text is a game. */
export function readTree(text: string, code: MoveCode): { next: MoveNode[]; damage: Damage | null } {
  const { read, between, most } = code;
  interface Draft {
    move: string;
    next: Draft[];
  }
  const root: Draft = { move: '', next: [] };
  const open: { last: Draft; before: Draft; ply: number }[] = [];
  let last = root; // the move that was read last, and what it follows
  let before = root;
  let ply = 0;
  let fresh = true; // a move must follow: at the start of a line, and after what stands between two moves
  for (let from = 0; from < text.length;) {
    const sign = text[from];
    const outer = sign === ')' && !fresh ? open.pop() : undefined;
    if (outer) {
      ({ last, before, ply } = outer);
      from += 1;
    } else if (sign === '(' && !fresh) {
      open.push({ last, before, ply });
      [last, ply, fresh] = [before, ply - 1, true];
      from += 1;
    } else if (between !== '' && text.startsWith(between, from) && !fresh) {
      fresh = true;
      from += between.length;
    } else {
      const found = (fresh || between === '') && ply < most ? read(text, from) : null;
      if (!found || found === 'cut off') {
        return { next: root.next, damage: { ply, text: text.slice(from, from + 12), isCutOff: found !== null } };
      }
      const node: Draft = { move: found.move, next: [] };
      last.next.push(node);
      [before, last] = [last, node];
      ply += 1;
      fresh = false;
      from += found.length;
    }
  }
  const isCutOff = open.length > 0 || (fresh && text !== '');
  return { next: root.next, damage: isCutOff ? { ply, text: '', isCutOff } : null };
}
