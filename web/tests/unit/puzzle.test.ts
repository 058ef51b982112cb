import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { ApiError } from '../../src/lib/errors';
import { Puzzle } from '../../src/rooms/puzzles/puzzle.svelte';
import { Solver } from '../../src/rooms/puzzles/solver.svelte';

const start = '1 2 3 4 5 6 0 7 8';
// The clock is the test's own: how busy the machine is makes no difference.
const settle = () => vi.advanceTimersByTimeAsync(5);

interface Job { name: string; body: object; answer: (result: unknown) => void; signal: AbortSignal | undefined }
let jobs: Job[];
const last = () => jobs[jobs.length - 1] as Job;

beforeEach(() => {
  vi.useFakeTimers();
  jobs = [];
  vi.spyOn(api, 'call').mockImplementation(((name: string, body: { start?: string }, options: { signal?: AbortSignal } = {}) => {
    if (name === 'tiles/board') return Promise.resolve({ start: body.start, solvable: true });
    return new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new ApiError('stopped', 'stopped')));
      jobs.push({ name, body, answer: resolve, signal: options.signal });
    });
  }) as unknown as typeof api.call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function fresh() {
  const puzzle = new Puzzle({ size: '3x3', moves: 'plain', start });
  await settle();
  return { puzzle, solver: new Solver(puzzle) };
}

describe('the algorithm', () => {
  it('is the champion on large boards, until the person chooses', async () => {
    const { puzzle, solver } = await fresh();
    expect(solver.algorithm).toBe('astar');
    puzzle.setSize(4, 4);
    expect(solver.algorithm).toBe('champion');
    void solver.solve();
    expect(last().body).toMatchObject({ size: '4x4', algorithm: 'champion' });
    solver.clear();
    solver.algorithm = 'idastar';
    puzzle.setSize(5, 5);
    expect(solver.algorithm).toBe('idastar');
    puzzle.setSize(3, 3);
  });
});

describe('a solution being looked for', () => {
  it('is given up by a move by hand, without a word', async () => {
    const { puzzle, solver } = await fresh();
    void solver.solve();
    puzzle.move(7);
    solver.leave();
    last().answer({ solved: true, cost: 2, path: [start, '1 2 3 4 5 6 7 0 8'] });
    await settle();
    expect(last().signal?.aborted).toBe(true);
    expect(puzzle.cells).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    expect(puzzle.count).toBe(1);
    expect([solver.busy, solver.solved, solver.path]).toEqual([null, null, []]);
  });

  it('says that it was stopped only when the person stopped it', async () => {
    const { solver } = await fresh();
    void solver.solve();
    solver.stop();
    await settle();
    expect(solver.solved).toEqual({ solved: false, reason: 'stopped' });
    void solver.solve();
    void solver.solve();
    await settle();
    expect(solver.solved).toBeNull();
    expect(solver.busy).toBe('solve');
    solver.clear();
    await settle();
    expect(solver.solved).toBeNull();
    expect(solver.busy).toBeNull();
  });

  it('keeps a comparison that was stopped out of the solution', async () => {
    const { solver } = await fresh();
    void solver.compare(['ucs']);
    expect(solver.busy).toBe('compare');
    solver.stop();
    await settle();
    expect([solver.solved, solver.compareFailed, solver.busy]).toEqual([null, 'stopped', null]);
    void solver.compare(['ucs']);
    expect(solver.compareFailed).toBeNull();
    solver.clear();
  });

  it('tells what remains only where that is the least', async () => {
    const { puzzle, solver } = await fresh();
    for (const optimal of [true, null]) {
      void solver.solve();
      last().answer({ solved: true, cost: 2, optimal, path: [start, '1 2 3 4 5 6 7 0 8', '1 2 3 4 5 6 7 8 0'] });
      await settle();
      expect(puzzle.optimal).toBe(optimal ? 2 : null);
      solver.jump(1);
      expect(puzzle.optimal).toBe(optimal ? 1 : null);
      solver.clear();
    }
  });

  it('leaves what was found alone while nobody moves', async () => {
    const { solver } = await fresh();
    void solver.solve();
    last().answer({ solved: true, cost: 2, path: [start, '1 2 3 4 5 6 7 0 8', '1 2 3 4 5 6 7 8 0'] });
    await settle();
    expect(solver.path).toHaveLength(3);
    solver.leave();
    expect(solver.path).toEqual([]);
  });
});

describe('a hint', () => {
  it('with its cost tells what remains', async () => {
    const { puzzle } = await fresh();
    void puzzle.askHint();
    last().answer({ next: null, tile: 7, cost: 2 });
    await settle();
    expect(puzzle.hint).toEqual({ tile: 7, cost: 2 });
    expect(puzzle.optimal).toBe(2);
  });

  it('that is not proven is shown as just a good move', async () => {
    const { puzzle } = await fresh();
    void puzzle.askHint();
    last().answer({ next: null, tile: 7, cost: null });
    await settle();
    expect(puzzle.hint).toEqual({ tile: 7, cost: null });
    expect(puzzle.optimal).toBeNull();
    puzzle.move(7);
    expect(puzzle.optimal).toBeNull();
  });

  it('that takes long says so, and can be given up', async () => {
    vi.useFakeTimers();
    const puzzle = new Puzzle({ size: '3x3', moves: 'plain', start });
    await vi.advanceTimersByTimeAsync(5);
    void puzzle.askHint();
    expect([puzzle.hintAsked, puzzle.hintSlow]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([puzzle.hintAsked, puzzle.hintSlow]).toEqual([true, true]);
    puzzle.stopHint();
    await vi.advanceTimersByTimeAsync(1000);
    expect([puzzle.hintAsked, puzzle.hintSlow, puzzle.error]).toEqual([false, false, null]);
    expect(puzzle.hintWords).toMatch(/stopped/);
    vi.useRealTimers();
  });

  it('that is not found in time is said, and forgotten with the next move', async () => {
    const { puzzle } = await fresh();
    void puzzle.askHint();
    last().answer({ next: null, tile: null, cost: null });
    await settle();
    expect(puzzle.hintWords).toMatch(/No hint/);
    expect([puzzle.hintAsked, puzzle.hint]).toEqual([false, null]);
    puzzle.move(7);
    expect(puzzle.hintWords).toBe('');
  });

  it('is given up by a move, a reset and the end of the page', async () => {
    const { puzzle } = await fresh();
    for (const leave of [() => puzzle.move(7), () => puzzle.reset(), () => puzzle.stop()]) {
      void puzzle.askHint();
      leave();
      await settle();
      expect(last().signal?.aborted).toBe(true);
      expect([puzzle.hint, puzzle.hintAsked, puzzle.error]).toEqual([null, false, null]);
    }
  });
});
