// Who plays a side of the computer's, as the person chose it; remembered from visit to visit.
import { settings } from '../../lib/settings.svelte';
import type { Colour } from '../../lib/types';

export type Opponent = 'champion' | 'textbook';
/** The champion has a level, the textbook a depth and an evaluation. The champion knows 8x8 alone; elsewhere the textbook plays. */
export interface Brain { opponent: Opponent; level: number; depth: number; evaluation: string }

const learnedEvaluation = 'pattern'; // of 8x8 alone

/** Returns whether boards of that size can be judged by the evaluation. */
export function fits(evaluation: string, size: number): boolean {
  return size === 8 || evaluation !== learnedEvaluation;
}

/** Returns the player of that colour as it was last chosen; where none was, the one that was last chosen for the other. */
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
