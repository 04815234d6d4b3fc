import type { PopoverProps } from 'react-aria-components';
import { usePortalContainer } from '../Layer';
import * as S from './Floating.styles';

export interface FloatingProps extends Omit<
  PopoverProps,
  'className' | 'style' | 'UNSTABLE_portalContainer'
> {
  /** Belongs to an entry of a menu: it stands in the layer of that menu. */
  isSubmenu?: boolean | undefined;
}

/** What opens beside its trigger: kept inside the window, and above a dialog if it belongs to one. */
export function Floating({ isSubmenu = false, ...props }: FloatingProps) {
  const layer = usePortalContainer();
  return (
    <S.Root
      offset={6}
      containerPadding={8}
      {...props}
      {...(layer !== undefined && !isSubmenu && { UNSTABLE_portalContainer: layer })}
    />
  );
}
