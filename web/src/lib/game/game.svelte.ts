// A game on a page: who plays, what the server is asked for and when, and what of its answers is shown. The computer
// moves by itself only at the place where the person is playing; a game that was opened, or gone back into, stands
// still until the person goes on.
import { isRefused, isStopped } from '../errors';
import { t } from '../i18n';
import type { LinkState } from '../link';
import { announce } from '../notices.svelte';
import { settings } from '../settings.svelte';
import { GameAdapter, type GameTraits, type GameView } from './adapter.svelte';
import type { OpenedLink } from './openedLink';
import { backToGame, emptyTree, enter, jump, type MoveTree, type SideLine } from './tree';

export const modes = ['engine', 'people', 'engines'] as const; // who plays; the usual one first
export type Mode = (typeof modes)[number];

const slowAfter = 300; // milliseconds; an answer within them needs no word about the waiting

/** See GameAdapter for what is special to one kind of game. */
export abstract class Game<
  View extends GameView<Side>,
  Side extends string,
  Values,
> extends GameAdapter<View, Side, Values> {
  mode = $state<Mode>('engine');
  me = $state() as Side; // the person's side against the computer
  error = $state.raw<unknown>(null);
  running = $state(true); // the computer moves when it has the move
  thinking = $state(false); // the computer's move is awaited
  stale = $state(false); // the view is not yet that of the shown place
  slow = $state(false); // it has not been for a while
  failed = $state(false); // the view of the shown place could not be had
  showValues = $state(false);

  private takingBack = false; // further moves are taken back until the person has the move
  private job = new AbortController(); // the position of the shown place, and what follows from it
  private valuesJob = new AbortController();
  private pause: ReturnType<typeof setTimeout> | undefined; // before the computer's move is made
  private patience: ReturnType<typeof setTimeout> | undefined; // before a wait is called slow

  constructor(traits: GameTraits<Side>) {
    super(traits);
    this.me = traits.sides[0];
    this.showValues = settings[traits.valuesSetting];
  }

  /** Opens the game of a link, which stands still unless it is a new one. Call at the end of the constructor. */
  protected open(link: OpenedLink, isNew: boolean): void {
    this.mode = link.choice('mode', modes);
    this.me = link.choice('me', this.traits.sides);
    this.record.open(link);
    this.setRunning(isNew && !this.record.damage);
    void this.refresh();
  }

  get start() { return this.record.start; }
  get tree() { return this.record.tree; }
  get line() { return this.record.line; }
  get leaves() { return this.record.leaves; }
  get sideLines() { return this.record.sideLines; }
  get damage() { return this.record.damage; }
  get isReplacing() { return this.record.isReplacing; }

  get link(): LinkState {
    return this.record.linkWith({
      ...this.ownLink(),
      start: this.start,
      mode: this.mode === modes[0] ? '' : this.mode,
      me: this.me === this.traits.sides[0] ? '' : this.me,
    });
  }

  /** The side that has the move in the view; null at the end of the game. */
  get mover(): Side | null {
    return this.view && !this.view.over ? this.view.to_move : null;
  }

  isComputer(side: Side): boolean {
    return this.mode === 'engines' || (this.mode === 'engine' && side !== this.me);
  }

  private get isComputersTurn(): boolean {
    return this.mover !== null && this.isComputer(this.mover);
  }

  /** True when a person may move now. */
  get isPersonsTurn(): boolean {
    return this.mover !== null && !this.isComputer(this.mover) && !this.thinking && !this.stale && !this.failed;
  }

  /** True while only the person can make the game go on: after looking back, or when the server did not answer. */
  get standsStill(): boolean {
    if (this.failed && this.mode !== 'engines') return true;
    return this.mode === 'engine' && this.isComputersTurn && !this.running;
  }

  /** True when the person may ask again for what could not be had. */
  get canRetry(): boolean {
    return Boolean(this.error) && (this.failed || this.standsStill || (this.mode === 'engines' && !this.running));
  }

  /** Gives up all that is awaited. */
  stop(): void {
    clearTimeout(this.pause);
    clearTimeout(this.patience);
    this.job.abort();
    this.valuesJob.abort();
    this.thinking = this.slow = false;
  }

  newGame(): void {
    this.replace('', emptyTree, true);
    announce(t('play.started'));
  }

  /** Another game takes the place of this one. */
  protected replace(start: string, tree: MoveTree, running: boolean): void {
    this.stop();
    this.takingBack = false;
    this.record.replace(start, tree);
    this.setRunning(running);
    void this.refresh();
  }

  private setRunning(running: boolean): void {
    this.running = running;
    if (running) this.record.playHere();
  }

  /** Makes a move of the person's; nothing happens where it is not the person's turn, or the move is not legal. */
  play(move: string): void {
    if (!this.isPersonsTurn || !this.view?.legal.some((legal) => legal.move === move)) return;
    this.running = true;
    this.make(move);
  }

  private make(move: string): void {
    if (this.mover !== null) this.announceMove(this.mover, move);
    this.record.play(move);
    void this.refresh();
  }

  jump(at: number): void {
    this.show(jump(this.tree, at));
  }

  /** Leaves the side line for the game, where it was left. The side line is kept. */
  backToGame(): void {
    this.show(backToGame(this.tree));
  }

  enter(side: SideLine): void {
    this.show(enter(this.tree, side));
  }

  /** Back to the last place where the person had the move; where that is not known, the server's answers tell. */
  undo(): void {
    let at = this.line.at - 1;
    const isOpponent = (side: Side | null | undefined) => Boolean(side) && side !== this.me;
    while (this.mode === 'engine' && at > 0 && isOpponent(this.moverAt(at))) at -= 1;
    this.jump(at);
    this.takingBack = this.mode === 'engine';
  }

  /** Goes to a place of the shown line; one step back from its end takes back the last move. */
  goTo(at: number): void {
    if (at === this.line.at - 1 && at + 1 === this.line.moves.length) this.undo();
    else this.jump(at);
  }

  private show(tree: MoveTree): void {
    this.stop();
    this.takingBack = false;
    this.record.tree = tree;
    // Going through a game is looking: the computer waits, unless one is back where one was playing.
    this.running = this.mode !== 'engines' && this.record.isPlayedHere;
    void this.refresh();
  }

  /** Lets the game stand still, or go on from the shown place. */
  toggle(): void {
    this.running = !this.running;
    if (this.running) this.record.takeOver();
    else if (!this.stale) return this.stop();
    void this.refresh();
  }

  /** Asks again for what could not be had. A game that was only opened stays as its link says, and stands still. */
  retry(): void {
    if (this.failed && this.record.isOnlyOpened) void this.refresh();
    else this.toggle();
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.playersChanged();
  }

  setMe(side: Side): void {
    this.me = side;
    this.playersChanged();
  }

  /** Other players, the same game: one that was being played goes on, one that was only looked at waits. */
  private playersChanged(): void {
    this.stop();
    this.takingBack = false;
    this.running = this.record.isPlayedHere;
    void this.refresh();
  }

  /** Shows or hides the values of the moves; remembered for the next visit. */
  setValues(on: boolean): void {
    this.showValues = settings[this.traits.valuesSetting] = on;
    this.valuesJob.abort();
    this.dropValues();
    if (this.thinking && this.traits.positionHasValues) return; // the next position comes soon
    if (this.stale || this.traits.positionHasValues) void this.refresh();
    else if (on && this.view && !this.failed) void this.loadValues(this.view);
  }

  /** Asks for the position of the shown place, and goes on from it. */
  async refresh(): Promise<void> {
    this.stop();
    const job = (this.job = new AbortController());
    this.stale = true;
    this.failed = false;
    this.patience = setTimeout(() => (this.slow = this.stale), slowAfter);
    try {
      await this.record.check((moves) => this.requestPosition(moves, false, job.signal));
      job.signal.throwIfAborted();
      const view = await this.requestPosition(this.record.moves, this.showValues, job.signal);
      job.signal.throwIfAborted();
      this.arrive(view);
      if (this.takingBack && this.line.at > 0 && this.isComputersTurn) return this.undo();
      this.takingBack = false;
      // The move is asked for first: where the server has one worker alone, values do not keep the person waiting.
      const thought = this.running && this.isComputersTurn ? this.think(view, job.signal) : null;
      if (this.showValues) void this.loadValues(view);
      if (!thought || this.mode === 'engines') this.workInBackground(job.signal);
      await thought;
    } catch (error) {
      if (job.signal.aborted) return; // given up here, for something newer
      if (this.stale && (this.record.repair(error) || this.repair(error))) {
        this.running = false;
        return this.refresh();
      }
      this.failed = this.stale && !isRefused(error);
      this.thinking = this.stale = this.slow = false;
      this.error = error;
      // What was not answered is not asked again by itself: the person says when to go on.
      if (this.failed || this.isComputersTurn) this.running = false;
    }
  }

  private arrive(view: View): void {
    this.view = view;
    this.stale = this.slow = false;
    this.error = null;
    this.dropValues();
    this.takeView(view);
    this.record.endReplacing(() => this.link);
    if (!view.over) return;
    if (this.mode === 'engines') this.running = false;
    announce(this.resultText(view));
  }

  private async think(view: View, signal: AbortSignal): Promise<void> {
    if (this.mover === null) return;
    this.thinking = true;
    const began = performance.now();
    const found = await this.requestMove(view, this.mover, signal);
    if (signal.aborted) return;
    if (!found) {
      this.thinking = false;
      return;
    }
    const wait = Math.max(0, found.leastTime - (performance.now() - began));
    this.pause = setTimeout(() => {
      this.thinking = false;
      found.onMade?.();
      this.make(found.move);
    }, wait);
  }

  private async loadValues(view: View): Promise<void> {
    this.valuesJob.abort();
    const { signal } = (this.valuesJob = new AbortController());
    try {
      await this.requestValues(view, signal, (values) => {
        if (!signal.aborted) this.takeValues(values);
      });
    } catch (error) {
      if (!signal.aborted && !isStopped(error)) this.error = error;
    }
  }
}

/** A game of any kind, as what all rooms share sees it. */
export type AnyGame = Pick<
  Game<GameView<string>, string, unknown>,
  | 'line' | 'leaves' | 'sideLines' | 'mode' | 'running' | 'standsStill' | 'error' | 'showValues'
  | 'goTo' | 'enter' | 'backToGame' | 'toggle' | 'setValues' | 'newGame'
>;
