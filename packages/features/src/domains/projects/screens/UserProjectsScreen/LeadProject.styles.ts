import { styled } from 'styled-components';

/** Room for what is on its way: hidden from everybody. */
export const Room = styled.div`
  visibility: hidden;
`;
