import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The path whose heading has had the focus; the first page keeps the browser's own focus. */
const FocusedPath = createContext<FocusedPathStore>({ has: () => true, set: () => undefined });

interface FocusedPathStore {
  has: (pathname: string) => boolean;
  set: (pathname: string) => void;
}

/** Keeps track of navigation for `useNavigationFocus`. */
export function NavigationFocusProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [store] = useState((): FocusedPathStore => {
    let focused = pathname;
    return {
      has: (path) => path === focused,
      set: (path) => {
        focused = path;
      },
    };
  });
  return <FocusedPath value={store}>{children}</FocusedPath>;
}

/**
 * Moves the focus to the heading after navigation, so that screen readers announce the new page. Runs in a
 * component that every state of every screen renders: a heading that comes with the data gets the focus then.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const focused = use(FocusedPath);
  useEffect(() => {
    if (!focused.has(pathname) && focusHeading()) focused.set(pathname);
  });
}

function focusHeading(): boolean {
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return false;
  // A field that took the focus keeps it.
  const active = document.activeElement;
  if (active !== null && active !== document.body && active.closest('main') !== null) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
