// What a game is called and how it is played, from the catalogue or from a checked rule file of the person's own.
import { api } from '../../lib/api';
import type { GameInfo, GridChecked, GridView } from '../../lib/types';

export async function checkRules(rules: string): Promise<GridChecked | null> {
  try {
    return await api.call('grid/check', { rules });
  } catch {
    return null; // the position request tells the person why
  }
}

export function infoOf(known: Partial<GameInfo> | GridChecked | null | undefined, view: GridView | null): Omit<GameInfo, 'name' | 'title' | 'rows' | 'columns'> | undefined {
  if (!known) return undefined;
  const seen = [...new Set((view?.legal ?? []).map((legal) => legal.letter))].join('');
  return {
    gravity: known.gravity ?? false,
    points: known.points ?? false,
    letters: known.letters ?? { max: seen, min: seen },
    patterns: known.patterns ?? [],
    starts: known.starts ?? 1,
    first: known.first ?? 'max',
    words: known.words ?? '',
  };
}
