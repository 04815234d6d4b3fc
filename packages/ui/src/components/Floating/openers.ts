/**
 * What opened menus and other sheets: the focus goes back there when a dialog closes that was opened from inside of
 * a sheet, which is gone by then.
 */
const openers = new WeakMap<Element, Element>();
/** Of the sheet that was closed last. */
let lastOpener: Element | undefined;

/**
 * Called when a sheet is put on the page.
 *
 * @returns what is to be called when it is removed
 */
export function rememberOpener(sheet: Element, opener: Element | null): () => void {
  if (opener !== null) openers.set(sheet, opener);
  return () => {
    lastOpener = openers.get(sheet);
  };
}

/** The element outside of all sheets that led to the one that has the focus, or had it before its sheet closed. */
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
