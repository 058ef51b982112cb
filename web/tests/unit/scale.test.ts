import { describe, expect, it } from 'vitest';
import { areaPath, linePath, points, rim } from '../../src/lib/scale';

describe('the evaluation graph', () => {
  it('puts zero in the middle, black above and white below', () => {
    const list = points([0, 40, -40], 100, 50);
    expect(list.map((point) => point.y)).toEqual([25, 0, 50]);
    expect(list.map((point) => point.x)).toEqual([0, 50, 100]);
  });
  it('draws a decided game at the rim without flattening the rest', () => {
    expect(rim([10, -80, 64_000])).toBe(80);
    expect(points([40, 64_000, -64_000], 100, 100).map((point) => point.y)).toEqual([0, 0, 100]);
  });
  it('keeps small values visible beside large ones', () => expect(points([10, 40], 10, 100)[0]?.y).toBe(25));
  it('does not blow up small differences', () => expect(rim([1, -2])).toBe(40));
  it('leaves gaps where nothing is known', () => expect(points([1, null, 1], 10, 10)).toHaveLength(2));
  it('draws nothing from nothing', () => {
    expect(linePath([])).toBe('');
    expect(areaPath([], 5)).toBe('');
    expect(points([], 10, 10)).toEqual([]);
  });
});
