// A tree of moves and the shown place in it as parts of a link.
import type { LinkState } from '../link';
import { enter, jump, lineOf, sideLines, type MoveNode, type MoveTree } from './tree';
import { readTree, writeTree, type Damage, type MoveCode } from './treeText';

/** A tree of moves: `moves` holds its lines, `line` which one is shown (`3.1`: at ply 3 branch 1), `at` the place. */
export function packTree(tree: MoveTree, code: MoveCode): LinkState {
  return {
    moves: writeTree(tree, code),
    line: tree.path.flatMap((branch, ply) => (branch > 0 ? [`${ply}.${branch}`] : [])).join('-'),
    at: tree.at === lineOf(tree).moves.length ? '' : String(tree.at),
  };
}

/** A value of a link that is not possible there, and those that are. */
export interface Fault { name: string; text: string; known: string[] }

/** The line that the text names, up to the first part that names no side line: that one is the fault. */
function readLine(next: readonly MoveNode[], text: string): { tree: MoveTree; fault: Fault | null } {
  let tree: MoveTree = { next, path: [], at: 0 };
  for (const part of text === '' ? [] : text.split('-')) {
    const sides = sideLines(tree).filter(({ at }) => at >= tree.at);
    const known = sides.map(({ at, branch }) => `${at}.${branch}`);
    const side = sides[known.indexOf(part)];
    if (!side) return { tree, fault: { name: 'line', text: part, known } };
    tree = enter(tree, side);
  }
  return { tree, fault: null };
}

/** The game of a link as far as it is good. `damage` is in its moves, `faults` are in `line` and `at`. */
export function unpackTree(
  link: LinkState,
  code: MoveCode,
): { tree: MoveTree; damage: Damage | null; faults: Fault[] } {
  const { next, damage } = readTree(link.moves ?? '', code);
  const { tree, fault } = readLine(next, link.line ?? '');
  const faults: Fault[] = [];
  // A place that was lost with what is damaged before it is no fault of its own.
  if (fault && !(damage && /^\d+\.\d+$/.test(fault.text))) faults.push(fault);
  const end = lineOf(tree).moves.length;
  const text = link.at ?? '';
  const at = /^\d+$/.test(text) ? Number(text) : NaN;
  if (text !== '' && !(at <= end) && !((damage || fault) && at > end)) {
    faults.push({ name: 'at', text, known: [`0–${end}`] });
  }
  return { tree: jump(tree, at <= end ? at : end), damage, faults };
}
