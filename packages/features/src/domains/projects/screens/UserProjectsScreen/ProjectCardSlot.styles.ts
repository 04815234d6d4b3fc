import { GridItem } from '@jawla/ui';
import { styled } from 'styled-components';

/** About as high as a card on a phone, so that the page is as long before its cards come as after. */
const EXPECTED = '32rem';

/** A place far outside the window costs nothing to draw, however many there are. */
export const Slot = styled(GridItem)`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${EXPECTED};

  &:empty {
    min-block-size: ${EXPECTED};
  }
`;
