// The server's values of Othello, made comparable: as one side sees them, in discs or in points, proven or not.
import type { Colour, OthelloSearch, OthelloValues, OthelloView, ValuedMove } from '../../lib/types';
import { textbookWorth, turned, type Worth } from '../../lib/worth';

/** A move with its worth for the side to move. `rank` compares it with the other moves of the same answer. */
export type ShownMove = Pick<ValuedMove, 'move' | 'line' | 'states'> & Worth & { rank: number };
export type ShownValues = Omit<OthelloValues, 'values'> & { values: ShownMove[] };

export const emptiesOf = ({ size, discs }: OthelloView): number => size * size - discs.black - discs.white;

/** The moves that were searched in time, as the mover sees them. */
export function valued(answer: OthelloValues, mover: Colour): ShownMove[] {
  const sign = answer.view === 'black' && mover === 'white' ? -1 : 1;
  return answer.values.flatMap(({ move, line, states, value, exhaustive }) => {
    if (value === null) return [];
    const rank = value * sign || 0;
    const worth =
      answer.algorithm === 'champion' ? { value: rank, proven: exhaustive ?? false } : textbookWorth(rank, exhaustive);
    return [{ move, line, states, ...worth, rank }];
  });
}

/** What a search says of its position, as black sees it. */
export function worthForBlack(report: OthelloSearch, mover: Colour): Worth {
  if (report.view === 'black') return textbookWorth(report.value, report.exhaustive);
  const worth = { value: report.value, proven: report.exhaustive ?? false };
  return mover === 'white' ? turned(worth) : worth;
}

/** A finished game as black sees it. As in proven values, empty squares are the winner's on 8x8, elsewhere nobody's. */
export function finalWorth(view: OthelloView): Worth {
  const difference = view.discs.black - view.discs.white;
  return { value: difference + (view.size === 8 ? Math.sign(difference) * emptiesOf(view) : 0), proven: true };
}
