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

/** Two side by side where each still shows a room, one above the other elsewhere. */
export const Panes = styled.div<{ $two: boolean }>`
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
  grid-auto-columns: minmax(0, 1fr);
  gap: ${({ $two }) => ($two ? t.space.xxs : 0)};
  block-size: 100%;

  @media (min-width: 56.25rem) {
    grid-auto-flow: column;
  }
`;

export const Hint = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: ${t.space.s};
  inset-block-end: ${t.space.s};
  max-inline-size: 28rem;
  margin-inline: auto;
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

/** On a phone its sign says enough: the tour's own title needs the room. */
export const Word = styled.span`
  @media (max-width: 29.99rem) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
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
  flex-wrap: wrap;
  align-items: center;
  max-inline-size: calc(100% - 2 * ${t.space.s});
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
