const KEY = 'language-toggled';

/** Marks the next page load in this tab as caused by the language toggle. */
export function markLanguageToggled(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is blocked: the focus starts at the top of the page.
  }
}

/** Whether the language toggle caused this page load. Reading it resets it. */
export function consumeLanguageToggled(): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}
