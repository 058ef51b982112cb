import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/lib/errors';
import { notices } from '../../src/lib/notices.svelte';
import { readSettings, settings } from '../../src/lib/settings.svelte';
import { MockGame, MockServer, viewAfter, type VoiceView } from '../mock/game';

// The clock is the test's own: how busy the machine is makes no difference.
const settle = (ms = 20) => vi.advanceTimersByTimeAsync(ms);
const moves = (game: MockGame) => game.line.moves.join('');

let server: MockServer;

/** A game that has its position. */
async function opened(link: Record<string, string> = {}, part: ConstructorParameters<typeof MockGame>[2] = {}) {
  const game = new MockGame(server, link, part);
  await settle();
  return game;
}

/** Answers that are held back until the test lets each go. */
function held<T>() {
  const waiting: ((answer: T) => void)[] = [];
  const ask = () => new Promise<T>((resolve) => waiting.push(resolve));
  return { ask, answer: (value: T) => waiting.shift()?.(value) };
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new MockServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(settings, readSettings(null, ['en']));
});

describe('who may move', () => {
  it('is the person on the person’s side, and the computer answers', async () => {
    const game = await opened();
    expect(game.isPersonsTurn).toBe(true);
    game.play('b');
    expect(game.isPersonsTurn).toBe(false); // the position is awaited
    await settle();
    expect([moves(game), game.isPersonsTurn, game.view?.moves]).toEqual(['ba', true, ['b', 'a']]);
    expect(game.said).toEqual(['one says b', 'two says a']);
  });

  it('is nobody by a move that is not legal', async () => {
    const game = await opened();
    game.play('z');
    await settle();
    expect([moves(game), server.count('position')]).toEqual(['', 1]);
  });

  it('is whoever has the move between two people', async () => {
    const game = await opened({ mode: 'people' });
    for (const move of 'abb') {
      game.play(move);
      await settle();
    }
    expect([moves(game), server.count('move')]).toEqual(['abb', 0]);
  });

  it('is the computer at once where the person has the other side', async () => {
    const game = await opened({ me: 'two' });
    expect([moves(game), game.isPersonsTurn]).toEqual(['a', true]);
    game.setMe('one');
    await settle();
    expect(moves(game)).toBe('aa');
  });

  it('is nobody after the end of the game, which is said in words', async () => {
    server.position = async (line) => viewAfter(line, { over: line.length === 2 });
    const game = await opened({ mode: 'engines' });
    await settle(100);
    expect([moves(game), game.running, game.mover, game.standsStill]).toEqual(['aa', false, null, false]);
    expect(notices.spoken).toBe('nobody wins');
  });
});

describe('the computer’s move', () => {
  it('is made no sooner than it says', async () => {
    server.move = async () => ({ move: 'a', leastTime: 400 });
    const game = await opened({ me: 'two' });
    await settle(300);
    expect([moves(game), game.thinking]).toEqual(['', true]);
    await settle(200);
    expect([moves(game), game.thinking]).toEqual(['a', false]);
  });

  it('is told to its game when it is made, and not when the person goes elsewhere before', async () => {
    const made = vi.fn();
    server.move = async () => ({ move: 'a', leastTime: 400, onMade: made });
    const game = await opened({ mode: 'engines' });
    game.toggle();
    await settle(1000);
    expect([moves(game), made.mock.calls.length]).toEqual(['', 0]);
    game.toggle();
    await settle(450);
    expect([moves(game), made.mock.calls.length]).toEqual(['a', 1]);
    game.stop();
  });

  it('may be missing: then nobody thinks any more', async () => {
    server.move = async () => null;
    const game = await opened({ me: 'two' });
    expect([moves(game), game.thinking]).toEqual(['', false]);
  });

  it('that could not be had lets the game stand still until the person goes on', async () => {
    const answers = server.move;
    server.move = async () => Promise.reject(new ApiError('busy', 'busy'));
    const game = await opened({ me: 'two' });
    expect([game.standsStill, game.canRetry, game.running]).toEqual([true, true, false]);
    server.move = answers;
    game.retry();
    await settle();
    expect([moves(game), game.error, game.isPersonsTurn]).toEqual(['a', null, true]);
  });
});

describe('an answer that comes too late', () => {
  it('is dropped where it is a position', async () => {
    const game = await opened({ mode: 'people' });
    const { ask, answer } = held<VoiceView>();
    server.position = ask;
    game.play('a');
    await settle();
    game.jump(0);
    answer(viewAfter(['a'])); // of the place that was left
    await settle();
    expect([game.view?.moves, game.stale]).toEqual([[], true]);
    answer(viewAfter([]));
    await settle();
    expect([game.view?.moves, game.stale, game.error]).toEqual([[], false, null]);
    expect(server.asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });

  it('is dropped where it is a move', async () => {
    const { ask, answer } = held<{ move: string; leastTime: number }>();
    server.move = ask;
    const game = await opened({ me: 'two' });
    game.setMode('people');
    answer({ move: 'a', leastTime: 0 });
    await settle();
    expect([moves(game), game.isPersonsTurn]).toEqual(['', true]);
  });

  it('is dropped where it is an error', async () => {
    const fail: ((error: unknown) => void)[] = [];
    server.position = () => new Promise((_, reject) => fail.push(reject));
    const game = new MockGame(server, { mode: 'people' });
    game.newGame();
    fail[0]?.(new TypeError('no connection'));
    await settle();
    expect([game.error, game.failed, game.stale]).toEqual([null, false, true]);
  });
});

describe('a wait', () => {
  it('is called slow after a while, and no longer when the answer is there', async () => {
    const { ask, answer } = held<VoiceView>();
    server.position = ask;
    const game = await opened();
    expect([game.stale, game.slow]).toEqual([true, false]);
    await settle(400);
    expect(game.slow).toBe(true);
    answer(viewAfter([]));
    await settle();
    expect([game.stale, game.slow]).toEqual([false, false]);
  });
});

describe('a pause', () => {
  it('stops two computers, and they go on from there', async () => {
    server.move = async () => ({ move: 'a', leastTime: 100 });
    const game = await opened({ mode: 'engines' });
    await settle(350);
    game.toggle();
    const before = moves(game);
    await settle(1000);
    expect([before.length > 1, moves(game), game.running]).toEqual([true, before, false]);
    game.toggle();
    await settle(150);
    expect(moves(game).length).toBeGreaterThan(before.length);
    game.stop();
  });

  it('while the position is awaited still shows it', async () => {
    const game = await opened({ mode: 'engines', moves: 'aa', at: '1' });
    const { ask, answer } = held<VoiceView>();
    server.position = ask;
    game.toggle();
    await settle();
    game.toggle();
    await settle();
    expect(game.stale).toBe(true);
    answer(viewAfter(['a'])); // as it was asked for before the pause
    answer(viewAfter(['a']));
    await settle();
    expect([game.stale, game.running, server.count('move')]).toEqual([false, false, 0]);
  });
});

describe('going through a game', () => {
  it('lets the computer wait, until one is back where one was playing', async () => {
    const game = await opened();
    server.move = async () => Promise.reject(new ApiError('busy', 'busy'));
    game.play('a');
    await settle();
    server.move = async () => ({ move: 'b', leastTime: 0 });
    game.jump(0);
    await settle();
    expect([moves(game), game.isPersonsTurn]).toEqual(['a', true]);
    game.jump(1);
    await settle();
    expect(moves(game)).toBe('ab');
  });

  it('never starts a game that was only opened', async () => {
    const game = await opened({ moves: 'aaa' });
    for (const at of [0, 1, 3]) {
      game.goTo(at);
      await settle();
    }
    expect([moves(game), game.line.at, game.standsStill, server.count('move')]).toEqual(['aaa', 3, true, 0]);
  });

  it('takes back the computer’s move too, by one step from the end', async () => {
    const game = await opened();
    game.play('b');
    await settle();
    game.goTo(1);
    await settle();
    expect([game.line.at, moves(game), game.isPersonsTurn]).toEqual([0, 'ba', true]);
    game.goTo(1); // a step forward is only a look
    await settle();
    expect([game.line.at, game.standsStill]).toEqual([1, true]);
  });

  it('takes back as many moves as the server says are the computer’s', async () => {
    server.position = async (line) => viewAfter(line, { to_move: line.length % 4 === 0 ? 'one' : 'two' });
    const game = await opened({ moves: 'abab' });
    game.undo();
    await settle();
    expect([game.line.at, game.isPersonsTurn]).toEqual([0, true]);
  });

  it('takes back one move between two people', async () => {
    const game = await opened({ mode: 'people', moves: 'abab' });
    game.undo();
    await settle();
    expect(game.line.at).toBe(3);
  });

  it('takes back no more than one move where nothing is known of the place yet', async () => {
    const answers = server.position;
    server.position = async () => Promise.reject(new TypeError('no connection'));
    const game = await opened({ moves: 'abab' });
    server.position = answers;
    game.undo();
    await settle();
    expect([game.line.at, game.standsStill]).toEqual([2, false]);
  });

  it('takes nothing back from a game that takes the place of this one', async () => {
    const game = await opened();
    game.play('b');
    await settle();
    const answers = server.position;
    server.position = async () => Promise.reject(new TypeError('no connection'));
    game.undo();
    await settle();
    server.position = answers;
    game.openMoves('aba');
    await settle();
    expect([game.line.at, moves(game), game.standsStill]).toEqual([3, 'aba', true]);
  });

  it('keeps both lines where another move is made, and finds them again', async () => {
    const game = await opened({ mode: 'people', moves: 'aaa' });
    game.jump(1);
    await settle();
    game.play('b');
    await settle();
    expect([moves(game), game.leaves, game.link]).toEqual([
      'ab', 1, { own: 'kept', start: '', mode: 'people', me: '', moves: 'aa(b)a', line: '1.1', at: '' },
    ]);
    game.backToGame();
    await settle();
    expect(game.line).toEqual({ moves: ['a', 'a', 'a'], at: 1 });
    game.enter(game.sideLines[0]!);
    await settle();
    expect([moves(game), game.view?.moves]).toEqual(['ab', ['a', 'b']]);
  });
});

describe('a game without a connection', () => {
  it('says so, is nobody’s turn, and goes on when the person asks again', async () => {
    const game = await opened();
    const answers = server.position;
    server.position = async () => Promise.reject(new TypeError('no connection'));
    game.play('a');
    await settle();
    expect([game.failed, game.canRetry, game.isPersonsTurn, game.standsStill]).toEqual([true, true, false, true]);
    server.position = answers;
    game.retry();
    await settle();
    expect([moves(game), game.failed, game.isPersonsTurn]).toEqual(['aa', false, true]);
  });

  it('that was only opened stands still after it was had', async () => {
    const answers = server.position;
    server.position = async () => Promise.reject(new TypeError('no connection'));
    const game = await opened({ moves: 'a' });
    server.position = answers;
    game.retry();
    await settle();
    expect([game.view?.moves, game.standsStill, server.count('move')]).toEqual([['a'], true, 0]);
  });
});

describe('values', () => {
  it('are shown as often as they come', async () => {
    let show: (values: string) => void = () => {};
    server.values = (_, callback) => new Promise(() => (show = callback));
    const game = await opened({ mode: 'people' });
    game.setValues(true);
    for (const values of ['rough', 'better', 'best']) {
      show(values);
      expect(game.values).toBe(values);
    }
    expect(server.count('values')).toBe(1);
  });

  it('are no longer shown where they are of an earlier position', async () => {
    const shows: ((values: string) => void)[] = [];
    server.values = (_, callback) => new Promise(() => shows.push(callback));
    const game = await opened({ mode: 'people' });
    game.setValues(true);
    game.play('a');
    await settle();
    shows[0]?.('of the start');
    expect(game.values).toBeNull();
    shows[1]?.('after a');
    expect(game.values).toBe('after a');
    game.setValues(false);
    shows[1]?.('deeper after a');
    expect(game.values).toBeNull();
  });

  it('are asked for once where they are switched on while the position is awaited', async () => {
    const game = await opened({ mode: 'people' });
    game.play('a');
    game.setValues(true);
    await settle();
    expect(server.asked.filter(({ what }) => what === 'values').map((call) => call.moves)).toEqual([['a']]);
    expect(game.values).toBe('fine');
  });

  it('that come with the position are asked for with it', async () => {
    const game = await opened({ mode: 'people' }, { positionHasValues: true });
    expect(game.view?.withValues).toBe(false);
    game.setValues(true);
    await settle();
    expect(game.view?.withValues).toBe(true);
  });

  it('let a thinking computer think', async () => {
    for (const positionHasValues of [false, true]) {
      server = new MockServer();
      server.move = () => new Promise(() => {});
      const game = await opened({ me: 'two' }, { positionHasValues });
      game.setValues(true);
      await settle();
      expect([server.count('move'), game.thinking]).toEqual([1, true]);
      game.stop();
    }
  });

  it('that could not be had are an error beside a game that goes on', async () => {
    server.values = async () => Promise.reject(new ApiError('busy', 'busy'));
    settings.gameValues = true;
    const game = await opened();
    expect(game.error).toBeInstanceOf(ApiError);
    expect([game.isPersonsTurn, game.canRetry]).toEqual([true, false]);
    game.play('a');
    await settle();
    expect(moves(game)).toBe('aa');
  });

  it('that the server gave up are no error', async () => {
    server.values = async () => Promise.reject(new ApiError('stopped', 'stopped'));
    settings.gameValues = true;
    expect((await opened()).error).toBeNull();
  });

  it('are remembered for the next visit', async () => {
    (await opened()).setValues(true);
    expect(settings.gameValues).toBe(true);
    expect((await opened()).values).toBe('fine');
  });
});

describe('work in the background', () => {
  it('waits while the person awaits a move', async () => {
    server.move = () => new Promise(() => {});
    expect((await opened()).background).toBe(1);
    expect((await opened({ me: 'two' })).background).toBe(0);
    expect((await opened({ me: 'two', moves: 'aa' })).background).toBe(1); // the game stands still
  });

  it('goes on while computers play', async () => {
    server.move = () => new Promise(() => {});
    expect((await opened({ mode: 'engines' })).background).toBe(1);
  });
});

describe('a link', () => {
  it('that the server refuses shows the game up to there, stands still, and stays as it came', async () => {
    server.position = async (line) => {
      const bad = line.indexOf('x');
      if (bad >= 0) throw new ApiError('input', 'nobody says x', { source: 'moves', line: bad + 1, column: 1 });
      return viewAfter(line);
    };
    const link = { moves: 'abxb', at: '1' };
    const game = await opened(link);
    expect([moves(game), game.view?.moves, game.error]).toEqual(['ab', ['a'], null]);
    expect(game.damage?.message).toBe('nobody says x');
    expect([game.link, game.standsStill]).toEqual([link, true]);
  });

  it('of a new game is no damage, and the game begins', async () => {
    const game = await opened({});
    expect([game.damage, game.running, game.link.moves]).toEqual([null, true, '']);
  });
});
