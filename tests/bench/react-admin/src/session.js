/** Who is signed in, kept over a reload. */
const KEY = 'session';

/** @returns {{ token: string, user: { _id: string, userName: string } } | undefined} */
export function readSession() {
  const kept = localStorage.getItem(KEY);
  return kept === null ? undefined : JSON.parse(kept);
}

export function keepSession(session) {
  localStorage.setItem(KEY, JSON.stringify(session));
}

export function endSession() {
  localStorage.removeItem(KEY);
}
