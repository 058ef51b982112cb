import { describe, expect, it } from 'vitest';
import { areaPath, axisEnd, linePath, lonePoints, stretches } from '../../src/lib/scale';

const proven = (value: number) => ({ value, proven: true });
const open = (value: number) => ({ value, proven: false });

describe('the evaluation graph', () => {
  it('is linear, zero in the middle, black above and white below', () => {
    const list = stretches([open(0), open(12), open(-4)], 100, 32);
    expect(list[0]?.map((point) => point.y)).toEqual([16, 4, 20]);
    expect(list[0]?.map((point) => point.x)).toEqual([0, 50, 100]);
  });
  it('draws a proven value at its own discs, not at the rim', () => {
    expect(axisEnd([open(3), proven(-12)])).toBe(16);
    expect(stretches([open(3), proven(-12)], 10, 160)[0]?.[1]?.y).toBe(80 + 60);
  });
  it('has an axis that ends at a round number of discs', () => {
    expect([[], [open(1)], [proven(-8)], [proven(33)], [proven(-64)]].map(axisEnd)).toEqual([8, 8, 16, 64, 64]);
  });
  it('leaves gaps where nothing is known', () => {
    const list = stretches([open(1), open(2), null, open(3), open(4), null, open(5)], 60, 10);
    expect(list.map((stretch) => stretch.length)).toEqual([2, 2, 1]);
    expect(linePath(list, false).match(/M/g)).toHaveLength(2);
    expect(linePath(list, false)).toMatch(/^M0\.0 \S+L10\.0 \S+M30\.0 \S+L40\.0 \S+$/);
    expect(areaPath(list, 5).match(/Z/g)).toHaveLength(2);
    expect(lonePoints(list).map((point) => point.x)).toEqual([60]);
  });
  it('keeps what is proven apart from what is not', () => {
    const list = stretches([open(0), open(0), proven(0), proven(0)], 30, 10);
    expect(linePath(list, false)).toBe('M0.0 5.0L10.0 5.0M10.0 5.0L20.0 5.0');
    expect(linePath(list, true)).toBe('M20.0 5.0L30.0 5.0');
  });
  it('draws nothing from nothing', () => {
    expect(stretches([], 10, 10)).toEqual([]);
    expect(stretches([null, null], 10, 10)).toEqual([]);
    expect(linePath([], true) + areaPath([], 5)).toBe('');
  });
});
