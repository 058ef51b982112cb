// Who plays a side of the computer's, as the person chose it; remembered from visit to visit.
import { settings } from '../../lib/settings.svelte';
import type { Colour, OthelloSearchRequest } from '../../lib/types';

export type Opponent = 'champion' | 'textbook';
/** The champion has a level, the textbook a depth and an evaluation. The champion plays on 8x8 alone. */
export interface Brain { opponent: Opponent; level: number; depth: number; evaluation: string }

const learnedEvaluation = 'pattern'; // of 8x8 alone

/** Returns whether boards of that size can be judged by the evaluation. */
export function fits(evaluation: string, size: number): boolean {
  return size === 8 || evaluation !== learnedEvaluation;
}

export const isChampion = ({ opponent }: Brain, size: number): boolean => size === 8 && opponent === 'champion';

/** Returns the evaluation that a textbook player has on a board of that size. */
export function evaluationOf({ evaluation }: Brain, size: number): string {
  return fits(evaluation, size) ? evaluation : 'phased';
}

// Whole numbers that JavaScript and the server hold alike.
const anySeed = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

/** Returns how the server is asked for a move of that player. */
export function searchOf(brain: Brain, size: number): OthelloSearchRequest {
  return isChampion(brain, size)
    ? { algorithm: 'champion', level: brain.level, seed: anySeed() }
    : { depth: brain.depth, evaluation: evaluationOf(brain, size), deepen: true };
}

/** Returns the player of that colour as it was last chosen; where none was, the one last chosen for the other. */
export function rememberedBrain(colour: Colour): Brain {
  const kept = Object(settings.othelloBrains[colour]) as Record<keyof Brain, unknown>;
  const taken = <T>(name: keyof Brain, usual: T): T => (typeof kept[name] === typeof usual ? (kept[name] as T) : usual);
  return {
    opponent: taken<string>('opponent', settings.othelloOpponent) === 'textbook' ? 'textbook' : 'champion',
    level: taken('level', settings.othelloLevel),
    depth: taken('depth', settings.othelloDepth),
    evaluation: taken('evaluation', settings.othelloEvaluation),
  };
}

export function rememberBrain(colour: Colour, brain: Brain): void {
  settings.othelloBrains = { ...settings.othelloBrains, [colour]: brain };
  settings.othelloOpponent = brain.opponent;
  settings.othelloLevel = brain.level;
  settings.othelloDepth = brain.depth;
  settings.othelloEvaluation = brain.evaluation;
}
