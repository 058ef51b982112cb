import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/lib/errors';
import { OpenedLink } from '../../src/lib/game/openedLink';
import { GameRecord } from '../../src/lib/game/record.svelte';
import { emptyTree, jump } from '../../src/lib/game/tree';
import { letterCode } from '../mock/game';

let steps: number;
beforeEach(() => {
  steps = 0;
  vi.spyOn(history, 'pushState').mockImplementation(() => void (steps += 1));
});
afterEach(() => vi.restoreAllMocks());

function recordOf(state: Record<string, string>): GameRecord {
  const record = new GameRecord(letterCode);
  record.open(new OpenedLink(state));
  return record;
}

describe('a value of a link', () => {
  it('is one of those that are known, the first where there is none', () => {
    const link = new OpenedLink({ mode: 'b' });
    expect([link.choice('mode', ['a', 'b']), link.choice('other', ['a', 'b']), link.damage]).toEqual(['b', 'a', null]);
  });

  it('that is not known is damage, and the first one is taken', () => {
    const link = new OpenedLink({ mode: 'c' });
    expect(link.choice('mode', ['', 'a', 'b'])).toBe('');
    expect(link.damage?.message).toContain('“mode=c” in the link is not possible; possible: a, b.');
  });

  it('is a whole number within bounds', () => {
    const link = new OpenedLink({ low: '0', high: '9', text: '1e1' });
    expect([link.whole('low', 0, 8), link.whole('none', 0, 8), link.damage]).toEqual([0, null, null]);
    expect([link.whole('high', 0, 8), link.whole('text', 0, 8)]).toEqual([null, null]);
    expect(link.damage?.message).toMatch(/“high=9”.*0–8.*“text=1e1”/);
  });

  it('that is damaged is named with what is wrong in the moves, whose place is told', () => {
    const link = new OpenedLink({ size: '5', moves: 'ab!' });
    link.choice('size', ['8']);
    link.tree(letterCode);
    expect(link.damage?.message).toMatch(/“size=5”.*“!” is no move/);
    expect(link.damage?.place?.line).toBe(3);
  });
});

describe('the record of a game', () => {
  it('is that of its link until the person goes on', () => {
    const record = recordOf({ start: 's', moves: 'ab' });
    expect([record.start, record.moves]).toEqual(['s', ['a', 'b']]);
    expect([record.isOnlyOpened, record.isPlayedHere]).toEqual([true, false]);
    record.takeOver();
    expect([record.isOnlyOpened, record.isPlayedHere, steps]).toEqual([false, true, 0]);
  });

  it('keeps the damaged link until the person goes on, and the browser’s Back finds it again', () => {
    const state = { moves: 'ab!' };
    const record = recordOf(state);
    expect(record.linkWith({})).toBe(state);
    record.play('c');
    expect([record.linkWith({}).moves, record.damage, steps]).toEqual(['abc', null, 1]);
  });

  it('knows the one place where the person plays', () => {
    const record = recordOf({});
    record.play('a');
    record.play('b');
    record.tree = jump(record.tree, 1);
    expect(record.isPlayedHere).toBe(false);
    record.tree = jump(record.tree, 2);
    expect(record.isPlayedHere).toBe(true);
  });

  it('makes a step of the browser of a changed move, and of no other', () => {
    const record = recordOf({});
    for (const move of 'abc') record.play(move);
    record.tree = jump(record.tree, 1);
    record.play('b'); // as it stands there
    expect(steps).toBe(0);
    record.tree = jump(record.tree, 1);
    record.play('c');
    expect([steps, record.line.moves]).toEqual([1, ['a', 'c']]);
  });

  it('makes a step of the browser of another game once that is wholly known', () => {
    const record = recordOf({ moves: 'ab' });
    record.replace('t', emptyTree);
    expect([record.isReplacing, steps]).toEqual([true, 0]);
    record.endReplacing(() => ({ start: 't' }));
    record.endReplacing(() => ({ start: 'u' }));
    expect([record.isReplacing, steps, record.start]).toEqual([false, 1, 't']);
  });

  it('is cut where the server says that it is wrong', () => {
    const record = recordOf({ moves: 'abcd' });
    const at = (source: string, line: number) => new ApiError('input', 'wrong', { source, line, column: 1 });
    expect([record.repair(new ApiError('busy', 'later')), record.repair(at('moves', 9))]).toEqual([false, false]);
    expect(record.repair(at('start', 1))).toBe(false); // there is none
    expect(record.repair(at('moves', 3))).toBe(true);
    expect([record.moves, record.damage?.message]).toEqual([['a', 'b'], 'wrong']);
  });

  it('loses its moves with a start that is wrong', () => {
    const record = recordOf({ start: 's', moves: 'ab' });
    expect(record.repair(new ApiError('input', 'wrong', { source: 'start', line: 1, column: 1 }))).toBe(true);
    expect([record.start, record.moves]).toEqual(['', []]);
  });

  it('asks for the whole line once, where some of it is not shown', async () => {
    const ask = vi.fn(async () => {});
    const record = recordOf({ moves: 'abc', at: '1' });
    await record.check(ask);
    await record.check(ask);
    expect(ask.mock.calls).toEqual([[['a', 'b', 'c']]]);
    await recordOf({ moves: 'abc' }).check(ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
