import { onTestFinished, vi } from 'vitest';
import type { RunningServer } from '../app/server.ts';
import { systemClock } from '../platform/base/clock.ts';

const DAY_MS = 24 * 3600_000;

/** Moves the clock forward for all servers in this process, until the test has finished. */
export async function moveClock({ services }: RunningServer, days: number): Promise<void> {
  const now = (seconds = 0) => new Date(Date.now() + days * DAY_MS + seconds * 1000).toISOString();
  const spies = [
    vi.spyOn(systemClock, 'now').mockImplementation(() => now()),
    vi.spyOn(systemClock, 'in').mockImplementation(now),
  ];
  // As if the server had been running all the time.
  await services.processes.heartbeat();
  onTestFinished(async () => {
    for (const spy of spies) spy.mockRestore();
    await services.processes.heartbeat();
  });
}
