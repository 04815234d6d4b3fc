import { vi } from 'vitest';

/** Retries an expectation until it passes. The long timeout is for slow machines. */
export function eventually<Value>(expectation: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(expectation, { interval: 2, timeout: 30_000 });
}
