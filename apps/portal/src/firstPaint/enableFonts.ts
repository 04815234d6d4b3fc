/**
 * Enables the fonts of a language to which the page has changed after it was loaded. They were not preloaded, and
 * `optional` ones would never be used on this page.
 */
export function enableFonts(locale: string): void {
  const style = document.getElementById(`fonts-${locale}`);
  if (style === null) return;
  style.removeAttribute('media');
  style.textContent = style.textContent.replaceAll('display:optional', 'display:swap');
}
