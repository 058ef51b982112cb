import { describe, expect, it } from 'vitest';
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
} from '../../src/lib/game/tree';
import { packTree, unpackTree } from '../../src/lib/game/treeLink';
import { cellCode as cells } from '../../src/rooms/games/cellCode';
import { squareCode as squares } from '../../src/rooms/othello/squareCode';

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
  it('takes only a place that the line has, and says of any other what is possible', () => {
    const read = (at: string) => unpackTree({ moves: 'f5d6c3', at }, squares);
    expect(['0', '2', '3', ''].map((at) => [read(at).tree.at, read(at).faults])).toEqual([0, 2, 3, 3].map((at) => [at, []]));
    for (const at of ['-3', '99', '1.5', 'x'])
      expect(read(at)).toMatchObject({ tree: { at: 3 }, faults: [{ name: 'at', text: at, known: ['0–3'] }] });
  });
  it('takes only a line that is there, and says of any other what is possible', () => {
    const read = (line: string) => unpackTree({ moves: 'f5d6(f4c3(e3))(c4)c3', line }, squares);
    expect(moves(read('1.1-2.1').tree)).toBe('f5 f4 e3');
    for (const [line, shown, bad, known] of [
      ['x', 'f5 d6 c3', 'x', ['1.1', '1.2']],
      ['1.7', 'f5 d6 c3', '1.7', ['1.1', '1.2']],
      ['99.1', 'f5 d6 c3', '99.1', ['1.1', '1.2']],
      ['1.1-2.5', 'f5 f4 c3', '2.5', ['2.1']],
      ['1.1-1.2', 'f5 f4 c3', '1.2', ['2.1']],
      ['1.2-2.1', 'f5 c4', '2.1', []],
    ] as const) {
      const { tree, faults } = read(line);
      expect([moves(tree), faults]).toEqual([shown, [{ name: 'line', text: bad, known }]]);
    }
  });
  it('has no fault of its own in a place that was lost with what is damaged before it', () => {
    expect(unpackTree({ moves: 'f5d6%zzc3', line: '2.1', at: '4' }, squares).faults).toEqual([]);
    expect(unpackTree({ moves: 'f5d6', line: '1.1', at: '4' }, squares).faults).toMatchObject([{ name: 'line' }]);
    expect(unpackTree({ moves: 'f5%zz', line: 'x', at: 'y' }, squares).faults).toMatchObject([{ text: 'x' }, { text: 'y' }]);
  });
});

describe('a damaged link', () => {
  it('is read up to the damage, which is named', () => {
    const { tree, damage } = unpackTree({ moves: 'f5d6%zzc3' }, squares);
    expect(lineOf(tree).moves).toEqual(['f5', 'd6']);
    expect(damage).toEqual({ ply: 2, text: '%zzc3', isCutOff: false });
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
  it('that is cut off is told from one with something that is no move', () => {
    for (const [text, read, ply] of [
      ['f5d6c', 'f5 d6', 2],
      ['f5d6p', 'f5 d6', 2], // of a pass
      ['f', '', 0],
      ['f5d6(c3', 'f5 d6', 2],
      ['f5d6(c', 'f5 d6', 1],
      ['f5(', 'f5', 0],
    ] as const) {
      const { tree, damage } = unpackTree({ moves: text }, squares);
      expect([moves(tree), damage?.ply, damage?.isCutOff]).toEqual([read, ply, true]);
    }
    for (const text of ['0.1.C-', '0.1.C-2', '0.1.C-2.', '0.1.C-2.2', '0.1.C-2.2.', '0.1.C-2.2.S(', '0.1.C(2.2.S']) {
      const { tree, damage } = unpackTree({ moves: text }, cells);
      expect([lineOf(tree).moves[0], damage?.isCutOff]).toEqual(['0 1 C', true]);
    }
    for (const text of ['f5d6z', 'f5cd6', 'f5d6c)', 'f5d6ccc', '(f5', 'f5)'])
      expect(unpackTree({ moves: text }, squares).damage?.isCutOff).toBe(false);
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
