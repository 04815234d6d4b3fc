import { styled } from 'styled-components';
import { BREAKPOINTS } from '../../theme/scales';
import { TextField } from '../TextField';

/** On a phone a search has its row to itself. */
export const Root = styled(TextField)`
  @media (max-width: ${BREAKPOINTS.medium - 1}px) {
    /* As a size and not as a basis: in a column that would be all of its height. */
    flex: none;
    inline-size: 100%;
  }
`;
