import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import * as S from './Curtain.styles';

export interface CurtainProps {
  /** The dates of the two tours, as people read them. */
  earlier: string;
  later: string;
  /** How much is seen of the earlier tour. */
  percent: number;
  onPercent: (percent: number) => void;
}

/** The divider between two tours. Its handle alone takes presses: what is beside it belongs to the tours. */
export function Curtain({ earlier, later, percent, onPercent }: CurtainProps) {
  const t = useText(tourTexts);
  return (
    <S.Root>
      <S.Line aria-hidden>
        {/* Another key draws them again: they fade once nothing moves. */}
        <S.Days key={percent}>
          <S.Day>{earlier}</S.Day>
          <S.Day>{later}</S.Day>
        </S.Days>
        <S.Handle />
      </S.Line>
      {/* A native range input: keys in both directions, and its value is announced. */}
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
