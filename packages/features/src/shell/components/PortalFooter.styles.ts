import { Footer } from '@jawla/ui';
import { styled } from 'styled-components';

/** Hidden while large content above it loads, which would shift it. Busy buttons do not count as large. */
export const Foot = styled(Footer)`
  *:has(> main [aria-busy='true']:not(button)) ~ & {
    visibility: hidden;
  }
`;
