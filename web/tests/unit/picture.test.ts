import { beforeEach, describe, expect, it } from 'vitest';
import { keepPicture, keptPicture, middleSquare } from '../../src/rooms/puzzles/ownPicture';

beforeEach(() => localStorage.clear());

describe('a picture of one’s own', () => {
  it('is cut in its middle', () => {
    expect(middleSquare(300, 100)).toEqual({ x: 100, y: 0, side: 100 });
    expect(middleSquare(80, 200)).toEqual({ x: 0, y: 60, side: 80 });
  });

  it('is kept, and nothing else is taken for one', () => {
    expect(keptPicture()).toBe('');
    expect(keepPicture('data:image/webp;base64,UklGRg==')).toBe(true);
    expect(keptPicture()).toBe('data:image/webp;base64,UklGRg==');
    keepPicture('https://example.org/a.png');
    expect(keptPicture()).toBe('');
    keepPicture('data:image/webp;base64,AA==");color:url("x');
    expect(keptPicture()).toBe('');
  });
});
