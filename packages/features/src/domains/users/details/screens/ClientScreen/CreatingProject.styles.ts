import { t } from '@jawla/ui/theme';
import { styled, keyframes } from 'styled-components';

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** A veil over the page. Blocks pointer events immediately, and becomes visible only if the response is slow. */
export const Cover = styled.div`
  position: fixed;
  z-index: ${t.layer.overlay};
  inset: 0;
  overflow: auto;
  background: color-mix(in srgb, ${t.color.surface} 85%, transparent);
  animation: ${appear} 150ms step-end;
`;
