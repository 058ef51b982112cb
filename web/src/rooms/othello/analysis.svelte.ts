// What the searches of a game said: the computer's reports of its moves, and what the positions are worth for the
// graph. The graph takes proofs from wherever they come, other values from searches of one kind alone, so that they
// compare.
import { api } from '../../lib/api';
import { isStopped } from '../../lib/errors';
import type { Colour, OthelloSearch, OthelloView } from '../../lib/types';
import { turned, type Worth } from '../../lib/worth';
import { emptiesAfter, moverOf, type Position } from './squares';
import { exactSearch, mostSolvedEmpties } from './values';
import { emptiesOf, finalWorth, worthForBlack, type ShownValues } from './worths';

/** One depth along the curve of 8x8, whatever else was searched: two depths differ by more than two positions do. */
export const graphDepth = 8;
// Far more time than such a search needs: on a busy machine a point of the curve comes late, but it comes.
const graphSearch = { algorithm: 'champion', depth: graphDepth, time_ms: 20_000, fresh: true };

/** The report of a search for the computer's move. */
export type Thought = OthelloSearch & {
  worth: Worth; // for black
  level?: number; // that of the champion
  toEnd: boolean; // it looked to the end of the game
};

/** Positions go by keys of the caller's; the key of a position after a move is the key before it and the move. */
export class Analysis {
  private worths = $state.raw<Record<string, Worth>>({}); // for black
  private reports = $state.raw<Record<string, Thought>>({});

  /** Returns what the position is worth for black; null if that is not known. */
  worthAt(key: string): Worth | null {
    return this.worths[key] ?? null;
  }

  /** Returns the report of the search that led to the position. */
  reportAt(key: string): Thought | undefined {
    return this.reports[key];
  }

  forget(): void {
    this.worths = {};
    this.reports = {};
  }

  /** Keeps what a search of the position said before its move was made. */
  addReport(key: string, view: OthelloView, mover: Colour, report: OthelloSearch, level?: number): void {
    // Not even one whole step deep in the time it had: its move is legal, its value says nothing.
    if (!report.complete) return;
    const worth = worthForBlack(report, mover);
    // The textbook counts the end of 8x8 in another way than the champion.
    if (report.exhaustive && (view.size !== 8 || report.algorithm === 'champion')) this.note(key, worth);
    const thought = { ...report, worth, toEnd: report.depth >= emptiesOf(view), ...(level ? { level } : {}) };
    this.reports = { ...this.reports, [`${key}${report.move}`]: thought };
  }

  /** Where the champion or the exact search has proven every move, so is the position. */
  addValues(key: string, view: OthelloView, { algorithm, values }: ShownValues): void {
    if (!algorithm || values.length !== view.legal.length || !values.every((entry) => entry.proven)) return;
    const best = { value: Math.max(...values.map((entry) => entry.value)), proven: true };
    this.note(key, view.to_move === 'white' ? turned(best) : best);
  }

  addResult(key: string, view: OthelloView): void {
    this.note(key, finalWorth(view));
  }

  /** Asks for the positions that are not known yet, one after another; what fails stays unknown. */
  async fill(positions: readonly { key: string; position: Position }[], signal: AbortSignal): Promise<void> {
    for (const { key, position } of positions) {
      const isLarge = position.size === 8;
      if (this.worths[key] || (!isLarge && emptiesAfter(position) > mostSolvedEmpties)) continue;
      try {
        const asked = { ...position, ...(isLarge ? graphSearch : exactSearch) };
        const report = await api.call('othello/search', asked, { signal });
        if (signal.aborted) return;
        if (isComparable(report)) this.note(key, worthForBlack(report, moverOf(report.position)));
      } catch (error) {
        if (signal.aborted || isStopped(error)) return;
      }
    }
  }

  /** A proof stands; anything else is replaced. */
  private note(key: string, worth: Worth): void {
    if (this.worths[key]?.proven) return;
    this.worths = { ...this.worths, [key]: worth };
  }
}

const isComparable = ({ complete, exhaustive, algorithm, depth }: OthelloSearch): boolean =>
  complete && (exhaustive === true || (algorithm === 'champion' && depth === graphDepth));
