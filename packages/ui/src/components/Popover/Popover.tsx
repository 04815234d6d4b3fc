import type { ComponentProps, ReactNode } from 'react';
import { DialogTrigger, Pressable } from 'react-aria-components';
import { AriaLocale, Floating, type FloatingProps } from '../Floating';
import * as S from './Popover.styles';

export const POPOVER_PLACES = ['bottom start', 'bottom end', 'top start', 'top end'] as const;
export type PopoverPlace = (typeof POPOVER_PLACES)[number];

export interface PopoverProps extends Omit<FloatingProps, 'children' | 'placement' | 'trigger'> {
  /** The Button or IconButton that opens it. */
  trigger: ComponentProps<typeof Pressable>['children'];
  /** What the sheet is called. */
  label: string;
  /** Where it opens, along the lines of the language; turned over where there is no room. */
  place?: PopoverPlace | undefined;
  /** What stands inside; as a function it gets a way to close the sheet. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small sheet beside its button, for a few things that belong to it. Escape and a press elsewhere close
 * it and give the focus back. For a list of actions use Menu; for a word of help, Tooltip.
 */
export function Popover({
  trigger,
  label,
  place = 'bottom start',
  children,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: PopoverProps) {
  return (
    <AriaLocale>
      <DialogTrigger
        {...(isOpen !== undefined && { isOpen })}
        {...(defaultOpen !== undefined && { defaultOpen })}
        {...(onOpenChange !== undefined && { onOpenChange })}
      >
        <Pressable>{trigger}</Pressable>
        <Floating {...rest} placement={place}>
          <S.Body aria-label={label}>
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </S.Body>
        </Floating>
      </DialogTrigger>
    </AriaLocale>
  );
}
