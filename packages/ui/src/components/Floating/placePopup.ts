import { BREAKPOINTS } from '../../theme/scales';

const OFFSET_PX = 6;
const VIEWPORT_PADDING_PX = 8;
/** Below this height, a list is useless: what follows its field moves down instead. */
const MIN_HEIGHT_PX = 96;

/** As wide as the anchor, or as its content and aligned with one edge of the anchor. */
export type PopupPlace = 'stretch' | 'start' | 'end';

interface PlaceOptions {
  /** In a narrow window, the greatest height in options. */
  rowsOnPhones?: number | undefined;
  /** Above the anchor if there is space, instead of below. */
  isAbove?: boolean | undefined;
}

/**
 * Positions a fixed `popup` below `anchor`, or above it if only there is space: inside the window, and if it is a
 * field's (`stretch`), not over the submit button of the form. Styles are set through the CSSOM, which a content
 * security policy allows.
 */
export function placePopup(
  popup: HTMLElement | null,
  anchor: HTMLElement | null,
  place: PopupPlace,
  { rowsOnPhones = Infinity, isAbove: prefersAbove = false }: PlaceOptions = {},
): void {
  if (popup === null || anchor === null) return;
  const isStretched = place === 'stretch';
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // The visual viewport: without the on-screen keyboard, and with pinch zoom.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  popup.style.setProperty('inline-size', isStretched ? `${width}px` : 'max-content');
  const most = clientWidth < BREAKPOINTS.medium ? heightOfRows(popup, rowsOnPhones) : Infinity;
  const wantedHeight = Math.min(popup.scrollHeight, most);
  const buttons = isStretched ? submitButtons(anchor) : [];
  // As if nothing were reserved: taking the space back to measure would scroll a page that ends here.
  const nextBelow =
    Math.min(...buttons.map((rect) => rect.top).filter((edge) => edge >= bottom)) -
    reservedSpace(anchor);
  const nextAbove = Math.max(...buttons.map((rect) => rect.bottom).filter((edge) => edge <= top));
  const windowBelow = offsetTop + height - bottom - OFFSET_PX - VIEWPORT_PADDING_PX;
  const below = Math.min(windowBelow, nextBelow - bottom - OFFSET_PX - VIEWPORT_PADDING_PX);
  const above = top - Math.max(offsetTop, nextAbove) - OFFSET_PX - VIEWPORT_PADDING_PX;
  const isAbove = prefersAbove
    ? above >= Math.min(wantedHeight, below)
    : wantedHeight > below && above > below;
  const isPushing =
    Math.max(above, below) < Math.min(wantedHeight, MIN_HEIGHT_PX) && windowBelow > below;
  if (isPushing) reserveSpace(anchor, Math.min(wantedHeight, windowBelow) - below);
  else if (isStretched) releaseSpace(anchor);
  const room = isPushing ? windowBelow : isAbove ? above : below;
  const isShownAbove = isAbove && !isPushing;
  const isRtl = getComputedStyle(popup).direction === 'rtl';
  const start = isRtl ? clientWidth - right : left;
  const wanted = place === 'end' ? start + width - popup.offsetWidth : start;
  const free = clientWidth - popup.offsetWidth - VIEWPORT_PADDING_PX;
  const styles = {
    'max-block-size': `${Math.max(Math.min(room, most), 0)}px`,
    'inset-inline-start': `${isStretched ? start : Math.max(VIEWPORT_PADDING_PX, Math.min(wanted, free))}px`,
    'inset-block-start': isShownAbove ? 'auto' : `${bottom + OFFSET_PX}px`,
    'inset-block-end': isShownAbove ? `${clientHeight - top + OFFSET_PX}px` : 'auto',
  };
  for (const [property, value] of Object.entries(styles)) popup.style.setProperty(property, value);
}

/** Moves what follows the anchor down, so that the popup covers no button. */
function reserveSpace(anchor: HTMLElement, px: number): void {
  anchor.style.setProperty('margin-block-end', `${px}px`);
}

function reservedSpace(anchor: HTMLElement): number {
  return parseFloat(anchor.style.getPropertyValue('margin-block-end')) || 0;
}

/** Takes back the space that a popup has reserved after its anchor. */
export function releaseSpace(anchor: HTMLElement): void {
  anchor.style.removeProperty('margin-block-end');
}

/** Height of `rows` options of one line, with the popup's own padding and border. */
function heightOfRows(popup: HTMLElement, rows: number): number {
  const heights = [...popup.querySelectorAll<HTMLElement>('[role=option]')]
    .slice(0, rows)
    .map((option) => option.offsetHeight);
  if (heights.length === 0) return Infinity;
  const list = popup.querySelector('[role=listbox]');
  const padding = list === null ? 0 : 2 * parseFloat(getComputedStyle(list).paddingBlockStart);
  const border = popup.offsetHeight - popup.clientHeight;
  return rows * Math.min(...heights) + padding + border;
}

/** The submit buttons of the form around an element that a popup of its width could cover. */
function submitButtons(anchor: HTMLElement): readonly DOMRect[] {
  const { left, right } = anchor.getBoundingClientRect();
  return [...(anchor.closest('form')?.elements ?? [])]
    .filter((element) => element instanceof HTMLButtonElement && element.type === 'submit')
    .map((button) => button.getBoundingClientRect())
    .filter((rect) => rect.height > 0 && rect.left < right && rect.right > left);
}
