import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { ApiError } from '../../src/lib/errors';
import type { OthelloRequest, OthelloSearch, OthelloView } from '../../src/lib/types';
import { finishedWorth } from '../../src/lib/worth';
import { OthelloGame, valued, valueForBlack } from '../../src/rooms/othello/game.svelte';

// A server whose sides take turns; what its squares are does not matter here.
function viewOf({ moves = [] }: OthelloRequest): OthelloView {
  const mover = (at: number) => (at % 2 === 0 ? 'black' : 'white') as 'black' | 'white';
  const discs = { black: 2, white: 2 };
  return {
    size: 8, start: '', moves, position: '', to_move: mover(moves.length), legal: [{ move: 'a1', flips: [] }], discs, over: false, winner: null,
    history: moves.map((move, at) => ({ move, mover: mover(at), flipped: [], discs })),
  };
}
const found: OthelloSearch = { move: 'a1', value: 3, states: 9, depth: 4, line: ['a1'], seconds: 0.1, view: 'black', complete: true };
// The clock is the test's own: how busy the machine is makes no difference.
const settle = () => vi.advanceTimersByTimeAsync(20);

let asked: { name: string; body: Record<string, unknown> }[];
let search: () => Promise<OthelloSearch>;
let position: (body: OthelloRequest) => Promise<OthelloView>;
const own = () => asked.filter((call) => call.name === 'othello/search' && call.body.deepen);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  search = async () => found;
  position = async (body) => viewOf(body);
  vi.spyOn(api, 'call').mockImplementation((async (name: string, body: Record<string, unknown>) => {
    asked.push({ name, body });
    return name === 'othello/position' ? position(body) : search();
  }) as unknown as typeof api.call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('values of the moves', () => {
  it('leaves out those that were not searched in time and turns the view', () => {
    const answer = { values: [{ move: 'd3', value: null, line: ['d3'], states: 0 }, { move: 'c4', value: -5, line: ['c4'], states: 7 }], depth: 4, view: 'black' as const, seconds: 1 };
    expect(valued(answer, 1)).toEqual([{ move: 'c4', value: -5, line: ['c4'], states: 7 }]);
    expect(valued(answer, -1).map((entry) => entry.value)).toEqual([5]);
  });
});

describe('the champion near the end', () => {
  const proven: OthelloSearch = { ...found, value: 6, view: 'mover', algorithm: 'champion', exhaustive: true, selectivity: 100 };

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

  it('plays only where it is chosen, and on the usual board', async () => {
    const algorithms = async (link: Record<string, string>, ending: 'textbook' | 'champion') => {
      const game = new OthelloGame({ ...link, me: 'white', moves: 'a1', at: '0' });
      await settle();
      game.brains.black.ending = ending;
      game.toggle();
      await settle();
      return own().pop()?.body.algorithm;
    };
    expect(await algorithms({}, 'textbook')).toBeUndefined();
    expect(await algorithms({}, 'champion')).toBe('champion');
    expect(await algorithms({ size: '6' }, 'champion')).toBeUndefined();
  });

  it('values the moves of the last squares for whoever asks', async () => {
    const last = () => asked.filter((call) => call.name === 'othello/values').pop()?.body.algorithm;
    search = async () => ({ values: [], depth: 4, view: 'mover', seconds: 1 }) as unknown as OthelloSearch;
    const game = new OthelloGame({ mode: 'people' });
    await settle();
    game.setValues(true);
    await settle();
    expect(last()).toBeUndefined();
    position = async (body) => ({ ...viewOf(body), discs: { black: 20, white: 18 } });
    await game.refresh();
    await settle();
    expect(last()).toBe('champion');
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
