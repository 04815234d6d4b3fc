/** Stands in the address of a story that is a picture on the wall. */
export const LOOKED_AT = 'looked-at';

/**
 * Stories on the wall take the focus from each other, and a field that loses it this way must not say
 * what is wrong with it: nobody has left it. Has to run before anything else listens.
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
