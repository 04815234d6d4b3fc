import { styled } from 'styled-components';

/** Placeholder of content that is loading; hidden from screen readers, too. */
export const Room = styled.div`
  visibility: hidden;
`;
