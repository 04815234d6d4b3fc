import { styled } from 'styled-components';

/** Wide enough for 18 letters of the largest heading, and for 28. In `rem`: with larger letters, a window has fewer. */
const [PHONE, WIDE] = ['22rem', '40rem'];

/** A name that fits a line is not torn between two; not as an inline block, which screen readers read apart. */
export const Name = styled.bdi<{ $letters: number }>`
  @media (min-width: ${({ $letters }) => ($letters > 18 ? WIDE : PHONE)}) {
    white-space: ${({ $letters }) => ($letters > 28 ? undefined : 'nowrap')};
  }
`;
