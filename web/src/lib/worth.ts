// A textbook value is a small number, or, where a search saw the end of the game, a million and the disc difference.
// The second kind is shown as what it means: won or lost by so many discs.

import { number, t } from './i18n';

export const decided = 1_000_000;

export interface Worth { final: boolean; discs: number }

export function meaning(value: number): Worth {
  const size = Math.abs(value);
  return size >= decided ? { final: true, discs: Math.sign(value) * (size - decided) } : { final: false, discs: Math.round(value) };
}

/** `+12`, `−7`, or `★+4` for a game decided by four discs. */
export function shortWorth(value: number): string {
  const { final, discs } = meaning(value);
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${final ? '★' : ''}${sign}${Math.abs(discs)}`;
}

/** What a finished game is worth on the same scale. */
export function finishedWorth(difference: number): number {
  return difference === 0 ? 0 : Math.sign(difference) * decided + difference;
}

/** The champion tells discs, and apart from them whether they are proven. */
export function championWorth(discs: number, proven: boolean | undefined): number {
  return proven ? finishedWorth(discs) : discs;
}

/** The same in words. */
export function spokenWorth(value: number): string {
  const { final, discs } = meaning(value);
  if (!final) return number(discs);
  return t(discs > 0 ? 'othello.won' : 'othello.lost', { n: Math.abs(discs) });
}
