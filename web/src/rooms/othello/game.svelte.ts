// A game of Othello: how the server is asked for it, what its searches said, and what its link holds.
import { api } from '../../lib/api';
import type { ComputerMove } from '../../lib/game/adapter.svelte';
import { Game } from '../../lib/game/game.svelte';
import { OpenedLink } from '../../lib/game/openedLink';
import { t } from '../../lib/i18n';
import { squares, type LinkState } from '../../lib/link';
import { announce, notify } from '../../lib/notices.svelte';
import { treeOf } from '../../lib/tree';
import type { Colour, OthelloSearch, OthelloView } from '../../lib/types';
import { turned, type Worth } from '../../lib/worth';
import { fits, rememberBrain, rememberedBrain, type Brain } from './brains';
import { Graph } from './graph.svelte';
import { resultOf } from './notes';
import { cellsOf, openingBoard } from './squares';
import { loadValues } from './values';
import { emptiesOf, finalWorth, worthForBlack, type ShownMove, type ShownValues } from './worths';

/** `worth`: for black; `level`: that of the champion; `toEnd`: it looked to the end of the game. */
export type Thought = OthelloSearch & { worth: Worth; level?: number; toEnd: boolean };

const passTime = 900; // a pass of the computer's is seen for so long
const leastTimes = { engine: 0, engines: 350, people: 0 }; // of its other moves, by who plays

// Whole numbers that JavaScript and the server hold alike.
const anySeed = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

export class OthelloGame extends Game<OthelloView, Colour, ShownValues> {
  size = $state(8);
  first = $state<Colour>('black');
  brains = $state<Record<Colour, Brain>>({ black: rememberedBrain('black'), white: rememberedBrain('white') });
  values = $state.raw<ShownValues | null>(null);
  private reports = $state.raw<Record<string, Thought>>({});
  private readonly graph = new Graph();

  constructor(state: LinkState) {
    super({ code: squares, sides: ['black', 'white'], valuesSetting: 'othelloValues', positionHasValues: false });
    const link = new OpenedLink(state);
    this.size = Number(link.choice('size', ['8', '6', '4']));
    this.first = link.choice('first', ['black', 'white']);
    this.open(link, !state.moves && !state.start);
  }

  protected override ownLink(): LinkState {
    return { size: this.size === 8 ? '' : String(this.size), first: this.first === 'white' ? 'white' : '' };
  }

  private request(moves = this.record.moves) {
    const isUsual = this.first === 'black' && this.size === 8;
    const start = this.start || (isUsual ? undefined : openingBoard(this.size, this.first === 'white' ? 'O' : 'X'));
    return { size: this.size, start, moves };
  }

  protected override requestPosition(moves: string[], _values: boolean, signal: AbortSignal): Promise<OthelloView> {
    return api.call('othello/position', this.request(moves), { signal });
  }

  protected override async requestMove(view: OthelloView, mover: Colour, signal: AbortSignal): Promise<ComputerMove> {
    if (this.mustPass) return { move: 'pass', leastTime: passTime };
    const { level, depth } = this.brains[mover];
    const how = this.isChampion(mover)
      ? { algorithm: 'champion', level, seed: anySeed() }
      : { depth, evaluation: this.evaluationOf(mover), deepen: true };
    const report = await api.call('othello/search', { ...this.request(), ...how }, { signal });
    signal.throwIfAborted();
    this.keepReport(view, mover, report, 'level' in how ? { level } : {});
    return { move: report.move, leastTime: leastTimes[this.mode] };
  }

  private keepReport(view: OthelloView, mover: Colour, report: OthelloSearch, level: { level?: number }): void {
    // Not even one whole step deep in the time it had: its move is legal, its value says nothing.
    if (!report.complete) return;
    const key = this.keyOf(this.line.at);
    const worth = worthForBlack(report, mover);
    // The textbook counts the end of 8x8 in another way than the champion.
    if (report.exhaustive && (this.size !== 8 || report.algorithm === 'champion')) this.graph.note(key, worth);
    const thought: Thought = { ...report, worth, toEnd: report.depth >= emptiesOf(view), ...level };
    this.reports = { ...this.reports, [`${key}${report.move}`]: thought };
  }

  protected override async requestValues(view: OthelloView, signal: AbortSignal, show: (values: ShownValues) => void): Promise<void> {
    if (!view.to_move) return;
    const seat = this.mode === 'engine' ? (this.me === 'black' ? 'white' : 'black') : view.to_move; // whose evaluation is taken
    const textbook = { depth: this.brains[seat].depth, evaluation: this.evaluationOf(seat) };
    const request = this.request();
    await loadValues(async (how) => {
      const answer = await api.call('othello/values', { ...request, ...how }, { signal });
      signal.throwIfAborted();
      return answer;
    }, view, view.to_move, textbook, show);
  }

  protected override takeValues(values: ShownValues): void {
    this.values = values;
    if (values.algorithm) this.noteBest(values.values);
  }

  /** Where the champion or the exact search has proven every move, so is the position. */
  private noteBest(moves: ShownMove[]): void {
    if (moves.length !== this.view?.legal.length || !moves.every((entry) => entry.proven)) return;
    const best = { value: Math.max(...moves.map((entry) => entry.value)), proven: true };
    this.graph.note(this.keyOf(this.line.at), this.mover === 'white' ? turned(best) : best);
  }

  protected override dropValues(): void {
    this.values = null;
  }

  protected override takeView(view: OthelloView): void {
    if (view.over) this.graph.note(this.keyOf(this.line.at), finalWorth(view));
  }

  protected override workInBackground(signal: AbortSignal): void {
    const { moves } = this.line;
    const places = Array.from({ length: moves.length + 1 }, (_, at) => ({
      key: this.keyOf(at), request: this.request(moves.slice(0, at)), empties: this.emptiesAt(at),
    }));
    void this.graph.fill(places, signal);
  }

  protected override announceMove(mover: Colour, move: string): void {
    const side = t(`othello.${mover}`);
    announce(move === 'pass' ? t('othello.passed', { side }) : t('othello.played', { side, move }));
    if (move === 'pass') notify(t('othello.passed', { side }));
  }

  protected override resultText(view: OthelloView): string {
    return `${resultOf(view)}, ${t('othello.result', view.discs)}`;
  }

  protected override moverAt(at: number): Colour | null | undefined {
    return super.moverAt(at) ?? this.view?.history[at]?.mover;
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

  private keyOf(at: number): string {
    return `${this.size}${this.start}${this.first}${this.line.moves.slice(0, at).join('')}`;
  }

  /** How many squares are empty after so many moves of the shown line. */
  private emptiesAt(at: number): number {
    const placed = this.line.moves.slice(0, at).filter((move) => move !== 'pass').length;
    const board = cellsOf(this.start || openingBoard(this.size, 'X'), this.size);
    return board.filter((disc) => disc === '-').length - placed;
  }

  /** The computer's report of the search for the last of so many moves of the shown line. */
  reportAt(at: number): Thought | undefined {
    return this.reports[this.keyOf(at)];
  }

  /** What the graph knows of the position after so many moves of the shown line. */
  graphAt(at: number): Worth | null {
    return this.graph.at(this.keyOf(at));
  }

  get graphValues(): (Worth | null)[] {
    return Array.from({ length: this.line.moves.length + 1 }, (_, at) => this.graphAt(at));
  }

  override newGame(): void {
    this.forget();
    super.newGame();
  }

  private forget(): void {
    this.reports = {};
    this.graph.forget();
  }

  /** The person takes the other colour, and finds the same opponent there; the game stays. */
  override setMe(colour: Colour): void {
    if (colour !== this.me) this.brains = { black: this.brains.white, white: this.brains.black };
    super.setMe(colour);
  }

  /** Another player for a side of the computer's, from its next move on; remembered for the next visit. */
  choose(colour: Colour, part: Partial<Brain>): void {
    this.brains[colour] = { ...this.brains[colour], ...part };
    rememberBrain(colour, this.brains[colour]);
  }

  /** Opens a game or a position. It stands still, unless it is to be played from there. */
  from(view: OthelloView, goOn = false): void {
    this.size = view.size;
    this.first = 'black';
    this.forget();
    this.replace(view.start === openingBoard(view.size, 'X') ? '' : view.start, treeOf(view.moves), goOn && this.mode !== 'engines');
  }
}
