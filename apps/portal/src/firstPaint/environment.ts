/** What both scripts of index.html read of the browser. */
import type { PathPlan, Plan } from './plan';

declare global {
  /** Set by the build; `undefined` on the development server. */
  var firstPaintPlan: Plan | undefined;
}

export const query = new URLSearchParams(location.search);

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

export const isSignedIn = /(^|; )user_token=[^;]/.test(document.cookie);

/** Returns the plan of the page at the current path. */
export function currentPlan(): PathPlan | undefined {
  return globalThis.firstPaintPlan?.paths.find(({ source }) =>
    new RegExp(source, 'i').test(location.pathname),
  );
}
