import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a list may take to render the link again, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * Moves the focus to the link through which the user left the page when they return by Back or Forward, as
 * browsers do for documents. Until the link is rendered, the heading has the focus.
 */
export function useLinkFocusRestore(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const links = useRef(new Map<string, string>());

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link !== null) links.current.set(key, selectorOf(link));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [key]);

  useEffect(() => {
    const selector = type === NavigationType.Pop ? links.current.get(key) : undefined;
    if (selector === undefined) return undefined;
    const end = performance.now() + TIMEOUT_MS;
    let frame = 0;
    const look = () => {
      // The user has moved the focus in the meantime.
      if (!isAtStart(document.activeElement)) return;
      const link = document.querySelector(selector);
      if (link instanceof HTMLElement) link.focus({ preventScroll: true });
      else if (performance.now() < end) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [key, type]);
}

/** A page may have several links to the same path. */
function selectorOf(link: Element): string {
  if (link.id !== '') return `main #${CSS.escape(link.id)}`;
  return `main a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
}

/** Whether the focus is where a navigation puts it. */
function isAtStart(active: Element | null): boolean {
  return active === null || active === document.body || active.matches('main h1');
}
