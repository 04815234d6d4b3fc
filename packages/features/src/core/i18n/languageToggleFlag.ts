const KEY = 'language-toggled';

/** Says to the page that is loaded next that the language toggle loaded it. */
export function leaveMark(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Blocked: the focus starts at the top of the page then.
  }
}

/** @returns whether the language toggle loaded this page; true once */
export function takeMark(): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}
