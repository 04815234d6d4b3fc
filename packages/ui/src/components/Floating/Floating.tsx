import type { PopoverProps } from 'react-aria-components';
import { usePortalContainer } from '../Layer';
import * as S from './Floating.styles';

export type FloatingProps = Omit<PopoverProps, 'className' | 'style' | 'UNSTABLE_portalContainer'>;

/** What opens beside its trigger: kept inside the window, and above a dialog if it belongs to one. */
export function Floating(props: FloatingProps) {
  const layer = usePortalContainer();
  return (
    <S.Root
      offset={6}
      containerPadding={8}
      {...props}
      {...(layer && { UNSTABLE_portalContainer: layer })}
    />
  );
}
