import { vi } from 'vitest';

/** Waits until an expectation holds; only a busy machine makes it wait long. */
export function eventually(expectation: () => Promise<void>): Promise<void> {
  return vi.waitFor(expectation, { interval: 2, timeout: 30_000 });
}
