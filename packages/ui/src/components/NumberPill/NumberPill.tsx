import type { ComponentPropsWithRef } from 'react';
import { CheckIcon } from '../../icons';
import * as S from './NumberPill.styles';
import type { NumberPillLook } from './NumberPill.styles';

export { NUMBER_PILL_LOOKS, type NumberPillLook } from './NumberPill.styles';

export interface NumberPillProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The number by which people name what it stands beside. */
  number: number;
  /** `chosen`: filled. `dashed`: what it stands for has no place. `done`: a tick in place of the number. */
  look?: NumberPillLook | undefined;
}

/** The number of an entry in a list, as it also is in a picture or on paper. Hidden from screen readers. */
export function NumberPill({ number, look = 'plain', ...rest }: NumberPillProps) {
  return (
    <S.Root aria-hidden {...rest} $look={look}>
      {look === 'done' ? <CheckIcon size="1rem" /> : number}
    </S.Root>
  );
}
