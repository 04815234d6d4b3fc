import { keyframes, styled } from 'styled-components';
import { Dialog } from '../Dialog';
import { Body, Sheet } from '../Dialog/Dialog.styles';
import { t } from '../../theme/tokens';

// Relative to the page's inline edge, so that it slides in from the other side in Arabic.
const enter = keyframes`
  from { margin-inline-end: -2rem; opacity: 0; }
`;

export const Root = styled(Dialog)`
  &&& {
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: min(26rem, 100dvi - ${t.space.xl});
    block-size: 100dvb;
    max-block-size: 100dvb;
    margin: 0;
    translate: none;
  }
  &&&[open] {
    animation-name: ${enter};
  }
  & ${Sheet} {
    block-size: 100%;
    border-radius: 0;
  }
  & ${Body} {
    flex: 1;
  }
`;
