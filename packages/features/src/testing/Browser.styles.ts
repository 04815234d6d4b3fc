import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  gap: ${t.space.xs};
  padding: ${t.space.xs} ${t.space.s};
  background: ${t.color.surfaceSunken};
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
`;

export const Tab = styled.button`
  overflow: hidden;
  min-block-size: ${t.size.target};
  padding-inline: ${t.space.m};
  border: ${t.stroke.hair} solid transparent;
  border-radius: ${t.radius.m};
  background: none;
  color: ${t.color.inkMuted};
  font: inherit;
  font-size: 0.875rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${t.color.line};
    background: ${t.color.surface};
    color: ${t.color.ink};
  }
`;
