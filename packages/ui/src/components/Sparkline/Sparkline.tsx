import type { ComponentPropsWithRef } from 'react';
import { HEIGHT, sparklinePath, WIDTH } from './sparklinePath';
import * as S from './Sparkline.styles';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What the line shows, with its numbers: "Openings in 7 days: 3 to 24, rising". It stands for the drawing. */
  label: string;
  /** Values at equal distances of time, the oldest first. What is not a number leaves a gap. */
  values: readonly number[];
}

/** A tendency within a line of text. Time runs with the language: from the right in Arabic. */
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
