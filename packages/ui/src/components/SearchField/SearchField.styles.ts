import { styled } from 'styled-components';
import { BREAKPOINTS } from '../../theme/scales';
import { TextField } from '../TextField';

/** On a phone a search has its row to itself. */
export const Root = styled(TextField)`
  @media (max-width: ${BREAKPOINTS.medium - 1}px) {
    flex: 1 0 100%;
  }
`;
