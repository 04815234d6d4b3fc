/** Maximum number of previews that load concurrently: more would delay each of them. */
const CONCURRENCY = 3;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Calls `start` when it is its turn, with what has to be called when the work is done.
 * @returns what gives the turn back, whether it came, was used, or not
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
