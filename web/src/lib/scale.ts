// The evaluation graph: discs over the plies of a game, on a linear axis. Where nothing is known the curve has a gap.
import type { Worth } from './worth';

export interface Point {
  x: number;
  y: number;
  proven: boolean;
}

const ends = [8, 16, 32, 64]; // of the axis, so that its half is a whole number of discs too

/** The discs at the upper end of the axis; the lower end is as far below zero. */
export function axisEnd(values: readonly (Worth | null)[]): number {
  const most = Math.max(0, ...values.map((worth) => Math.abs(worth?.value ?? 0)));
  return ends.find((end) => end > most) ?? 64; // a little room, so that the curve does not run along the rim
}

/** The known stretches of the game, each ply of one beside the next; a stretch may be a single point. */
export function stretches(values: readonly (Worth | null)[], width: number, height: number): Point[][] {
  const end = axisEnd(values);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const found: Point[][] = [];
  values.forEach((worth, ply) => {
    if (!worth) return;
    const point = { x: ply * step, y: (height / 2) * (1 - worth.value / end), proven: worth.proven };
    if (ply > 0 && values[ply - 1]) found[found.length - 1]?.push(point);
    else found.push([point]);
  });
  return found;
}

const place = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The pieces of the curve that are proven at both ends, or those that are not. */
export function linePath(list: readonly Point[][], proven: boolean): string {
  return list
    .flatMap((stretch) =>
      stretch.slice(1).flatMap((point, index) => {
        const before = stretch[index];
        return before && (before.proven && point.proven) === proven ? [`M${place(before)}L${place(point)}`] : [];
      }),
    )
    .join('');
}

/** What lies between the curve and zero. */
export function areaPath(list: readonly Point[][], middle: number): string {
  return list
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => {
      const [first, last] = [stretch[0], stretch[stretch.length - 1]] as [Point, Point];
      return `M${first.x.toFixed(1)} ${middle}L${stretch.map(place).join('L')}L${last.x.toFixed(1)} ${middle}Z`;
    })
    .join('');
}

/** Stretches of one ply, which no line shows. */
export function lonePoints(list: readonly Point[][]): Point[] {
  return list.flatMap((stretch) => (stretch.length === 1 ? stretch : []));
}
