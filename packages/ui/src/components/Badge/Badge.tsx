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
  /** What is counted, in words: "3 new tours". */
  label: string;
  /** The highest number shown; above it a plus follows. */
  max?: number | undefined;
  /** What the number means: `danger` for errors, `plain` without emphasis. */
  tone?: BadgeTone | undefined;
}

/** How many there are, in as little room as a digit takes. */
export function Badge({ count, label, max = 99, tone = 'accent', ...rest }: BadgeProps) {
  const format = useFormatNumber();
  return (
    <S.Root {...rest} $tone={tone}>
      <Ltr aria-hidden>{count > max ? `${format(max)}+` : format(count)}</Ltr>
      <VisuallyHidden>{label}</VisuallyHidden>
    </S.Root>
  );
}
