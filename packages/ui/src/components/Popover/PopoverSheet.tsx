import type { ReactNode, RefObject } from 'react';
import { AriaLocale, Floating, type FloatingProps } from '../Floating';
import * as S from './Popover.styles';

export interface PopoverSheetProps {
  /** The anchor element. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  labelledBy: string | undefined;
  place: NonNullable<FloatingProps['placement']>;
  flush: boolean;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The sheet of a Popover. */
export function PopoverSheet({
  anchor,
  label,
  labelledBy,
  place,
  flush,
  isOpen,
  onOpenChange,
  children,
}: PopoverSheetProps) {
  return (
    <AriaLocale>
      <Floating triggerRef={anchor} placement={place} isOpen={isOpen} onOpenChange={onOpenChange}>
        <S.Body
          {...(labelledBy === undefined
            ? { 'aria-label': label }
            : { 'aria-labelledby': labelledBy })}
          $flush={flush}
        >
          {children}
        </S.Body>
      </Floating>
    </AriaLocale>
  );
}
