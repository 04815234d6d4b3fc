import { styled } from 'styled-components';

export const PageRow = styled.div`
  display: flex;
  justify-content: end;
`;
