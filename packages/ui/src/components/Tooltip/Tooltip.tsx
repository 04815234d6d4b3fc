import type { ComponentProps, ReactNode } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { Focusable, TooltipTrigger } from 'react-aria-components';
import { AriaLocale } from '../Floating';
import { usePortalContainer } from '../Layer';
import * as S from './Tooltip.styles';

export interface TooltipProps {
  /** A few words that help; never the only place where something is said. */
  text: ReactNode;
  /** The button or link it belongs to: something that can have the focus. */
  children: ComponentProps<typeof Focusable>['children'];
  /** Where it opens, along the lines of the language; turned over where there is no room. */
  place?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Shows or hides it from outside. */
  open?: boolean | undefined;
}

/**
 * Help on hover or focus: after a delay for the pointer, immediately for the keyboard;
 * Escape puts it away. Touch does not show it, so nothing may depend on it.
 */
export function Tooltip({ text, children, place = 'top', open }: TooltipProps) {
  const layer = usePortalContainer();
  // react-aria stops following the keyboard and the pointer at `beforeunload`, also when the page stays after
  // all; this hook starts it again.
  useFocusVisible();
  return (
    <AriaLocale>
      <TooltipTrigger delay={500} {...(open !== undefined && { isOpen: open })}>
        <Focusable>{children}</Focusable>
        <S.Root placement={place} offset={6} {...(layer && { UNSTABLE_portalContainer: layer })}>
          {text}
        </S.Root>
      </TooltipTrigger>
    </AriaLocale>
  );
}
