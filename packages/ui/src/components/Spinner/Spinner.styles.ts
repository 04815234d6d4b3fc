import { styled, keyframes } from 'styled-components';
import { t } from '../../theme/tokens';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xs};
`;

export const Ring = styled.svg`
  inline-size: 1.25em;
  block-size: 1.25em;
  flex: none;
  animation: ${turn} 900ms linear infinite;

  /* With reduced motion, fading replaces the rotation, so that progress is still indicated. */
  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 2s ease-in-out infinite;
  }
`;
