import { Footer } from '@jawla/ui';
import { styled } from 'styled-components';

/** Unseen while something large is on its way above it, which would push it about. Busy buttons are not large. */
export const Foot = styled(Footer)`
  *:has(> main [aria-busy='true']:not(button)) ~ & {
    visibility: hidden;
  }
`;
