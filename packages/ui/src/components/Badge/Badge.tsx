import type { ComponentPropsWithRef } from 'react';
import { useFormatNumber } from '../../theme/useFormatNumber';
import { Ltr } from '../Ltr';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './Badge.styles';
import type { BadgeTone } from './Badge.styles';

export { BADGE_TONES, type BadgeTone } from './Badge.styles';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The number. */
  count: number;
  /** Accessible text: "3 new tours". */
  label: string;
  /** The highest number shown; larger ones are shown as this number and a plus. */
  max?: number | undefined;
  /** Meaning of the number: `danger` for errors, `plain` without emphasis. */
  tone?: BadgeTone | undefined;
}

/** A count in the space of a digit. */
export function Badge({ count, label, max = 99, tone = 'accent', ...rest }: BadgeProps) {
  const format = useFormatNumber();
  return (
    <S.Root {...rest} $tone={tone}>
      <Ltr aria-hidden>{count > max ? `${format(max)}+` : format(count)}</Ltr>
      <VisuallyHidden>{label}</VisuallyHidden>
    </S.Root>
  );
}
