import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { placePopup, type PopupPlace } from './placePopup';
import * as S from './Listbox.styles';

interface ListboxPopupProps {
  /** The element that the popup is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  /** Set to the popup, which scrolls. */
  popup: RefObject<HTMLDivElement | null>;
  /** How it lies to the anchor. */
  place?: PopupPlace;
  children: ReactNode;
}

/**
 * The popup of an input or a button. It is in the browser's top layer, so that no dialog and no `overflow` clips it, and
 * next to its input in the DOM, so that it inherits brand and direction.
 */
export function ListboxPopup({
  anchor,
  popup,
  place: side = 'stretch',
  children,
}: ListboxPopupProps) {
  useLayoutEffect(() => {
    const sheet = popup.current;
    // Browsers without the Popover API ignore the attribute and render a fixed element.
    if (sheet !== null && 'showPopover' in sheet) sheet.showPopover();
  }, [popup]);
  // The height changes while typing, so the position is computed after each render.
  useLayoutEffect(() => {
    const place = () => placePopup(popup.current, anchor.current, side);
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
