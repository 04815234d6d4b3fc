import type { ComponentPropsWithRef } from 'react';
import * as S from './Divider.styles';

export interface DividerProps extends Omit<ComponentPropsWithRef<'hr'>, 'children'> {
  /** `vertical` separates the parts of a row and is as high as they are. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A line that screen readers announce as a separator. */
export function Divider({ orientation = 'horizontal', ...rest }: DividerProps) {
  return (
    <S.Root
      {...(orientation === 'vertical' && { 'aria-orientation': orientation })}
      {...rest}
      $orientation={orientation}
    />
  );
}
