import { styled } from 'styled-components';

export const List = styled.div`
  display: grid;
  justify-items: start;
`;
