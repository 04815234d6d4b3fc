/** Stands in the address of a story that is a picture on the wall. */
export const LOOKED_AT = 'looked-at';

/**
 * Stories on the wall take the focus from each other, and a field that loses it this way must not say
 * its errors: the user has not left it. Has to run before other listeners are added.
 */
export function keepFocusWhenLookedAt(): void {
  if (!new URLSearchParams(window.location.search).has(LOOKED_AT)) return;
  for (const type of ['blur', 'focusout'] as const) {
    window.addEventListener(
      type,
      (event) => {
        // Where the whole window loses the focus, the field stays the active one.
        if (event.target === document.activeElement) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}

/**
 * Focus and `scrollIntoView` in a frame also scroll the pages around it, away from what is read there. In stories that
 * are pictures, both stay within the frame. Has to run before the story draws.
 */
export function keepPageWhenLookedAt(): void {
  if (!new URLSearchParams(window.location.search).has(LOOKED_AT)) return;
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
