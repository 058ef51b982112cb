// The evaluation graph: values of very different size (an opening is worth a few points, a won end many thousands) on one
// small picture. Values beyond the usual are drawn at the rim.

export interface Point { x: number; y: number }

/** The value drawn at the rim: the largest among the usual ones, at least `least`. */
export function rim(values: readonly (number | null)[], least = 40, decided = 5000): number {
  const usual = values.filter((value): value is number => value !== null && Math.abs(value) < decided);
  return Math.max(least, ...usual.map(Math.abs));
}

export function points(values: readonly (number | null)[], width: number, height: number): Point[] {
  const most = rim(values);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.flatMap((value, index) => {
    if (value === null) return [];
    // The root keeps small differences visible beside one large one.
    const share = Math.sign(value) * Math.sqrt(Math.min(1, Math.abs(value) / most));
    return [{ x: index * step, y: (height / 2) * (1 - share) }];
  });
}

export function linePath(list: readonly Point[]): string {
  return list.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('');
}

export function areaPath(list: readonly Point[], middle: number): string {
  const first = list[0];
  const last = list[list.length - 1];
  if (!first || !last) return '';
  return `${linePath(list)}L${last.x.toFixed(1)} ${middle}L${first.x.toFixed(1)} ${middle}Z`;
}
