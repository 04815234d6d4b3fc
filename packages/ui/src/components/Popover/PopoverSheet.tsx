import { useLayoutEffect, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Kept } from '../Dialog/Kept';
import { usePresence } from '../Dialog/usePresence';
import { useScrollLock } from '../Dialog/useScrollLock';
import { Layer, usePortalContainer } from '../Layer';
import { placePopup, type PopupPlace } from '../Floating/placePopup';
import * as S from './Popover.styles';

interface PopoverSheetProps {
  /** The button. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  labelledBy: string | undefined;
  place: PopupPlace;
  isAbove: boolean;
  flush: boolean;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The sheet of a Popover: a modal dialog without a backdrop that can be seen. It is not next to its button: there it would be
 * part of a form, and inherit what a button's row has set.
 */
export function PopoverSheet(props: PopoverSheetProps) {
  const layer = usePortalContainer();
  return createPortal(<Sheet {...props} />, layer ?? document.body);
}

function Sheet({
  anchor,
  label,
  labelledBy,
  place,
  isAbove,
  flush,
  isOpen,
  onClose,
  children,
}: PopoverSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const present = usePresence(isOpen, sheet, 'dialog');
  useScrollLock(isOpen, sheet);
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!isOpen || current === null) return undefined;
    const move = () => placePopup(current, anchor.current, place, { isAbove });
    move();
    // What it contains may grow later, and the window may turn.
    const content = new ResizeObserver(move);
    for (const child of current.children) content.observe(child);
    window.addEventListener('resize', move);
    window.visualViewport?.addEventListener('resize', move);
    return () => {
      content.disconnect();
      window.removeEventListener('resize', move);
      window.visualViewport?.removeEventListener('resize', move);
    };
  }, [isOpen, anchor, place, isAbove]);
  if (!present) return null;
  return (
    <S.Sheet
      ref={sheet}
      {...(labelledBy === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelledBy })}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      // Browsers may close it without asking.
      onClose={onClose}
      onPointerDown={(event: PointerEvent) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <Layer>
        <Kept open={isOpen}>
          <S.Body $flush={flush}>{children}</S.Body>
        </Kept>
      </Layer>
    </S.Sheet>
  );
}

/** Whether a press is on the backdrop, which has the same target as the sheet's own edge. */
function isBeside({
  target,
  currentTarget,
  clientX,
  clientY,
}: Pick<MouseEvent, 'target' | 'currentTarget' | 'clientX' | 'clientY'>): boolean {
  if (target !== currentTarget || !(currentTarget instanceof Element)) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
