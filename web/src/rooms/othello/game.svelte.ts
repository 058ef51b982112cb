// One game of Othello on this page: the line of moves, who plays which side, and what the searches said. The rules are the
// server's: after every step it is asked for the position.
import { api } from '../../lib/api';
import { isRefused, isStopped } from '../../lib/errors';
import { t } from '../../lib/i18n';
import { packSquares, unpackSquares, type LinkState } from '../../lib/link';
import { announce, notify } from '../../lib/notices.svelte';
import { keepStep } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';
import { jump, play, shown, type Timeline } from '../../lib/timeline';
import type { Colour, OthelloSearch, OthelloValues, OthelloView, ValuedMove } from '../../lib/types';
import { championWorth, finishedWorth } from '../../lib/worth';
import { deeper } from './deeper';
import { moverOf, openingBoard } from './squares';

export type Mode = 'engine' | 'people' | 'engines';
export type ShownValues = Omit<OthelloValues, 'values'> & { values: ValuedMove[] };
export type Opponent = 'champion' | 'textbook';
/** Who plays a side of the computer's. The champion knows 8x8 alone; elsewhere it is the textbook, whatever is chosen. */
export interface Brain { opponent: Opponent; level: number; depth: number; evaluation: string }
/** `level`: that of the champion; `toEnd`: it looked to the end of the game. */
export type Thought = OthelloSearch & { level?: number; toEnd: boolean };

const other = (colour: Colour): Colour => (colour === 'black' ? 'white' : 'black');
const leastPause = 350; // between two computer moves, so that the eye can follow
// The graph is the champion's on 8x8, whoever plays: a weak player's view of the game is no measure of it.
const graphLook = { algorithm: 'champion', depth: 8, time_ms: 100 };
const learnedEvaluation = 'pattern'; // of 8x8 alone

const usualBrain = (): Brain => ({
  opponent: settings.othelloOpponent === 'textbook' ? 'textbook' : 'champion',
  level: settings.othelloLevel,
  depth: settings.othelloDepth,
  evaluation: settings.othelloEvaluation,
});

export function fits(evaluation: string, size: number): boolean {
  return size === 8 || evaluation !== learnedEvaluation;
}

// Whole numbers that JavaScript and the server hold alike.
const anySeed = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

const emptiesOf = ({ size, discs }: OthelloView): number => size * size - discs.black - discs.white;

/** The moves that were searched in time; `sign` turns the view to that of the side to move. */
export function valued(answer: OthelloValues, sign: 1 | -1): ValuedMove[] {
  const champion = answer.algorithm === 'champion';
  return answer.values.flatMap((entry) => {
    if (entry.value === null) return [];
    const value = champion ? championWorth(entry.value, entry.exhaustive) : entry.value;
    return [{ ...entry, value: value * sign || 0 }];
  });
}

/** As black sees it, a decided game beyond any evaluation. */
export function valueForBlack(report: OthelloSearch, mover: Colour): number {
  if (report.view === 'black') return report.value;
  const value = championWorth(report.value, report.exhaustive);
  return mover === 'white' ? -value || 0 : value;
}

export class OthelloGame {
  size = $state(8);
  start = $state('');
  first = $state<Colour>('black');
  mode = $state<Mode>('engine');
  me = $state<Colour>('black');
  brains = $state<Record<Colour, Brain>>({ black: usualBrain(), white: usualBrain() });
  line = $state.raw<Timeline>({ moves: [], at: 0 });
  view = $state.raw<OthelloView | null>(null);
  error = $state.raw<unknown>(null);
  thinking = $state(false);
  stale = $state(false); // the board shown is not yet that of the line
  failed = $state(false); // the board of the line could not be had
  running = $state(true); // the computer moves when it has the move
  showValues = $state(false);
  values = $state.raw<ShownValues | null>(null);
  reports = $state.raw<Record<string, Thought>>({});
  graph = $state.raw<Record<string, number>>({});

  private job: AbortController | null = null;
  private valuesJob: AbortController | null = null;
  private graphJob: AbortController | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(link: LinkState) {
    const size = Number(link.size ?? 8);
    this.size = size === 4 || size === 6 ? size : 8;
    this.start = link.start ?? '';
    this.first = link.first === 'white' ? 'white' : 'black';
    if (link.mode === 'people' || link.mode === 'engines') this.mode = link.mode;
    this.me = link.me === 'white' ? 'white' : 'black';
    const moves = unpackSquares(link.moves ?? '');
    const at = Number(link.at || moves.length);
    this.line = jump({ moves, at: 0 }, Number.isInteger(at) ? at : moves.length);
    // A game that was only just opened does not run off before one has looked at it, nor one opened in its middle.
    this.running = this.line.at === moves.length && (this.mode !== 'engines' || moves.length === 0);
    void this.refresh();
  }

  get link(): LinkState {
    const { moves, at } = this.line;
    return {
      size: this.size === 8 ? '' : String(this.size),
      start: this.start,
      first: this.first === 'white' ? 'white' : '',
      mode: this.mode === 'engine' ? '' : this.mode,
      me: this.me === 'white' ? 'white' : '',
      moves: packSquares(moves),
      at: at === moves.length ? '' : String(at),
    };
  }

  isComputer(colour: Colour): boolean {
    return this.mode === 'engines' || (this.mode === 'engine' && colour !== this.me);
  }

  /** True when a person may move now. */
  get mine(): boolean {
    return Boolean(this.view && this.view.to_move && !this.isComputer(this.view.to_move) && !this.thinking && !this.stale && !this.failed);
  }

  /** True when the game stands still until the person says so: the person went back to look, or the server was not there. */
  get waiting(): boolean {
    if (this.failed && this.mode !== 'engines') return true;
    return Boolean(this.view?.to_move && this.mode === 'engine' && this.isComputer(this.view.to_move) && !this.running);
  }

  get mustPass(): boolean {
    return this.view?.legal[0]?.move === 'pass';
  }

  /** The evaluation that a textbook player of that colour has on this board. */
  evaluationOf(colour: Colour): string {
    const { evaluation } = this.brains[colour];
    return fits(evaluation, this.size) ? evaluation : 'phased';
  }

  isChampion(colour: Colour): boolean {
    return this.size === 8 && this.brains[colour].opponent === 'champion';
  }

  private request(moves = shown(this.line)) {
    const start = this.start || (this.first === 'white' || this.size !== 8 ? openingBoard(this.size, this.first === 'white' ? 'O' : 'X') : '');
    return { size: this.size, start: start || undefined, moves };
  }

  private keyOf(at: number): string {
    return `${this.size}${this.start}${this.first}${this.line.moves.slice(0, at).join('')}`;
  }

  reportAt(at: number): Thought | undefined {
    return this.reports[this.keyOf(at)];
  }

  get graphValues(): (number | null)[] {
    return Array.from({ length: this.line.moves.length + 1 }, (_, at) => this.graph[this.keyOf(at)] ?? null);
  }

  stop(): void {
    clearTimeout(this.pause);
    for (const job of [this.job, this.valuesJob, this.graphJob]) job?.abort();
    this.thinking = false;
  }

  newGame(): void {
    this.stop();
    if (this.line.moves.length > 0) keepStep();
    this.start = '';
    this.line = { moves: [], at: 0 };
    this.reports = {};
    this.graph = {};
    this.running = true;
    announce(t('play.started'));
    void this.refresh();
  }

  /** The person takes the other colour, and finds the same opponent there. */
  changeSides(): void {
    const { black, white } = this.brains;
    this.brains = { black: white, white: black };
    this.newGame();
  }

  /** Another player for a side of the computer's, from its next move on; remembered for the next visit. */
  choose(colour: Colour, part: Partial<Brain>): void {
    const brain = { ...this.brains[colour], ...part };
    this.brains[colour] = brain;
    settings.othelloOpponent = brain.opponent;
    settings.othelloLevel = brain.level;
    settings.othelloDepth = brain.depth;
    settings.othelloEvaluation = brain.evaluation;
  }

  from(view: OthelloView): void {
    this.stop();
    if (this.line.moves.length > 0) keepStep();
    this.size = view.size;
    this.start = view.start === openingBoard(view.size, 'X') ? '' : view.start;
    this.first = 'black';
    this.line = { moves: view.moves, at: view.moves.length };
    this.reports = {};
    this.graph = {};
    this.running = this.mode !== 'engines';
    void this.refresh();
  }

  play(move: string): void {
    if (!this.mine || !this.view?.legal.some((legal) => legal.move === move)) return;
    this.running = true;
    this.step(move);
  }

  jump(at: number): void {
    this.stop();
    // Going back is looking: the computer waits until the person plays on.
    this.running = at >= this.line.moves.length && this.mode !== 'engines';
    this.line = jump(this.line, at);
    void this.refresh();
  }

  /** Back to the last place where the person had the move. */
  undo(): void {
    let at = this.line.at - 1;
    while (this.mode === 'engine' && at > 0 && this.moverAt(at) !== this.me) at -= 1;
    this.jump(at);
  }

  private moverAt(at: number): Colour | null | undefined {
    const view = this.view;
    return view && at === view.moves.length ? view.to_move : view?.history[at]?.mover;
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running) void this.refresh();
    else this.stop();
  }

  private step(move: string): void {
    const mover = this.view?.to_move;
    if (mover) {
      const side = t(`othello.${mover}`);
      announce(move === 'pass' ? t('othello.passed', { side }) : t('othello.played', { side, move }));
      if (move === 'pass') notify(t('othello.passed', { side }));
    }
    this.line = play(this.line, move);
    void this.refresh();
  }

  async refresh(): Promise<void> {
    this.stop();
    const job = (this.job = new AbortController());
    this.stale = true;
    this.failed = false;
    try {
      const view = await api.call('othello/position', this.request(), { signal: job.signal });
      this.view = view;
      this.stale = false;
      this.error = null;
      this.values = null;
      if (view.over) this.finished(view);
      if (this.showValues && !view.over) void this.askValues();
      const thought = view.to_move && this.isComputer(view.to_move) && this.running ? this.think(view, job) : null;
      if (!thought || this.mode === 'engines') void this.fillGraph();
      await thought;
    } catch (error) {
      if (job.signal.aborted || this.job !== job) return; // given up here, for something newer
      this.failed = this.stale && !isRefused(error);
      this.thinking = this.stale = false;
      this.error = error;
      // What was not answered is not asked again by itself: the person says when to go on.
      if (this.failed || (this.view?.to_move && this.isComputer(this.view.to_move))) this.running = false;
    }
  }

  private finished(view: OthelloView): void {
    const { black, white } = view.discs;
    const result = view.winner === 'draw' || !view.winner ? t('play.draw') : t('play.wins', { side: t(`othello.${view.winner}`) });
    this.graph = { ...this.graph, [this.keyOf(this.line.at)]: finishedWorth(black - white) };
    if (this.mode === 'engines') this.running = false;
    announce(`${result}, ${t('othello.result', { black, white })}`);
  }

  private async think(view: OthelloView, job: AbortController): Promise<void> {
    const mover = view.to_move;
    if (!mover) return;
    this.thinking = true;
    const began = performance.now();
    let move = 'pass';
    if (!this.mustPass) {
      const { level, depth } = this.brains[mover];
      const champion = this.isChampion(mover);
      const how = champion ? { algorithm: 'champion', level, seed: anySeed() } : { depth, evaluation: this.evaluationOf(mover), deepen: true };
      const report = await api.call('othello/search', { ...this.request(), ...how }, { signal: job.signal });
      move = report.move;
      // Not even one whole step deep in the time it had: its move is legal, its value says nothing.
      if (report.complete) {
        const key = this.keyOf(this.line.at);
        const value = valueForBlack(report, mover);
        const toEnd = report.depth >= emptiesOf(view);
        const sees = report.algorithm === 'champion' && (toEnd || report.depth >= graphLook.depth);
        if (sees || this.size !== 8) this.graph = { ...this.graph, [key]: value };
        this.reports = { ...this.reports, [`${key}${move}`]: { ...report, value, toEnd, ...(champion ? { level } : {}) } };
      }
    }
    if (job.signal.aborted) return;
    const wait = Math.max(0, (this.mustPass ? 900 : leastPause) - (performance.now() - began));
    this.pause = setTimeout(() => {
      this.thinking = false;
      this.step(move);
    }, this.mode === 'engine' && !this.mustPass ? 0 : wait);
  }

  setValues(on: boolean): void {
    this.showValues = on;
    this.values = null;
    this.valuesJob?.abort();
    if (on && this.view && !this.view.over) void this.askValues();
  }

  private async askValues(): Promise<void> {
    const job = (this.valuesJob = new AbortController());
    const view = this.view;
    const colour = view?.to_move;
    if (!view || !colour) return;
    const ask = (how: object) => api.call('othello/values', { ...this.request(), ...how }, { signal: job.signal });
    try {
      if (this.size === 8) {
        for await (const values of deeper((limits) => ask({ algorithm: 'champion', ...limits }), emptiesOf(view))) {
          if (job.signal.aborted) return;
          this.values = { ...values, values: valued(values, 1) };
          this.graphBest(colour, this.values.values);
        }
      } else {
        const seat = this.mode === 'engine' ? other(this.me) : colour;
        const values = await ask({ depth: this.brains[seat].depth, evaluation: this.evaluationOf(seat) });
        this.values = { ...values, values: valued(values, colour === 'white' ? -1 : 1) };
      }
    } catch (error) {
      if (!isStopped(error)) this.error = error;
    }
  }

  /** What the champion says of the moves holds for the position too. */
  private graphBest(mover: Colour, values: ValuedMove[]): void {
    if (values.length === 0) return;
    const best = Math.max(...values.map((entry) => entry.value));
    this.graph = { ...this.graph, [this.keyOf(this.line.at)]: mover === 'white' ? -best || 0 : best };
  }

  /** Quietly values the positions of the game that no search has valued yet. */
  private async fillGraph(): Promise<void> {
    const job = (this.graphJob = new AbortController());
    const how = this.size === 8 ? graphLook : { evaluation: this.evaluationOf(other(this.me)), depth: 2 };
    for (let at = 0; at <= this.line.moves.length; at += 1) {
      const key = this.keyOf(at);
      if (this.graph[key] !== undefined) continue;
      try {
        const moves = this.line.moves.slice(0, at);
        const report = await api.call('othello/search', { ...this.request(moves), ...how }, { signal: job.signal });
        if (!report.complete || (this.size === 8 && report.algorithm !== 'champion')) continue;
        if (this.graph[key] !== undefined) continue; // meanwhile a deeper search has valued it
        this.graph = { ...this.graph, [key]: valueForBlack(report, moverOf(report.position)) };
      } catch (error) {
        if (isStopped(error)) return;
      }
    }
  }
}
