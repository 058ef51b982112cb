// What is said about the values on the board: whose they are, how deep, and whether they are proven.
import { t } from '../../lib/i18n';
import type { ShownValues } from './worths';

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
