import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './Spinner.styles';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Accessible name of the operation. Omit it if adjacent text says the same. */
  label?: string | undefined;
}

/** An operation of unknown length. Takes the size and colour of the surrounding text. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  return (
    <S.Root {...(label !== undefined && { role: 'status' })} {...rest}>
      <S.Ring viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
        <circle cx="10" cy="10" r="8" opacity="0.25" />
        <path d="M10 2a8 8 0 0 1 8 8" />
      </S.Ring>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </S.Root>
  );
}
