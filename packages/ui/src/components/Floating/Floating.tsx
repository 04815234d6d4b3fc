import { useCallback, useRef } from 'react';
import type { PopoverProps } from 'react-aria-components';
import { usePortalContainer } from '../Layer';
import * as S from './Floating.styles';
import { rememberOpener } from './openers';

export type FloatingProps = Omit<PopoverProps, 'className' | 'style' | 'UNSTABLE_portalContainer'>;

/** A floating element next to its trigger: kept inside the window, and above the dialog that it belongs to. */
export function Floating(props: FloatingProps) {
  const layer = usePortalContainer();
  const { triggerRef } = props;
  const forget = useRef<() => void>(undefined);
  const remember = useCallback(
    (sheet: HTMLElement | null) => {
      forget.current?.();
      forget.current = sheet
        ? // The focus moves into it later.
          rememberOpener(sheet, triggerRef?.current ?? document.activeElement)
        : undefined;
    },
    [triggerRef],
  );
  return (
    <S.Root
      ref={remember}
      offset={6}
      containerPadding={8}
      {...props}
      {...(layer !== undefined && { UNSTABLE_portalContainer: layer })}
    />
  );
}
