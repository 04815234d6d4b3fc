/**
 * Loaded into a server that is measured, before its own code. Told to, it says how long its event loop was
 * held up since it was asked last, and how much memory it has had at most.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
loop.enable();
let rest = memory('VmRSS');

process.on('message', (message) => {
  // Counted from here: what starting took is over.
  if (message === 'rest') {
    writeFileSync('/proc/self/clear_refs', '5');
    rest = memory('VmRSS');
  }
  const delay = {
    // Without the pause of the measuring itself.
    p99: Math.max(0, loop.percentile(99) / 1e6 - RESOLUTION_MS),
    max: Math.max(0, loop.max / 1e6 - RESOLUTION_MS),
    peakMegabytes: memory('VmHWM'),
    aboveRestMegabytes: memory('VmHWM') - rest,
  };
  loop.reset();
  process.send?.(delay);
});
// The channel to the measuring process is no reason to go on.
process.channel?.unref();

/** What the system says of this process, in megabytes: threads and what libraries take are in it. */
function memory(field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000;
}
