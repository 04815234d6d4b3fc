import { t } from '@jawla/ui/theme';
import { keyframes, styled } from 'styled-components';

export const Stage = styled.main`
  position: fixed;
  inset: 0;
  block-size: 100vb;
  block-size: 100dvb;
  background: ${t.color.stage};
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

/** Seen at first, then out of the picture's way; never gone, since a touch cannot hover. */
const rest = keyframes`
  to {
    opacity: 0.55;
  }
`;

export const Controls = styled.div`
  position: absolute;
  inset-block-start: calc(${t.space.s} + env(safe-area-inset-top, 0px));
  inset-inline-start: calc(${t.space.s} + env(safe-area-inset-left, 0px));
  display: flex;
  gap: ${t.space.xs};
  padding: ${t.space.xs};
  border-radius: ${t.radius.m};
  background: ${t.color.surface};
  transition: opacity 300ms;
  animation: ${rest} 300ms 3s both;

  &:hover,
  &:focus-within,
  &:active {
    animation: none;
    opacity: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
