import { describe, expect, it } from 'vitest';
import { finishedWorth, meaning, shortWorth } from '../../src/lib/worth';

describe('the worth of a move', () => {
  it('is a number while the game is open', () => {
    expect(shortWorth(12)).toBe('+12');
    expect(shortWorth(-7)).toBe('−7');
    expect(shortWorth(0)).toBe('0');
  });
  it('is a margin once the end was seen', () => {
    expect(shortWorth(1_000_004)).toBe('★+4');
    expect(shortWorth(-1_000_062)).toBe('★−62');
  });
  it('of a finished game is on the same scale', () => {
    expect(meaning(finishedWorth(-8))).toEqual({ final: true, discs: -8 });
    expect(finishedWorth(0)).toBe(0);
  });
});
