import { describe, expect, it } from 'vitest';
import { atEnd, emptyLine, jump, play, shown } from '../../src/rooms/puzzles/timeline';

const three = ['f5', 'd6', 'c3'].reduce(play, emptyLine);

describe('a line of moves', () => {
  it('grows at its end', () => expect(three).toEqual({ moves: ['f5', 'd6', 'c3'], at: 3 }));
  it('keeps what follows when one goes back', () => {
    const back = jump(three, 1);
    expect(shown(back)).toEqual(['f5']);
    expect(back.moves).toHaveLength(3);
    expect(atEnd(back)).toBe(false);
    expect(jump(back, 3)).toEqual(three);
  });
  it('is cut by another move at an earlier place', () => expect(play(jump(three, 1), 'f4')).toEqual({ moves: ['f5', 'f4'], at: 2 }));
  it('is kept by the same move at an earlier place', () => expect(play(jump(three, 1), 'd6')).toEqual({ moves: three.moves, at: 2 }));
  it('never leaves itself', () => {
    expect(jump(three, -2).at).toBe(0);
    expect(jump(three, 9).at).toBe(3);
  });
});
