import type { Navigator } from 'react-router-dom';
import { holdPops } from './popGate';

/** Goes on to where the person wanted to go. */
export type GoOn = () => void;

/**
 * Holds every way within the portal: links, buttons, Back and Forward. The plain router has no such hook,
 * so its history is held itself for as long as that is wanted.
 *
 * @param onAsk is told of each attempt, with what carries it out after all
 * @returns what lets go again
 */
export function blockNavigation(history: Navigator, onAsk: (goOn: GoOn) => void): () => void {
  const push = history.push.bind(history);
  const replace = history.replace.bind(history);
  const go = history.go.bind(history);
  const here = indexOf(window.history.state);
  let free = false;

  const letGo = () => {
    free = true;
    Object.assign(history, { push, replace, go });
    letPops();
  };
  const onPop = (event: PopStateEvent) => {
    const there = indexOf(event.state);
    if (free || here === undefined || there === undefined) return;
    // The address has moved already: the router must not hear of it, and it is moved back unless it is there.
    event.stopImmediatePropagation();
    if (there === here) return;
    window.history.go(here - there);
    onAsk(() => {
      letGo();
      window.history.go(there - here);
    });
  };

  const held =
    <Args extends unknown[]>(move: (...args: Args) => void) =>
    (...args: Args) => {
      // A search or an order in the address is no way out.
      if (free || staysHere(args[0])) move(...args);
      else
        onAsk(() => {
          letGo();
          move(...args);
        });
    };
  Object.assign(history, { push: held(push), replace: held(replace), go: held(go) });
  const letPops = holdPops(onPop);
  return letGo;
}

/** The place in the history that the router writes into each entry. */
function indexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

function staysHere(to: unknown): boolean {
  if (typeof to !== 'object' || to === null || !('pathname' in to)) return false;
  return to.pathname === window.location.pathname;
}
