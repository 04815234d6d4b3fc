import { css, keyframes, styled } from 'styled-components';

const STROKE_MS = 660;
const STEP_MS = 60;
const COURTYARD_MS = 220;

/** Of a path whose `pathLength` is 1. Dashes only while it runs: their rounding could leave gaps. */
const stroke = keyframes`
  from {
    stroke-dasharray: 1;
    stroke-dashoffset: 1;
  }
  to {
    stroke-dasharray: 1;
    stroke-dashoffset: 0;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** `$order` counts from the nearest door. */
export const DoorLine = styled.path<{ $order: number | undefined }>`
  ${({ $order }) =>
    $order !== undefined &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${stroke} ${STROKE_MS}ms ease-in-out ${$order * STEP_MS}ms backwards;
      }
    `}
`;

export const Courtyard = styled.circle<{ $appears: boolean }>`
  ${({ $appears }) =>
    $appears &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${appear} ${COURTYARD_MS}ms ${STROKE_MS + 20}ms backwards;
      }
    `}
`;
