/** Query parameter of a story that is a preview in the gallery. */
export const PREVIEW_FLAG = 'in-gallery';

/**
 * Prevents validation on blur in previews: they take the focus from each other, although no user has left the
 * field. Must run before other listeners are added.
 */
export function ignoreBlurInPreviews(): void {
  if (!new URLSearchParams(window.location.search).has(PREVIEW_FLAG)) return;
  for (const type of ['blur', 'focusout'] as const) {
    window.addEventListener(
      type,
      (event) => {
        // When the window loses the focus, the field remains the active element.
        if (event.target === document.activeElement) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}

/**
 * Prevents that previews scroll the gallery: focus and `scrollIntoView` in an iframe also scroll its
 * ancestors. Must run before the story renders.
 */
export function preventScrollInPreviews(): void {
  if (!new URLSearchParams(window.location.search).has(PREVIEW_FLAG)) return;
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  const focusNatively: unknown = focus?.value;
  if (typeof focusNatively !== 'function') return;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    Reflect.apply(focusNatively, this, [{ ...options, preventScroll: true }]);
  };
  Element.prototype.scrollIntoView = scrollInFrame;
}

function scrollInFrame(this: Element): void {
  const { top, bottom } = this.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) window.scrollBy({ top, behavior: 'instant' });
}
