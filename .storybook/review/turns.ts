/** Maximum number of previews that load concurrently: more would delay each of them. */
const AT_ONCE = 3;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Calls `start` when it is its turn, with what has to be called when the work is done.
 * @returns what gives the turn back, whether it came, was used, or not
 */
export function takeTurn(start: (done: () => void) => void): () => void {
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
    if (running < AT_ONCE) waiting.shift()?.();
  };
  if (running < AT_ONCE) begin();
  else waiting.push(begin);
  return finish;
}
