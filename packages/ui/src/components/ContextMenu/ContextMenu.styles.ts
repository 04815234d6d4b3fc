import { styled } from 'styled-components';

export const Area = styled.div`
  /* Disables the preview of links and pictures that iOS shows on a long press. */
  -webkit-touch-callout: none;
`;
