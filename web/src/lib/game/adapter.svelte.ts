// What one kind of game adds to the state machine of all games: how the server is asked, and what the kind makes of the
// answers. The state machine is Game; a room has one class that extends it and implements these members.
import type { LinkState } from '../link';
import type { MoveCode } from './treeText';
import { GameRecord } from './record.svelte';

/** What every kind of game tells of a position. */
export interface GameView<Side extends string> {
  to_move: Side | null;
  over: boolean;
  moves: string[];
  legal: readonly { move: string }[];
}

/** What is the same for all games of a kind. */
export interface GameTraits<Side extends string> {
  code: MoveCode; // how moves are written in a link
  sides: readonly [Side, Side]; // the first one is the person's unless another is chosen
  valuesSetting: 'gameValues' | 'othelloValues'; // the setting that remembers whether values are shown
  positionHasValues: boolean; // values come with the position too, so that it is asked for again to show or hide them
}

export interface ComputerMove {
  move: string;
  leastTime: number; // milliseconds from the start of its turn until it is made, so that the eye can follow
  onMade?: () => void; // called just before the move is made
}

/** `Values` is one answer about the values of the moves. A `signal` is aborted when its answer is no longer wanted. */
export abstract class GameAdapter<View extends GameView<Side>, Side extends string, Values> {
  view = $state.raw<View | null>(null); // the position that is shown
  protected readonly record: GameRecord;

  constructor(protected readonly traits: GameTraits<Side>) {
    this.record = new GameRecord(traits.code);
  }

  /** Returns what the link of the game holds beside the start, the moves, and who plays. */
  protected abstract ownLink(): LinkState;

  /** Asks for the position after `moves`; with the values if they come with the position. */
  protected abstract requestPosition(moves: string[], withValues: boolean, signal: AbortSignal): Promise<View>;

  /** Asks for the computer's move in the shown position; null if there is none. */
  protected abstract requestMove(view: View, mover: Side, signal: AbortSignal): Promise<ComputerMove | null>;

  /**
   * Asks for the values of the shown position, and calls `show` with every answer, each better than those before. One
   * request that is answered in parts, several requests and a single answer all fit.
   */
  protected abstract requestValues(view: View, signal: AbortSignal, show: (values: Values) => void): Promise<void>;

  /** Shows an answer of requestValues; called for the shown position alone. */
  protected abstract takeValues(values: Values): void;

  /** Called when values are hidden, and when those that are shown are no longer those of the shown position. */
  protected dropValues(): void {}

  /** Takes from a new view what the game keeps of it. */
  protected abstract takeView(view: View): void;

  /** Says in words that a move is made; the view is still that before it. */
  protected abstract announceMove(mover: Side, move: string): void;

  /** Returns in words how a finished game ended. */
  protected abstract resultText(view: View): string;

  /** Returns who has the move after `at` moves of the shown line; undefined where that is not known. */
  protected moverAt(at: number): Side | null | undefined {
    return this.view && at === this.view.moves.length ? this.view.to_move : undefined;
  }

  /** Changes what the server refused, where GameRecord cannot repair it. Returns false if nothing can be changed. */
  protected repair(_error: unknown): boolean {
    return false;
  }

  /** Starts work that nobody waits for, and that must handle its errors; not called while the person awaits a move. */
  protected workInBackground(_signal: AbortSignal): void {}
}
