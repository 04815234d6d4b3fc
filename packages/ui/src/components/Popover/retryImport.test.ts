import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from './retryImport';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('retries until the import succeeds', async () => {
  const load = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({});
  const loaded = retryImport(load, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe(true);
  expect(load).toHaveBeenCalledTimes(3);
});

it('stops when the caller aborts', async () => {
  const gone = new AbortController();
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const loaded = retryImport(load, gone.signal);
  await vi.advanceTimersByTimeAsync(0);
  gone.abort();
  await vi.runAllTimersAsync();
  expect(await loaded).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

it('resolves to false when aborted while loading', async () => {
  const gone = new AbortController();
  const loaded = retryImport(() => Promise.resolve({}), gone.signal);
  gone.abort();
  expect(await loaded).toBe(false);
});
