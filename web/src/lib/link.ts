import { enter, jump, lineOf, sideLines, type MoveNode, type MoveTree } from './tree';
import { readTree, writeTree, type Damage, type MoveCode } from './treeText';

// Link state is a flat list of names and texts after the # of the address. Moves get a short spelling of their own.

export type LinkState = Record<string, string>;

export function writeLink(state: LinkState): string {
  const parts = Object.entries(state)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replace(/%20/g, '+')}`);
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/** What cannot be decoded stays as it is: the room says where it is damaged, and shows what stands before. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function readLink(hash: string): LinkState {
  const state: LinkState = {};
  for (const part of hash.replace(/^#/, '').split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    const value = at < 0 ? '' : part.slice(at + 1);
    state[decoded(name)] = decoded(value.replace(/\+/g, '%20'));
  }
  return state;
}

function matched(pattern: RegExp, text: string, from: number): string | null {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? null;
}

/** `f5`, `d6`, `pass` as `f5d6pa`. */
export const squares: MoveCode = {
  write: (move) => (move === 'pass' ? 'pa' : move),
  read: (text, from) => {
    const found = matched(/pa|[a-z][0-9]/iy, text, from)?.toLowerCase();
    if (found) return { move: found === 'pa' ? 'pass' : found, length: 2 };
    return matched(/[a-hp]$/iy, text, from) ? 'cut off' : null;
  },
  between: '',
  most: 128,
};

/** `0 1 C`, `2 2 S` as `0.1.C-2.2.S`. */
export const cells: MoveCode = {
  write: (move) => move.replace(/ /g, '.'),
  read: (text, from) => {
    const found = matched(/[^-()]+/y, text, from);
    // At the end of the text a move without its letter, or with less, is what a cut has left.
    const isLast = from + (found?.length ?? 0) === text.length;
    if (found && isLast && /^\d+(\.(\d+\.?)?)?$/.test(found)) return 'cut off';
    return found ? { move: found.replace(/\./g, ' '), length: found.length } : null;
  },
  between: '-',
  most: 64,
};

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
export function unpackTree(link: LinkState, code: MoveCode): { tree: MoveTree; damage: Damage | null; faults: Fault[] } {
  const { next, damage } = readTree(link.moves ?? '', code);
  const { tree, fault } = readLine(next, link.line ?? '');
  const faults: Fault[] = [];
  // A place that was lost with what is damaged before it is no fault of its own.
  if (fault && !(damage && /^\d+\.\d+$/.test(fault.text))) faults.push(fault);
  const end = lineOf(tree).moves.length;
  const text = link.at ?? '';
  const at = /^\d+$/.test(text) ? Number(text) : NaN;
  if (text !== '' && !(at <= end) && !((damage || fault) && at > end)) faults.push({ name: 'at', text, known: [`0–${end}`] });
  return { tree: jump(tree, at <= end ? at : end), damage, faults };
}
