const KEY = 'language-toggled';

/** Tells the next page load in this tab that the language toggle caused it. */
export function markLanguageToggled(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is blocked: the focus starts at the top of the page.
  }
}

/** Whether the language toggle caused this page load; true once. */
export function consumeLanguageToggled(): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}
