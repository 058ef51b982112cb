// Squares and boards as text, for drawing and editing only; what is legal the server says.

export type Disc = 'X' | 'O' | '-';

/** A position as the server is asked for it; without a start the game begins with the opening position. */
export interface Position { size: number; start?: string; moves: string[] }

export const files = 'abcdefgh';

export function squareName(index: number, size: number): string {
  return `${files[index % size]}${Math.floor(index / size) + 1}`;
}

export function squareIndex(name: string, size: number): number {
  const column = files.indexOf(name[0] ?? '');
  const row = Number(name.slice(1)) - 1;
  return column < 0 || column >= size || !(row >= 0 && row < size) ? -1 : row * size + column;
}

export function cellsOf(position: string, size: number): Disc[] {
  return [...position.slice(0, size * size)].map((letter) => (letter === 'X' || letter === 'O' ? letter : '-'));
}

/** The opening position: d4 and e5 white, d5 and e4 black, and the same in the middle of smaller boards. */
export function openingBoard(size: number, mover: 'X' | 'O'): string {
  const cells: Disc[] = Array.from({ length: size * size }, () => '-');
  const low = size / 2 - 1;
  cells[low * size + low] = 'O';
  cells[(low + 1) * size + low + 1] = 'O';
  cells[low * size + low + 1] = 'X';
  cells[(low + 1) * size + low] = 'X';
  return `${cells.join('')} ${mover}`;
}

/** Returns how many squares of the position are empty. */
export function emptiesAfter({ size, start, moves }: Position): number {
  const board = cellsOf(start || openingBoard(size, 'X'), size);
  return board.filter((disc) => disc === '-').length - moves.filter((move) => move !== 'pass').length;
}

/** Who is to move on a board as the server writes it. */
export function moverOf(position: string): 'black' | 'white' {
  return position.endsWith('O') ? 'white' : 'black';
}

/** How far two squares are apart: the wave of flips runs outwards from the disc that was placed. */
export function distance(a: number, b: number, size: number): number {
  return Math.max(Math.abs((a % size) - (b % size)), Math.abs(Math.floor(a / size) - Math.floor(b / size)));
}
