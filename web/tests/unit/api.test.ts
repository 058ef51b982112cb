import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Api } from '../../src/lib/api';
import { ApiError, isStopped } from '../../src/lib/errors';
import { LiveSocket } from '../../src/lib/live';
import { DeadSocket, MockSocket } from '../mock/socket';

const live = () => new Api('', new LiveSocket(() => 'ws://localhost/api/live'));
const solve = { size: '3x3', moves: 'plain', start: '1 2 3 4 5 6 7 0 8', heuristic: undefined };
const socket = () => MockSocket.all[MockSocket.all.length - 1] as MockSocket;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const answer = (body: unknown, status = 200) => vi.fn(async () => new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  MockSocket.all = [];
  vi.stubGlobal('WebSocket', MockSocket);
});
afterEach(() => vi.unstubAllGlobals());

describe('over HTTP', () => {
  it('sends the language and leaves out what is not set', async () => {
    const fetched = answer({ solvable: true });
    vi.stubGlobal('fetch', fetched);
    await live().call('tiles/board', { size: '3x3', moves: 'plain', goal: undefined });
    const [address, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe('/api/tiles/board');
    expect(JSON.parse(String(init.body))).toEqual({ size: '3x3', moves: 'plain', lang: 'en' });
  });

  it('turns a refusal into an error with its place', async () => {
    vi.stubGlobal('fetch', answer({ error: { kind: 'input', message: 'no such square', place: { source: 'position', line: 1, column: 5 } } }, 400));
    const error = await live().call('othello/position', { text: 'f5zz' }).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'input', message: 'no such square', place: { column: 5 } });
  });

  it('is given up by its signal', async () => {
    vi.stubGlobal('fetch', vi.fn((_: string, init: RequestInit) => new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    })));
    const job = new AbortController();
    const asked = live().call('tiles/board', solve, { signal: job.signal }).catch((error: unknown) => error);
    job.abort();
    expect(isStopped(await asked)).toBe(true);
  });
});

describe('over the live socket', () => {
  it('tells progress, then the result', async () => {
    const seen: number[] = [];
    const asked = live().call('tiles/solve', solve, { onProgress: (progress) => seen.push(progress.nodes ?? 0) });
    await settle();
    const id = socket().sent[0]?.id;
    socket().say({ id, progress: { seconds: 0.1, nodes: 5 } });
    socket().say({ id, result: { solved: true, cost: 1 } });
    expect(await asked).toMatchObject({ cost: 1 });
    expect(seen).toEqual([5]);
  });

  it('tells partial answers as they come, then the result', async () => {
    const seen: unknown[] = [];
    const client = live();
    const asked = client.call('othello/values', { moves: [] }, { onPartial: (answer) => seen.push(answer.depth) });
    await settle();
    const id = socket().sent[0]?.id;
    for (const depth of [2, 3]) socket().say({ id, partial: { values: [], depth } });
    expect(seen).toEqual([2, 3]);
    socket().say({ id, result: { values: [], depth: 4 } });
    socket().say({ id, partial: { values: [], depth: 3 } });
    expect(await asked).toMatchObject({ depth: 4 });
    expect(seen).toEqual([2, 3]);
  });

  it('tells no partial answer of what was cancelled, and keeps its place until the server has answered', async () => {
    const seen = vi.fn();
    const job = new AbortController();
    const client = live();
    const options = { signal: job.signal, onPartial: seen, onProgress: seen };
    const first = client.call('othello/values', {}, options).catch((error: unknown) => error);
    const others = Array.from({ length: 4 }, () => client.call('tiles/solve', solve));
    await settle();
    const id = socket().sent[0]?.id;
    job.abort();
    expect(isStopped(await first)).toBe(true);
    socket().say({ id, partial: { values: [], depth: 3 } });
    socket().say({ id, progress: { seconds: 1 } });
    expect(seen).not.toHaveBeenCalled();
    expect(socket().sent.map((frame) => frame.cancel ?? frame.id)).toEqual([id, '2', '3', '4', id]);
    socket().say({ id, error: { kind: 'stopped', message: 'stopped' } });
    expect(socket().sent.at(-1)?.id).toBe('5');
    for (const answered of ['2', '3', '4', '5']) socket().say({ id: answered, result: { solved: true } });
    expect(await Promise.all(others)).toHaveLength(4);
  });

  it('cancels on the server when the signal says so', async () => {
    const job = new AbortController();
    const asked = live().call('tiles/solve', solve, { signal: job.signal }).catch((error: unknown) => error);
    await settle();
    job.abort();
    expect(isStopped(await asked)).toBe(true);
    expect(socket().sent[1]).toEqual({ cancel: socket().sent[0]?.id });
  });

  it('has at most four jobs under way and sends the next when one is answered', async () => {
    const client = live();
    const asked = Array.from({ length: 6 }, () => client.call('tiles/solve', solve).catch((error: unknown) => error));
    await settle();
    expect(socket().sent).toHaveLength(4);
    socket().say({ id: socket().sent[0]?.id, result: { solved: true } });
    expect(socket().sent).toHaveLength(5);
    socket().close();
    expect((await Promise.all(asked)).slice(1).every((error) => error instanceof ApiError && error.kind === 'system')).toBe(true);
  });

  it('drops a job that never left without a word to the server', async () => {
    const client = live();
    for (let n = 0; n < 4; n += 1) void client.call('tiles/solve', solve).catch(() => undefined);
    const job = new AbortController();
    const last = client.call('tiles/solve', solve, { signal: job.signal }).catch((error: unknown) => error);
    await settle();
    job.abort();
    expect(isStopped(await last)).toBe(true);
    expect(socket().sent).toHaveLength(4);
    socket().close();
  });

  it('opens anew after a loss', async () => {
    const client = live();
    const first = client.call('tiles/solve', solve).catch((error: unknown) => error);
    await settle();
    socket().close();
    expect(await first).toBeInstanceOf(ApiError);
    await new Promise((resolve) => setTimeout(resolve, 550));
    const second = client.call('tiles/solve', solve);
    await settle();
    expect(MockSocket.all).toHaveLength(2);
    socket().say({ id: socket().sent[0]?.id, result: { solved: true } });
    expect(await second).toEqual({ solved: true });
  });

  it('falls back to HTTP where there is no socket', async () => {
    vi.stubGlobal('WebSocket', DeadSocket);
    vi.stubGlobal('fetch', answer({ solved: true }));
    expect(await live().call('tiles/solve', solve)).toEqual({ solved: true });
  });
});
