import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

const HALO = `color-mix(in srgb, ${t.color.stage} 42%, transparent)`;

/** In the middle of whatever it is put on. */
export const Ring = styled.svg<{ $isLeaving: boolean }>`
  position: absolute;
  inset: 0;
  inline-size: 5rem;
  block-size: 5rem;
  margin: auto;
  fill: none;
  overflow: visible;
  pointer-events: none;
  opacity: ${({ $isLeaving }) => ($isLeaving ? 0 : 1)};
  transition: opacity 240ms ${t.motion.ease};

  @starting-style {
    opacity: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    transition-duration: 120ms;
  }
`;

export const Halo = styled.circle`
  stroke: ${HALO};
  stroke-width: 6;

  @media (forced-colors: active) {
    stroke: Canvas;
  }
`;

export const Line = styled.circle`
  stroke: ${t.color.onStage};
  stroke-width: 2.5;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

export const Dot = styled.circle`
  fill: ${t.color.onStage};
  stroke: ${HALO};
  stroke-width: 1.75;

  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: Canvas;
  }
`;
