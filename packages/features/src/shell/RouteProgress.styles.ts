import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Delay of the line, so that a page whose code is cached does not show it. */
const DELAY = '150ms';

export const Line = styled.div`
  position: fixed;
  z-index: 1;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 0.125rem;
  background: ${t.color.accent};
  scale: 0.8 1;
  transform-origin: 0 50%;
  transition: 4s cubic-bezier(0, 0.6, 0.2, 1) ${DELAY};
  transition-property: opacity, scale;
  @starting-style {
    opacity: 0;
    scale: 0 1;
  }

  [dir='rtl'] & {
    transform-origin: 100% 50%;
  }
`;

/** Reserves the height of the window, so that the footer does not shift. */
export const Room = styled.div`
  block-size: 100dvb;
`;
