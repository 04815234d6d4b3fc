import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const NOTICE_TONES = ['info', 'success', 'warning', 'danger'] as const;
export type NoticeTone = (typeof NOTICE_TONES)[number];

const signs: Readonly<Record<NoticeTone, string>> = {
  info: t.color.accent,
  success: t.color.success,
  warning: t.color.warning,
  danger: t.color.danger,
};

export const Root = styled.section<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${t.space.s};
  padding: ${t.space.m};
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${({ $tone }) => signs[$tone]};
  border-radius: ${t.radius.l};

  & > svg {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${({ $tone }) => signs[$tone]};
  }
`;

export const Words = styled.div`
  flex: 1;
  display: grid;
  gap: ${t.space.xxs};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xs};
  padding-block-start: ${t.space.xs};
`;
