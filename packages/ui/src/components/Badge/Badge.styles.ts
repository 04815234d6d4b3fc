import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const BADGE_TONES = ['accent', 'danger', 'plain'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

const grounds: Readonly<Record<BadgeTone, string>> = {
  accent: t.color.accent,
  danger: t.color.danger,
  plain: t.color.surfaceSunken,
};
const inks: Readonly<Record<BadgeTone, string>> = {
  accent: t.color.onAccent,
  danger: t.color.onDanger,
  plain: t.color.ink,
};

export const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.375em;
  block-size: 1.375em;
  padding-inline: 0.375em;
  background: ${({ $tone }) => grounds[$tone]};
  color: ${({ $tone }) => inks[$tone]};
  border-radius: ${t.radius.full};
  font-size: ${t.text.caption};
  line-height: 1;
  font-weight: ${t.weight.medium};
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border: ${t.stroke.hair} solid;
  }
`;
