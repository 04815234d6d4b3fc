import { GridItem } from '@jawla/ui';
import { styled } from 'styled-components';

/** Approximate height of a card on a phone, so that the page's height hardly changes when cards load. */
const EXPECTED = '21rem';

/** `content-visibility`: slots far outside the window are not rendered, regardless of their number. */
export const Slot = styled(GridItem)`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${EXPECTED};
  /* Padding for the focus ring of the card. */
  overflow-clip-margin: 0.75rem;

  &:empty {
    min-block-size: ${EXPECTED};
  }
`;
