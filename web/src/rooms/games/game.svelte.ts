// A placement game by rules of its own: how the server is asked for it, and what its link holds.
import { api } from '../../lib/api';
import { catalogue } from '../../lib/catalogue.svelte';
import { ApiError } from '../../lib/errors';
import { Game } from '../../lib/game/game.svelte';
import { OpenedLink } from '../../lib/game/openedLink';
import { emptyTree } from '../../lib/game/tree';
import { t } from '../../lib/i18n';
import type { LinkState } from '../../lib/link';
import { announce } from '../../lib/notices.svelte';
import { settings, usualGame } from '../../lib/settings.svelte';
import { sleep } from '../../lib/sleep';
import type { GameInfo, GridLegal, GridView, Side } from '../../lib/types';
import { cellCode } from './cellCode';
import { chosenMove, movesAt } from './choice';

const thinkingTime = 3000;
const leastTimes = { engine: 150, engines: 450, people: 0 }; // of a move of the computer's, by who plays
const mostDepth = 64; // the server searches no deeper
const valuesWait = 250; // so long an answer may wait for the game to be solved; then it tells how far that has come
const pollPause = 500; // until it is asked again how far that has come

const anyStart = () => 1 + Math.floor(Math.random() * 999);

export class GridGame extends Game<GridView, Side, GridView> {
  name = $state('');
  rules = $state('');
  seed = $state<number | null>(null); // the number of the start; null: a start without one
  first = $state<Side | ''>('');
  depth = $state(0); // 0: as well as it can
  letter = $state(''); // that a click writes
  computer = $state.raw<GridView['computer']>(undefined); // what the computer said of its last move
  info = $state.raw<Omit<GameInfo, 'name' | 'title' | 'rows' | 'columns'> | undefined>(undefined); // of the rules

  constructor(state: LinkState) {
    super({ code: cellCode, sides: ['min', 'max'], valuesSetting: 'gameValues', positionHasValues: true });
    const link = new OpenedLink(state);
    this.rules = link.text('rules');
    this.name = this.rules ? '' : (state.game ?? settings.lastGame);
    this.seed = link.whole('seed', 0, Number.MAX_SAFE_INTEGER);
    this.first = link.choice('first', ['', 'max', 'min']);
    this.depth = link.whole('depth', 0, mostDepth) ?? 0;
    this.open(link, !state.moves);
  }

  protected override ownLink(): LinkState {
    return {
      ...(this.rules ? { rules: this.rules } : { game: this.name }),
      seed: this.seed !== null && (this.info?.starts ?? 1) > 1 ? String(this.seed) : '',
      first: this.first,
      depth: this.depth ? String(this.depth) : '',
    };
  }

  private request() {
    return {
      ...(this.rules ? { rules: this.rules } : { game: this.name }),
      ...(this.start ? { start: this.start } : { seed: this.seed ?? undefined }),
      first: this.first || undefined,
    };
  }

  protected override requestPosition(moves: string[], values: boolean, signal: AbortSignal): Promise<GridView> {
    if (!this.start) this.seed ??= anyStart();
    const asked = { ...this.request(), moves, values, time_ms: values ? valuesWait : undefined };
    return api.call('grid/position', asked, { signal });
  }

  protected override async requestMove({ moves }: GridView, _mover: Side, signal: AbortSignal) {
    const limits = { depth: this.depth || undefined, time_ms: thinkingTime };
    const asked = { ...this.request(), moves, values: this.showValues, ...limits };
    const { computer, moves: after } = await api.call('grid/move', asked, { signal });
    const move = computer?.move ?? after[after.length - 1];
    return move ? { move, leastTime: leastTimes[this.mode], onMade: () => (this.computer = computer) } : null;
  }

  /** While the game is being solved, asks again and again how far that has come, until the values are there. */
  protected override async requestValues(view: GridView, signal: AbortSignal, show: (view: GridView) => void) {
    for (let latest = view; latest.solving;) {
      await sleep(pollPause, signal);
      if (signal.aborted) return;
      latest = await this.requestPosition(view.moves, true, signal).catch(() => latest); // after a failure once more
      show(latest);
    }
  }

  protected override takeValues(view: GridView): void {
    this.view = view;
  }

  protected override takeView(view: GridView): void {
    this.record.start = view.start;
    const letters = [...new Set(view.legal.map((legal) => legal.letter))];
    if (!letters.includes(this.letter)) this.letter = letters[0] ?? this.letter; // at the end the choice stays
  }

  protected override announceMove(mover: Side, move: string): void {
    const made = this.view?.legal.find((legal) => legal.move === move);
    if (!this.view || !made) return;
    const place = { row: Math.floor(made.cell / this.view.columns), column: made.cell % this.view.columns };
    announce(t('games.played', { side: t(`games.${mover}`), letter: made.letter, ...place }));
  }

  protected override resultText({ winner }: GridView): string {
    return winner === 'draw' || !winner ? t('play.draw') : t('play.wins', { side: t(`games.${winner}`) });
  }

  /** Shows the usual game where the server does not know that of the link. */
  protected override repair(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.kind !== 'usage' || !this.name || this.name === usualGame) return false;
    if (catalogue.value?.games.some(({ name }) => name === this.name)) return false;
    this.record.spoil(new ApiError('input', t('games.link.game', { text: this.name })));
    [this.name, this.first, this.record.start, this.record.tree] = [usualGame, '', '', emptyTree];
    return true;
  }

  choose(name: string): void {
    settings.lastGame = name;
    this.changeRules(name, '');
  }

  useRules(text: string): void {
    this.changeRules('', text);
  }

  private changeRules(name: string, rules: string): void {
    [this.name, this.rules, this.first] = [name, rules, ''];
    this.newGame();
  }

  /** A new game; where the rules leave the start to chance, the seed chooses it. */
  override newGame(seed = anyStart()): void {
    this.seed = seed;
    this.computer = undefined;
    super.newGame();
  }

  /** Plays the cell with the letter of the key that was pressed; without a key with the chosen or the only letter. */
  playCell(cell: number, key?: string): void {
    const move = chosenMove(this.movesAt(cell), this.letter, key);
    if (move) this.play(move.move);
  }

  movesAt(cell: number): GridLegal[] {
    return this.view ? movesAt(this.view, cell, this.info?.gravity ?? false) : [];
  }
}
