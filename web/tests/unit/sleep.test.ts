import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sleep } from '../../src/lib/sleep';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits so long', async () => {
  const done = vi.fn();
  void sleep(500, new AbortController().signal).then(done);
  await vi.advanceTimersByTimeAsync(499);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

it('ends at once when its signal is aborted, now or before', async () => {
  const job = new AbortController();
  const asleep = sleep(500, job.signal);
  job.abort();
  await asleep;
  await sleep(500, job.signal);
  expect(vi.getTimerCount()).toBe(0);
});
