import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Pane = styled.div`
  position: relative;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
`;

export const Frame = styled.iframe<{ $visible: boolean }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  visibility: ${({ $visible }) => ($visible ? 'visible' : 'hidden')};
`;

export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;
`;

/** Which date it is, where two are side by side. */
export const Caption = styled.p`
  position: absolute;
  inset-block-end: calc(${t.space.s} + env(safe-area-inset-bottom, 0px));
  inset-inline-start: ${t.space.s};
  inline-size: max-content;
  padding: ${t.space.xxs} ${t.space.s};
  border-radius: ${t.radius.m};
  background: ${t.color.surface};
  color: ${t.color.ink};
  font-size: ${t.text.small};
  pointer-events: none;
`;
