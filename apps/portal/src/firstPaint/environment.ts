/** What both scripts of index.html read of the browser. */
import type { Locale, PathPlan, Plan } from './plan';

declare global {
  /** Set by the build; undefined on the development server. */
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

/** As `pageLanguage` of the features: an Arabic page must never show left to right first. */
export function language(): Locale {
  const named = query.get('lang');
  return (named === null ? stored('lang') === 'ar' : named !== 'en') ? 'ar' : 'en';
}

export const isSignedIn = /(^|; )user_token=[^;]/.test(document.cookie);

/** The page of the path, with the encoded values of its parameters. */
export function currentPath(): { plan: PathPlan; params: Record<string, string> } | undefined {
  for (const plan of globalThis.firstPaintPlan?.paths ?? []) {
    const match = new RegExp(plan.source, 'i').exec(location.pathname);
    if (match !== null) return { plan, params: { ...match.groups } };
  }
  return undefined;
}

export function addLink(href: string, attributes: Partial<HTMLLinkElement>): void {
  const link = Object.assign(document.createElement('link'), attributes, { crossOrigin: '' });
  document.head.append(Object.assign(link, { href }));
}
