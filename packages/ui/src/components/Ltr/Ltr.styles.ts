import { styled } from 'styled-components';

/**
 * An inline block moves to the next line as a whole and wraps only where it is wider than a line: an inline box would
 * break after the first hyphen of an address or a date.
 */
export const Isolate = styled.bdi`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  /* The underline of a link is not drawn below inline blocks. */
  a & {
    display: inline;
  }
`;
