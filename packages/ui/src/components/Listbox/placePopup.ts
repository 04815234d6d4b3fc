const OFFSET_PX = 6;
const VIEWPORT_PADDING_PX = 8;

/** As wide as the anchor, or as its content and aligned with one edge of the anchor. */
export type PopupPlace = 'stretch' | 'start' | 'end';

/**
 * Positions a fixed `popup` below `anchor`, or above it if only there is space, inside the window. Styles
 * are set through the CSSOM, which a content security policy allows.
 */
export function placePopup(
  popup: HTMLElement | null,
  anchor: HTMLElement | null,
  place: PopupPlace,
): void {
  if (popup === null || anchor === null) return;
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // The visual viewport: without the on-screen keyboard, and with pinch zoom.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  const below = offsetTop + height - bottom - OFFSET_PX - VIEWPORT_PADDING_PX;
  const above = top - offsetTop - OFFSET_PX - VIEWPORT_PADDING_PX;
  const isAbove = popup.scrollHeight > below && above > below;
  const isRtl = getComputedStyle(popup).direction === 'rtl';
  const isStretched = place === 'stretch';
  popup.style.setProperty('inline-size', isStretched ? `${width}px` : 'max-content');
  const start = isRtl ? clientWidth - right : left;
  const wanted = place === 'end' ? start + width - popup.offsetWidth : start;
  const room = clientWidth - popup.offsetWidth - VIEWPORT_PADDING_PX;
  const styles = {
    'max-block-size': `${Math.max(isAbove ? above : below, 0)}px`,
    'inset-inline-start': `${isStretched ? start : Math.max(VIEWPORT_PADDING_PX, Math.min(wanted, room))}px`,
    'inset-block-start': isAbove ? 'auto' : `${bottom + OFFSET_PX}px`,
    'inset-block-end': isAbove ? `${clientHeight - top + OFFSET_PX}px` : 'auto',
  };
  for (const [property, value] of Object.entries(styles)) popup.style.setProperty(property, value);
}
