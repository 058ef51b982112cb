import { jump, lineOf, withPath, type MoveTree } from './tree';
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
    return found ? { move: found === 'pa' ? 'pass' : found, length: 2 } : null;
  },
  between: '',
  most: 128,
};

/** `0 1 C`, `2 2 S` as `0.1.C-2.2.S`. */
export const cells: MoveCode = {
  write: (move) => move.replace(/ /g, '.'),
  read: (text, from) => {
    const found = matched(/[^-()]+/y, text, from);
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

export function unpackTree(link: LinkState, code: MoveCode): { tree: MoveTree; damage: Damage | null } {
  const { next, damage } = readTree(link.moves ?? '', code);
  const path: number[] = [];
  for (const [, ply, branch] of (link.line ?? '').matchAll(/(\d{1,3})\.(\d{1,3})/g)) path[Number(ply)] = Number(branch);
  const whole = withPath(next, path);
  const at = link.at ? Number(link.at) : NaN;
  return { tree: jump(whole, Number.isInteger(at) ? at : lineOf(whole).moves.length), damage };
}
