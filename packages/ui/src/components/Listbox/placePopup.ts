const OFFSET_PX = 6;
const VIEWPORT_PADDING_PX = 8;

/**
 * Positions a fixed `popup` below `anchor` with the same width, or above it if only there is space. Styles
 * are set through the CSSOM, which a content security policy allows.
 */
export function placePopup(popup: HTMLElement | null, anchor: HTMLElement | null): void {
  if (popup === null || anchor === null) return;
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // The visual viewport: without the on-screen keyboard, and with pinch zoom.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  const below = offsetTop + height - bottom - OFFSET_PX - VIEWPORT_PADDING_PX;
  const above = top - offsetTop - OFFSET_PX - VIEWPORT_PADDING_PX;
  const isAbove = popup.scrollHeight > below && above > below;
  const isRtl = getComputedStyle(popup).direction === 'rtl';
  const styles = {
    'inline-size': `${width}px`,
    'max-block-size': `${Math.max(isAbove ? above : below, 0)}px`,
    'inset-inline-start': `${isRtl ? clientWidth - right : left}px`,
    'inset-block-start': isAbove ? 'auto' : `${bottom + OFFSET_PX}px`,
    'inset-block-end': isAbove ? `${clientHeight - top + OFFSET_PX}px` : 'auto',
  };
  for (const [property, value] of Object.entries(styles)) popup.style.setProperty(property, value);
}
