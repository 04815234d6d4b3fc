import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from './retryImport';

const FAILURE = new TypeError('Failed to fetch');
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('retries until the import succeeds', async () => {
  const code = {};
  const load = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(FAILURE)
    .mockRejectedValueOnce(FAILURE)
    .mockResolvedValue(code);
  const loaded = retryImport(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe(code);
  expect(load).toHaveBeenCalledTimes(3);
});

it('retries at once when the browser is online again', async () => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(FAILURE).mockResolvedValue({});
  const loaded = retryImport(load);
  await vi.advanceTimersByTimeAsync(0);
  browser.dispatchEvent(new Event('online'));
  expect(await loaded).toEqual({});
});

it('asks less and less often for a file that is not there any more', async () => {
  const gone = new AbortController();
  const load = vi.fn<() => Promise<object>>().mockRejectedValue(FAILURE);
  const loaded = retryImport(load, gone.signal).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load.mock.calls.length).toBeLessThan(130);
  gone.abort();
  await vi.runAllTimersAsync();
  await loaded;
});

it('stops when the caller aborts', async () => {
  const gone = new AbortController();
  const load = vi.fn<() => Promise<object>>().mockRejectedValue(FAILURE);
  const loaded = retryImport(load, gone.signal).catch(String);
  await vi.advanceTimersByTimeAsync(0);
  gone.abort();
  await vi.runAllTimersAsync();
  expect(await loaded).toContain('aborted');
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not resolve when aborted while loading', async () => {
  const gone = new AbortController();
  const loaded = retryImport(() => Promise.resolve({}), gone.signal);
  gone.abort();
  await expect(loaded).rejects.toThrow('aborted');
});
