import { describe, expect, it } from 'vitest';
import { orderedGoal, parse, parseSize, same, slide, spiralGoal, tileForKey, touches } from '../../src/rooms/puzzles/slide';

const plain = { rows: 3, columns: 3, king: false };
const king = { ...plain, king: true };
const goal = orderedGoal(plain);

describe('sliding', () => {
  it('moves a neighbour of the blank', () => expect(slide(goal, 7, plain)).toEqual([[1, 2, 3, 4, 5, 6, 7, 0, 8]]));
  it('moves diagonally only as a king', () => {
    expect(slide(goal, 4, plain)).toEqual([]);
    expect(slide(goal, 4, king)).toEqual([[1, 2, 3, 4, 0, 6, 7, 8, 5]]);
  });
  it('pushes a whole row, a step a board', () => {
    expect(slide(goal, 6, plain)).toEqual([[1, 2, 3, 4, 5, 6, 7, 0, 8], [1, 2, 3, 4, 5, 6, 0, 7, 8]]);
  });
  it('pushes a whole column', () => expect(slide(goal, 2, plain).at(-1)).toEqual([1, 2, 0, 4, 5, 3, 7, 8, 6]));
  it('does nothing for the blank or off the board', () => {
    expect(slide(goal, 8, plain)).toEqual([]);
    expect(slide(goal, -1, plain)).toEqual([]);
  });
  it('does not reach around the edge', () => expect(touches(2, 3, king)).toBe(false));
});

describe('keys', () => {
  it('move the tile in the direction of the arrow', () => {
    expect(tileForKey(goal, 'ArrowDown', plain)).toBe(5);
    expect(tileForKey(goal, 'ArrowRight', plain)).toBe(7);
    expect(tileForKey(goal, 'ArrowUp', plain)).toBe(-1);
  });
  it('have diagonals for the king alone', () => {
    expect(tileForKey(goal, 'c', plain)).toBe(-1);
    expect(tileForKey(goal, 'C', king)).toBe(4);
  });
});

describe('boards as text', () => {
  it('takes blanks, commas and slashes', () => expect(same(parse('6 5 4 / 7,0,3 / 8 1 2'), spiralGoal)).toBe(true));
  it('keeps sizes within bounds', () => {
    expect(parseSize('3x4')).toEqual({ rows: 3, columns: 4 });
    expect(parseSize('1x99')).toEqual({ rows: 2, columns: 5 });
    expect(parseSize('nonsense')).toEqual({ rows: 3, columns: 3 });
  });
});
