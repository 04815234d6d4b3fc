/**
 * Which projects came since the person's last visit. A visit lasts as long as its tab: what is new stays
 * new until then. On a first visit nothing is.
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
    // Storage is blocked: nothing is known of earlier visits.
    return [];
  }
}

function textsIn(kept: string | null): string[] | undefined {
  if (kept === null) return undefined;
  const parsed: unknown = JSON.parse(kept);
  return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : undefined;
}
