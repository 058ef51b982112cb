// A game of Othello: how the server is asked for it, and what its link holds.
import { api } from '../../lib/api';
import type { ComputerMove } from '../../lib/game/adapter.svelte';
import { Game } from '../../lib/game/game.svelte';
import { OpenedLink } from '../../lib/game/openedLink';
import { treeOf } from '../../lib/game/tree';
import { t } from '../../lib/i18n';
import type { LinkState } from '../../lib/link';
import { announce, notify } from '../../lib/notices.svelte';
import type { Colour, OthelloView } from '../../lib/types';
import type { Worth } from '../../lib/worth';
import { Analysis, type Thought } from './analysis.svelte';
import { rememberBrain, rememberedBrain, searchOf, type Brain } from './brains';
import { resultOf } from './notes';
import { squareCode } from './squareCode';
import { openingBoard, type Position } from './squares';
import { loadValues } from './values';
import type { ShownValues } from './worths';

const passTime = 900; // a pass of the computer's is seen for so long
const leastTimes = { engine: 0, engines: 350, people: 0 }; // of its other moves, by who plays

export class OthelloGame extends Game<OthelloView, Colour, ShownValues> {
  size = $state(8);
  first = $state<Colour>('black');
  brains = $state<Record<Colour, Brain>>({ black: rememberedBrain('black'), white: rememberedBrain('white') });
  values = $state.raw<ShownValues | null>(null);
  private readonly analysis = new Analysis();

  constructor(state: LinkState) {
    super({ code: squareCode, sides: ['black', 'white'], valuesSetting: 'othelloValues', positionHasValues: false });
    const link = new OpenedLink(state);
    this.size = Number(link.choice('size', ['8', '6', '4']));
    this.first = link.choice('first', ['black', 'white']);
    this.open(link, !state.moves && !state.start);
  }

  protected override ownLink(): LinkState {
    return { size: this.size === 8 ? '' : String(this.size), first: this.first === 'white' ? 'white' : '' };
  }

  private position(moves = this.record.moves): Position {
    const { size, first } = this;
    const usualStart = first === 'black' && size === 8 ? '' : openingBoard(size, first === 'white' ? 'O' : 'X');
    return { size, start: this.start || usualStart, moves };
  }

  /** Names the position after so many moves of the shown line. */
  private keyOf(at: number): string {
    return `${this.size}${this.start}${this.first}${this.line.moves.slice(0, at).join('')}`;
  }

  protected override requestPosition(moves: string[], _withValues: boolean, signal: AbortSignal): Promise<OthelloView> {
    return api.call('othello/position', this.position(moves), { signal });
  }

  protected override async requestMove(view: OthelloView, mover: Colour, signal: AbortSignal): Promise<ComputerMove> {
    if (this.mustPass) return { move: 'pass', leastTime: passTime };
    const how = searchOf(this.brains[mover], this.size);
    const report = await api.call('othello/search', { ...this.position(), ...how }, { signal });
    signal.throwIfAborted();
    this.analysis.addReport(this.keyOf(this.line.at), view, mover, report, how.level);
    return { move: report.move, leastTime: leastTimes[this.mode] };
  }

  protected override async requestValues(view: OthelloView, signal: AbortSignal, show: (values: ShownValues) => void) {
    if (!view.to_move) return;
    const opponent = this.me === 'black' ? 'white' : 'black';
    const brain = this.brains[this.mode === 'engine' ? opponent : view.to_move];
    await loadValues({ position: this.position(), view, mover: view.to_move, brain }, signal, show);
  }

  protected override takeValues(values: ShownValues): void {
    this.values = values;
    if (this.view) this.analysis.addValues(this.keyOf(this.line.at), this.view, values);
  }

  protected override dropValues(): void {
    this.values = null;
  }

  protected override takeView(view: OthelloView): void {
    if (view.over) this.analysis.addResult(this.keyOf(this.line.at), view);
  }

  protected override workInBackground(signal: AbortSignal): void {
    const { moves } = this.line;
    const positionAt = (at: number) => ({ key: this.keyOf(at), position: this.position(moves.slice(0, at)) });
    void this.analysis.fill([...moves, ''].map((_, at) => positionAt(at)), signal);
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

  /** Returns the computer's report of the last of so many moves of the shown line. */
  reportAt(at: number): Thought | undefined {
    return this.analysis.reportAt(this.keyOf(at));
  }

  /** Returns what the graph knows of the position after so many moves of the shown line. */
  graphAt(at: number): Worth | null {
    return this.analysis.worthAt(this.keyOf(at));
  }

  get graphValues(): (Worth | null)[] {
    return [...this.line.moves, ''].map((_, at) => this.graphAt(at));
  }

  override newGame(): void {
    this.analysis.forget();
    super.newGame();
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
  openGame(view: OthelloView, goOn = false): void {
    [this.size, this.first] = [view.size, 'black'];
    this.analysis.forget();
    const start = view.start === openingBoard(view.size, 'X') ? '' : view.start;
    this.replace(start, treeOf(view.moves), goOn && this.mode !== 'engines');
  }
}
