import { t } from '@jawla/ui/theme';
import { styled, keyframes } from 'styled-components';

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Blocks pointer events immediately, and becomes visible only if the response is slow. */
export const Cover = styled.div`
  position: fixed;
  z-index: ${t.layer.overlay};
  inset: 0;
  overflow: auto;
  background: ${t.color.surface};
  animation: ${appear} 150ms step-end;
`;
