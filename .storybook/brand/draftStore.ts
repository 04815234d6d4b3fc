/** Stores the brand editor's draft, so that the iframes of other stories can render it. */
const KEY = 'jawla-brand-draft';

/** The brand global of an iframe that follows the editor, in place of a brand's id. */
export const DRAFT_BRAND = 'draft';

/** Returns the stored draft as text; `null` if there is none or storage is blocked. */
export function storedDraft(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores a draft. The browser notifies other frames of this origin (`storage` event). */
export function storeDraft(draft: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the editor works, but its iframes show the first draft.
  }
}

/** Calls `onChange` when another document stores a draft. @returns `unsubscribe` */
export function subscribeToDraft(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
