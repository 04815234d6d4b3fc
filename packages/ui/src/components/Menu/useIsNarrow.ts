import { useSyncExternalStore } from 'react';

/** Two menus of the least width do not fit next to each other. */
const QUERY = '(max-width: 30rem)';

/** Returns whether the window has no room for a submenu at the side of its menu. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isNarrow(): boolean {
  return matchMedia(QUERY).matches;
}
