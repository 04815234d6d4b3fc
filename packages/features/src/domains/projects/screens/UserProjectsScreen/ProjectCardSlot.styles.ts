import { GridItem } from '@jawla/ui';
import { styled } from 'styled-components';

/** About as high as a card on a phone, so that the page is as long before its cards come as after. */
const EXPECTED = '21rem';

/** A place far outside the window costs nothing to draw, however many there are. */
export const Slot = styled(GridItem)`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${EXPECTED};
  /* Room for the ring around the focused card. */
  overflow-clip-margin: 0.75rem;

  &:empty {
    min-block-size: ${EXPECTED};
  }
`;
