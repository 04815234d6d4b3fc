/** Where the brand editor keeps its draft, so that the frames of other stories can draw it. */
const KEY = 'jawla-brand-draft';

/** The brand of a frame that follows the editor, where others have the id of a brand. */
export const DRAFT_BRAND = 'draft';

/** Returns the stored draft as text; `null` if there is none or the browser stores nothing. */
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
    // Without storage the editor works, and its frames keep the first draft.
  }
}

/** Calls `onChange` when another document stores a draft. @returns `unsubscribe` */
export function subscribeToDraft(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
