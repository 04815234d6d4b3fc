import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const TAG_TONES = ['plain', 'accent', 'success', 'warning', 'danger'] as const;
export type TagTone = (typeof TAG_TONES)[number];

const grounds: Readonly<Record<TagTone, string>> = {
  plain: t.color.surfaceSunken,
  accent: t.color.accentSoft,
  success: t.color.successSoft,
  warning: t.color.warningSoft,
  danger: t.color.dangerSoft,
};
const inks: Readonly<Record<TagTone, string>> = {
  plain: t.color.ink,
  accent: t.color.accent,
  success: t.color.success,
  warning: t.color.warning,
  danger: t.color.danger,
};

export const Root = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xxs};
  max-inline-size: 100%;
  padding-block: 0.125rem;
  padding-inline: ${t.space.xs};
  background: ${({ $tone }) => grounds[$tone]};
  color: ${({ $tone }) => inks[$tone]};
  border-radius: ${t.radius.s};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  font-weight: ${t.weight.medium};

  & > svg {
    flex: none;
  }
  @media (forced-colors: active) {
    border: ${t.stroke.hair} solid;
  }
`;

export const Text = styled.span`
  min-inline-size: 0;
  /* Clips only along the line: diacritics of Arabic letters may extend above it. */
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
