import { t } from '@jawla/ui/theme';
import { keyframes, styled } from 'styled-components';

/** Long enough that a page which is there already shows no line. */
const DELAY = '150ms';

const appear = keyframes`
  from {
    opacity: 0;
    scale: 0 1;
  }
  to {
    opacity: 1;
    scale: 0.8 1;
  }
`;

export const Line = styled.div`
  position: fixed;
  z-index: 1;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 0.125rem;
  background: ${t.color.accent};
  animation: ${appear} 4s cubic-bezier(0, 0.6, 0.2, 1) ${DELAY} both;
  transform-origin: 0 50%;

  [dir='rtl'] & {
    transform-origin: 100% 50%;
  }
`;

/** The page will be as high as the window: the footer does not come up only to go away again. */
export const Room = styled.div`
  block-size: 100dvb;
`;
