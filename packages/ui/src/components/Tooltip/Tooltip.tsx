import type { ComponentProps, ReactNode } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { Focusable, TooltipTrigger } from 'react-aria-components';
import { AriaLocale } from '../Floating';
import { usePortalContainer } from '../Layer';
import * as S from './Tooltip.styles';

export interface TooltipProps {
  /** A short hint; never the only place of a piece of information. */
  text: ReactNode;
  /** The button or link that it describes, which must be focusable. */
  children: ComponentProps<typeof Focusable>['children'];
  /** Placement relative to the trigger; flipped if there is no space. */
  place?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Controls the visibility. */
  open?: boolean | undefined;
}

/**
 * A hint on hover or focus: after a delay for the pointer, immediately for the keyboard; Escape hides it. It
 * is not available by touch, so nothing may depend on it.
 */
export function Tooltip({ text, children, place = 'top', open }: TooltipProps) {
  const layer = usePortalContainer();
  // react-aria stops tracking keyboard and pointer at `beforeunload`, even if the user stays on the page;
  // this hook restarts it.
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
