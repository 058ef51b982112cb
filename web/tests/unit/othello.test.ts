import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type CallOptions } from '../../src/lib/api';
import { ApiError } from '../../src/lib/errors';
import { addressOf } from '../../src/lib/router.svelte';
import { readSettings, settings } from '../../src/lib/settings.svelte';
import type { OthelloRequest, OthelloSearch, OthelloSearchRequest, OthelloValues, OthelloView } from '../../src/lib/types';
import { OthelloGame } from '../../src/rooms/othello/game.svelte';
import { graphNote, noteOf, resultOf } from '../../src/rooms/othello/notes';
import { finalWorth, valued, worthForBlack } from '../../src/rooms/othello/worths';
import { searched, thought, valuesTo, viewOf } from '../mock/othello';

const proven = (value: number) => ({ value, proven: true });
const open = (value: number) => ({ value, proven: false });
const found = searched();
const textbook = { opponent: 'textbook' } as const;
// The clock is the test's own: how busy the machine is makes no difference.
const settle = () => vi.advanceTimersByTimeAsync(20);

let asked: { name: string; body: Record<string, unknown>; signal?: AbortSignal | undefined }[];
let search: (body: OthelloSearchRequest) => Promise<OthelloSearch>;
type OnPartial = (values: OthelloValues) => void;
let values: (body: OthelloSearchRequest, tell: OnPartial) => Promise<OthelloValues>;
let position: (body: OthelloRequest) => Promise<OthelloView>;
const all = (name: string) => asked.filter((call) => call.name === name).map((call) => call.body);
const own = () => all('othello/search').filter((body) => body.deepen || body.level); // not those of the graph

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  search = async () => found;
  values = async (body) => valuesTo(body);
  position = async (body) => viewOf(body);
  const call = async (name: string, body: Record<string, unknown>, options: CallOptions<OthelloValues> = {}) => {
    asked.push({ name, body, signal: options.signal });
    if (name === 'othello/position') return position(body);
    return name === 'othello/values' ? values(body, options.onPartial ?? (() => {})) : search(body);
  };
  vi.spyOn(api, 'call').mockImplementation(call as unknown as typeof api.call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(settings, readSettings(null, ['en']));
});

describe('values of the moves', () => {
  it('leaves out those that were not searched in time and turns the view', () => {
    const answer = { values: [{ move: 'd3', value: null, line: ['d3'], states: 0 }, { move: 'c4', value: -5, line: ['c4'], states: 7 }], depth: 4, view: 'black' as const, seconds: 1 };
    expect(valued(answer, 'black')).toEqual([{ move: 'c4', value: -5, proven: false, rank: -5, line: ['c4'], states: 7 }]);
    expect(valued(answer, 'white').map((entry) => entry.value)).toEqual([5]);
  });
});

describe('the note about the values', () => {
  const move = (proven: boolean) => ({ move: 'a1', line: ['a1'], states: 1, value: 2, rank: 2, proven });
  const note = (part: object, legal = 1) => noteOf({ values: [move(false)], depth: 6, view: 'mover', seconds: 1, algorithm: 'champion', ...part }, legal);

  it('names the depth, or the proof and how empty squares count', () => {
    expect(note({})).toContain('depth 6');
    expect(note({ values: [move(true)] })).toMatch(/proven to the end of the game; empty squares go to the winner/);
    expect(note({ values: [move(true)], algorithm: 'exact' })).toMatch(/proven to the end of the game; empty squares count for nobody/);
  });

  it('never speaks of depth 0: where a move is not searched yet, it says so', () => {
    for (const text of [note({ depth: 0 }), note({ depth: 0, values: [move(true)] }, 2), note({ depth: 0, values: [] }, 2)]) {
      expect(text).not.toContain('depth');
      expect(text).toContain('not through all moves yet');
    }
  });
});

describe('the result of a finished game', () => {
  const over = (black: number, white: number, size = 8) =>
    resultOf({ ...viewOf({ size }), over: true, discs: { black, white }, winner: black > white ? 'black' : black < white ? 'white' : 'draw' });

  it('tells the discs on the board, and on 8x8 those with the empty squares', () => {
    expect(over(13, 0)).toBe('Black wins by 13 (64 with the empty squares)');
    expect(over(20, 43)).toBe('White wins by 23 (24 with the empty square)');
    expect(over(40, 24)).toBe('Black wins by 16');
    expect(over(3, 0, 6)).toBe('Black wins by 3');
    expect(over(30, 30)).toBe('A draw');
  });

  it('stands beside a graph that says how its proofs count', () => {
    expect(graphNote(8, 8)).toContain('proven: empty squares go to the winner');
    expect(graphNote(6, 8)).not.toContain('winner');
  });
});

describe('what the champion says', () => {
  const end = thought({ value: 6, exhaustive: true, selectivity: 100 });

  it('is turned to black, and proven where it says so', () => {
    expect(worthForBlack(end, 'black')).toEqual(proven(6));
    expect(worthForBlack(end, 'white')).toEqual(proven(-6));
    expect(worthForBlack({ ...end, exhaustive: false }, 'white')).toEqual(open(-6));
    expect(worthForBlack({ ...end, value: 0 }, 'white')).toEqual(proven(0));
    expect(worthForBlack(found, 'white')).toEqual(open(3)); // the textbook speaks of black
  });

  it('values moves for their mover, and ranks them by discs, proven or not', () => {
    const entries = [{ move: 'd3', value: -2, line: ['d3'], states: 1, exhaustive: true }, { move: 'c4', value: -5, line: ['c4'], states: 7, exhaustive: false }];
    const answer = { values: entries, depth: 12, view: 'mover' as const, seconds: 1, algorithm: 'champion' };
    expect(valued(answer, 'white').map(({ value, proven: sure, rank }) => [value, sure, rank])).toEqual([[-2, true, -2], [-5, false, -5]]);
  });

  it('counts the empty squares of a finished game as its proofs do', () => {
    const over = (size: number) => finalWorth({ ...viewOf({ size }), discs: { black: 3, white: 0 } });
    expect(over(8)).toEqual(proven(64));
    expect(over(6)).toEqual(proven(3));
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

  it('is remembered for each colour', async () => {
    const game = new OthelloGame({ mode: 'engines', moves: 'a1' });
    game.choose('black', { level: 3 });
    game.choose('white', { level: 12 });
    Object.assign(settings, readSettings(JSON.stringify(settings), ['en'])); // the page is loaded again
    const { black, white } = new OthelloGame({ mode: 'engines', moves: 'a1' }).brains;
    expect([black.level, white.level]).toEqual([3, 12]);
    await settle();
  });

  it('is the usual one where what was remembered is damaged', async () => {
    for (const othelloBrains of [null, 7, { black: null }, { black: { level: 'x' } }, { black: [] }]) {
      Object.assign(settings, readSettings(JSON.stringify({ othelloBrains, othelloLevel: 9 }), ['en']));
      const { black } = new OthelloGame({ mode: 'people' }).brains;
      expect(black).toEqual({ opponent: 'champion', level: 9, depth: 4, evaluation: 'phased' });
    }
    await settle();
  });

  it('goes along when the person takes the other colour', async () => {
    const game = new OthelloGame({});
    await settle();
    game.choose('white', { level: 17 });
    game.setMe('white');
    await settle();
    expect(own().pop()).toMatchObject({ level: 17 });
  });
});

describe('values that grow deeper', () => {
  async function shownValues(link: Record<string, string> = {}) {
    const game = new OthelloGame({ mode: 'people', ...link });
    await settle();
    game.setValues(true);
    await settle();
    return game;
  }
  /** Answers to the requests for values: some that will get better, and the last one. */
  function heldValues() {
    const calls: { tell: OnPartial; answer: (values: OthelloValues) => void }[] = [];
    values = (_, tell) => new Promise((answer) => calls.push({ tell, answer }));
    return calls;
  }

  it('are the champion’s in every position of 8x8, asked for once, and shown as they come', async () => {
    const calls = heldValues();
    const game = await shownValues();
    expect(game.values).toBeNull();
    for (const depth of [2, 5, 9]) {
      calls[0]?.tell(valuesTo({ depth }));
      expect(game.values?.depth).toBe(depth);
    }
    calls[0]?.answer(valuesTo({ depth: 12 }));
    await settle();
    expect(game.values?.depth).toBe(12);
    const [body, ...more] = all('othello/values');
    expect([body?.algorithm, body?.time_ms, more.length]).toEqual(['champion', 2000, 0]);
    for (const key of ['depth', 'evaluation']) expect(body).not.toHaveProperty(key);
  });

  it('are shown on the next visit too, until they are switched off', async () => {
    await shownValues();
    asked = [];
    const again = new OthelloGame({ mode: 'people', moves: 'f5' });
    await settle();
    expect([again.showValues, all('othello/values').map((body) => body.moves)]).toEqual([true, [['f5']]]);
    again.setValues(false);
    expect(new OthelloGame({ mode: 'people' }).showValues).toBe(false);
    await settle();
  });

  it('end when the position changes', async () => {
    const calls = heldValues();
    const game = await shownValues();
    calls[0]?.tell(valuesTo({ depth: 2 }));
    game.play('a1');
    await settle();
    calls[0]?.tell(valuesTo({ depth: 3 })); // of the position that is gone
    calls[0]?.answer(valuesTo({ depth: 4 }));
    await settle();
    expect(game.values).toBeNull();
    const signals = asked.filter((call) => call.name === 'othello/values').map((call) => call.signal?.aborted);
    expect(signals).toEqual([true, false]);
    calls[1]?.tell(valuesTo({ depth: 2 }));
    expect(game.values?.depth).toBe(2);
    game.setValues(false);
    calls[1]?.tell(valuesTo({ depth: 3 }));
    await settle();
    expect(game.values).toBeNull();
  });

  it('draw the graph for black where every move is proven, and not before', async () => {
    search = async () => thought({ complete: false });
    const calls = heldValues();
    const game = await shownValues({ moves: 'a1' });
    calls[0]?.tell(valuesTo({ depth: 8 }, 4, false));
    expect(game.graphValues).toEqual([null, null]);
    calls[0]?.tell(valuesTo({ depth: 8 }, 4, true));
    expect(game.graphValues).toEqual([null, proven(-4)]);
  });

  it('are asked for once on other boards, of the textbook, far from the end', async () => {
    values = async (body) => ({ values: valuesTo(body).values, depth: 4, view: 'black', seconds: 0.1 });
    const game = await shownValues({ size: '6', moves: 'a1' });
    expect(all('othello/values')).toHaveLength(1);
    expect(all('othello/values')[0]).toMatchObject({ size: 6, depth: 4, evaluation: 'phased' });
    expect(all('othello/values')[0]).not.toHaveProperty('algorithm');
    expect(game.values?.values[0]).toMatchObject(open(-1));
  });

  it('are exact on 4x4 and in the endings of 6x6', async () => {
    values = async (body) => (body.algorithm === 'exact'
      ? { values: [{ move: 'a1', value: -1_000_008, line: ['a1'], states: 9, exhaustive: true }], depth: 11, view: 'black', seconds: 0.1 }
      : { values: valuesTo(body).values, depth: 4, view: 'black', seconds: 0.1 });
    const game = await shownValues({ size: '4', moves: 'a2' });
    expect(all('othello/values')).toHaveLength(1);
    expect(game.values).toMatchObject({ algorithm: 'exact', values: [proven(8)] });
    expect(game.graphAt(1)).toEqual(proven(-8));
    position = async (body) => ({ ...viewOf(body), discs: { black: 10, white: 10 } });
    await shownValues({ size: '6', moves: 'a1' });
    expect(all('othello/values').pop()).toMatchObject({ size: 6, algorithm: 'exact' });
    position = async (body) => ({ ...viewOf(body), discs: { black: 10, white: 9 } });
    await shownValues({ size: '6', moves: 'a1' });
    expect(all('othello/values').pop()).not.toHaveProperty('algorithm');
  });

  it('are the textbook’s where the exact search ran out of time', async () => {
    values = async (body) => ({ values: [{ move: 'a1', value: body.algorithm ? null : 3, line: ['a1'], states: 9 }], depth: 4, view: 'black', seconds: 2 });
    const game = await shownValues({ size: '4' });
    expect(game.values).toMatchObject({ values: [open(3)] });
    expect(game.values).not.toHaveProperty('algorithm');
  });
});

describe('the graph', () => {
  it('is the champion’s on 8x8 at one depth, seen by black, whoever plays', async () => {
    search = async (body) => (body.deepen ? searched({ value: 500 }) : thought({ value: 4, depth: 8, position: `${'-'.repeat(64)} ${body.moves?.length === 1 ? 'O' : 'X'}` }));
    const game = new OthelloGame({ me: 'white', moves: 'a1', at: '0' });
    await settle();
    expect(own()).toHaveLength(0);
    expect(all('othello/search')[0]).toMatchObject({ algorithm: 'champion', depth: 8 });
    expect(game.graphValues).toEqual([open(4), open(-4)]);
    game.choose('black', textbook);
    game.newGame();
    await settle();
    expect(game.reportAt(1)?.worth).toEqual(open(500));
    expect(game.graphValues).toEqual([open(4), open(-4)]); // not what the textbook said
  });

  it('grows while computers play', async () => {
    search = async () => thought({ value: 2, depth: 8 });
    const game = new OthelloGame({ mode: 'engines' });
    await settle();
    await vi.advanceTimersByTimeAsync(400);
    game.toggle();
    expect(game.line.moves.length).toBeGreaterThan(0);
    expect(game.graphValues[0]).toEqual(open(2));
  });

  it('does not mix depths: neither the computer’s search nor the values on the board bend it', async () => {
    search = async (body) => thought({ value: body.level ? 30 : 1, depth: body.level ? 12 : 8 });
    values = async (body) => ({ ...valuesTo(body, 7), seconds: 2 });
    const game = new OthelloGame({ me: 'white' });
    await settle();
    game.setValues(true);
    await settle();
    expect(game.reportAt(1)?.worth).toEqual(open(30));
    expect(game.graphValues).toEqual([open(1), open(1)]);
  });

  it('has a gap where a search came less deep', async () => {
    search = async (body) => thought({ value: 5, depth: body.moves?.length === 1 ? 5 : 8 });
    const game = new OthelloGame({ mode: 'people', moves: 'a1b1', at: '0' });
    await settle();
    expect(game.graphValues).toEqual([open(5), null, open(5)]);
  });

  it('takes a proof from wherever it comes, and keeps it', async () => {
    search = async (body) => (body.level ? thought({ value: 6, depth: 20, exhaustive: true }) : thought({ value: 1, depth: 8 }));
    const game = new OthelloGame({ me: 'white' });
    await settle();
    expect(game.graphValues[0]).toEqual(proven(6));
  });

  it('shows on small boards what is proven, and nothing else', async () => {
    search = async (body) => (body.algorithm === 'exact' ? searched({ value: -1_000_003, exhaustive: true }) : searched({ value: 77 }));
    const game = new OthelloGame({ size: '6', mode: 'people', moves: 'a1'.repeat(17) });
    await settle();
    expect(all('othello/search').map((body) => (body.moves as string[]).length)).toEqual([16, 17]); // sixteen empty squares and less
    expect(game.graphValues.slice(14)).toEqual([null, null, proven(-3), proven(-3)]);
  });
});

describe('a game against the computer', () => {
  it('searches step by step, so that a move is known whenever the time ends', async () => {
    const game = new OthelloGame({ me: 'white' });
    await settle();
    expect(own()).toHaveLength(1);
    expect(game.line.moves).toEqual(['a1']);
    expect(game.reportAt(1)?.worth).toEqual(open(3));
    expect(game.isPersonsTurn).toBe(true);
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
    expect(game.standsStill).toBe(true);
    game.toggle();
    await settle();
    expect(game.line.at).toBe(1);
    expect(game.isPersonsTurn).toBe(true);
  });

  it('goes back to where the person had the move', async () => {
    const game = new OthelloGame({ moves: 'f5d6' });
    await settle();
    game.undo();
    await settle();
    expect(game.line.at).toBe(0);
    expect(game.isPersonsTurn).toBe(true);
    expect(game.standsStill).toBe(false);
  });

  it('waits in the middle of a game from a link', async () => {
    const game = new OthelloGame({ moves: 'f5d6c3', at: '1' });
    await settle();
    expect(own()).toHaveLength(0);
    expect(game.standsStill).toBe(true);
  });

  it('goes on after a search that failed', async () => {
    search = async () => Promise.reject(new ApiError('busy', 'busy'));
    const game = new OthelloGame({ me: 'white' });
    await settle();
    expect(game.error).toBeInstanceOf(ApiError);
    expect(game.standsStill).toBe(true);
    search = async () => found;
    game.toggle();
    await settle();
    expect(game.error).toBeNull();
    expect(game.isPersonsTurn).toBe(true);
  });

  it('goes on after a position that could not be had', async () => {
    const game = new OthelloGame({});
    await settle();
    position = async () => Promise.reject(new TypeError('no connection'));
    game.play('a1');
    await settle();
    expect(game.isPersonsTurn).toBe(false);
    expect(game.standsStill).toBe(true);
    position = async (body) => viewOf(body);
    game.toggle();
    await settle();
    expect(game.line.at).toBe(2);
    expect(game.isPersonsTurn).toBe(true);
  });
});

describe('a game that was opened', () => {
  const pasted = (moves: string[]) => ({ ...viewOf({ moves }), start: '' });

  it('stands still, whoever has the move, until the person goes on', async () => {
    for (const link of [{ moves: 'f5' }, { moves: 'f5d6c3' }, { start: 'board O' }] as Record<string, string>[]) {
      const game = new OthelloGame({ ...link, me: link.start ? 'white' : 'black' });
      await settle();
      expect([own().length, game.standsStill]).toEqual([0, true]);
    }
    const game = new OthelloGame({});
    await settle();
    game.openGame(pasted(['f5', 'd6', 'c3']));
    await settle();
    game.jump(0);
    await settle();
    game.jump(3); // coming to its end is no reason to go on
    await settle();
    expect([own().length, game.line.moves.length, game.standsStill]).toEqual([0, 3, true]);
    game.toggle();
    await settle();
    expect(game.line.moves).toEqual(['f5', 'd6', 'c3', 'a1']);
  });

  it('is played on from a position that was put together by hand', async () => {
    const game = new OthelloGame({ me: 'white' });
    await settle();
    const before = own().length;
    game.openGame(viewOf({ moves: [] }), true);
    await settle();
    expect(own().length).toBe(before + 1);
  });

  it('keeps its moves when one is changed in the middle, and is found again', async () => {
    const game = new OthelloGame({ mode: 'people', moves: 'f5d6c3d3' });
    await settle();
    game.jump(1);
    await settle();
    game.play('a1');
    await settle();
    expect([game.line.moves, game.leaves]).toEqual([['f5', 'a1'], 1]);
    expect(game.link).toMatchObject({ moves: 'f5d6(a1)c3d3', line: '1.1' });
    const again = new OthelloGame(game.link);
    await settle();
    expect(again.line).toEqual(game.line);
    again.backToGame();
    await settle();
    expect(again.line).toEqual({ moves: ['f5', 'd6', 'c3', 'd3'], at: 1 });
    again.enter(again.sideLines[0]!);
    await settle();
    expect(again.line).toEqual({ moves: ['f5', 'a1'], at: 2 });
  });

  it('keeps the computer out of the game while it answers in a line beside it', async () => {
    const game = new OthelloGame({ moves: 'f5d6c3d3c4' });
    await settle();
    game.jump(2);
    await settle();
    game.play('a1');
    await settle();
    expect(game.line.moves).toEqual(['f5', 'd6', 'a1', 'a1']);
    game.backToGame();
    await settle();
    game.jump(5);
    await settle();
    expect([game.line.moves.length, game.standsStill]).toEqual([5, true]);
  });
});

describe('another choice of who plays', () => {
  it('keeps the game and goes on from it', async () => {
    const game = new OthelloGame({ mode: 'people' });
    await settle();
    game.play('a1');
    await settle();
    game.setMode('engine');
    await settle();
    expect(game.line.moves).toEqual(['a1', 'a1']); // the computer has answered
    game.setMe('white');
    await settle();
    expect(game.line.moves).toHaveLength(3);
    game.setMode('people');
    await settle();
    expect([game.line.moves.length, game.isPersonsTurn]).toEqual([3, true]);
  });

  it('leaves a game that was opened standing', async () => {
    const game = new OthelloGame({ mode: 'people', moves: 'f5d6c3' });
    await settle();
    for (const mode of ['engine', 'engines', 'people'] as const) game.setMode(mode);
    await settle();
    game.setMode('engines');
    await vi.advanceTimersByTimeAsync(2000);
    expect([game.line.moves, game.running]).toEqual([['f5', 'd6', 'c3'], false]);
  });
});

describe('a damaged link', () => {
  /** A server by whose rules that move is never legal. */
  const refusing = (move: string) => async (body: OthelloRequest) => {
    const bad = (body.moves ?? []).indexOf(move);
    if (bad >= 0) throw new ApiError('input', `${move} turns no disc`, { source: 'moves', line: bad + 1, column: 1 });
    return viewOf(body);
  };

  it('shows the game up to what is no move, says where, and stays in the address', async () => {
    const link = { mode: 'people', moves: 'f5d6%zzc3' };
    const game = new OthelloGame(link);
    await settle();
    expect(game.line.moves).toEqual(['f5', 'd6']);
    expect(game.view?.moves).toEqual(['f5', 'd6']);
    expect(game.damage?.place).toMatchObject({ source: 'moves', line: 3 });
    expect(game.link).toBe(link);
    game.play('a1');
    await settle();
    expect([game.damage, game.link.moves]).toEqual([null, 'f5d6a1']);
  });

  it('that is cut off says so, in both languages, and shows the game up to there', async () => {
    for (const [language, words] of [['en', 'The link is cut off'], ['el', 'Ο σύνδεσμος είναι κομμένος']] as const) {
      settings.language = language;
      for (const moves of ['f5d6c', 'f5d6(c4']) {
        const game = new OthelloGame({ mode: 'people', moves });
        await settle();
        expect(game.damage?.message).toContain(words);
        expect([game.damage?.place?.line, game.view?.moves]).toEqual([3, ['f5', 'd6']]);
      }
    }
  });

  it('shows the game up to a move that is against the rules', async () => {
    position = refusing('h8');
    const game = new OthelloGame({ moves: 'f5d6h8c3' });
    await settle();
    expect([game.view?.moves, game.error]).toEqual([['f5', 'd6'], null]);
    expect(game.damage?.message).toBe('h8 turns no disc');
    expect(own()).toHaveLength(0);
  });

  it('shows the usual start where that of the link is no board', async () => {
    position = async (body) => {
      if (body.start === 'zz') throw new ApiError('input', 'no board', { source: 'start', line: 1, column: 1 });
      return viewOf(body);
    };
    const game = new OthelloGame({ start: 'zz', moves: 'f5' });
    await settle();
    expect([game.view?.moves, game.damage?.message, game.standsStill]).toEqual([[], 'no board', false]);
  });

  it('says which of its values is not possible, shows the usual one, and stays in the address', async () => {
    for (const [link, words] of [
      [{ size: '5', moves: 'f5' }, '“size=5”'],
      [{ mode: 'robots', moves: 'f5' }, '“mode=robots”'],
      [{ first: 'red', moves: 'f5' }, '“first=red”'],
      [{ me: 'red', moves: 'f5' }, '“me=red”'],
    ] as const) {
      const game = new OthelloGame(link);
      await settle();
      expect(game.damage?.message).toContain(words);
      expect([game.size, game.mode, game.first, game.me, game.view?.moves]).toEqual([8, 'engine', 'black', 'black', ['f5']]);
      expect(game.link).toBe(link);
    }
    const both = new OthelloGame({ size: '5', moves: 'f5zz' });
    await settle();
    expect(both.damage?.message).toMatch(/“size=5”.*“zz”/);
  });

  it('is checked to the end of the shown line at once, wherever one stands in it', async () => {
    position = refusing('h8');
    const link = { mode: 'people', moves: 'f5d6(c4h8)h8c3', at: '1' };
    const game = new OthelloGame(link);
    await settle();
    expect([game.line, game.view?.moves, game.error]).toEqual([{ moves: ['f5', 'd6'], at: 1 }, ['f5'], null]);
    expect(game.damage).toMatchObject({ message: 'h8 turns no disc', place: { line: 3 } });
    expect(game.link).toBe(link);
    const side = new OthelloGame({ ...link, line: '1.1' });
    await settle();
    expect([side.line, side.damage?.place?.line]).toEqual([{ moves: ['f5', 'c4'], at: 1 }, 3]);
  });

  it('is checked once, and only where a move stands behind the shown place', async () => {
    const lengths = () => all('othello/position').map((body) => (body.moves as string[]).length);
    const game = new OthelloGame({ mode: 'people', moves: 'f5d6c3', at: '1' });
    await settle();
    game.jump(2);
    await settle();
    expect([lengths(), game.damage]).toEqual([[3, 1, 2], null]);
    asked = [];
    new OthelloGame({ mode: 'people', moves: 'f5d6c3' });
    await settle();
    expect(lengths()).toEqual([3]);
  });

  it('is checked as soon as the server answers again', async () => {
    position = async () => Promise.reject(new TypeError('no connection'));
    const game = new OthelloGame({ mode: 'people', moves: 'f5h8', at: '1' });
    await settle();
    expect([game.failed, game.damage]).toEqual([true, null]);
    position = refusing('h8');
    game.retry();
    await settle();
    expect([game.line.moves, game.damage?.message]).toEqual([['f5'], 'h8 turns no disc']);
  });

  it('that is damaged says so after the server was away', async () => {
    const answers = position;
    position = async () => Promise.reject(new TypeError('no connection'));
    const game = new OthelloGame({ mode: 'people', moves: 'f5d6%zz' });
    await settle();
    position = answers;
    game.retry();
    await settle();
    expect([game.error, game.line.moves]).toEqual([null, ['f5', 'd6']]);
    expect(game.damage?.message).toContain('“%zz” is no move');
  });

  it('says which place or line is not possible, and what is', async () => {
    for (const [part, words] of [
      [{ at: '99' }, '“at=99” in the link is not possible; possible: 0–3.'],
      [{ at: 'x' }, '“at=x” in the link is not possible; possible: 0–3.'],
      [{ line: '1.4' }, '“line=1.4” in the link is not possible; possible: 1.1.'],
    ] as const) {
      const link = { mode: 'people', moves: 'f5d6(c4)c3', ...part };
      const game = new OthelloGame(link);
      await settle();
      expect(game.damage?.message).toContain(words);
      expect([game.line, game.view?.moves.length]).toEqual([{ moves: ['f5', 'd6', 'c3'], at: 3 }, 3]);
      expect(game.link).toBe(link);
    }
    const alone = new OthelloGame({ moves: 'f5', line: '0.1' });
    await settle();
    expect(alone.damage?.message).toContain('possible: nothing, as there are no side lines.');
  });

  it('that is found damaged in a side line later leaves the person’s own line in the address', async () => {
    position = refusing('h8');
    const game = new OthelloGame({ mode: 'people', moves: 'f5d6(h8)c3', at: '1' });
    await settle();
    expect(game.damage).toBeNull();
    game.play('a1');
    await settle();
    game.backToGame();
    await settle();
    game.enter({ at: 1, branch: 1, move: 'h8' });
    await settle();
    expect(game.damage?.message).toBe('h8 turns no disc');
    expect(game.link).toMatchObject({ moves: 'f5d6(a1)c3' });
  });
});

describe('another game in the place of this one', () => {
  let steps: string[];
  /** What a room does after each change: the address follows the game. */
  const follow = (game: OthelloGame) => {
    if (!game.isReplacing) history.replaceState(null, '', addressOf('othello', game.link));
  };
  beforeEach(() => {
    steps = [];
    vi.spyOn(history, 'pushState').mockImplementation((_, __, address) => void steps.push(String(address)));
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it('leaves a start behind that was edited or pasted, though no move was made from it', async () => {
    const game = new OthelloGame({ mode: 'people' });
    await settle();
    follow(game);
    game.openGame({ ...viewOf({}), start: 'board X' }, true);
    follow(game);
    await settle();
    follow(game);
    expect(steps).toHaveLength(1);
    game.newGame();
    follow(game);
    await settle();
    follow(game);
    expect(steps).toHaveLength(2);
    expect(steps[1]).toContain('start=board+X');
  });

  it('is no step of its own where it is the same', async () => {
    const game = new OthelloGame({ mode: 'people' });
    await settle();
    follow(game);
    game.newGame();
    await settle();
    expect(steps).toEqual([]);
  });
});
