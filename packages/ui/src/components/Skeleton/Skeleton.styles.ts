import { styled, keyframes } from 'styled-components';
import { t } from '../../theme/tokens';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Root = styled.span<{ $inlineSize: string; $blockSize: string }>`
  display: block;
  inline-size: ${({ $inlineSize }) => $inlineSize};
  max-inline-size: 100%;
  block-size: ${({ $blockSize }) => $blockSize};
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.s};
  animation: ${breathe} 1.8s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: ${t.stroke.hair} dashed;
  }
`;
