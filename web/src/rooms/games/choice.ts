// Which legal move a click or a key on a cell means.
import type { GridLegal, GridView } from '../../lib/types';

/** Returns the legal moves that a click on this cell can mean: in a game with gravity the whole column is meant. */
export function movesAt({ legal, columns }: GridView, cell: number, gravity: boolean): GridLegal[] {
  const exact = legal.filter((move) => move.cell === cell);
  return exact.length > 0 || !gravity ? exact : legal.filter((move) => move.cell % columns === cell % columns);
}

/** Returns the move that is meant: by a key only that of its letter, in the case it was typed in before any other. */
export function chosenMove(here: readonly GridLegal[], chosen: string, key?: string): GridLegal | undefined {
  const by = (letter: string) => here.find((legal) => legal.letter === letter);
  if (key !== undefined) return by(key) ?? by(key.toUpperCase());
  return by(chosen) ?? (here.length === 1 ? here[0] : undefined);
}
