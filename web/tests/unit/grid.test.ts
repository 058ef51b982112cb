import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { ApiError } from '../../src/lib/errors';
import { addressOf } from '../../src/lib/router.svelte';
import { readSettings, settings } from '../../src/lib/settings.svelte';
import type { GridLegal, GridRequest, GridView } from '../../src/lib/types';
import { chosenMove, movesAt } from '../../src/rooms/games/choice';
import { GridGame } from '../../src/rooms/games/game.svelte';

const legal = (letter: string, cell = 0): GridLegal => ({ move: `0 ${cell} ${letter}`, cell, letter });
// The clock is the test's own: how busy the machine is makes no difference.
const settle = (ms = 200) => vi.advanceTimersByTimeAsync(ms);

function viewOf({ moves = [] }: GridRequest): GridView {
  return {
    game: 'g', title: 'G', rows: 3, columns: 3, start: '_________', board: '_________', to_move: moves.length % 2 === 0 ? 'max' : 'min', over: false, winner: null, moves,
    last: null, legal: [legal('X')], value: null, remoteness: null, solved: false, counts: { max: 0, min: 0, nobody: 0 }, points: null, lines: [],
  };
}

let position: (body: GridRequest, signal?: AbortSignal) => Promise<GridView>;
let moves: number;
let broken: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  moves = 0;
  broken = false;
  position = async (body) => viewOf(body);
  vi.spyOn(api, 'call').mockImplementation((async (name: string, body: GridRequest, options: { signal?: AbortSignal }) => {
    if (name === 'grid/position') return position(body, options.signal);
    moves += 1;
    if (broken) throw new ApiError('busy', 'busy');
    const view = viewOf({ ...body, moves: [...(body.moves ?? []), '0 0 X'] });
    return { ...view, computer: { move: '0 0 X', seconds: 0, depth: null, perfect: true } };
  }) as unknown as typeof api.call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(settings, readSettings(null, ['en']));
});

describe('the move that is meant', () => {
  it('without a key is the chosen letter, else the only one', () => {
    expect(chosenMove([legal('S'), legal('O')], 'O')?.letter).toBe('O');
    expect(chosenMove([legal('X')], 'O')?.letter).toBe('X');
    expect(chosenMove([legal('S'), legal('O')], 'X')).toBeUndefined();
  });
  it('by a key is only that of its letter', () => {
    expect(chosenMove([legal('X')], 'X', 'q')).toBeUndefined();
    expect(chosenMove([legal('X')], 'X', 'x')?.letter).toBe('X');
  });
  it('by a key is first the letter as it was typed', () => {
    expect(chosenMove([legal('A'), legal('a')], 'A', 'a')?.letter).toBe('a');
    expect(chosenMove([legal('A'), legal('a')], 'a', 'A')?.letter).toBe('A');
    expect(chosenMove([legal('a')], 'a', 'a')?.letter).toBe('a');
  });
});

describe('the moves that a click can mean', () => {
  const view = { ...viewOf({}), legal: [legal('X', 6), legal('X', 7)] };

  it('are those of its cell, in a game with gravity those of its column', () => {
    expect(movesAt(view, 6, false).map(({ cell }) => cell)).toEqual([6]);
    expect([movesAt(view, 0, false), movesAt(view, 0, true).map(({ cell }) => cell)]).toEqual([[], [6]]);
    expect(movesAt(view, 2, true)).toEqual([]);
  });
});

describe('values of a game that is being solved', () => {
  const solving = { share: 0.25, positions: 1000, seconds: 2, seconds_left: 6, waiting: false };
  let asked: number;
  let solved: boolean;
  beforeEach(() => {
    asked = 0;
    solved = false;
    position = async (body) => {
      if (!body.values) return viewOf(body);
      asked += 1;
      return solved ? { ...viewOf(body), solved: true, value: 'win', remoteness: 9 } : { ...viewOf(body), solving };
    };
  });

  it('come by themselves, and the person plays on meanwhile', async () => {
    const game = new GridGame({ game: 'g', mode: 'people' });
    await settle(20);
    game.setValues(true);
    await settle(20);
    expect([game.view?.solving, game.isPersonsTurn, game.slow]).toEqual([solving, true, false]);
    game.playCell(0);
    await settle(1200);
    expect(asked).toBeGreaterThan(3);
    expect([game.line.at, game.view?.solved]).toEqual([1, false]);
    solved = true;
    await settle(600);
    expect([game.view?.solved, game.view?.value]).toEqual([true, 'win']);
    const before = asked;
    await settle(5000);
    expect(asked).toBe(before);
  });

  it('are shown on the next visit too, until they are switched off', async () => {
    new GridGame({ game: 'g', mode: 'people' }).setValues(true);
    await settle(20);
    asked = 0;
    const again = new GridGame({ game: 'g', mode: 'people' });
    await settle(20);
    expect([again.showValues, asked, again.view?.solving]).toEqual([true, 1, solving]);
    again.setValues(false);
    expect(new GridGame({ game: 'g', mode: 'people' }).showValues).toBe(false);
    await settle(20);
  });

  it('are asked for no more when they are switched off, and again after a failure', async () => {
    const game = new GridGame({ game: 'g', mode: 'people' });
    await settle(20);
    game.setValues(true);
    await settle(600);
    const good = position;
    position = () => Promise.reject(new ApiError('busy', 'busy'));
    await settle(600);
    position = good;
    const before = asked;
    await settle(600);
    expect(asked).toBeGreaterThan(before);
    expect(game.error).toBeNull();
    game.setValues(false);
    const then = asked;
    await settle(5000);
    expect(asked).toBe(then);
  });
});

describe('a game against the computer', () => {
  it('goes on when values are switched off while they are worked out', async () => {
    position = (body, signal) => body.values
      ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new ApiError('stopped', 'stopped'))))
      : Promise.resolve(viewOf(body));
    const game = new GridGame({ game: 'g', me: 'max' });
    await settle(20);
    game.showValues = true;
    game.playCell(0);
    await settle(400);
    expect(game.slow).toBe(true);
    expect(moves).toBe(0);
    game.setValues(false);
    await settle();
    expect(moves).toBe(1);
    expect(game.slow).toBe(false);
    expect(game.isPersonsTurn).toBe(true);
  });

  it('goes on after a move that could not be had', async () => {
    broken = true;
    const game = new GridGame({ game: 'g' });
    await settle(20);
    expect(game.standsStill).toBe(true);
    broken = false;
    game.toggle();
    await settle();
    expect(game.line.at).toBe(1);
    expect(game.isPersonsTurn).toBe(true);
  });

  it('takes back every move that the computer made in a row', async () => {
    // As in SOS: the person moved once, the computer three times.
    position = async (body) => ({ ...viewOf(body), to_move: [1, 2, 3].includes(body.moves?.length ?? 0) ? 'min' : 'max' });
    const game = new GridGame({ game: 'g', me: 'max', moves: '0.0.X-0.1.X-0.2.X-0.3.X' });
    await settle(20);
    expect(game.isPersonsTurn).toBe(true);
    game.undo();
    await settle(20);
    expect([game.line.at, game.line.moves.length, game.isPersonsTurn, moves]).toEqual([0, 4, true, 0]);
  });

  it('goes on when the person comes back to where the game is being played', async () => {
    const game = new GridGame({ game: 'g', me: 'max' });
    await settle(20);
    broken = true;
    game.playCell(0);
    await settle(20);
    broken = false;
    game.jump(0);
    await settle(20);
    expect(game.isPersonsTurn).toBe(true);
    game.jump(1);
    await settle();
    expect(game.line.at).toBe(2);
  });
});

describe('a game that was opened', () => {
  it('stands still until the person goes on', async () => {
    const game = new GridGame({ game: 'g', me: 'max', moves: '0.0.X' });
    await settle();
    expect([moves, game.standsStill]).toEqual([0, true]);
    game.jump(0);
    await settle();
    game.jump(1);
    await settle();
    expect([moves, game.standsStill]).toEqual([0, true]);
    game.toggle();
    await settle();
    expect(game.line.at).toBe(2);
  });

  it('keeps its moves when one is changed in the middle', async () => {
    const game = new GridGame({ game: 'g', mode: 'people', moves: '0.5.X-0.6.X-0.7.X' });
    await settle(20);
    game.jump(1);
    await settle(20);
    game.playCell(0);
    await settle(20);
    expect(game.link).toMatchObject({ moves: '0.5.X-0.6.X(0.0.X)-0.7.X', line: '1.1' });
    game.backToGame();
    await settle(20);
    expect(game.line).toEqual({ moves: ['0 5 X', '0 6 X', '0 7 X'], at: 1 });
  });

  it('is kept when other sides are chosen', async () => {
    const game = new GridGame({ game: 'g', mode: 'people', moves: '0.5.X-0.6.X' });
    await settle(20);
    game.setMode('engine');
    game.setMe('max');
    await settle();
    expect([game.line.moves.length, moves]).toEqual([2, 0]);
  });

  it('from a damaged link stands up to the error', async () => {
    position = async (body) => {
      const bad = (body.moves ?? []).indexOf('9 9 X');
      if (bad >= 0) throw new ApiError('input', 'no such cell', { source: 'moves', line: bad + 1, column: 1 });
      return viewOf(body);
    };
    const link = { game: 'g', moves: '0.5.X-9.9.X-0.6.X' };
    const game = new GridGame(link);
    await settle();
    expect([game.view?.moves, game.damage?.message, moves]).toEqual([['0 5 X'], 'no such cell', 0]);
    expect(game.link).toBe(link);
    const start = new GridGame({ ...link, at: '0' }); // the damage stands behind what is shown
    await settle();
    expect([start.line, start.view?.moves]).toEqual([{ moves: ['0 5 X'], at: 0 }, []]);
    expect(start.damage?.message).toBe('no such cell');
  });
});

describe('the number of a start', () => {
  const none = { gravity: false, letters: { max: '', min: '' }, patterns: [], points: false, words: '' };
  const many = { ...none, starts: 9, first: 'max' as const };

  it('is in the link where there are several starts, and found there again', async () => {
    const game = new GridGame({ game: 'g', mode: 'people' });
    await settle(20);
    expect(game.link).not.toMatchObject({ seed: String(game.seed) }); // of one start the number says nothing
    game.info = many;
    expect(game.link.seed).toBe(String(game.seed));
    expect(new GridGame(game.link).seed).toBe(game.seed);
    await settle(20);
  });

  it('is not known of a start that came without it', async () => {
    const game = new GridGame({ game: 'g', mode: 'people', start: '_________' });
    game.info = many;
    await settle(20);
    expect([game.seed, game.link.seed]).toEqual([null, '']);
    game.newGame();
    await settle(20);
    expect(game.seed).toBeGreaterThan(0);
  });

  it('is chosen where the start of the link is no board', async () => {
    position = async (body) => {
      if (body.start === 'zz') throw new ApiError('input', 'no board', { source: 'start', line: 1, column: 1 });
      return viewOf(body);
    };
    const game = new GridGame({ game: 'g', mode: 'people', start: 'zz' });
    await settle(20);
    expect([game.damage?.message, game.seed]).toEqual(['no board', expect.any(Number)]);
  });
});

describe('a link that cannot be', () => {
  it('of an unknown game shows the usual one at its start, and stays in the address', async () => {
    position = async (body) => {
      if (body.game === 'nosuch') throw new ApiError('usage', '‘nosuch’ is no game of Mitos; known: a, b');
      return viewOf(body);
    };
    const link = { game: 'nosuch', start: '_X_______', moves: '0.0.X', mode: 'people' };
    const game = new GridGame(link);
    await settle();
    expect([game.name, game.start, game.line.moves, game.error]).toEqual(['tictactoe', '_________', [], null]);
    expect(game.damage?.message).toContain('nosuch');
    expect(game.damage?.message).not.toContain('known: a');
    expect(game.link).toBe(link);
  });

  it('with a number or a word that is not possible says which, and takes the usual one', async () => {
    for (const [name, text] of [['depth', '-3'], ['depth', '2.5'], ['seed', '-1'], ['mode', 'robots'], ['first', 'x'], ['me', 'x']] as const) {
      const link = { game: 'g', me: 'max', [name]: text };
      const game = new GridGame(link);
      await settle();
      expect(game.damage?.message).toContain(`“${name}=${text}”`);
      expect([game.depth, game.mode, game.first, game.error, moves]).toEqual([0, 'engine', '', null, 0]);
      expect(game.link).toBe(link);
    }
  });
});

describe('another game in the place of this one', () => {
  let steps: string[];
  const follow = (game: GridGame) => {
    if (!game.isReplacing) history.replaceState(null, '', addressOf('games', game.link));
  };
  beforeEach(() => {
    steps = [];
    vi.spyOn(history, 'pushState').mockImplementation((_, __, address) => void steps.push(String(address)));
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it('leaves own rules behind, though no move was made by them', async () => {
    const game = new GridGame({ rules: 'mine', mode: 'people' });
    await settle(20);
    follow(game);
    game.choose('g');
    follow(game);
    await settle(20);
    follow(game);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toContain('rules=mine');
  });

  it('is no step of its own where it begins as this one began', async () => {
    const game = new GridGame({ game: 'g', mode: 'people' });
    await settle(20);
    follow(game);
    game.newGame();
    follow(game);
    await settle(20);
    follow(game);
    expect(steps).toEqual([]);
  });
});
