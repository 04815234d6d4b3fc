import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { placePopup } from './placePopup';
import * as S from './Combobox.styles';

interface ComboboxPopupProps {
  /** What the popup opens next to, and whose width it takes. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * The sheet under the input. It stands in the top layer of the browser, so that no dialog and no
 * `overflow` cuts it off, and in its place in the document, so that it inherits brand and direction.
 */
export function ComboboxPopup({ anchor, children }: ComboboxPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sheet = popup.current;
    // Older browsers ignore the attribute and draw the sheet as a fixed element.
    if (sheet !== null && 'showPopover' in sheet) sheet.showPopover();
  }, []);
  // The list changes its height while typing, so that its place is measured after each render.
  useLayoutEffect(() => {
    const place = () => placePopup(popup.current, anchor.current);
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
      // The focus stays in the input while the pointer is used.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </S.Popup>
  );
}
