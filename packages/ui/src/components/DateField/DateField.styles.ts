import { styled } from 'styled-components';

/** The Gregorian date, on a line of its own below the hint. */
export const Gregorian = styled.span`
  display: block;
`;
