import { describe, expect, it } from 'vitest';
import { cells, packTree, squares, unpackTree } from '../../src/lib/link';
import {
  backToGame,
  cutAfter,
  emptyTree,
  enter,
  jump,
  leavesAt,
  lineOf,
  play,
  shown,
  sideLines,
  treeOf,
} from '../../src/lib/tree';

const three = ['f5', 'd6', 'c3'].reduce(play, emptyTree);
const moves = (tree: typeof three) => lineOf(tree).moves.join(' ');

describe('a line of moves', () => {
  it('grows at its end', () => expect(lineOf(three)).toEqual({ moves: ['f5', 'd6', 'c3'], at: 3 }));
  it('keeps what follows when one goes back', () => {
    const back = jump(three, 1);
    expect(shown(back)).toEqual(['f5']);
    expect(lineOf(back).moves).toHaveLength(3);
    expect(jump(back, 3)).toEqual(three);
  });
  it('is followed by the same move at an earlier place', () =>
    expect(play(jump(three, 1), 'd6')).toEqual(jump(three, 2)));
  it('never leaves itself', () => {
    expect(jump(three, -2).at).toBe(0);
    expect(jump(three, 9).at).toBe(3);
  });
});

describe('another move at an earlier place', () => {
  const side = play(play(jump(three, 1), 'f4'), 'c3');

  it('begins a line beside the game, which is kept', () => {
    expect(moves(side)).toBe('f5 f4 c3');
    expect(leavesAt(side)).toBe(1);
    const game = backToGame(side);
    expect(lineOf(game)).toEqual({ moves: ['f5', 'd6', 'c3'], at: 1 });
    expect(leavesAt(game)).toBeNull();
  });
  it('can be found again from the game', () => {
    const game = backToGame(side);
    expect(sideLines(game)).toEqual([{ at: 1, branch: 1, move: 'f4' }]);
    expect(lineOf(enter(game, { at: 1, branch: 1 }))).toEqual({ moves: ['f5', 'f4', 'c3'], at: 2 });
  });
  it('is followed, not doubled, when it is made again', () => {
    const again = play(backToGame(side), 'f4');
    expect(again.next).toEqual(side.next);
    expect(lineOf(again)).toEqual({ moves: ['f5', 'f4', 'c3'], at: 2 });
  });
  it('may leave a side line too', () => {
    const deeper = play(jump(side, 2), 'e3');
    expect(moves(deeper)).toBe('f5 f4 e3');
    expect(leavesAt(deeper)).toBe(1);
    expect(moves(backToGame(deeper))).toBe('f5 d6 c3');
    expect(sideLines(enter(deeper, { at: 1, branch: 1 }))).toEqual([{ at: 2, branch: 1, move: 'e3' }]);
  });
  it('leaves the game alone when it goes on', () => expect(moves(backToGame(play(side, 'd3')))).toBe('f5 d6 c3'));
});

describe('a tree of moves in a link', () => {
  const side = play(play(jump(three, 1), 'f4'), 'pass');
  const grid = play(jump(treeOf(['0 1 C', '2 2 S', '0 0 E']), 1), '1 1 E');
  const deep = play(jump(play(play(backToGame(side), 'c4'), 'e3'), 2), 'e6');

  it('is the plain line where nothing stands beside it', () => {
    expect(packTree(three, squares)).toEqual({ moves: 'f5d6c3', line: '', at: '' });
    expect(packTree(treeOf(['0 1 C', '2 2 S']), cells).moves).toBe('0.1.C-2.2.S');
    expect(unpackTree({ moves: 'F5d6' }, squares).tree).toEqual(treeOf(['f5', 'd6']));
    expect(unpackTree({}, cells).tree).toEqual(emptyTree);
  });
  it('writes side lines in brackets', () => {
    expect(packTree(side, squares)).toEqual({ moves: 'f5d6(f4pa)c3', line: '1.1', at: '' });
    expect(packTree(grid, cells)).toEqual({ moves: '0.1.C-2.2.S(1.1.E)-0.0.E', line: '1.1', at: '' });
  });
  it('comes back as it went', () => {
    for (const tree of [three, side, jump(side, 1), backToGame(side), deep, jump(deep, 1)]) {
      const { tree: read, damage } = unpackTree(packTree(tree, squares), squares);
      expect(damage).toBeNull();
      expect([read.next, lineOf(read)]).toEqual([tree.next, lineOf(tree)]);
    }
    const { tree: read } = unpackTree(packTree(grid, cells), cells);
    expect([read.next, lineOf(read)]).toEqual([grid.next, lineOf(grid)]);
  });
  it('takes only a place that the line has', () => {
    expect(['-3', '99', '1.5', 'x', '2', ''].map((at) => unpackTree({ moves: 'f5d6c3', at }, squares).tree.at)).toEqual(
      [0, 3, 3, 3, 2, 3],
    );
    expect(lineOf(unpackTree({ moves: 'f5d6', line: '0.7-x' }, squares).tree).moves).toEqual(['f5', 'd6']);
  });
});

describe('a damaged link', () => {
  it('is read up to the damage, which is named', () => {
    const { tree, damage } = unpackTree({ moves: 'f5d6%zzc3' }, squares);
    expect(lineOf(tree).moves).toEqual(['f5', 'd6']);
    expect(damage).toEqual({ ply: 2, text: '%zzc3' });
    expect(unpackTree({ moves: '0.1.C--2.2.S' }, cells)).toMatchObject({ damage: { ply: 1, text: '-2.2.S' } });
  });
  it('with brackets that mean nothing is read up to them', () => {
    for (const [text, read] of [
      ['(f5', ''],
      ['f5((d6', 'f5'],
      ['f5)d6', 'f5'],
      ['f5()d6', 'f5'],
    ] as const) {
      const { tree, damage } = unpackTree({ moves: text }, squares);
      expect([moves(tree), damage === null]).toEqual([read, false]);
    }
  });
  it('that breaks off in the middle is said to', () => {
    for (const text of ['f5d6(c3', 'f5(']) expect(unpackTree({ moves: text }, squares).damage).toMatchObject({ text: '…' });
    expect(unpackTree({ moves: '0.1.C-' }, cells).damage).toEqual({ ply: 1, text: '…' });
  });
  it('of more moves than any game has is read as far as a game may go', () => {
    const { tree, damage } = unpackTree({ moves: 'a1'.repeat(50_000) }, squares);
    expect([lineOf(tree).moves.length, damage?.ply]).toEqual([128, 128]);
    expect(packTree(tree, squares).moves).toHaveLength(256);
  });
  it('is cut where the rules end it, and side lines stay', () => {
    expect(lineOf(cutAfter(three, 1))).toEqual({ moves: ['f5'], at: 1 });
    const side = play(jump(three, 1), 'f4');
    expect(moves(cutAfter(side, 1))).toBe('f5 d6 c3');
  });
});
