import { t } from '@jawla/ui/theme';
import { css, keyframes, styled } from 'styled-components';

/** How long the controls stay in full view over a tour, in milliseconds. */
const REST_AFTER_MS = 3000;

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

/**
 * Out of the picture's way, yet never gone: moves over the tour belong to the tour, so nothing could
 * bring hidden controls back. At this strength their words are readable over any picture.
 */
const rest = keyframes`
  to {
    opacity: 0.65;
  }
`;

export const Controls = styled.div<{ $resting: boolean }>`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(${t.space.s} + env(safe-area-inset-top, 0px));
  inset-inline-start: calc(
    ${t.space.s} + max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))
  );
  display: flex;
  gap: ${t.space.xxs};
  padding: ${t.space.xxs};
  border-radius: ${t.radius.m};
  background: ${t.color.surface};
  color: ${t.color.ink};

  ${({ $resting }) =>
    $resting &&
    css`
      animation: ${rest} ${t.motion.calm} ${REST_AFTER_MS}ms both;
    `}

  &:hover,
  &:focus-within,
  &:active {
    animation: none;
  }
`;
