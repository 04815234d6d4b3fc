/**
 * The elements that opened menus and other sheets. When a dialog that was opened from a sheet closes, the
 * focus returns to the sheet's opener, because the sheet is unmounted by then.
 */
const openers = new WeakMap<Element, Element>();
/** The opener of the sheet that was closed last. */
let lastOpener: Element | undefined;

/**
 * Called when a sheet is mounted.
 *
 * @returns the cleanup function for unmounting
 */
export function rememberOpener(sheet: Element, opener: Element | null): () => void {
  if (opener !== null) openers.set(sheet, opener);
  return () => {
    lastOpener = openers.get(sheet);
  };
}

/** The element outside of all sheets that opened the one with the focus, or with the focus before it closed. */
export function findOpener(): HTMLElement | undefined {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  let found = (isLost ? lastOpener : activeElement) ?? null;
  for (let sheet = sheetAround(found); sheet !== undefined; sheet = sheetAround(found)) {
    found = openers.get(sheet) ?? null;
  }
  return found instanceof HTMLElement ? found : undefined;
}

function sheetAround(element: Element | null): Element | undefined {
  for (let at = element; at !== null; at = at.parentElement) {
    if (openers.has(at)) return at;
  }
  return undefined;
}
