// What is said about the values on the board and in the graph (whose they are, how deep, and whether they are proven), and
// about the end of a game.
import { t } from '../../lib/i18n';
import type { OthelloView } from '../../lib/types';
import { emptiesOf, finalWorth, type ShownValues } from './worths';

/** Who won a finished game by how many discs, and by how many where the empty squares count for the winner. */
export function resultOf(view: OthelloView): string {
  if (!view.winner || view.winner === 'draw') return t('play.draw');
  const fill = { side: t(`othello.${view.winner}`), n: Math.abs(view.discs.black - view.discs.white) };
  const all = Math.abs(finalWorth(view).value);
  if (all === fill.n) return t('othello.wins', fill);
  return t(emptiesOf(view) === 1 ? 'othello.wins.empty' : 'othello.wins.empties', { ...fill, all });
}

/** What the curves of the graph are; `depth` is that of the searches on 8x8. */
export function graphNote(size: number, depth: number): string {
  return size === 8 ? t('othello.graph.depth', { depth }) : t('othello.graph.proven');
}

export function noteOf({ algorithm, depth, values }: ShownValues, legalMoves: number): string {
  if (!algorithm) return t('othello.values.note', { depth });
  return `${championNote(algorithm, depth, values, legalMoves)} ${t('othello.values.point')}`;
}

function championNote(algorithm: string, depth: number, values: ShownValues['values'], legalMoves: number): string {
  if (algorithm === 'exact') return t('othello.values.exact');
  // Of one move or another nothing is known yet.
  if (values.length < legalMoves || depth === 0) return t('othello.values.partly');
  return values.every((entry) => entry.proven) ? t('othello.values.proven') : t('othello.values.champion', { depth });
}
