// What a move or a position is worth: in discs where the champion or a proof speaks, else in the points of an
// evaluation. A proven worth is marked as such, and is always in discs.

import { signed, t } from './i18n';

export interface Worth {
  readonly value: number;
  readonly proven: boolean;
}

const decided = 1_000_000;

/** A value of the textbook; where its search saw the end of the game, that is a million and the disc difference. */
export function textbookWorth(value: number, proven = false): Worth {
  const size = Math.abs(value);
  return size >= decided
    ? { value: Math.sign(value) * (size - decided), proven: true }
    : { value: Math.round(value), proven };
}

/** The same for the other side. */
export function turned({ value, proven }: Worth): Worth {
  return { value: -value || 0, proven };
}

/** `+12`, `−7`, or `★+4` where it is proven. */
export function shortWorth({ value, proven }: Worth): string {
  return `${proven ? '★' : ''}${signed(value)}`;
}

/** The same in words. */
export function spokenWorth({ value, proven }: Worth): string {
  if (!proven) return signed(value);
  if (value === 0) return t('play.draw');
  return t(value > 0 ? 'othello.won' : 'othello.lost', { n: Math.abs(value) });
}
