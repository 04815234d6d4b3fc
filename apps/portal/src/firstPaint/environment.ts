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

/** As the cookie has it; `undefined` without a session. */
export const token = /(?:^|; )user_token=([^;]+)/.exec(document.cookie)?.[1];

export const isSignedIn = token !== undefined;

/** Returns the plan of the page at the current path, with the encoded values of its parameters. */
export function currentPage(): { plan: PathPlan; params: Record<string, string> } | undefined {
  for (const plan of globalThis.firstPaintPlan?.paths ?? []) {
    const match = new RegExp(plan.source, 'i').exec(location.pathname);
    if (match !== null) return { plan, params: { ...match.groups } };
  }
  return undefined;
}
