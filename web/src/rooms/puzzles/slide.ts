// Sliding tiles by hand: which tile can go where. Searching is the server's work.

export interface Shape { rows: number; columns: number; king: boolean }

export function parseSize(text: string, most = 5): { rows: number; columns: number } {
  const match = /^(\d+)x(\d+)$/.exec(text);
  const limit = (value: string | undefined) => Math.max(2, Math.min(most, Number(value) || 3));
  return { rows: limit(match?.[1]), columns: limit(match?.[2]) };
}

export const format = (cells: readonly number[]): string => cells.join(' ');
export const parse = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

export function orderedGoal(shape: Pick<Shape, 'rows' | 'columns'>): number[] {
  const cells = shape.rows * shape.columns;
  return Array.from({ length: cells }, (_, index) => (index + 1) % cells);
}

export const spiralGoal: readonly number[] = [6, 5, 4, 7, 0, 3, 8, 1, 2];

export function touches(a: number, b: number, shape: Shape): boolean {
  const rows = Math.abs(Math.floor(a / shape.columns) - Math.floor(b / shape.columns));
  const columns = Math.abs((a % shape.columns) - (b % shape.columns));
  return shape.king ? Math.max(rows, columns) === 1 : rows + columns === 1;
}

/** The boards that a click on a cell leads through: one step, or a whole row or column pushed towards the blank. */
export function slide(cells: readonly number[], at: number, shape: Shape): number[][] {
  const blank = cells.indexOf(0);
  if (at === blank || at < 0 || at >= cells.length) return [];
  if (touches(at, blank, shape)) return [swapped(cells, at, blank)];
  const { columns } = shape;
  const sameRow = Math.floor(at / columns) === Math.floor(blank / columns);
  const sameColumn = at % columns === blank % columns;
  if (!sameRow && !sameColumn) return [];
  const step = (sameRow ? 1 : columns) * Math.sign(at - blank);
  const boards: number[][] = [];
  let now = [...cells];
  for (let hole = blank; hole !== at; hole += step) {
    now = swapped(now, hole, hole + step);
    boards.push(now);
  }
  return boards;
}

/** The tile that slides from one board to the next: it stands where the blank was. */
export const tileMoved = (from: readonly number[], to: readonly number[]): number => to[from.indexOf(0)] ?? 0;

/** A move as links and files spell it: the tiles in the order in which they slide, `8.7` for a row that is pushed. */
export function writeMove(from: readonly number[], boards: readonly (readonly number[])[]): string {
  return boards.map((board, index) => tileMoved(boards[index - 1] ?? from, board)).join('.');
}

/** The board after such a move; null where it cannot be made. */
export function afterMove(cells: readonly number[], move: string, shape: Shape): number[] | null {
  let now = [...cells];
  for (const word of move.split('.')) {
    const [at, blank] = [now.indexOf(Number(word)), now.indexOf(0)];
    if (!/^[1-9]\d*$/.test(word) || at < 0 || !touches(at, blank, shape)) return null;
    now = swapped(now, at, blank);
  }
  return now;
}

/** How many tiles slide in the course of these moves. */
export const tilesSlid = (moves: readonly string[]): number => moves.reduce((sum, move) => sum + move.split('.').length, 0);

function swapped(cells: readonly number[], a: number, b: number): number[] {
  const next = [...cells];
  [next[a], next[b]] = [next[b] ?? 0, next[a] ?? 0];
  return next;
}

// The direction is that of the tile: Arrow left moves the tile on the right of the blank to the left. The diagonals lie
// around the S key, as on the keyboard.
const directions: Readonly<Record<string, readonly [number, number]>> = {
  arrowup: [1, 0], arrowdown: [-1, 0], arrowleft: [0, 1], arrowright: [0, -1],
  q: [1, 1], e: [1, -1], z: [-1, 1], c: [-1, -1],
};

/** The cell of the tile that a key moves, or -1. */
export function tileForKey(cells: readonly number[], key: string, shape: Shape): number {
  const direction = directions[key.toLowerCase()];
  if (!direction || (!shape.king && direction[0] !== 0 && direction[1] !== 0)) return -1;
  const blank = cells.indexOf(0);
  const row = Math.floor(blank / shape.columns) + direction[0];
  const column = (blank % shape.columns) + direction[1];
  return row < 0 || column < 0 || row >= shape.rows || column >= shape.columns ? -1 : row * shape.columns + column;
}

export const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((tile, index) => tile === b[index]);
