// One placement game on this page. Rules, values and the computer's moves all come from the server.
import { api } from '../../lib/api';
import { catalogue } from '../../lib/catalogue.svelte';
import { ApiError, isRefused } from '../../lib/errors';
import { t } from '../../lib/i18n';
import { cells, type LinkState } from '../../lib/link';
import { announce } from '../../lib/notices.svelte';
import { modes, Played } from '../../lib/played.svelte';
import { settings, usualGame } from '../../lib/settings.svelte';
import { emptyTree, shown } from '../../lib/tree';
import type { GameInfo, GridLegal, GridView, Side } from '../../lib/types';

const leastPause = 450;
const thinkingTime = 3000;
const mostDepth = 64; // the server searches no deeper
const soon = 300; // an answer within it needs no word about the waiting
const valuesWait = 250; // so long an answer may wait for the game to be solved; then it tells how far that has come
const pollPause = 500; // until it is asked again how far that has come

/** The move that is meant: by a key only that of its letter, in the case it was typed in before any other. */
export function chosenMove(here: readonly GridLegal[], chosen: string, key?: string): GridLegal | undefined {
  const by = (letter: string) => here.find((legal) => legal.letter === letter);
  if (key !== undefined) return by(key) ?? by(key.toUpperCase());
  return by(chosen) ?? (here.length === 1 ? here[0] : undefined);
}

const anyStart = () => 1 + Math.floor(Math.random() * 999);

export class GridGame extends Played {
  name = $state('');
  rules = $state('');
  seed = $state<number | null>(null); // the number of the start; null: a start without one
  first = $state<Side | ''>('');
  me = $state<Side>('min');
  depth = $state(0); // 0: as well as it can
  view = $state.raw<GridView | null>(null);
  error = $state.raw<unknown>(null);
  thinking = $state(false);
  stale = $state(false); // the board shown is not yet that of the line
  slow = $state(false); // ... and has not been for a while
  failed = $state(false); // the board of the line could not be had
  showValues = $state(settings.gameValues);
  letter = $state('');
  computer = $state.raw<GridView['computer']>(undefined);

  private takingBack = false;
  private job: AbortController | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private poll: ReturnType<typeof setTimeout> | undefined;

  constructor(link: LinkState) {
    super(cells);
    this.rules = link.rules ?? '';
    this.name = this.rules ? '' : (link.game ?? settings.lastGame);
    this.start = link.start ?? '';
    this.seed = this.whole(link, 'seed', 0, Number.MAX_SAFE_INTEGER);
    this.first = this.choice(link, 'first', ['', 'max', 'min']);
    this.mode = this.choice(link, 'mode', modes);
    this.me = this.choice(link, 'me', ['min', 'max']);
    this.depth = this.whole(link, 'depth', 0, mostDepth) ?? 0;
    this.open(link, !link.moves);
    void this.refresh();
  }

  get link(): LinkState {
    return this.linkWith({
      ...(this.rules ? { rules: this.rules } : { game: this.name }),
      start: this.start,
      seed: this.seed !== null && (this.info?.starts ?? 1) > 1 ? String(this.seed) : '',
      first: this.first,
      mode: this.mode === 'engine' ? '' : this.mode,
      me: this.me === 'max' ? 'max' : '',
      depth: this.depth ? String(this.depth) : '',
    });
  }

  isComputer(side: Side): boolean {
    return this.mode === 'engines' || (this.mode === 'engine' && side !== this.me);
  }

  get mine(): boolean {
    return Boolean(this.view && !this.view.over && !this.thinking && !this.stale && !this.failed && !this.isComputer(this.view.to_move));
  }

  /** True when the game stands still until the person says so: the person went back to look, or the server was not there. */
  get waiting(): boolean {
    if (this.failed && this.mode !== 'engines') return true;
    return Boolean(this.view && !this.view.over && this.mode === 'engine' && this.isComputer(this.view.to_move) && !this.running);
  }

  private request() {
    return {
      ...(this.rules ? { rules: this.rules } : { game: this.name }),
      ...(this.start ? { start: this.start } : { seed: this.seed ?? undefined }),
      first: this.first || undefined,
      moves: shown(this.tree),
      values: this.showValues,
      time_ms: this.showValues ? valuesWait : undefined,
    };
  }

  stop(): void {
    clearTimeout(this.pause);
    clearTimeout(this.patience);
    clearTimeout(this.poll);
    this.job?.abort();
    this.thinking = this.slow = false;
  }

  choose(name: string): void {
    this.name = name;
    this.rules = '';
    settings.lastGame = name;
    this.first = '';
    this.newGame();
  }

  useRules(text: string): void {
    this.rules = text;
    this.name = '';
    this.first = '';
    this.newGame();
  }

  newGame(): void {
    this.startFrom(anyStart());
  }

  /** A new game; where the rules leave the start to chance, the seed chooses it. */
  startFrom(seed: number): void {
    this.replace(emptyTree, true);
    this.start = '';
    this.seed = seed;
    this.computer = undefined;
    announce(t('play.started'));
    void this.refresh();
  }

  /** Shows or hides the values of the moves; remembered for the next visit. */
  setValues(on: boolean): void {
    this.showValues = settings.gameValues = on;
    if (!this.thinking) void this.refresh();
  }

  /** Plays the cell with the letter of the key that was pressed; without one with the chosen letter, or the only one. */
  playCell(cell: number, key?: string): void {
    const view = this.view;
    if (!view || !this.mine) return;
    const move = chosenMove(this.movesAt(cell), this.letter, key);
    if (!move) return;
    this.running = true;
    this.say(view.to_move, move.letter, move.cell);
    this.make(move.move);
    void this.refresh();
  }

  /** Legal moves that a click on this cell can mean: in a game with gravity the whole column is meant. */
  movesAt(cell: number, info = this.info) {
    const view = this.view;
    if (!view) return [];
    const exact = view.legal.filter((legal) => legal.cell === cell);
    if (exact.length > 0 || !info?.gravity) return exact;
    return view.legal.filter((legal) => legal.cell % view.columns === cell % view.columns);
  }

  info = $state.raw<Pick<GameInfo, 'gravity' | 'letters' | 'patterns' | 'points' | 'starts' | 'words' | 'first'> | undefined>(undefined);

  override jump(at: number): void {
    this.takingBack = false;
    super.jump(at);
  }

  undo(): void {
    this.jump(this.line.at - 1);
    // The server says who has the move there: where it is the computer, its moves are taken back too, however many they were.
    this.takingBack = this.mode === 'engine';
  }

  setMe(side: Side): void {
    this.me = side;
    this.playersChanged();
  }

  private say(side: Side, letter: string, cell: number): void {
    const columns = this.view?.columns ?? 1;
    announce(t('games.played', { side: t(`games.${side}`), letter, row: Math.floor(cell / columns), column: cell % columns }));
  }

  async refresh(): Promise<void> {
    this.stop();
    const job = (this.job = new AbortController());
    if (!this.start) this.seed ??= anyStart();
    this.stale = true;
    this.failed = false;
    this.patience = setTimeout(() => (this.slow = this.stale), soon);
    try {
      const ask = (part = {}) => api.call('grid/position', { ...this.request(), ...part }, { signal: job.signal });
      await this.checkLine((moves) => ask({ moves, values: false }));
      const view = await ask();
      this.take(view);
      this.stale = this.slow = false;
      this.follow(job, view);
      if (this.takingBack && this.line.at > 0 && this.isComputer(view.to_move)) {
        this.undo();
        return;
      }
      this.takingBack = false;
      if (!view.over && this.isComputer(view.to_move) && this.running) await this.think(job);
    } catch (error) {
      if (job.signal.aborted || this.job !== job) return; // given up here, for something newer
      if (this.stale && (this.repaired(error) || this.withoutGame(error))) return this.refresh();
      this.failed = this.stale && !isRefused(error);
      this.thinking = this.stale = this.slow = false;
      this.error = error;
      // What was not answered is not asked again by itself: the person says when to go on.
      if (this.failed || (this.view && this.isComputer(this.view.to_move))) this.running = false;
    }
  }

  /** Shows the usual game where the server does not know that of the link. Returns false for any other error. */
  private withoutGame(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.kind !== 'usage' || !this.name || this.name === usualGame) return false;
    if (catalogue.value?.games.some(({ name }) => name === this.name)) return false;
    this.spoil(new ApiError('input', t('games.link.game', { text: this.name })));
    [this.name, this.start, this.first, this.tree] = [usualGame, '', '', emptyTree];
    return true;
  }

  /** While the game is being solved, asks again and again how far that has come, until the values are there. */
  private follow(job: AbortController, view: GridView): void {
    if (!this.showValues || !view.solving) return;
    this.poll = setTimeout(() => {
      void api.call('grid/position', this.request(), { signal: job.signal }).then((next) => {
        if (this.job !== job || job.signal.aborted) return;
        this.view = next;
        this.follow(job, next);
      }, () => {
        if (this.job === job && !job.signal.aborted) this.follow(job, view);
      });
    }, pollPause);
  }

  private take(view: GridView): void {
    this.view = view;
    this.start = view.start;
    this.replaced();
    this.error = null;
    const letters = [...new Set(view.legal.map((legal) => legal.letter))];
    if (letters.length > 0 && !letters.includes(this.letter)) this.letter = letters[0] ?? ''; // at the end the choice stays as it was
    if (view.over && this.mode === 'engines') this.running = false;
    if (view.over) announce(view.winner === 'draw' || !view.winner ? t('play.draw') : t('play.wins', { side: t(`games.${view.winner}`) }));
  }

  private async think(job: AbortController): Promise<void> {
    this.thinking = true;
    const began = performance.now();
    const view = await api.call('grid/move', { ...this.request(), depth: this.depth || undefined, time_ms: thinkingTime }, { signal: job.signal });
    const move = view.computer?.move ?? view.moves[view.moves.length - 1];
    if (!move) return;
    const wait = Math.max(0, leastPause - (performance.now() - began));
    this.pause = setTimeout(() => {
      const mover = this.view?.to_move ?? 'max';
      this.thinking = false;
      this.computer = view.computer;
      this.make(move);
      if (view.last) this.say(mover, view.last.letter, view.last.cell);
      void this.refresh();
    }, this.mode === 'engine' ? Math.min(wait, 150) : wait);
  }
}
