import { styled } from 'styled-components';

/** About as high as a card on a phone, so that the page is as long before its cards come as after. */
const EXPECTED = '32rem';

/** A place far outside the window costs nothing to draw, however many there are. */
export const Slot = styled.div`
  display: grid;
  min-inline-size: 0;
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${EXPECTED};

  &:empty {
    min-block-size: ${EXPECTED};
  }
`;
