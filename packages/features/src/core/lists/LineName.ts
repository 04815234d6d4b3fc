import { Ltr } from '@jawla/ui';
import { styled } from 'styled-components';

/**
 * A user name in the second line of a phone's row. A long one is cut at its own end: the line would leave it out as a
 * whole.
 */
export const LineName = styled(Ltr)`
  max-inline-size: 45%;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
`;
