import { styled } from 'styled-components';
import { Dialog } from '../Dialog';
import { Body, Sheet } from '../Dialog/Dialog.styles';
import { t } from '../../theme/tokens';

export const Root = styled(Dialog)`
  &&& {
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: min(26rem, 100dvi - ${t.space.xl});
    block-size: 100dvb;
    max-block-size: 100dvb;
    margin: 0;
    translate: none;
    transition-property: opacity, margin-inline-end, display, overlay;
  }
  &&&[open] {
    /* Relative to the page's inline edge, so that it slides in from the other side in Arabic. */
    @starting-style {
      margin-inline-end: -2rem;
      opacity: 0;
      translate: none;
    }
  }
  & ${Sheet} {
    block-size: 100%;
    border-radius: 0;
  }
  & ${Body} {
    flex: 1;
  }
`;
