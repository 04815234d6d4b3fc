/**
 * Position of a part of an element's text. For assertions in a browser that otherwise only screenshots could
 * make.
 */
export function rectOfText(element: Element, text: string): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.nodeValue?.indexOf(text) ?? -1;
    if (at >= 0) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      return range.getBoundingClientRect();
    }
  }
  throw new Error(`"${text}" is not in the element.`);
}

/** Returns the distance from the page's inline start to that of the element. */
export function inlineStart(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return document.documentElement.dir === 'rtl' ? window.innerWidth - right : left;
}

/** Long names that challenge layouts, in both scripts. */
export const LONG_NAME = {
  en: 'Residence of Alexandria Featherstonehaugh-Cholmondeley II, W',
  ar: 'مقر إقامة عائلة عبد الرحمن بن عبد العزيز المستنصر بالله الهاشمي',
} as const;
