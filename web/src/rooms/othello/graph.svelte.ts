// What the positions of a game are worth, for the graph: proven values from wherever they come, others from searches of
// one kind alone, so that they compare.
import { api } from '../../lib/api';
import { isStopped } from '../../lib/errors';
import type { OthelloRequest, OthelloSearch } from '../../lib/types';
import type { Worth } from '../../lib/worth';
import { moverOf } from './squares';
import { exactSearch, mostSolvedEmpties } from './values';
import { worthForBlack } from './worths';

/** One depth along the curve of 8x8, whatever else was searched: two depths differ by more than two positions do. */
export const graphDepth = 8;
// Far more time than such a search needs: on a busy machine a point of the curve comes late, but it comes.
const graphSearch = { algorithm: 'champion', depth: graphDepth, time_ms: 20_000, fresh: true };

/** A position of the game: `key` names it in the graph, `request` names it to the server. */
export interface GraphPlace { key: string; request: OthelloRequest & { size: number }; empties: number }

export class Graph {
  private worths = $state.raw<Record<string, Worth>>({}); // for black

  at(key: string): Worth | null {
    return this.worths[key] ?? null;
  }

  /** Notes what a position is worth for black. A proof stands; anything else is replaced. */
  note(key: string, worth: Worth): void {
    if (this.worths[key]?.proven) return;
    this.worths = { ...this.worths, [key]: worth };
  }

  forget(): void {
    this.worths = {};
  }

  /** Asks for the positions that are not known yet, one after another; what fails stays unknown. */
  async fill(places: readonly GraphPlace[], signal: AbortSignal): Promise<void> {
    for (const { key, request, empties } of places) {
      const isLarge = request.size === 8;
      if (this.worths[key] || (!isLarge && empties > mostSolvedEmpties)) continue;
      try {
        const report = await api.call('othello/search', { ...request, ...(isLarge ? graphSearch : exactSearch) }, { signal });
        if (signal.aborted) return;
        if (isComparable(report)) this.note(key, worthForBlack(report, moverOf(report.position)));
      } catch (error) {
        if (signal.aborted || isStopped(error)) return;
      }
    }
  }
}

const isComparable = ({ complete, exhaustive, algorithm, depth }: OthelloSearch): boolean =>
  complete && (exhaustive === true || (algorithm === 'champion' && depth === graphDepth));
