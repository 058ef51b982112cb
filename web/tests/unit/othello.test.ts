import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type CallOptions } from '../../src/lib/api';
import { ApiError } from '../../src/lib/errors';
import { readSettings, settings } from '../../src/lib/settings.svelte';
import type { OthelloRequest, OthelloSearch, OthelloSearchRequest, OthelloValues, OthelloView } from '../../src/lib/types';
import { finishedWorth } from '../../src/lib/worth';
import { OthelloGame, valued, valueForBlack } from '../../src/rooms/othello/game.svelte';
import { searched, thought, valuesTo, viewOf } from '../mock/othello';

const found = searched();
const textbook = { opponent: 'textbook' } as const;
// The clock is the test's own: how busy the machine is makes no difference.
const settle = () => vi.advanceTimersByTimeAsync(20);

let asked: { name: string; body: Record<string, unknown>; signal?: AbortSignal | undefined }[];
let search: (body: OthelloSearchRequest) => Promise<OthelloSearch>;
let values: (body: OthelloSearchRequest) => Promise<OthelloValues>;
let position: (body: OthelloRequest) => Promise<OthelloView>;
const all = (name: string) => asked.filter((call) => call.name === name).map((call) => call.body);
const own = () => all('othello/search').filter((body) => body.deepen || body.level); // not those of the graph

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  search = async () => found;
  values = async (body) => valuesTo(body);
  position = async (body) => viewOf(body);
  vi.spyOn(api, 'call').mockImplementation((async (name: string, body: Record<string, unknown>, { signal }: CallOptions = {}) => {
    asked.push({ name, body, signal });
    return name === 'othello/position' ? position(body) : name === 'othello/values' ? values(body) : search(body);
  }) as unknown as typeof api.call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(settings, readSettings(null, ['en']));
});

describe('values of the moves', () => {
  it('leaves out those that were not searched in time and turns the view', () => {
    const answer = { values: [{ move: 'd3', value: null, line: ['d3'], states: 0 }, { move: 'c4', value: -5, line: ['c4'], states: 7 }], depth: 4, view: 'black' as const, seconds: 1 };
    expect(valued(answer, 1)).toEqual([{ move: 'c4', value: -5, line: ['c4'], states: 7 }]);
    expect(valued(answer, -1).map((entry) => entry.value)).toEqual([5]);
  });
});

describe('what the champion says', () => {
  const proven = thought({ value: 6, exhaustive: true, selectivity: 100 });

  it('is told as a decided game where it has proven its discs, for black', () => {
    expect(valueForBlack(proven, 'black')).toBe(finishedWorth(6));
    expect(valueForBlack(proven, 'white')).toBe(finishedWorth(-6));
    expect(valueForBlack({ ...proven, exhaustive: false }, 'white')).toBe(-6);
    expect(valueForBlack({ ...proven, value: 0 }, 'white')).toBe(0);
    expect(valueForBlack(found, 'white')).toBe(3); // the textbook speaks of black
  });

  it('values moves for their mover', () => {
    const entries = [{ move: 'd3', value: 4, line: ['d3'], states: 1, exhaustive: true }, { move: 'c4', value: -2, line: ['c4'], states: 7, exhaustive: false }];
    const answer = { values: entries, depth: 12, view: 'mover' as const, seconds: 1, algorithm: 'champion' };
    expect(valued(answer, 1).map((entry) => entry.value)).toEqual([finishedWorth(4), -2]);
  });
});

describe('the opponent', () => {
  /** What is asked for when the computer has the first move of a game. */
  async function firstSearch(link: Record<string, string>, prepare: (game: OthelloGame) => void = () => {}) {
    const game = new OthelloGame({ ...link, me: 'white', moves: 'a1', at: '0' });
    await settle();
    prepare(game);
    game.toggle();
    await settle();
    return own().pop();
  }

  it('is the champion at a modest level, with a seed of its own each time', async () => {
    const first = await firstSearch({});
    expect(first).toMatchObject({ algorithm: 'champion', level: 5 });
    expect(Object.keys(first ?? {}).sort()).toEqual(['algorithm', 'level', 'moves', 'seed', 'size', 'start']);
    expect(Number.isSafeInteger(first?.seed) && Number(first?.seed) >= 0).toBe(true);
    expect((await firstSearch({}))?.seed).not.toBe(first?.seed);
  });

  it('plays at the level that is chosen, also within a game, and is told with it', async () => {
    search = async ({ level }) => (level ? thought({ depth: 3 }) : thought({}));
    const game = new OthelloGame({});
    await settle();
    game.choose('white', { level: 12 });
    game.play('a1');
    await settle();
    expect(own().pop()).toMatchObject({ level: 12 });
    expect(game.reportAt(2)).toMatchObject({ level: 12, depth: 3, toEnd: false });
  });

  it('is the textbook where that is chosen, with its depth and evaluation', async () => {
    const body = await firstSearch({}, (game) => game.choose('black', { ...textbook, depth: 3, evaluation: 'pattern' }));
    expect(body).toMatchObject({ depth: 3, evaluation: 'pattern', deepen: true });
    expect(body).not.toHaveProperty('algorithm');
    expect(body).not.toHaveProperty('level');
  });

  it('is the textbook on smaller boards, which the learned evaluation does not know', async () => {
    for (const size of ['6', '4']) {
      const body = await firstSearch({ size }, (game) => game.choose('black', { depth: 2, evaluation: 'pattern' }));
      expect(body).toMatchObject({ size: Number(size), depth: 2, evaluation: 'phased' });
      expect(body).not.toHaveProperty('level');
    }
  });

  it('is remembered as it was last chosen', async () => {
    new OthelloGame({ mode: 'people' }).choose('white', { ...textbook, level: 9, depth: 7, evaluation: 'corners' });
    const brain = { opponent: 'textbook', level: 9, depth: 7, evaluation: 'corners' };
    expect(settings).toMatchObject({ othelloOpponent: 'textbook', othelloLevel: 9, othelloDepth: 7, othelloEvaluation: 'corners' });
    expect(new OthelloGame({ mode: 'people' }).brains).toEqual({ black: brain, white: brain });
    await settle();
  });

  it('goes along when the person takes the other colour', async () => {
    const game = new OthelloGame({});
    await settle();
    game.choose('white', { level: 17 });
    game.me = 'white';
    game.changeSides();
    await settle();
    expect(own().pop()).toMatchObject({ level: 17 });
  });
});

describe('values that grow deeper', () => {
  const depths = () => all('othello/values').map((body) => body.depth);
  async function shownValues(link: Record<string, string> = {}) {
    const game = new OthelloGame({ mode: 'people', ...link });
    await settle();
    game.setValues(true);
    await settle();
    return game;
  }

  it('are the champion’s in every position of 8x8, and shown as they come', async () => {
    const seen: (number | undefined)[] = [];
    let game: OthelloGame | null = null;
    values = async (body) => {
      seen.push(game?.values?.depth);
      return { ...valuesTo(body), seconds: body.depth === 8 ? 2 : 0.01 };
    };
    game = new OthelloGame({ mode: 'people' });
    await settle();
    game.setValues(true);
    await settle();
    expect(depths()).toEqual([2, 4, 6, 8]);
    expect(seen).toEqual([undefined, 2, 4, 6]);
    expect(all('othello/values').every((body) => body.algorithm === 'champion' && !('evaluation' in body))).toBe(true);
    expect(all('othello/values').map((body) => body.time_ms)).toEqual([250, 1990, 1980, 1970]);
  });

  it('end when the position changes', async () => {
    const held: (() => void)[] = [];
    values = (body) => new Promise((resolve) => held.push(() => resolve({ ...valuesTo(body), seconds: 0.01 })));
    const game = await shownValues();
    held.shift()?.();
    await settle();
    expect(depths()).toEqual([2, 4]);
    game.play('a1');
    await settle();
    held.shift()?.(); // of the position that is gone
    await settle();
    expect(depths()).toEqual([2, 4, 2]);
    expect(asked.filter((call) => call.name === 'othello/values').map((call) => call.signal?.aborted)).toEqual([true, true, false]);
    expect(game.values).toBeNull();
    held.shift()?.();
    await settle();
    expect(game.values?.depth).toBe(2);
    game.setValues(false);
    await settle();
    expect(game.values).toBeNull();
  });

  it('draw the graph as they deepen, for black', async () => {
    values = async (body) => ({ ...valuesTo(body, body.depth === 2 ? 9 : 4), seconds: body.depth === 4 ? 2 : 0 });
    const game = await shownValues({ moves: 'a1' });
    expect(depths()).toEqual([2, 4]);
    expect(game.graphValues[1]).toBe(-4);
  });

  it('are asked for once on other boards, of the textbook', async () => {
    values = async (body) => ({ ...valuesTo(body), algorithm: 'alphabeta', view: 'black' });
    const game = await shownValues({ size: '6', moves: 'a1' });
    expect(all('othello/values')).toHaveLength(1);
    expect(all('othello/values')[0]).toMatchObject({ size: 6, depth: 4, evaluation: 'phased' });
    expect(all('othello/values')[0]).not.toHaveProperty('algorithm');
    expect(game.values?.values[0]?.value).toBe(-1);
  });
});

describe('the graph', () => {
  it('is the champion’s on 8x8, seen by black, whoever plays', async () => {
    search = async (body) => (body.deepen ? searched({ value: 500 }) : thought({ value: 4, position: `${'-'.repeat(64)} ${body.moves?.length === 1 ? 'O' : 'X'}` }));
    const game = new OthelloGame({ me: 'white', moves: 'a1', at: '0' });
    await settle();
    expect(own()).toHaveLength(0);
    expect(all('othello/search')[0]).toMatchObject({ algorithm: 'champion', depth: 8 });
    expect(game.graphValues).toEqual([4, -4]);
    game.choose('black', textbook);
    game.newGame();
    await settle();
    expect(game.reportAt(1)?.value).toBe(500);
    expect(game.graphValues).toEqual([4, -4]); // not what the textbook said
  });

  it('grows while computers play', async () => {
    search = async () => thought({ value: 2 });
    const game = new OthelloGame({ mode: 'engines' });
    await settle();
    await vi.advanceTimersByTimeAsync(400);
    game.toggle();
    expect(game.line.moves.length).toBeGreaterThan(0);
    expect(game.graphValues[0]).toBe(2);
  });

  it('does not give up a deeper value for a quick look', async () => {
    let answer = (_: OthelloSearch) => {};
    search = () => new Promise((resolve) => (answer = resolve));
    values = async (body) => ({ ...valuesTo(body, 7), seconds: 2 });
    const game = new OthelloGame({ mode: 'people' });
    await settle();
    game.setValues(true);
    await settle();
    answer(thought({ value: 1 }));
    await settle();
    expect(game.graphValues).toEqual([7]);
  });
});

describe('a game against the computer', () => {
  it('searches step by step, so that a move is known whenever the time ends', async () => {
    const game = new OthelloGame({ me: 'white' });
    await settle();
    expect(own()).toHaveLength(1);
    expect(game.line.moves).toEqual(['a1']);
    expect(game.reportAt(1)?.value).toBe(3);
    expect(game.mine).toBe(true);
  });

  it('plays the move of a search that came to nothing, but tells no value of it', async () => {
    search = async () => ({ ...found, complete: false, valued: 0 });
    const game = new OthelloGame({ me: 'white' });
    await settle();
    expect(game.line.moves).toEqual(['a1']);
    expect(game.reportAt(1)).toBeUndefined();
    expect(game.graphValues).toEqual([null, null]);
  });

  it('waits, and can go on, where going back leaves the move to the computer', async () => {
    const game = new OthelloGame({ me: 'white' });
    await settle();
    game.undo();
    await settle();
    expect(game.line.at).toBe(0);
    expect(game.waiting).toBe(true);
    game.toggle();
    await settle();
    expect(game.line.at).toBe(1);
    expect(game.mine).toBe(true);
  });

  it('goes back to where the person had the move', async () => {
    const game = new OthelloGame({ moves: 'f5d6' });
    await settle();
    game.undo();
    await settle();
    expect(game.line.at).toBe(0);
    expect(game.mine).toBe(true);
    expect(game.waiting).toBe(false);
  });

  it('waits in the middle of a game from a link', async () => {
    const game = new OthelloGame({ moves: 'f5d6c3', at: '1' });
    await settle();
    expect(own()).toHaveLength(0);
    expect(game.waiting).toBe(true);
  });

  it('takes only a place that the line has', async () => {
    const places = ['-3', '99', '1.5', 'x', '2'].map((at) => new OthelloGame({ mode: 'people', moves: 'f5d6c3', at }).line.at);
    expect(places).toEqual([0, 3, 3, 3, 2]);
    await settle();
  });

  it('goes on after a search that failed', async () => {
    search = async () => Promise.reject(new ApiError('busy', 'busy'));
    const game = new OthelloGame({ me: 'white' });
    await settle();
    expect(game.error).toBeInstanceOf(ApiError);
    expect(game.waiting).toBe(true);
    search = async () => found;
    game.toggle();
    await settle();
    expect(game.error).toBeNull();
    expect(game.mine).toBe(true);
  });

  it('goes on after a position that could not be had', async () => {
    const game = new OthelloGame({});
    await settle();
    position = async () => Promise.reject(new TypeError('no connection'));
    game.play('a1');
    await settle();
    expect(game.mine).toBe(false);
    expect(game.waiting).toBe(true);
    position = async (body) => viewOf(body);
    game.toggle();
    await settle();
    expect(game.line.at).toBe(2);
    expect(game.mine).toBe(true);
  });
});
