/**
 * Preloaded into a measured server. On request, it reports the event-loop delay since the previous request, and the
 * peak memory usage.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
loop.enable();
let rest = memory('VmRSS');

process.on('message', (message) => {
  // Resets the peak, to exclude the start-up.
  if (message === 'rest') {
    writeFileSync('/proc/self/clear_refs', '5');
    rest = memory('VmRSS');
  }
  const delay = {
    // Subtracts the sampling interval of the histogram.
    p99: Math.max(0, loop.percentile(99) / 1e6 - RESOLUTION_MS),
    max: Math.max(0, loop.max / 1e6 - RESOLUTION_MS),
    peakMegabytes: memory('VmHWM'),
    aboveRestMegabytes: memory('VmHWM') - rest,
  };
  loop.reset();
  process.send?.(delay);
});
// The IPC channel must not keep the process alive.
process.channel?.unref();

/**
 * Returns the memory usage of the process in megabytes, as reported by Linux. It includes threads and native
 * libraries.
 */
function memory(field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000;
}
