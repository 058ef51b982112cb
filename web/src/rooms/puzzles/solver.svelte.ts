// A solution of the board: found by the server, shown here step by step.
import { api } from '../../lib/api';
import { ApiError } from '../../lib/errors';
import type { Progress, TilesCompared, TilesSolved } from '../../lib/types';
import type { Puzzle } from './puzzle.svelte';
import { parse } from './slide';

const longest = 60_000;

export class Solver {
  algorithm = $state('astar');
  heuristic = $state('manhattan');
  busy = $state(false);
  progress = $state.raw<Progress | null>(null);
  solved = $state.raw<TilesSolved | null>(null);
  compared = $state.raw<TilesCompared | null>(null);
  error = $state.raw<unknown>(null);
  path = $state.raw<number[][]>([]);
  at = $state(0);
  running = $state(false);
  speed = $state(4); // steps a second
  private job: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly puzzle: Puzzle) {}

  /** Forgets everything: the board has changed under it. */
  clear(): void {
    this.stop();
    this.job = null;
    this.path = [];
    this.solved = null;
    this.compared = null;
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
    this.busy = false;
  }

  private async work<Result>(ask: (options: { signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<Result>): Promise<Result | null> {
    this.stop();
    const job = (this.job = new AbortController());
    this.busy = true;
    this.error = null;
    this.progress = null;
    try {
      const answer = await ask({ signal: job.signal, onProgress: (progress) => (this.progress = progress) });
      return this.job === job ? answer : null;
    } catch (error) {
      if (this.job !== job) return null; // forgotten, or replaced by a newer one
      if (job.signal.aborted) this.solved = { solved: false, reason: 'stopped' };
      else if (error instanceof ApiError && error.kind === 'limit') this.solved = { solved: false, reason: 'time' };
      else this.error = error;
      return null;
    } finally {
      if (this.job === job) this.busy = false;
    }
  }

  async solve(): Promise<void> {
    this.solved = null;
    const answer = await this.work((options) => api.call('tiles/solve', { ...this.puzzle.request, algorithm: this.algorithm, heuristic: this.heuristic, time_ms: longest }, options));
    if (!answer) return;
    this.solved = answer;
    this.path = (answer.path ?? []).map(parse);
    this.at = 0;
    if (this.path.length > 1) this.play();
  }

  async compare(methods: string[]): Promise<void> {
    this.compared = null;
    const answer = await this.work((options) => api.call('tiles/compare', { ...this.puzzle.request, methods, time_ms: 20_000 }, options));
    if (answer) this.compared = answer;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.path.length - 1, at));
    const board = this.path[this.at];
    if (board) this.puzzle.show(board);
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
