/**
 * Returns the projects that were added since the user's last visit. A visit lasts until its tab is closed;
 * new projects remain new until then. On a first visit there are none.
 */
export function newSinceLastVisit(user: string, ids: readonly string[]): readonly string[] {
  try {
    const visitKey = `new-projects-${user}`;
    const seenKey = `seen-projects-${user}`;
    const seen = textsIn(localStorage.getItem(seenKey));
    const visit = textsIn(sessionStorage.getItem(visitKey));
    const fresh = seen === undefined ? [] : ids.filter((id) => !seen.includes(id));
    const found = [...new Set([...(visit ?? []), ...fresh])];
    sessionStorage.setItem(visitKey, JSON.stringify(found));
    localStorage.setItem(seenKey, JSON.stringify(ids));
    return found.filter((id) => ids.includes(id));
  } catch {
    // Storage is blocked: earlier visits are unknown.
    return [];
  }
}

function textsIn(stored: string | null): string[] | undefined {
  if (stored === null) return undefined;
  const parsed: unknown = JSON.parse(stored);
  return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : undefined;
}
