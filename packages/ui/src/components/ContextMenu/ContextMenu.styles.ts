import { styled } from 'styled-components';

export const Area = styled.div`
  /* iOS would show its own preview of links and pictures at a long press. */
  -webkit-touch-callout: none;
`;
