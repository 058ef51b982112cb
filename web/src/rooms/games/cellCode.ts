// The moves of a placement game in a link.
import { matchAt, type MoveCode } from '../../lib/game/treeText';

/** Writes `0 1 C`, `2 2 S` as `0.1.C-2.2.S`. */
export const cellCode: MoveCode = {
  write: (move) => move.replace(/ /g, '.'),
  read: (text, from) => {
    const found = matchAt(/[^-()]+/y, text, from);
    // At the end of the text a move without its letter, or with less, is what a cut has left.
    const isLast = from + (found?.length ?? 0) === text.length;
    if (found && isLast && /^\d+(\.(\d+\.?)?)?$/.test(found)) return 'cut off';
    return found ? { move: found.replace(/\./g, ' '), length: found.length } : null;
  },
  between: '-',
  most: 64,
};
