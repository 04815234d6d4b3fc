import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** The proportions of the embedded frame. */
export const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.m};
  background: ${t.color.surfaceSunken};
`;

/** On the picture, which may be of any colour. */
export const Name = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  padding: ${t.space.xs} ${t.space.s};
  background: color-mix(in srgb, ${t.color.stage} 82%, transparent);
  color: ${t.color.onStage};
  font-size: ${t.text.small};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
