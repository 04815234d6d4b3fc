import { useEffect, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { useLatest } from '../../props/useLatest';
import { placePopup, releaseSpace, type PopupPlace } from '../Floating/placePopup';
import * as S from './Listbox.styles';

/** Options that the list of a field shows on a phone: more would hide the form around it. */
export const ROWS_ON_PHONES = 5;

interface ListboxPopupProps {
  /** The element that the popup is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  /** Set to the popup, which scrolls. */
  popup: RefObject<HTMLDivElement | null>;
  /** How it lies to the anchor. */
  place?: PopupPlace;
  /** In a narrow window, the popup has at most the height of so many options. */
  rowsOnPhones?: number | undefined;
  /** Called when the user presses, drops or changes anything outside of anchor and popup. */
  onDismiss: () => void;
  children: ReactNode;
}

/** A drop and the choice of a file come without a press on the page. */
const DISMISSING = ['pointerdown', 'drop', 'change'] as const;

/**
 * The popup of an input or a button. It is in the browser's top layer, so that no dialog and no `overflow` clips it, and
 * next to its input in the DOM, so that it inherits brand and direction.
 */
export function ListboxPopup({
  anchor,
  popup,
  place: side = 'stretch',
  rowsOnPhones,
  onDismiss,
  children,
}: ListboxPopupProps) {
  const dismiss = useLatest(onDismiss);
  useEffect(() => {
    // The focus does not tell: it stays in a field when a submit button, or on a phone the page, is pressed.
    const dismissOutside = ({ target }: Event) => {
      const isInside = [popup, anchor].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) dismiss.current();
    };
    for (const event of DISMISSING) document.addEventListener(event, dismissOutside, true);
    return () => {
      for (const event of DISMISSING) document.removeEventListener(event, dismissOutside, true);
    };
  }, [anchor, popup, dismiss]);
  useLayoutEffect(() => {
    const sheet = popup.current;
    // Browsers without the Popover API ignore the attribute and render a fixed element.
    if (sheet !== null && 'showPopover' in sheet) sheet.showPopover();
  }, [popup]);
  useEffect(() => {
    const { current } = anchor;
    return () => {
      if (current !== null) releaseSpace(current);
    };
  }, [anchor]);
  // The height changes while typing, so the position is computed after each render.
  useLayoutEffect(() => {
    const place = () => placePopup(popup.current, anchor.current, side, { rowsOnPhones });
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  });
  return (
    <S.Popup
      ref={popup}
      popover="manual"
      // `preventDefault`: the focus stays where it is while the pointer is used.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </S.Popup>
  );
}
