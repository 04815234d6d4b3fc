import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from './retryImport';

const FAILURE = new TypeError('Failed to fetch');
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
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
