// The moves of Othello in a link.
import { matchAt, type MoveCode } from '../../lib/game/treeText';

/** Writes `f5`, `d6`, `pass` as `f5d6pa`. */
export const squareCode: MoveCode = {
  write: (move) => (move === 'pass' ? 'pa' : move),
  read: (text, from) => {
    const found = matchAt(/pa|[a-z][0-9]/iy, text, from)?.toLowerCase();
    if (found) return { move: found === 'pa' ? 'pass' : found, length: 2 };
    return matchAt(/[a-hp]$/iy, text, from) ? 'cut off' : null;
  },
  between: '',
  most: 128,
};
