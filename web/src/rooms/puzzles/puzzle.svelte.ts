// One sliding puzzle on this page: the board in hand, the goal, and the solution being shown.
import { api } from '../../lib/api';
import { ApiError, isStopped } from '../../lib/errors';
import { t, type Fill, type TextKey } from '../../lib/i18n';
import type { LinkState } from '../../lib/link';
import { announce, notify } from '../../lib/notices.svelte';
import { settings } from '../../lib/settings.svelte';
import { format, orderedGoal, parse, parseSize, same, slide, spiralGoal, type Shape } from './slide';

const soon = 300; // an answer within it needs no word about the waiting

const anySeed = () => Math.floor(Math.random() * 1_000_000);

export type GoalKind = 'ordered' | 'spiral' | 'custom';

/** Whether a heuristic is sound for these moves and can be had on a board of this size. */
export function fits(heuristic: { moves: string[]; most_cells?: number }, puzzle: Pick<Puzzle, 'moves' | 'rows' | 'columns'>): boolean {
  return heuristic.moves.includes(puzzle.moves) && puzzle.rows * puzzle.columns <= (heuristic.most_cells ?? Infinity);
}

export class Puzzle {
  rows = $state(3);
  columns = $state(3);
  moves = $state<'plain' | 'king'>('plain');
  goalKind = $state<GoalKind>('ordered');
  customGoal = $state.raw<number[]>([]);
  start = $state.raw<number[]>([]);
  cells = $state.raw<number[]>([]);
  count = $state(0);
  seconds = $state(0);
  solvable = $state(true);
  hint = $state.raw<{ tile: number; cost: number | null } | null>(null); // no cost: good, but not proven to be the shortest
  hintAsked = $state(false);
  hintSlow = $state(false); // asked a while ago, and no answer yet
  private hintSaid = $state.raw<{ key: TextKey; fill?: Fill } | null>(null); // what came of asking
  optimal = $state<number | null>(null);
  error = $state.raw<unknown>(null);
  playing = $state(false); // the clock runs
  private began = 0;
  private asked: AbortController | null = null;
  private hinting: AbortController | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(link: LinkState) {
    const { rows, columns } = parseSize(link.size ?? settings.puzzleSize);
    this.rows = rows;
    this.columns = columns;
    this.moves = (link.moves ?? settings.puzzleMoves) === 'king' ? 'king' : 'plain';
    const goal = parse(link.goal ?? '');
    if (link.goal === 'spiral' && rows === 3 && columns === 3) this.goalKind = 'spiral';
    else if (goal.length === rows * columns) {
      this.goalKind = 'custom';
      this.customGoal = goal;
    }
    this.cells = this.goal;
    // A goal that cannot be is sent too, so that the server says what is wrong with it.
    const wrong = link.goal && this.goalKind === 'ordered' ? { goal: link.goal } : {};
    void this.ask({ ...(link.start ? { start: link.start } : { scramble: anySeed() }), ...wrong });
  }

  /** What there is to say about the hint that was asked for. */
  get hintWords(): string {
    if (this.hintSlow) return t('puzzle.hint.wait');
    return this.hintSaid ? t(this.hintSaid.key, this.hintSaid.fill) : '';
  }
  get shape(): Shape {
    return { rows: this.rows, columns: this.columns, king: this.moves === 'king' };
  }
  get size(): string {
    return `${this.rows}x${this.columns}`;
  }
  get goal(): number[] {
    if (this.goalKind === 'spiral') return [...spiralGoal];
    if (this.goalKind === 'custom' && this.customGoal.length === this.rows * this.columns) return this.customGoal;
    return orderedGoal(this);
  }
  get solved(): boolean {
    return same(this.cells, this.goal);
  }
  get request() {
    return { size: this.size, moves: this.moves, start: format(this.cells), goal: format(this.goal) };
  }
  get link(): LinkState {
    const goal = this.goalKind === 'spiral' ? 'spiral' : this.goalKind === 'custom' ? format(this.goal) : '';
    return { size: this.size, moves: this.moves === 'king' ? 'king' : 'plain', start: format(this.start), goal };
  }

  setSize(rows: number, columns: number): void {
    this.rows = rows;
    this.columns = columns;
    this.goalKind = 'ordered';
    settings.puzzleSize = this.size;
    this.cells = this.goal;
    void this.scramble();
  }

  setMoves(moves: 'plain' | 'king'): void {
    settings.puzzleMoves = this.moves = moves;
    void this.take(format(this.start));
  }

  setGoal(kind: GoalKind, custom: number[] = []): void {
    this.goalKind = kind;
    this.customGoal = custom;
    void this.take(format(this.start));
  }

  /** Takes a goal as text, if the server finds nothing wrong with it. */
  async takeGoal(text: string): Promise<boolean> {
    return this.ask({ start: format(this.start), goal: text });
  }

  async scramble(): Promise<void> {
    await this.ask({ scramble: anySeed() });
  }

  /** Takes a board as text; what is wrong with it is thrown or kept as the error. */
  async take(text: string): Promise<boolean> {
    return this.ask({ start: text });
  }

  private async ask(what: { start?: string; scramble?: number; goal?: string }): Promise<boolean> {
    this.asked?.abort();
    const job = (this.asked = new AbortController());
    try {
      const board = await api.call('tiles/board', { size: this.size, moves: this.moves, goal: format(this.goal), ...what }, { signal: job.signal });
      if (what.goal !== undefined) {
        this.goalKind = 'custom';
        this.customGoal = parse(board.goal);
      }
      this.start = parse(board.start);
      this.solvable = board.solvable;
      this.error = null;
      this.reset();
      return true;
    } catch (error) {
      if (!isStopped(error)) this.error = error;
      return false;
    }
  }

  /** Nothing more is wanted from the server or the clock. */
  stop(): void {
    this.asked?.abort();
    this.leaveHint();
    this.stopClock();
  }

  reset(): void {
    this.leaveHint();
    this.cells = this.start;
    this.count = 0;
    this.seconds = 0;
    this.optimal = null;
    this.stopClock();
  }

  /** The board of a solution being shown: not a move of the person. `left` is what remains, where that is known to be the least. */
  show(cells: number[], left: number | null = null): void {
    this.leaveHint();
    this.stopClock();
    this.optimal = left;
    this.cells = cells;
  }

  move(at: number): void {
    const boards = slide(this.cells, at, this.shape);
    const last = boards[boards.length - 1];
    if (!last || this.solved) return;
    const tile = this.cells[at] ?? 0;
    this.startClock();
    // A step along the hint keeps the count of what remains; any other leaves it unknown.
    this.optimal = this.hint && boards.length === 1 && tile === this.hint.tile && this.optimal !== null ? this.optimal - 1 : null;
    this.leaveHint();
    this.cells = last;
    this.count += boards.length;
    announce(t('puzzle.moved', { n: tile }));
    if (this.solved) {
      this.stopClock();
      this.optimal = 0;
      const words = t('puzzle.solved', { n: this.count });
      announce(words);
      notify(words);
    }
  }

  /** The hint belongs to a board that is gone, whether it came or is still awaited. */
  private leaveHint(): void {
    this.hinting?.abort();
    this.hint = null;
    this.hintSaid = null;
    this.doneAsking();
  }

  private doneAsking(): void {
    clearTimeout(this.patience);
    this.hintAsked = this.hintSlow = false;
  }

  /** The person has waited long enough. */
  stopHint(): void {
    this.leaveHint();
    this.hintSaid = { key: 'puzzle.hint.stopped' };
  }

  async askHint(): Promise<void> {
    this.leaveHint();
    const job = (this.hinting = new AbortController());
    this.hintAsked = true;
    this.patience = setTimeout(() => (this.hintSlow = true), soon);
    try {
      const hint = await api.call('tiles/hint', this.request, { signal: job.signal });
      if (job.signal.aborted) return;
      this.error = null;
      if (hint.tile === null) {
        this.hintSaid = { key: this.solved ? 'puzzle.already' : 'puzzle.hint.none' };
      } else {
        this.hint = { tile: hint.tile, cost: hint.cost };
        this.optimal = hint.cost;
        this.hintSaid = { key: hint.cost === null ? 'puzzle.hint.good' : 'puzzle.hint.tile', fill: { n: hint.tile, cost: hint.cost ?? '' } };
      }
    } catch (error) {
      if (job.signal.aborted) return;
      if (error instanceof ApiError && error.kind === 'limit') this.hintSaid = { key: 'puzzle.hint.none' };
      else this.error = error;
    }
    this.doneAsking();
  }

  private startClock(): void {
    if (this.playing) return;
    this.playing = true;
    this.began = Date.now() - this.seconds * 1000;
    this.clock = setInterval(() => (this.seconds = Math.floor((Date.now() - this.began) / 1000)), 250);
  }

  stopClock(): void {
    clearInterval(this.clock);
    this.playing = false;
  }
}
