import { describe, expect, it } from 'vitest';
import type { OthelloValues } from '../../src/lib/types';
import { deeper, type AskValues } from '../../src/rooms/othello/deeper';
import { valuesTo } from '../mock/othello';

/** What is asked, and what is shown of it, of a server that answers as `change` says. */
async function course(empties: number, change: (depth: number, time: number) => Partial<OthelloValues>) {
  const asked: number[] = [];
  const shown: number[] = [];
  const ask: AskValues = async ({ depth, time_ms }) => {
    asked.push(depth);
    return { ...valuesTo({ depth }), ...change(depth, time_ms) };
  };
  for await (const answer of deeper(ask, empties)) shown.push(answer.depth);
  return { asked, shown };
}
const none = { values: [], depth: 0 };

describe('values, deeper and deeper', () => {
  it('end when a question took all the time, and show what it brought', async () => {
    const late = await course(60, (depth, time) => (depth === 8 ? { seconds: time / 1000, depth: 7 } : { seconds: 0.01 }));
    expect(late).toEqual({ asked: [2, 4, 6, 8], shown: [2, 4, 6, 7] });
  });

  it('keep what is there where time brought less', async () => {
    const less = await course(60, (depth, time) => (depth === 6 ? { seconds: time / 1000, depth: 3 } : { seconds: 0.01 }));
    expect(less).toEqual({ asked: [2, 4, 6], shown: [2, 4] });
    expect(await course(60, (_, time) => ({ ...none, seconds: time / 1000 }))).toEqual({ asked: [2, 4], shown: [] });
  });

  it('have something soon where the server looks further than it was asked, and then take their time', async () => {
    const times: number[] = [];
    const near = await course(25, (depth, time) => (times.push(time), { depth: depth === 2 ? 9 : 13, seconds: time / 1000 }));
    expect(near).toEqual({ asked: [2, 11], shown: [9, 13] });
    expect(times).toEqual([250, 1750]);
  });

  it('begin nothing that would hardly be done', async () => {
    expect((await course(60, (depth) => ({ seconds: depth === 10 ? 1.1 : 0.01 }))).asked).toEqual([2, 4, 6, 8, 10]);
  });

  it('end with the last square, asked once more where a move is not proven', async () => {
    expect((await course(7, (depth) => ({ ...valuesTo({ depth }, 3, depth === 7), seconds: 0 }))).asked).toEqual([2, 4, 6, 7]);
    expect((await course(7, () => ({ seconds: 0 }))).asked).toEqual([2, 4, 6, 7, 7]);
    expect((await course(1, () => ({ seconds: 0 }))).asked).toEqual([1, 1]);
  });

  it('ask again with all the time where the share of a move was too short for its proof', async () => {
    const times: number[] = [];
    const proof = await course(15, (_, time) => (times.push(time), { ...valuesTo({ depth: 15 }, 3, times.length > 1), seconds: 0.2 }));
    expect(proof).toEqual({ asked: [2, 15], shown: [15, 15] });
    expect(times).toEqual([250, 1800]);
  });

  it('end when all is proven, whatever the depth', async () => {
    const proof = await course(20, (depth) => (depth === 4 ? { ...valuesTo({ depth: 1 }, 3, true), seconds: 0.2 } : { seconds: 0.01 }));
    expect(proof).toEqual({ asked: [2, 4], shown: [2, 4] });
  });

  it('go on from where a server is already', async () => {
    const ahead = await course(30, (depth) => ({ depth: Math.max(depth, 11), seconds: depth > 12 ? 2 : 0.01 }));
    expect(ahead).toEqual({ asked: [2, 13], shown: [11, 13] });
  });
});
