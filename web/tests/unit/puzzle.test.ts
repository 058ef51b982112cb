import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { ApiError } from '../../src/lib/errors';
import { readLink, writeLink, type LinkState } from '../../src/lib/link';
import { settings } from '../../src/lib/settings.svelte';
import { axisOf } from '../../src/rooms/puzzles/axis';
import { Puzzle } from '../../src/rooms/puzzles/puzzle.svelte';
import { format } from '../../src/rooms/puzzles/slide';
import { Solver } from '../../src/rooms/puzzles/solver.svelte';

const start = '1 2 3 4 5 6 0 7 8';
// The clock is the test's own: how busy the machine is makes no difference.
const settle = () => vi.advanceTimersByTimeAsync(5);

interface Job { name: string; body: object; answer: (result: unknown) => void; signal: AbortSignal | undefined }
let jobs: Job[];
const last = () => jobs[jobs.length - 1] as Job;

// What the server says of a board: as it came, unless a word of it is no number.
function board({ start, goal = '' }: { start?: string; goal?: string }): Promise<unknown> {
  for (const [source, text] of Object.entries({ goal, start: start ?? '' })) {
    if (/[^\d ]/.test(text)) return Promise.reject(new ApiError('input', `${source} is wrong`, { source, line: 1, column: 1 }));
  }
  return Promise.resolve({ start: start ?? goal, goal, solvable: true });
}

beforeEach(() => {
  vi.useFakeTimers();
  jobs = [];
  vi.spyOn(api, 'call').mockImplementation(((name: string, body: { start?: string }, options: { signal?: AbortSignal } = {}) => {
    if (name === 'tiles/board') return board(body);
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
    await puzzle.setSize(4, 4);
    expect(solver.algorithm).toBe('champion');
    void solver.solve();
    expect(last().body).toMatchObject({ size: '4x4', algorithm: 'champion' });
    solver.clear();
    solver.algorithm = 'idastar';
    await puzzle.setSize(5, 5);
    expect(solver.algorithm).toBe('idastar');
    await puzzle.setSize(3, 3);
  });
});

describe('a half-solved puzzle', () => {
  const reload = async (link: LinkState) => {
    const puzzle = new Puzzle(readLink(writeLink(link)));
    await settle();
    return puzzle;
  };

  it('comes back from its link with its moves, its time and undo', async () => {
    const { puzzle } = await fresh();
    puzzle.move(7);
    await vi.advanceTimersByTimeAsync(7000);
    puzzle.move(4);
    expect(puzzle.link).toMatchObject({ start, played: '7-5', time: '7' });
    const again = await reload(puzzle.link);
    expect(again.cells).toEqual([1, 2, 3, 4, 0, 6, 7, 5, 8]);
    expect([again.count, again.seconds, again.canRedo]).toEqual([2, 7, false]);
    again.undo();
    expect(again.cells).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    again.undo();
    expect([format(again.cells), again.canUndo]).toEqual([start, false]);
    again.redo();
    expect(again.cells).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    again.stop();
    puzzle.stop();
  });

  it('keeps the moves that were taken back', async () => {
    const { puzzle } = await fresh();
    puzzle.move(7);
    puzzle.move(4);
    puzzle.undo();
    expect(puzzle.link).toMatchObject({ played: '7-5', at: '1' });
    const again = await reload(puzzle.link);
    expect([again.count, again.canRedo]).toEqual([1, true]);
    again.restart();
    expect([format(again.cells), again.link.at, again.shownSeconds]).toEqual([start, '0', 0]);
    again.redo();
    again.redo();
    expect(again.cells).toEqual([1, 2, 3, 4, 0, 6, 7, 5, 8]);
    puzzle.stop();
  });

  it('has its time back where its moves are made again after a restart', async () => {
    const { puzzle } = await fresh();
    puzzle.move(7);
    await vi.advanceTimersByTimeAsync(7000);
    puzzle.move(4);
    puzzle.restart();
    expect([puzzle.shownSeconds, puzzle.playing]).toEqual([0, false]);
    const again = await reload(puzzle.link);
    for (const one of [puzzle, again]) {
      expect(one.shownSeconds).toBe(0);
      one.redo();
      one.redo();
      expect([one.shownSeconds, one.link.time]).toEqual([7, '7']);
    }
    await vi.advanceTimersByTimeAsync(3000);
    expect(puzzle.shownSeconds).toBe(7); // the clock waits for a move
  });

  it('begins anew, with no time and no moves to make again, where a move is made from the start', async () => {
    const { puzzle } = await fresh();
    puzzle.move(7);
    await vi.advanceTimersByTimeAsync(7000);
    puzzle.move(4);
    puzzle.restart();
    puzzle.move(7);
    expect([puzzle.shownSeconds, puzzle.canRedo, puzzle.link.played, puzzle.link.time]).toEqual([0, false, '7', '']);
    await vi.advanceTimersByTimeAsync(2000);
    puzzle.move(4);
    expect([puzzle.shownSeconds, puzzle.link.time]).toEqual([2, '2']);
    puzzle.stop();
  });

  it('takes a row that was pushed back at once', async () => {
    const { puzzle } = await fresh();
    puzzle.move(8); // 7 and 8 slide to the left
    expect([puzzle.link.played, puzzle.count]).toEqual(['7.8', 2]);
    const again = await reload(puzzle.link);
    expect(again.cells).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
    again.undo();
    expect([format(again.cells), again.count]).toEqual([start, 0]);
    puzzle.stop();
  });

  it('is shown up to the move that cannot be made, and its link stays as it came', async () => {
    const link = { size: '3x3', moves: 'plain', start, played: '7-5-1-4' };
    const puzzle = await reload(link);
    expect(puzzle.cells).toEqual([1, 2, 3, 4, 0, 6, 7, 5, 8]);
    expect(String(puzzle.error)).toMatch(/Move 3 .*“1”/);
    expect(puzzle.link).toEqual(link);
    puzzle.undo();
    expect(puzzle.link).toMatchObject({ start, played: '7-5', at: '1' });
  });

  it('is shown with what is right where its goal, start, size or move set is wrong', async () => {
    const goal = await reload({ size: '3x3', moves: 'plain', start, goal: '1 2 x', played: '7' });
    expect([format(goal.cells), goal.goalKind, String(goal.error)]).toEqual(['1 2 3 4 5 6 7 0 8', 'ordered', 'ApiError: goal is wrong']);
    const board = await reload({ size: '3x3', moves: 'plain', start: '1 2 x', goal: 'spiral', played: '7' });
    expect([format(board.cells), board.goalKind, String(board.error)]).toEqual(['6 5 4 7 0 3 8 1 2', 'spiral', 'ApiError: start is wrong']);
    const both = await reload({ size: '3x3', moves: 'plain', start: '1 2 x', goal: '1 1 3 4 5 6 7 x 0' });
    expect([format(both.cells), String(both.error)]).toEqual(['1 2 3 4 5 6 7 8 0', 'ApiError: goal is wrong']);
    expect(String((await reload({ size: '3xq', moves: 'plain', start })).error)).toMatch(/“3xq”/);
    expect(String((await reload({ size: '3x3', moves: 'queen', start })).error)).toMatch(/“queen”/);
    expect(both.link).toMatchObject({ start: '1 2 x', goal: '1 1 3 4 5 6 7 x 0' });
  });

  it('goes the way of a solution when the person goes on from within it', async () => {
    const { puzzle, solver } = await fresh();
    void solver.solve();
    last().answer({ solved: true, cost: 2, optimal: true, path: [start, '1 2 3 4 5 6 7 0 8', '1 2 3 4 5 6 7 8 0'] });
    await settle();
    solver.jump(1);
    expect([puzzle.link.played, puzzle.count]).toEqual(['', 0]);
    puzzle.move(4);
    expect([puzzle.link.played, puzzle.count]).toEqual(['7-5', 2]);
    expect((await reload(puzzle.link)).cells).toEqual(puzzle.cells);
    puzzle.stop();
  });

  it('comes back from a solution being shown by undo', async () => {
    const { puzzle, solver } = await fresh();
    puzzle.move(7);
    void solver.solve();
    last().answer({ solved: true, cost: 1, optimal: true, path: ['1 2 3 4 5 6 7 0 8', '1 2 3 4 5 6 7 8 0'] });
    await settle();
    solver.jump(1);
    puzzle.undo();
    expect([format(puzzle.cells), puzzle.count]).toEqual(['1 2 3 4 5 6 7 0 8', 1]);
    puzzle.stop();
  });
});

describe('a puzzle that another one replaces', () => {
  let steps: string[]; // the links that the browser's Back finds
  const watch = (puzzle: Puzzle) => {
    steps = [];
    vi.spyOn(history, 'pushState').mockImplementation(() => void steps.push(writeLink(puzzle.link)));
  };
  const refuse = () =>
    vi.spyOn(api, 'call').mockImplementation((() => Promise.reject(new ApiError('input', 'refused'))) as typeof api.call);
  const ways: [string, (puzzle: Puzzle) => void][] = [
    ['size', (puzzle) => void puzzle.setSize(4, 3)],
    ['move set', (puzzle) => void puzzle.setMoves('king')],
    ['goal', (puzzle) => void puzzle.setGoal('spiral')],
    ['goal as text', (puzzle) => void puzzle.takeGoal('1 2 3 4 5 6 7 0 8')],
  ];

  it.each(ways)('stays whole until another %s has come, and is one step back', async (_, change) => {
    const { puzzle } = await fresh();
    watch(puzzle);
    puzzle.move(3); // tile 4
    const [link, cells] = [writeLink(puzzle.link), puzzle.cells];
    change(puzzle);
    expect([writeLink(puzzle.link), puzzle.cells, steps]).toEqual([link, cells, []]);
    await settle();
    expect(steps).toEqual([link]);
    expect(writeLink(puzzle.link)).not.toBe(link);
    settings.puzzleSize = '3x3';
    settings.puzzleMoves = 'plain';
    puzzle.stop();
  });

  it.each(ways)('stays whole where another %s is refused', async (_, change) => {
    const { puzzle } = await fresh();
    watch(puzzle);
    puzzle.move(3);
    const [link, cells] = [writeLink(puzzle.link), puzzle.cells];
    refuse();
    change(puzzle);
    await settle();
    expect([writeLink(puzzle.link), puzzle.cells, puzzle.size, steps]).toEqual([link, cells, '3x3', []]);
    expect(String(puzzle.error)).toMatch('refused');
    expect([settings.puzzleSize, settings.puzzleMoves]).toEqual(['3x3', 'plain']);
    puzzle.undo();
    expect(format(puzzle.cells)).toBe(start);
    puzzle.stop();
  });

  it('is one step back although no move was made, unless the new one is the same', async () => {
    const { puzzle } = await fresh();
    watch(puzzle);
    const typed = '1 2 3 4 0 6 7 5 8';
    await puzzle.take(typed);
    await puzzle.take(typed);
    expect([puzzle.link.start, steps.map((step) => readLink(step).start)]).toEqual([typed, [start]]);
    await puzzle.scramble();
    expect(steps.map((step) => readLink(step).start)).toEqual([start, typed]);
  });

  it('leaves no step where its board has not come yet', async () => {
    const puzzle = new Puzzle({});
    watch(puzzle);
    await puzzle.scramble();
    expect([puzzle.start.length, steps]).toEqual([9, []]);
  });

  it('is one step back after a move that cuts others off', async () => {
    const { puzzle } = await fresh();
    watch(puzzle);
    puzzle.move(7);
    puzzle.move(4);
    puzzle.restart();
    const link = writeLink(puzzle.link);
    puzzle.move(3); // tile 4 instead of tile 7
    expect([puzzle.link.played, steps]).toEqual(['4', [link]]);
    puzzle.move(0); // the tile that goes on cuts nothing off
    puzzle.undo();
    puzzle.move(0);
    expect([puzzle.link.played, steps]).toEqual(['4-1', [link]]);
    puzzle.stop();
  });

  it('keeps its moves and its time with another goal, and with king moves', async () => {
    const { puzzle } = await fresh();
    puzzle.move(7);
    await vi.advanceTimersByTimeAsync(7000);
    puzzle.move(4);
    puzzle.undo();
    for (const change of ways.slice(1)) {
      change[1](puzzle);
      await settle();
      expect(puzzle.link).toMatchObject({ start, played: '7-5', at: '1', time: '7' });
      expect(format(puzzle.cells)).toBe('1 2 3 4 5 6 7 0 8');
    }
    settings.puzzleMoves = 'plain';
  });

  it('keeps its moves up to the first that plain moves do not allow', async () => {
    const puzzle = new Puzzle({ size: '3x3', moves: 'king', start, played: '7-4-8' });
    await settle();
    await puzzle.setMoves('plain');
    expect(puzzle.link).toMatchObject({ moves: 'plain', start, played: '7', at: '' });
    expect(format(puzzle.cells)).toBe('1 2 3 4 5 6 7 0 8');
  });
});

describe('a comparison', () => {
  it('takes the board that was solved, not the one that its animation shows', async () => {
    const { puzzle, solver } = await fresh();
    void solver.solve();
    last().answer({ solved: true, cost: 2, optimal: true, path: [start, '1 2 3 4 5 6 7 0 8', '1 2 3 4 5 6 7 8 0'] });
    await settle();
    await vi.advanceTimersByTimeAsync(300);
    expect(format(puzzle.cells)).not.toBe(start);
    void solver.compare(['ucs']);
    expect(last().body).toMatchObject({ start });
    last().answer({ methods: [] });
    await settle();
    expect(format(solver.comparedBoard)).toBe(start);
    solver.clear();
  });

  it('takes the board in hand where no solution is shown', async () => {
    const { puzzle, solver } = await fresh();
    puzzle.move(7);
    void solver.compare(['ucs']);
    expect(last().body).toMatchObject({ start: '1 2 3 4 5 6 7 0 8' });
    solver.clear();
    puzzle.stop();
  });
});

describe('the axis of a comparison', () => {
  it('is logarithmic, with marks at powers of ten', () => {
    const { ticks, share } = axisOf([3, 81_000]);
    expect(ticks).toEqual([1, 100, 10_000]);
    expect([share(0), share(1), share(10), share(1000), share(100_000)].map(Math.round)).toEqual([0, 0, 20, 60, 100]);
    expect(axisOf([]).ticks).toEqual([1, 10]);
    expect(axisOf([5000]).ticks).toEqual([1, 10, 100, 1000, 10_000]);
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
    for (const leave of [() => puzzle.move(7), () => puzzle.restart(), () => puzzle.stop()]) {
      void puzzle.askHint();
      leave();
      await settle();
      expect(last().signal?.aborted).toBe(true);
      expect([puzzle.hint, puzzle.hintAsked, puzzle.error]).toEqual([null, false, null]);
    }
  });
});
