// A solution of the board: found by the server, shown here step by step.
import { api } from '../../lib/api';
import { ApiError } from '../../lib/errors';
import type { TextKey } from '../../lib/i18n';
import type { Progress, TilesCompared, TilesSolved } from '../../lib/types';
import type { Puzzle } from './puzzle.svelte';
import { parse } from './slide';

const longest = 60_000;
const mostExact = 9; // cells: up to here the server has the distance of every board, and A* looks it up
export type Task = 'solve' | 'compare';

const failures: Record<string, TextKey> = {
  unsolvable: 'puzzle.unsolvable', time: 'puzzle.failed.time', memory: 'puzzle.failed.memory', nodes: 'puzzle.failed.nodes', stopped: 'puzzle.failed.stopped', refused: 'puzzle.failed.refused',
};
export const failureText = (reason: string | undefined): TextKey => failures[reason ?? 'time'] ?? 'puzzle.failed.time';

/** Whether a method looks distances up in a table that has to be made first. */
export const usesTable = ({ algorithm, heuristic }: TilesSolved): boolean => algorithm === 'champion' || heuristic === 'exact';

export class Solver {
  private chosen = $state<string | null>(null); // by the person; otherwise the size of the board decides
  heuristic = $state('manhattan');
  busy = $state<Task | null>(null);
  progress = $state.raw<Progress | null>(null);
  solved = $state.raw<TilesSolved | null>(null);
  compared = $state.raw<TilesCompared | null>(null);
  comparedBoard = $state.raw<number[]>([]); // on which they were compared
  compareFailed = $state<'stopped' | 'time' | null>(null);
  error = $state.raw<{ task: Task; what: unknown } | null>(null);
  path = $state.raw<number[][]>([]);
  at = $state(0);
  running = $state(false);
  speed = $state(4); // steps a second
  private job: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly puzzle: Puzzle) {}

  get algorithm(): string {
    return this.chosen ?? (this.puzzle.rows * this.puzzle.columns > mostExact ? 'champion' : 'astar');
  }
  set algorithm(name: string) {
    this.chosen = name;
  }

  /** The board that was solved, while its solution is shown; otherwise the one on the table. */
  get meant(): number[] {
    return this.path[0] ?? this.puzzle.cells;
  }

  /** Forgets everything: the board has changed under it. */
  clear(): void {
    this.stop();
    this.job = null;
    this.path = [];
    this.solved = null;
    this.compared = null;
    this.compareFailed = null;
    this.error = null;
    this.at = 0;
  }

  /** A move by hand: what was found, or is being looked for, belongs to the board before it. */
  leave(): void {
    if (this.busy || this.path.length > 0) this.clear();
  }

  stop(): void {
    this.job?.abort();
    this.pause();
    this.busy = null;
  }

  private async work<Result>(task: Task, ask: (options: { signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<Result>): Promise<Result | null> {
    this.stop();
    const job = (this.job = new AbortController());
    this.busy = task;
    this.error = null;
    this.progress = null;
    try {
      const answer = await ask({ signal: job.signal, onProgress: (progress) => (this.progress = progress) });
      return this.job === job ? answer : null;
    } catch (error) {
      if (this.job !== job) return null; // forgotten, or replaced by a newer one
      const reason = job.signal.aborted ? 'stopped' : error instanceof ApiError && error.kind === 'limit' ? 'time' : null;
      if (reason === null) this.error = { task, what: error };
      else if (task === 'solve') this.solved = { solved: false, reason };
      else this.compareFailed = reason;
      return null;
    } finally {
      if (this.job === job) this.busy = null;
    }
  }

  async solve(): Promise<void> {
    this.solved = null;
    const answer = await this.work('solve', (options) => api.call('tiles/solve', { ...this.puzzle.request(this.meant), algorithm: this.algorithm, heuristic: this.heuristic, time_ms: longest }, options));
    if (!answer) return;
    this.solved = answer;
    this.path = (answer.path ?? []).map(parse);
    this.go(0);
    if (this.path.length > 1) this.play();
  }

  async compare(methods: string[]): Promise<void> {
    this.compared = null;
    this.compareFailed = null;
    const board = this.meant;
    const answer = await this.work('compare', (options) => api.call('tiles/compare', { ...this.puzzle.request(board), methods, time_ms: 20_000 }, options));
    if (!answer) return;
    this.compared = answer;
    this.comparedBoard = board;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.path.length - 1, at));
    const board = this.path[this.at];
    if (board) this.puzzle.show(board, this.path.slice(1, this.at + 1), this.solved?.optimal ? this.path.length - 1 - this.at : null);
  }

  jump(at: number): void {
    this.pause();
    this.go(at);
  }

  play(): void {
    if (this.at >= this.path.length - 1) this.go(0);
    this.running = true;
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at >= this.path.length - 1) this.running = false;
      else if (this.running) this.next();
    }, 1000 / this.speed);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }
}
