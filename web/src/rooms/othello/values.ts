// The values of the legal moves: the champion's on 8x8, deeper and deeper; elsewhere exact ones near the end of the game,
// and the textbook's before that.
import type { Colour, OthelloSearchRequest, OthelloValues, OthelloView } from '../../lib/types';
import { deeper, valuesTime } from './deeper';
import { emptiesOf, valued, type ShownValues } from './worths';

/** On smaller boards the server solves so many empty squares in about a second: all of 4x4, the endings of 6x6. */
export const mostSolvedEmpties = 16;
export const exactSearch = { algorithm: 'exact', time_ms: valuesTime };

export type AskValues = (how: OthelloSearchRequest) => Promise<OthelloValues>;

/** Calls `show` with the values of the moves of `view`, as often as there are better ones. */
export async function loadValues(
  ask: AskValues,
  view: OthelloView,
  mover: Colour,
  textbook: { depth: number; evaluation: string },
  show: (values: ShownValues) => void,
): Promise<void> {
  const shownTo = (answer: OthelloValues): ShownValues => ({ ...answer, values: valued(answer, mover) });
  if (view.size === 8) {
    const answers = deeper((limits) => ask({ algorithm: 'champion', ...limits }), emptiesOf(view));
    for await (const answer of answers) show(shownTo(answer));
    return;
  }
  if (emptiesOf(view) <= mostSolvedEmpties) {
    const solved = shownTo(await ask(exactSearch));
    if (solved.values.length === view.legal.length) return show({ ...solved, algorithm: exactSearch.algorithm });
  }
  show(shownTo(await ask(textbook)));
}
