import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Paths that the document has shown. */
const shown = new Set<string>();

/** Whether a screen was opened by Back, Forward or a reload, so that its scroll position and focus are restored. */
export function useIsRestored(): boolean {
  const { pathname } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  // The document opens with a `Pop`, too.
  const [isRestored] = useState(() => isPop && (shown.has(pathname) || isReload()));
  useEffect(() => void shown.add(pathname), [pathname]);
  return isRestored;
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');
}
