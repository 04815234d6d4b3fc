/** Maximum number of previews that load concurrently: more would delay each of them. */
const CONCURRENCY = 3;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Calls `start` when fewer than `CONCURRENCY` previews are loading, and passes it a function that reports the
 * end.
 *
 * @returns a function that releases the slot, or removes the preview from the queue
 */
export function enqueuePreview(start: (done: () => void) => void): () => void {
  let state: 'waiting' | 'running' | 'over' = 'waiting';
  const begin = () => {
    state = 'running';
    running += 1;
    start(finish);
  };
  const finish = () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    if (state === 'running') running -= 1;
    state = 'over';
    if (running < CONCURRENCY) waiting.shift()?.();
  };
  if (running < CONCURRENCY) begin();
  else waiting.push(begin);
  return finish;
}
