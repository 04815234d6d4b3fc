import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const METER_TONES = ['accent', 'success', 'warning', 'danger'] as const;
export type MeterTone = (typeof METER_TONES)[number];

const COLORS: Readonly<Record<MeterTone, string>> = {
  accent: t.color.accent,
  success: t.color.success,
  warning: t.color.warning,
  danger: t.color.danger,
};

export const Root = styled.div`
  display: grid;
  gap: ${t.space.xxs};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${t.space.s};
  font-variant-numeric: tabular-nums;
`;

export const Track = styled.div`
  block-size: 0.375rem;
  overflow: hidden;
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.s};
  box-shadow: inset 0 0 0 1px ${t.color.line};

  @media (forced-colors: active) {
    border: ${t.stroke.hair} solid;
  }
`;

export const Fill = styled.div<{ $share: number; $tone: MeterTone }>`
  block-size: 100%;
  inline-size: ${({ $share }) => `${$share * 100}%`};
  background: ${({ $tone }) => COLORS[$tone]};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
