import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORE = 'scroll';
/** How long a page may take to grow to the height it had, in milliseconds. */
const PATIENCE_MS = 5000;
/** When the place is looked at: a press may leave the page before the frame in which it would tell that it scrolled. */
const MOMENTS = ['scroll', 'click', 'popstate'] as const;

/**
 * A new page starts at its top; Back, Forward and a reload find the place that was left. The browser
 * cannot do the latter by itself: the page is not yet as high when it tries.
 */
export function useScrollMemory() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const places = useRef<Map<string, number> | undefined>(undefined);
  const shown = useRef({ key, pathname });

  useLayoutEffect(() => {
    const known = (places.current ??= wasHereBefore() ? readPlaces() : new Map<string, number>());
    const before = shown.current;
    shown.current = { key, pathname };
    if (type === NavigationType.Pop) return scrollWhenPossible(known.get(key) ?? 0);
    // A search or a sort order may live in the address: that is no new page.
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, type]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => places.current?.set(shown.current.key, window.scrollY);
    const keep = () => writePlaces(places.current);
    // Before the router, which listens too.
    const options = { capture: true, passive: true };
    for (const moment of MOMENTS) window.addEventListener(moment, remember, options);
    window.addEventListener('pagehide', keep);
    return () => {
      history.scrollRestoration = 'auto';
      for (const moment of MOMENTS) window.removeEventListener(moment, remember, options);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
}

/** Whether the page was loaded by a reload or by Back, rather than by its address. */
function wasHereBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Scrolls as soon as the page is high enough, unless the person scrolls first. @returns what ends it */
function scrollWhenPossible(place: number): () => void {
  const root = document.documentElement;
  const attempt = () => {
    window.scrollTo(0, place);
    if (root.scrollHeight - window.innerHeight >= place) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

function readPlaces(): Map<string, number> {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    const entries = Object.entries(typeof read === 'object' && read !== null ? read : {});
    return new Map(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
  } catch {
    return new Map();
  }
}

function writePlaces(places: Map<string, number> | undefined): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(places ?? [])));
  } catch {
    // Blocked: a reload starts at the top then.
  }
}
