import { describe, expect, it } from 'vitest';
import { cellsOf, moverOf, openingBoard, squareIndex, squareName } from '../../src/rooms/othello/squares';

describe('squares', () => {
  it.each([4, 6, 8])('have names and numbers that agree on %i x %i', (size) => {
    for (let index = 0; index < size * size; index += 1) expect(squareIndex(squareName(index, size), size)).toBe(index);
  });
  it('are a1 at the top left and h8 at the bottom right', () => {
    expect(squareName(0, 8)).toBe('a1');
    expect(squareName(63, 8)).toBe('h8');
    expect(squareIndex('pass', 8)).toBe(-1);
    expect(squareIndex('g7', 6)).toBe(-1);
  });
  it('open with d4 and e5 white, d5 and e4 black', () => {
    const cells = cellsOf(openingBoard(8, 'X'), 8);
    expect([cells[squareIndex('d4', 8)], cells[squareIndex('e5', 8)]]).toEqual(['O', 'O']);
    expect([cells[squareIndex('d5', 8)], cells[squareIndex('e4', 8)]]).toEqual(['X', 'X']);
    expect(cells.filter((cell) => cell !== '-')).toHaveLength(4);
  });
  it('are followed by the side to move', () => {
    expect([moverOf(openingBoard(8, 'X')), moverOf(openingBoard(8, 'O'))]).toEqual(['black', 'white']);
  });
});
