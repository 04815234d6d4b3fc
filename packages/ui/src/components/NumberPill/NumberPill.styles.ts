import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const NUMBER_PILL_LOOKS = ['plain', 'chosen', 'dashed', 'done'] as const;
export type NumberPillLook = (typeof NUMBER_PILL_LOOKS)[number];

const inks: Readonly<Record<NumberPillLook, string>> = {
  plain: t.color.inkMuted,
  chosen: t.color.onAccent,
  dashed: t.color.inkMuted,
  done: t.color.success,
};
const grounds: Readonly<Record<NumberPillLook, string>> = {
  plain: 'transparent',
  chosen: t.color.accent,
  dashed: 'transparent',
  done: t.color.successSoft,
};
const borders: Readonly<Record<NumberPillLook, string>> = {
  plain: `solid ${t.color.lineStrong}`,
  chosen: `solid ${t.color.accent}`,
  dashed: `dashed ${t.color.lineStrong}`,
  done: `solid ${t.color.successSoft}`,
};

/** Without the ground that browsers put behind text, in which the number would vanish. */
const CHOSEN_FORCED =
  'forced-color-adjust: none; background: Highlight; border-color: Highlight; color: HighlightText;';

export const Root = styled.span<{ $look: NumberPillLook }>`
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  min-inline-size: 2.25rem;
  block-size: 2.25rem;
  padding-inline: 0.375rem;
  background: ${({ $look }) => grounds[$look]};
  color: ${({ $look }) => inks[$look]};
  border: 1.5px ${({ $look }) => borders[$look]};
  border-radius: ${t.radius.full};
  font-size: ${t.text.caption};
  line-height: 1;
  font-weight: ${t.weight.strong};
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border-color: CanvasText;
    ${({ $look }) => $look === 'chosen' && CHOSEN_FORCED}
  }
`;
