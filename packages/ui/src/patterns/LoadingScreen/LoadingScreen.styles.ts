import { styled, css, keyframes } from 'styled-components';
import { t } from '../../theme/tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  to { transform: scaleX(0.2); }
`;

export const LOADING_GROUNDS = ['surface', 'stage'] as const;
export type LoadingGround = (typeof LOADING_GROUNDS)[number];

const grounds: Readonly<Record<LoadingGround, ReturnType<typeof css>>> = {
  surface: css`
    background: ${t.color.surface};
    color: ${t.color.ink};
  `,
  stage: css`
    background: ${t.color.stage};
    color: ${t.color.onStage};
  `,
};

export const Root = styled.div<{ $ground: LoadingGround; $clear: boolean }>`
  position: relative;
  display: grid;
  gap: ${t.space.l};
  place-content: center;
  justify-items: center;
  min-block-size: 100dvb;
  padding: ${t.space.l};
  text-align: center;
  ${({ $ground }) => grounds[$ground]}
  ${({ $clear }) => $clear && 'background: none;'}
`;

export const Parts = styled.div<{ $delay: number }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${t.space.l};
  animation: ${appear} ${t.motion.calm} ${({ $delay }) => $delay}ms both;
`;

/** Fixed size, so that nothing shifts when the film replaces the logo. */
export const Film = styled.div`
  display: grid;
  place-items: center;
  inline-size: min(7.5rem, 40cqb);
  block-size: min(7.5rem, 40cqb);

  & > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${t.space.xxs};
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};

  & > p + p {
    font-size: ${t.text.small};
    opacity: 0.8;
  }
`;

/**
 * A bar that shrinks and grows from its middle: it says no more than that something is under way. Only its transform changes,
 * because a tour that starts leaves no time for layout. In the padding below the words: the panes of two compared tours on a
 * phone have no room for it.
 */
export const Track = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${t.space.s});
  inline-size: min(12rem, 50dvi);
  /* A border, because forced colours replace backgrounds. */
  border-block-start: 3px solid;
  animation: ${breathe} 1.4s ease-in-out infinite alternate;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${t.space.xs};
`;
