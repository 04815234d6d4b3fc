import { useSyncExternalStore } from 'react';

/** Below this width, two menus of minimum width do not fit side by side. */
const QUERY = '(max-width: 30rem)';

/** Returns whether the window is too narrow for a submenu next to its menu. */
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
