// The values of all moves, asked for deeper and deeper: the first are there at once and grow better while one looks. The
// server keeps its table from question to question, so that all of them together cost little more than the last alone.
import type { OthelloValues } from '../../lib/types';

export const valuesTime = 2000; // milliseconds of searching, for all questions together
const firstTime = 250; // for the first, so that something is soon there; near the end the server may set out to prove every move at once
const leastTime = 20;
const step = 2; // plies

export type AskValues = (limits: { depth: number; time_ms: number }) => Promise<OthelloValues>;

/** The answers that are worth showing, each better than the one before. Ends with the time, the end of the game, or a proof of every move. */
export async function* deeper(ask: AskValues, empties: number): AsyncGenerator<OthelloValues, void> {
  let left = valuesTime;
  let reached = 0;
  let time = firstTime;
  let last = false;
  for (let depth = Math.min(step, empties); ; depth = Math.min(depth + step, empties)) {
    const answer = await ask({ depth, time_ms: time });
    const took = answer.seconds * 1000;
    const late = took >= time;
    // A move that ends the game is soon seen through, and makes the depth of all look small.
    const known = late ? answer.depth : Math.max(depth, answer.depth);
    // What time cut short may be worse than what is there.
    if (answer.values.length > 0 && known >= reached) yield { ...answer, depth: known };
    if (answer.values.length > 0 && answer.values.every((entry) => entry.exhaustive)) return;
    left -= took;
    // The next one takes at least as long as this one did.
    if (left < Math.max(leastTime, took) || last) return;
    // A move's share of the time may have been too short for its proof: once more, with all that is left.
    last = !late && known >= empties;
    reached = Math.max(reached, known);
    depth = Math.max(depth, known);
    time = Math.round(left);
  }
}
