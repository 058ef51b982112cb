// The values of the legal moves: the champion's on 8x8, which come again and again from one request, deeper each time
// or proven; elsewhere exact ones near the end of the game, and the textbook's before that.
import { api } from '../../lib/api';
import type { Colour, OthelloValues, OthelloView } from '../../lib/types';
import { evaluationOf, type Brain } from './brains';
import type { Position } from './squares';
import { emptiesOf, valued, type ShownValues } from './worths';

const valuesTime = 2000; // milliseconds of searching

/** On smaller boards the server solves so many empty squares in about a second: all of 4x4, the endings of 6x6. */
export const mostSolvedEmpties = 16;
export const exactSearch = { algorithm: 'exact', time_ms: valuesTime };

export interface ValuesQuestion {
  position: Position;
  view: OthelloView; // of that position
  mover: Colour;
  brain: Brain; // the player whose depth and evaluation the textbook takes
}

/** Asks for the values of every move, and calls `show` as often as there are better ones. */
export async function loadValues(
  question: ValuesQuestion,
  signal: AbortSignal,
  show: (values: ShownValues) => void,
): Promise<void> {
  const { position, view, mover, brain } = question;
  const shownAs = (answer: OthelloValues): ShownValues => ({ ...answer, values: valued(answer, mover) });
  const onPartial = (answer: OthelloValues) => show(shownAs(answer));
  const ask = async (how: object): Promise<OthelloValues> => {
    const answer = await api.call('othello/values', { ...position, ...how }, { signal, onPartial });
    signal.throwIfAborted();
    return answer;
  };
  if (view.size === 8) return show(shownAs(await ask({ algorithm: 'champion', time_ms: valuesTime })));
  if (emptiesOf(view) <= mostSolvedEmpties) {
    const solved = shownAs(await ask(exactSearch));
    if (solved.values.length === view.legal.length) return show({ ...solved, algorithm: exactSearch.algorithm });
  }
  show(shownAs(await ask({ depth: brain.depth, evaluation: evaluationOf(brain, view.size) })));
}
