// The logarithmic axis of the bars of a comparison: from 1 to the power of ten above the largest count.

const mostTicks = 5;

export interface Axis { ticks: number[]; share: (count: number) => number }

/** `share` is the length of a bar in per cent of the axis; a count of 1, or of nothing, has none. */
export function axisOf(counts: readonly number[]): Axis {
  const decades = Math.max(1, Math.ceil(Math.log10(Math.max(1, ...counts))));
  const step = Math.ceil(decades / (mostTicks - 1));
  const ticks = Array.from({ length: Math.floor(decades / step) + 1 }, (_, index) => 10 ** (index * step));
  return { ticks, share: (count) => (Math.log10(Math.max(1, count)) / decades) * 100 };
}
