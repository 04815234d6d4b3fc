import { styled } from 'styled-components';
import { BREAKPOINTS } from '../../theme/scales';
import { TextField } from '../TextField';

/** On a phone the search field has its own row. */
export const Root = styled(TextField)`
  @media (max-width: ${BREAKPOINTS.medium - 1}px) {
    /* inline-size instead of flex-basis, which would be the height in a column. */
    flex: none;
    inline-size: 100%;
  }
`;
