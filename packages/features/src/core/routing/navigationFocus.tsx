import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLinkFocusRestore } from './useLinkFocusRestore';

/** The heading that was focused after the last navigation. */
interface NavigationFocus {
  /** Whether the page at a path still has to be focused, or lost the focus with a heading that was replaced. */
  isDue: (pathname: string) => boolean;
  set: (pathname: string, heading: HTMLElement) => void;
}

const FocusContext = createContext<NavigationFocus>({ isDue: () => false, set: () => undefined });

/** Tracks navigation for `useNavigationFocus`. The first page keeps the browser's own focus. */
export function NavigationFocusProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useLinkFocusRestore();
  const [focus] = useState((): NavigationFocus => {
    let focused: { pathname: string; heading?: HTMLElement } = { pathname };
    return {
      isDue: (path) => path !== focused.pathname || focused.heading?.isConnected === false,
      set: (path, heading) => {
        focused = { pathname: path, heading };
      },
    };
  });
  return <FocusContext value={focus}>{children}</FocusContext>;
}

/**
 * Moves the focus to the heading after navigation, so that screen readers announce the new page. Runs in a
 * component that every state of every screen renders, so that a heading that renders with the data gets the
 * focus, too.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const focus = use(FocusContext);
  useEffect(() => {
    if (!focus.isDue(pathname)) return;
    const heading = document.querySelector('main h1');
    if (heading instanceof HTMLElement && takesFocus(heading)) focus.set(pathname, heading);
  });
}

function takesFocus(heading: HTMLElement): boolean {
  // An autofocused field keeps the focus.
  const active = document.activeElement;
  if (active !== null && active !== document.body && active.closest('main') !== null) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
