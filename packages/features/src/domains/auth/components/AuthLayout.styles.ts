import { styled } from 'styled-components';

/** Room for an answer of two lines between the heading and the form, which an answer does not move. */
export const Answer = styled.div`
  min-block-size: 3.05rem;
  margin-block: -1.25rem;
`;
