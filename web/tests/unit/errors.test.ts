import { describe, expect, it } from 'vitest';
import { ApiError, further, isRefused } from '../../src/lib/errors';

const at = (line: number, column: number) => new ApiError('input', `${line}:${column}`, { source: 'text', line, column });

describe('errors', () => {
  it('of two readings tell the one that came further', () => {
    expect(further(at(1, 4), at(2, 1))).toEqual(at(2, 1));
    expect(further(at(1, 4), at(1, 2))).toEqual(at(1, 4));
    const lost = new TypeError('lost');
    expect(further(at(1, 1), lost)).toEqual(at(1, 1));
    expect(further(lost, at(1, 1))).toEqual(at(1, 1));
  });

  it('are worth another try unless the request itself was refused', () => {
    expect(isRefused(at(1, 1))).toBe(true);
    expect(isRefused(new ApiError('usage', ''))).toBe(true);
    expect(isRefused(new ApiError('busy', ''))).toBe(false);
    expect(isRefused(new TypeError(''))).toBe(false);
  });
});
