// One game of Othello on this page: who plays which side, and what the searches said. The rules are the server's: after
// every step it is asked for the position.
import { api } from '../../lib/api';
import { isRefused, isStopped } from '../../lib/errors';
import { t } from '../../lib/i18n';
import { squares, type LinkState } from '../../lib/link';
import { announce, notify } from '../../lib/notices.svelte';
import { modes, Played } from '../../lib/played.svelte';
import { settings } from '../../lib/settings.svelte';
import { emptyTree, shown, treeOf } from '../../lib/tree';
import type { Colour, OthelloSearch, OthelloView } from '../../lib/types';
import { turned, type Worth } from '../../lib/worth';
import { deeper, valuesTime } from './deeper';
import { resultOf } from './notes';
import { cellsOf, moverOf, openingBoard } from './squares';
import { emptiesOf, finalWorth, valued, worthForBlack, type ShownMove, type ShownValues } from './worths';

export type Opponent = 'champion' | 'textbook';
/** Who plays a side of the computer's. The champion knows 8x8 alone; elsewhere it is always the textbook. */
export interface Brain { opponent: Opponent; level: number; depth: number; evaluation: string }
/** `worth`: for black; `level`: that of the champion; `toEnd`: it looked to the end of the game. */
export type Thought = OthelloSearch & { worth: Worth; level?: number; toEnd: boolean };

const other = (colour: Colour): Colour => (colour === 'black' ? 'white' : 'black');
const leastPause = 350; // between two computer moves, so that the eye can follow
/** One depth along the curve of 8x8, whatever else was searched: two depths differ by more than two positions do. */
export const graphDepth = 8;
// Far more time than such a search needs: on a busy machine a point of the curve comes late, but it comes.
const graphSearch = { algorithm: 'champion', depth: graphDepth, time_ms: 20_000, fresh: true };
/** On smaller boards the server solves so many empty squares in about a second: all of 4x4, the endings of 6x6. */
export const mostSolvedEmpties = 16;
const exactSearch = { algorithm: 'exact', time_ms: valuesTime };
const learnedEvaluation = 'pattern'; // of 8x8 alone

/** The player of that colour as it was last chosen; where none was, the one that was last chosen for the other. */
function usualBrain(colour: Colour): Brain {
  const kept = Object(settings.othelloBrains[colour]) as Record<keyof Brain, unknown>;
  const taken = <T>(name: keyof Brain, usual: T): T => (typeof kept[name] === typeof usual ? (kept[name] as T) : usual);
  return {
    opponent: taken<string>('opponent', settings.othelloOpponent) === 'textbook' ? 'textbook' : 'champion',
    level: taken('level', settings.othelloLevel),
    depth: taken('depth', settings.othelloDepth),
    evaluation: taken('evaluation', settings.othelloEvaluation),
  };
}

export function fits(evaluation: string, size: number): boolean {
  return size === 8 || evaluation !== learnedEvaluation;
}

// Whole numbers that JavaScript and the server hold alike.
const anySeed = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

export class OthelloGame extends Played {
  size = $state(8);
  first = $state<Colour>('black');
  me = $state<Colour>('black');
  brains = $state<Record<Colour, Brain>>({ black: usualBrain('black'), white: usualBrain('white') });
  view = $state.raw<OthelloView | null>(null);
  error = $state.raw<unknown>(null);
  thinking = $state(false);
  stale = $state(false); // the board shown is not yet that of the line
  failed = $state(false); // the board of the line could not be had
  showValues = $state(settings.othelloValues);
  values = $state.raw<ShownValues | null>(null);
  reports = $state.raw<Record<string, Thought>>({});
  graph = $state.raw<Record<string, Worth>>({}); // for black: proven, or as deep as the curve is

  private job: AbortController | null = null;
  private valuesJob: AbortController | null = null;
  private graphJob: AbortController | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(link: LinkState) {
    super(squares);
    this.size = Number(this.choice(link, 'size', ['8', '6', '4']));
    this.start = link.start ?? '';
    this.first = this.choice(link, 'first', ['black', 'white']);
    this.mode = this.choice(link, 'mode', modes);
    this.me = this.choice(link, 'me', ['black', 'white']);
    this.open(link, !link.moves && !link.start);
    void this.refresh();
  }

  get link(): LinkState {
    return this.linkWith({
      size: this.size === 8 ? '' : String(this.size),
      start: this.start,
      first: this.first === 'white' ? 'white' : '',
      mode: this.mode === 'engine' ? '' : this.mode,
      me: this.me === 'white' ? 'white' : '',
    });
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

  private request(moves = shown(this.tree)) {
    const start = this.start || (this.first === 'white' || this.size !== 8 ? openingBoard(this.size, this.first === 'white' ? 'O' : 'X') : '');
    return { size: this.size, start: start || undefined, moves };
  }

  private keyOf(at: number): string {
    return `${this.size}${this.start}${this.first}${this.line.moves.slice(0, at).join('')}`;
  }

  reportAt(at: number): Thought | undefined {
    return this.reports[this.keyOf(at)];
  }

  /** What the graph knows of the position after so many moves of the shown line. */
  graphAt(at: number): Worth | null {
    return this.graph[this.keyOf(at)] ?? null;
  }

  get graphValues(): (Worth | null)[] {
    return Array.from({ length: this.line.moves.length + 1 }, (_, at) => this.graphAt(at));
  }

  /** A proof stands; other values are taken only from the graph's own searches, which all look equally deep. */
  private note(key: string, worth: Worth): void {
    if (this.graph[key]?.proven) return;
    this.graph = { ...this.graph, [key]: worth };
  }

  stop(): void {
    clearTimeout(this.pause);
    for (const job of [this.job, this.valuesJob, this.graphJob]) job?.abort();
    this.thinking = false;
  }

  newGame(): void {
    this.replace(emptyTree, true);
    this.start = '';
    this.forget();
    announce(t('play.started'));
    void this.refresh();
  }

  private forget(): void {
    this.reports = {};
    this.graph = {};
  }

  /** The person takes the other colour, and finds the same opponent there; the game stays. */
  setMe(colour: Colour): void {
    if (colour !== this.me) this.brains = { black: this.brains.white, white: this.brains.black };
    this.me = colour;
    this.playersChanged();
  }

  /** Another player for a side of the computer's, from its next move on; remembered for the next visit. */
  choose(colour: Colour, part: Partial<Brain>): void {
    const brain = { ...this.brains[colour], ...part };
    this.brains[colour] = brain;
    settings.othelloBrains = { ...settings.othelloBrains, [colour]: brain };
    settings.othelloOpponent = brain.opponent;
    settings.othelloLevel = brain.level;
    settings.othelloDepth = brain.depth;
    settings.othelloEvaluation = brain.evaluation;
  }

  /** Opens a game or a position. It stands still, unless it is to be played from there. */
  from(view: OthelloView, goOn = false): void {
    this.replace(treeOf(view.moves), goOn && this.mode !== 'engines');
    this.size = view.size;
    this.start = view.start === openingBoard(view.size, 'X') ? '' : view.start;
    this.first = 'black';
    this.forget();
    void this.refresh();
  }

  play(move: string): void {
    if (!this.mine || !this.view?.legal.some((legal) => legal.move === move)) return;
    this.running = true;
    this.step(move);
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

  private step(move: string): void {
    const mover = this.view?.to_move;
    if (mover) {
      const side = t(`othello.${mover}`);
      announce(move === 'pass' ? t('othello.passed', { side }) : t('othello.played', { side, move }));
      if (move === 'pass') notify(t('othello.passed', { side }));
    }
    this.make(move);
    void this.refresh();
  }

  async refresh(): Promise<void> {
    this.stop();
    const job = (this.job = new AbortController());
    this.stale = true;
    this.failed = false;
    try {
      const ask = (moves?: string[]) => api.call('othello/position', this.request(moves), { signal: job.signal });
      await this.checkLine(ask);
      const view = await ask();
      this.view = view;
      this.replaced();
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
      if (this.stale && this.repaired(error)) return this.refresh();
      this.failed = this.stale && !isRefused(error);
      this.thinking = this.stale = false;
      this.error = error;
      // What was not answered is not asked again by itself: the person says when to go on.
      if (this.failed || (this.view?.to_move && this.isComputer(this.view.to_move))) this.running = false;
    }
  }

  private finished(view: OthelloView): void {
    const { black, white } = view.discs;
    this.note(this.keyOf(this.line.at), finalWorth(view));
    if (this.mode === 'engines') this.running = false;
    announce(`${resultOf(view)}, ${t('othello.result', { black, white })}`);
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
        const worth = worthForBlack(report, mover);
        // The textbook counts the end of 8x8 in another way than the champion.
        if (report.exhaustive && (this.size !== 8 || report.algorithm === 'champion')) this.note(key, worth);
        const toEnd = report.depth >= emptiesOf(view);
        const thought: Thought = { ...report, worth, toEnd, ...(champion ? { level } : {}) };
        this.reports = { ...this.reports, [`${key}${move}`]: thought };
      }
    }
    if (job.signal.aborted) return;
    const wait = Math.max(0, (this.mustPass ? 900 : leastPause) - (performance.now() - began));
    this.pause = setTimeout(() => {
      this.thinking = false;
      this.step(move);
    }, this.mode === 'engine' && !this.mustPass ? 0 : wait);
  }

  /** Shows or hides the values of the moves; remembered for the next visit. */
  setValues(on: boolean): void {
    this.showValues = settings.othelloValues = on;
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
    const show = (values: ShownValues) => {
      if (job.signal.aborted) return;
      this.values = values;
      if (values.algorithm) this.noteBest(colour, values.values);
    };
    try {
      if (this.size === 8) {
        for await (const values of deeper((limits) => ask({ algorithm: 'champion', ...limits }), emptiesOf(view))) {
          if (job.signal.aborted) return;
          show({ ...values, values: valued(values, colour) });
        }
        return;
      }
      if (emptiesOf(view) <= mostSolvedEmpties) {
        const solved = await ask(exactSearch);
        const values = valued(solved, colour);
        if (values.length === view.legal.length) return show({ ...solved, algorithm: exactSearch.algorithm, values });
      }
      const seat = this.mode === 'engine' ? other(this.me) : colour;
      const values = await ask({ depth: this.brains[seat].depth, evaluation: this.evaluationOf(seat) });
      show({ ...values, values: valued(values, colour) });
    } catch (error) {
      if (!isStopped(error)) this.error = error;
    }
  }

  /** Where the champion or the exact search has proven every move, so is the position. */
  private noteBest(mover: Colour, values: ShownMove[]): void {
    if (values.length !== this.view?.legal.length || !values.every((entry) => entry.proven)) return;
    const best = { value: Math.max(...values.map((entry) => entry.value)), proven: true };
    this.note(this.keyOf(this.line.at), mover === 'white' ? turned(best) : best);
  }

  /** How many squares are empty after so many moves of the shown line. */
  private emptiesAt(at: number): number {
    const placed = this.line.moves.slice(0, at).filter((move) => move !== 'pass').length;
    const board = cellsOf(this.start || openingBoard(this.size, 'X'), this.size);
    return board.filter((disc) => disc === '-').length - placed;
  }

  /** Quietly values the positions of the game that are not known yet. */
  private async fillGraph(): Promise<void> {
    const job = (this.graphJob = new AbortController());
    for (let at = 0; at <= this.line.moves.length; at += 1) {
      const key = this.keyOf(at);
      if (this.graph[key] || (this.size !== 8 && this.emptiesAt(at) > mostSolvedEmpties)) continue;
      try {
        const how = this.size === 8 ? graphSearch : exactSearch;
        const asked = { ...this.request(this.line.moves.slice(0, at)), ...how };
        const report = await api.call('othello/search', asked, { signal: job.signal });
        const asDeep = report.algorithm === 'champion' && report.depth === graphDepth;
        if (!report.complete || !(report.exhaustive || asDeep)) continue;
        this.note(key, worthForBlack(report, moverOf(report.position)));
      } catch (error) {
        if (isStopped(error)) return;
      }
    }
  }
}
