import { CompareIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import * as S from './Curtain.styles';

export interface CurtainProps {
  /** The dates of the two tours, formatted. */
  earlier: string;
  later: string;
  /** Visible part of the earlier tour. */
  percent: number;
  onPercent: (percent: number) => void;
}

/** The divider between two tours. Only its handle takes pointer events; those beside it reach the tours. */
export function Curtain({ earlier, later, percent, onPercent }: CurtainProps) {
  const t = useText(tourTexts);
  return (
    <S.Root>
      <S.Line aria-hidden>
        <S.Days>
          <S.Day>{earlier}</S.Day>
          <S.Day>{later}</S.Day>
        </S.Days>
        <S.Handle>
          <CompareIcon />
        </S.Handle>
      </S.Line>
      {/* A native range input: keyboard support, and its value is announced. */}
      <S.Range
        type="range"
        aria-label={t('viewer.divider')}
        aria-valuetext={t('viewer.dividerValue', { percent: String(percent), day: earlier })}
        min={0}
        max={100}
        step={2}
        value={percent}
        onChange={({ currentTarget }) => onPercent(currentTarget.valueAsNumber)}
      />
    </S.Root>
  );
}
