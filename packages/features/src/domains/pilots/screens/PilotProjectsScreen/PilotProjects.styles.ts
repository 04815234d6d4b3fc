import { styled } from 'styled-components';

/** The search field fills the line, up to a maximum width. */
export const Search = styled.div`
  display: grid;
  max-inline-size: 28rem;
`;
