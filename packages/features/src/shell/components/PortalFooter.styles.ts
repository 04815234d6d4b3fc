import { Footer } from '@jawla/ui';
import { styled } from 'styled-components';

/** Unseen while something large is on its way above it, which would push it about. Busy buttons are not large. */
export const Foot = styled(Footer)`
  main:has([aria-busy='true']:not(button)) ~ & {
    visibility: hidden;
  }
`;
