import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLocale } from '../../theme/DirectionProvider';
import { formatPercent } from '../../theme/formatNumber';
import * as S from './Meter.styles';
import type { MeterTone } from './Meter.styles';

export { METER_TONES, type MeterTone } from './Meter.styles';

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label of the measurement. */
  label: ReactNode;
  /** The measured value, between `min` and `max`. */
  value: number;
  /** The minimum of `value`; values outside of the range are rendered at the nearest end. */
  min?: number | undefined;
  /** The maximum of `value`. */
  max?: number | undefined;
  /** The value as text, visible and announced: "3.2 of 10 GB". A percentage by default. */
  valueText?: string | undefined;
  /** The colour of the bar. */
  tone?: MeterTone | undefined;
}

/**
 * A measured amount: storage in use, a share of a quota. For work in progress use ProgressBar.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/meter/
 */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tone = 'accent',
  ...rest
}: MeterProps) {
  const id = useId();
  const locale = useLocale();
  const span = max - min;
  const within = Math.min(max, Math.max(min, Number.isFinite(value) ? value : min));
  const share = span > 0 ? (within - min) / span : 0;
  const text = valueText ?? formatPercent(locale, share);
  return (
    <S.Root {...rest}>
      <S.Words>
        <span id={id}>{label}</span>
        <bdi>{text}</bdi>
      </S.Words>
      <S.Track
        role="meter"
        aria-labelledby={id}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={within}
        aria-valuetext={text}
      >
        <S.Fill $share={share} $tone={tone} />
      </S.Track>
    </S.Root>
  );
}
