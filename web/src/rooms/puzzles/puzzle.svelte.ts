// One sliding puzzle on this page: the board in hand with the moves that led to it, the goal, and the solution being shown.
import { api } from '../../lib/api';
import { ApiError, isRefused, isStopped } from '../../lib/errors';
import { t, type Fill, type TextKey } from '../../lib/i18n';
import { writeLink, type LinkState } from '../../lib/link';
import { announce, notify } from '../../lib/notices.svelte';
import { keepStep } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';
import { cutsOff, emptyLine, jump, play, shown, type Timeline } from './timeline';
import type { TilesBoard } from '../../lib/types';
import {
  possibleMoves,
  readHead,
  readPlayed,
  readSeconds,
  writePuzzle,
  type GoalKind,
  type MoveSet,
  type PuzzleHead,
  type PuzzleState,
} from './puzzleLink';
import { afterMove, format, orderedGoal, parse, same, slide, spiralGoal, tileMoved, tilesSlid, writeMove, type Shape } from './slide';

const soon = 300; // an answer within it needs no word about the waiting

const anySeed = () => Math.floor(Math.random() * 1_000_000);

export type { GoalKind };

/** A board to ask the server for. */
interface BoardRequest {
  head?: Partial<PuzzleHead>; // what differs from the puzzle in hand
  start?: string | undefined;
  scramble?: number | undefined;
  goal?: string | undefined; // as text, which the server checks; without it the goal of the head
  keepsLine?: boolean; // the moves made so far stay, as far as they are possible
}

const goalOf = ({ rows, columns, goalKind, goal }: PuzzleHead): number[] => {
  if (goalKind === 'spiral') return [...spiralGoal];
  if (goalKind === 'custom' && goal.length === rows * columns) return goal;
  return orderedGoal({ rows, columns });
};
const shapeOf = ({ rows, columns, moves }: PuzzleHead): Shape => ({ rows, columns, king: moves === 'king' });

/** Whether a heuristic is sound for these moves and can be had on a board of this size. */
export function fits(heuristic: { moves: string[]; most_cells?: number }, puzzle: Pick<Puzzle, 'moves' | 'rows' | 'columns'>): boolean {
  return heuristic.moves.includes(puzzle.moves) && puzzle.rows * puzzle.columns <= (heuristic.most_cells ?? Infinity);
}

export class Puzzle {
  rows = $state(3);
  columns = $state(3);
  moves = $state<MoveSet>('plain');
  goalKind = $state<GoalKind>('ordered');
  customGoal = $state.raw<number[]>([]);
  start = $state.raw<number[]>([]);
  cells = $state.raw<number[]>([]); // what is on the table
  line = $state.raw<Timeline>(emptyLine); // the person's moves, and how many of them are made
  detour = $state.raw<number[][]>([]); // the boards of a solution being shown, from the person's own to that on the table
  seconds = $state(0); // what the moves in the line have taken
  private secondsKept = $state(0); // as of the last move: the address does not change with every tick
  private received = $state.raw<LinkState | null>(null); // a link that is not read yet, or is damaged: it stays as it came until the person does something
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
    const head = readHead(link);
    this.takeHead(head);
    this.error = head.error;
    this.cells = this.goal;
    if (Object.keys(link).length > 0) this.received = link;
    void this.open(link, head.error);
  }

  /** Shows what the link holds. Where a part of it is wrong, that is said, and what is right is shown. */
  private async open(link: LinkState, wrong: unknown): Promise<void> {
    let start = link.start;
    // A goal that cannot be is sent too, so that the server says what is wrong with it.
    let goal = this.goalKind === 'ordered' ? link.goal : undefined;
    let board: TilesBoard | null = null;
    while (!board) {
      try {
        board = await this.fetchBoard({ start, goal, scramble: link.start ? undefined : anySeed() });
      } catch (error) {
        if (isStopped(error)) return;
        this.error = wrong ??= error;
        const source = isRefused(error) ? (error as ApiError).place?.source : undefined;
        if (source === 'goal' && goal) goal = undefined;
        else if (source === 'start' && start) start = undefined;
        else return;
      }
    }
    const next = this.stateWith(board, { goal });
    if (start) {
      const played = readPlayed(link, next.start, shapeOf(next));
      wrong ??= played.error;
      Object.assign(next, { line: played.line, seconds: readSeconds(link) });
    }
    this.put(next, board.solvable);
    this.error = wrong;
    if (!wrong) this.received = null;
  }

  /** What there is to say about the hint that was asked for. */
  get hintWords(): string {
    if (this.hintSlow) return t('puzzle.hint.wait');
    return this.hintSaid ? t(this.hintSaid.key, this.hintSaid.fill) : '';
  }
  private get head(): PuzzleHead {
    const { rows, columns, moves, goalKind, customGoal } = this;
    return { rows, columns, moves, goalKind, goal: customGoal };
  }
  get shape(): Shape {
    return shapeOf(this.head);
  }
  get size(): string {
    return `${this.rows}x${this.columns}`;
  }
  get goal(): number[] {
    return goalOf(this.head);
  }
  get solved(): boolean {
    return same(this.cells, this.goal);
  }
  /** How many tiles the person has slid to get here. */
  get count(): number {
    return tilesSlid(shown(this.line));
  }
  /** What the clock shows: nothing at the start, whatever the moves that can be made again have taken. */
  get shownSeconds(): number {
    return this.line.at > 0 || this.playing ? this.seconds : 0;
  }
  get canUndo(): boolean {
    return this.line.at > 0 || this.detour.length > 0;
  }
  get canRedo(): boolean {
    return this.line.at < this.line.moves.length;
  }
  request(cells: readonly number[]) {
    return { size: this.size, moves: this.moves, start: format(cells), goal: format(this.goal) };
  }
  get link(): LinkState {
    if (this.received) return this.received;
    return writePuzzle({ ...this.head, start: this.start, line: this.line, seconds: this.secondsKept });
  }

  /** Asks for the start in hand with its moves; for a scrambled one where there is none yet. */
  private get sameBoard(): BoardRequest {
    return this.start.length > 0 ? { start: format(this.start), keepsLine: true } : { scramble: anySeed() };
  }

  /** Scrambles a board of another size; the puzzle in hand stays until that has come. */
  async setSize(rows: number, columns: number): Promise<void> {
    const head: Partial<PuzzleHead> = { rows, columns, goalKind: 'ordered', goal: [] };
    if (await this.ask({ head, scramble: anySeed() })) settings.puzzleSize = this.size;
  }

  /** Takes another move set; the moves made so far stay up to the first that it does not allow. */
  async setMoves(moves: MoveSet): Promise<void> {
    if (await this.ask({ head: { moves }, ...this.sameBoard })) settings.puzzleMoves = moves;
  }

  /** Takes another goal for the same start and moves. */
  async setGoal(goalKind: GoalKind, goal: number[] = []): Promise<void> {
    await this.ask({ head: { goalKind, goal }, ...this.sameBoard });
  }

  /** Takes a goal as text, if the server finds nothing wrong with it. */
  async takeGoal(text: string): Promise<boolean> {
    return this.ask({ goal: text, ...this.sameBoard });
  }

  async scramble(): Promise<void> {
    await this.ask({ scramble: anySeed() });
  }

  /** Takes a board as text; what is wrong with it is thrown or kept as the error. */
  async take(text: string): Promise<boolean> {
    return this.ask({ start: text });
  }

  private async fetchBoard({ head, start, scramble, goal }: BoardRequest): Promise<TilesBoard> {
    this.asked?.abort();
    const { signal } = (this.asked = new AbortController());
    const whole = { ...this.head, ...head };
    const size = `${whole.rows}x${whole.columns}`;
    const body = { size, moves: whole.moves, start, scramble, goal: goal ?? format(goalOf(whole)) };
    try {
      return await api.call('tiles/board', body, { signal });
    } finally {
      signal.throwIfAborted(); // an answer that comes too late is none
    }
  }

  /** The puzzle that the server's answer makes of the one in hand, which stays as it is. */
  private stateWith(board: TilesBoard, { head, goal, keepsLine }: BoardRequest): PuzzleState {
    const custom: Partial<PuzzleHead> = goal ? { goalKind: 'custom', goal: parse(board.goal) } : {};
    const whole: PuzzleHead = { ...this.head, ...head, ...custom };
    const start = parse(board.start);
    if (!keepsLine) return { ...whole, start, line: emptyLine, seconds: 0 };
    const moves = possibleMoves(this.line.moves, start, shapeOf(whole));
    const line = jump({ moves, at: 0 }, this.line.at);
    return { ...whole, start, line, seconds: moves.length > 0 ? this.seconds : 0 };
  }

  private takeHead({ rows, columns, moves, goalKind, goal }: PuzzleHead): void {
    Object.assign(this, { rows, columns, moves, goalKind, customGoal: goal });
  }

  private put(next: PuzzleState, solvable: boolean): void {
    this.stopClock();
    this.takeHead(next);
    this.start = [...next.start];
    this.solvable = solvable;
    this.seconds = next.seconds;
    this.line = next.line;
    this.jump(next.line.at);
  }

  private async ask(request: BoardRequest): Promise<boolean> {
    try {
      const board = await this.fetchBoard(request);
      const next = this.stateWith(board, request);
      const isThere = this.start.length > 0 || this.received; // otherwise the first board has not come yet
      if (isThere && writeLink(writePuzzle(next)) !== writeLink(this.link)) keepStep();
      this.put(next, board.solvable);
      this.received = null;
      this.error = null;
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

  /** Goes back to the start; the moves can be made again by going forward, and their time comes back with them. */
  restart(): void {
    this.jump(0);
    this.stopClock();
  }

  /** The board after so many of the moves in the line. */
  private boardAt(at: number): number[] {
    return this.line.moves.slice(0, at).reduce<number[]>((cells, move) => afterMove(cells, move, this.shape) ?? cells, this.start);
  }

  private jump(at: number): void {
    this.leaveHint();
    this.line = jump(this.line, at);
    this.detour = [];
    this.cells = this.boardAt(this.line.at);
    this.optimal = null;
    this.secondsKept = this.seconds;
  }

  /** Takes the last move back; where a solution is being shown, the person's own board comes back. */
  undo(): void {
    this.acted();
    this.jump(this.detour.length > 0 ? this.line.at : this.line.at - 1);
  }

  redo(): void {
    this.acted();
    this.jump(this.line.at + 1);
  }

  /** The person has done something: a damaged link is no longer what the address should hold. */
  private acted(): void {
    if (this.received) keepStep();
    this.received = null;
  }

  /** A board of a solution, and those that lead to it from the person's own: not a move of the person. `left` is what remains, where that is known to be
   * the least. */
  show(cells: number[], detour: number[][], left: number | null = null): void {
    this.leaveHint();
    this.stopClock();
    this.optimal = left;
    this.cells = cells;
    this.detour = detour;
  }

  /** The line with one move more, and nothing after it if it is the first: whoever moves from the start begins anew.
   * Whoever goes on from within a solution has gone its way until there. */
  private lineWith(move: string): Timeline {
    let from = this.boardAt(this.line.at);
    let line = this.line.at > 0 ? this.line : emptyLine;
    for (const board of this.detour) {
      line = play(line, String(tileMoved(from, board)));
      from = board;
    }
    return play(line, move);
  }

  move(at: number): void {
    const boards = slide(this.cells, at, this.shape);
    const last = boards[boards.length - 1];
    if (!last || this.solved) return;
    const tile = this.cells[at] ?? 0;
    const next = this.lineWith(writeMove(this.cells, boards));
    if (this.received || cutsOff(this.line, next)) keepStep(); // the browser's Back finds the moves that are cut off
    this.received = null;
    if (this.line.at === 0) {
      this.stopClock();
      this.seconds = 0;
    }
    this.startClock();
    // A step along the hint keeps the count of what remains; any other leaves it unknown.
    this.optimal = this.hint && boards.length === 1 && tile === this.hint.tile && this.optimal !== null ? this.optimal - 1 : null;
    this.leaveHint();
    this.line = next;
    this.detour = [];
    this.cells = last;
    this.secondsKept = this.seconds;
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
      const hint = await api.call('tiles/hint', this.request(this.cells), { signal: job.signal });
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
