import { styled } from 'styled-components';

/** From here on there is room for the words. */
const WORDS_FROM = '40rem';

export const Sign = styled.span`
  display: contents;

  @media (min-width: ${WORDS_FROM}) {
    display: none;
  }
`;

export const Words = styled.span`
  display: none;

  @media (min-width: ${WORDS_FROM}) {
    display: contents;
  }
`;
