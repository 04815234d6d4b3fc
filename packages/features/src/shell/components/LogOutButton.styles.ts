import { styled } from 'styled-components';

/** From this width on, the text is visible. */
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
