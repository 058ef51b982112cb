// A game as a tree of moves, one line of it shown, and a place in that line. The first branch of every place is the
// game itself; what was tried instead stands beside it. Another move at an earlier place begins a side line, and the
// game is kept.

export interface MoveNode {
  readonly move: string;
  readonly next: readonly MoveNode[];
}

export interface MoveTree {
  readonly next: readonly MoveNode[];
  readonly path: readonly number[]; // the branch that the shown line takes at each ply; beyond its end the first one
  readonly at: number; // plies from the start
}

/** The shown line to its end. */
export interface Line {
  readonly moves: string[];
  readonly at: number;
}

/** A branch beside the shown line: at ply `at` it goes on with `move` instead. */
export interface SideLine {
  readonly at: number;
  readonly branch: number;
  readonly move: string;
}

export const emptyTree: MoveTree = { next: [], path: [], at: 0 };

const chain = (moves: readonly string[]): readonly MoveNode[] =>
  moves.reduceRight<MoveNode[]>((next, move) => [{ move, next }], []);

export function treeOf(moves: readonly string[], at = moves.length): MoveTree {
  return jump({ next: chain(moves), path: [], at: 0 }, at);
}

/** The nodes of the shown line, with the branches that each was chosen from. */
function walk(tree: MoveTree): { node: MoveNode; branches: readonly MoveNode[]; branch: number }[] {
  const steps = [];
  let branches = tree.next;
  for (let ply = 0; ; ply += 1) {
    const branch = tree.path[ply] ?? 0;
    const node = branches[branch];
    if (!node) return steps;
    steps.push({ node, branches, branch });
    branches = node.next;
  }
}

export function lineOf(tree: MoveTree): Line {
  return { moves: walk(tree).map(({ node }) => node.move), at: tree.at };
}

export const shown = (tree: MoveTree): string[] => lineOf(tree).moves.slice(0, tree.at);

export function jump(tree: MoveTree, at: number): MoveTree {
  return { ...tree, at: Math.max(0, Math.min(walk(tree).length, at)) };
}

/** The tree with other branches at the end of the first `ply` moves of the shown line. */
function branchesAt(
  tree: MoveTree,
  ply: number,
  change: (branches: readonly MoveNode[]) => readonly MoveNode[],
): readonly MoveNode[] {
  const rebuilt = (branches: readonly MoveNode[], depth: number): readonly MoveNode[] => {
    if (depth === ply) return change(branches);
    const branch = tree.path[depth] ?? 0;
    return branches.map((node, index) => (index === branch ? { ...node, next: rebuilt(node.next, depth + 1) } : node));
  };
  return rebuilt(tree.next, 0);
}

const pathTo = (tree: MoveTree, ply: number): number[] => Array.from({ length: ply }, (_, at) => tree.path[at] ?? 0);

/** Makes a move at the shown place: one that stands there is followed, another is added beside it. */
export function play(tree: MoveTree, move: string): MoveTree {
  const { at } = tree;
  const steps = walk(tree);
  if (steps[at]?.node.move === move) return { ...tree, at: at + 1 };
  const branches = at === 0 ? tree.next : (steps[at - 1]?.node.next ?? []);
  const known = branches.findIndex((node) => node.move === move);
  if (known >= 0) return { ...tree, path: [...pathTo(tree, at), known], at: at + 1 };
  return {
    next: branchesAt(tree, at, (list) => [...list, { move, next: [] }]),
    path: [...pathTo(tree, at), branches.length],
    at: at + 1,
  };
}

/** The ply at which the shown line leaves the game; null while it is the game. */
export function leavesAt(tree: MoveTree): number | null {
  const ply = walk(tree).findIndex(({ branch }) => branch > 0);
  return ply < 0 ? null : ply;
}

/** The game again, at the place where the shown line leaves it. */
export function backToGame(tree: MoveTree): MoveTree {
  return { ...tree, path: [], at: leavesAt(tree) ?? tree.at };
}

/** Every side line that leaves the shown line. */
export function sideLines(tree: MoveTree): SideLine[] {
  return walk(tree).flatMap(({ branches, branch }, at) =>
    branches.flatMap(({ move }, other) => (other === branch || other === 0 ? [] : [{ at, branch: other, move }])),
  );
}

/** A side line after its first move. */
export function enter(tree: MoveTree, { at, branch }: Pick<SideLine, 'at' | 'branch'>): MoveTree {
  return jump({ ...tree, path: [...pathTo(tree, at), branch] }, at + 1);
}

/** The tree without what follows the first `ply` moves of the shown line. */
export function cutAfter(tree: MoveTree, ply: number): MoveTree {
  const cut = {
    ...tree,
    next: branchesAt(tree, ply, (branches) => branches.filter((_, index) => index !== (tree.path[ply] ?? 0))),
    path: pathTo(tree, ply),
  };
  return jump(cut, Math.min(tree.at, ply));
}
