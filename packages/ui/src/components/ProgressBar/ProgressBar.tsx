import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLocale } from '../../theme/DirectionProvider';
import { formatPercent } from '../../theme/formatNumber';
import * as S from './ProgressBar.styles';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label of the operation. */
  label: ReactNode;
  /** From 0 to 100; the bar is indeterminate for `undefined` and `NaN`. */
  percent: number | undefined;
  /** Details, such as megabytes and time left. */
  detail?: ReactNode;
}

/** Progress of a long operation. The bar grows in the direction of the language. */
export function ProgressBar({ label, percent, detail, ...rest }: ProgressBarProps) {
  const id = useId();
  const locale = useLocale();
  const isKnown = percent !== undefined && !Number.isNaN(percent);
  const known = isKnown ? Math.round(Math.min(100, Math.max(0, percent))) : undefined;
  return (
    <S.Root {...rest}>
      <S.Words>
        <span id={id}>{label}</span>
        {known !== undefined && <bdi>{formatPercent(locale, known / 100)}</bdi>}
      </S.Words>
      <S.Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
      >
        <S.Fill $percent={known} />
      </S.Track>
      {detail !== undefined && <S.Words>{detail}</S.Words>}
    </S.Root>
  );
}
