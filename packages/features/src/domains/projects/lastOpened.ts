/** Stores the id of the project that a user opened last on this device. */
const keyOf = (userName: string) => `last-opened-${userName}`;

export function rememberOpened(userName: string, id: string): void {
  try {
    localStorage.setItem(keyOf(userName), id);
  } catch {
    // Storage is blocked or full: the home page highlights another project.
  }
}

export function lastOpened(userName: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(userName)) ?? undefined;
  } catch {
    return undefined;
  }
}
