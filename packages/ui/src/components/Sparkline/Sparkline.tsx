import type { ComponentPropsWithRef } from 'react';
import { HEIGHT, sparklinePath, WIDTH } from './sparklinePath';
import * as S from './Sparkline.styles';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Alternative text of the line, with its numbers: "Openings in 7 days: 3 to 24, rising". */
  label: string;
  /** Values at equal intervals, the oldest first. `NaN` leaves a gap. */
  values: readonly number[];
}

/** A trend within a line of text. Time runs in the direction of the language: from the right in Arabic. */
export function Sparkline({ label, values, ...rest }: SparklineProps) {
  return (
    <S.Root role="img" aria-label={label} {...rest}>
      <S.Drawing
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        data-mirrors
        aria-hidden
      >
        <path d={sparklinePath(values)} />
      </S.Drawing>
    </S.Root>
  );
}
