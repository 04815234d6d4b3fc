import { styled } from 'styled-components';

export const Search = styled.div`
  max-inline-size: 28rem;
`;
