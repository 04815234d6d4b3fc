import { Popover } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { sheet } from './sheet';

const appear = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`;

export const Root = styled(Popover)`
  ${sheet}
  box-sizing: border-box;
  max-inline-size: min(24rem, 100dvi - 2 * ${t.space.xs});
  overflow: auto;
  outline: none;

  &[data-entering] {
    animation: ${appear} ${t.motion.quick} ${t.motion.ease};
  }
  &[data-exiting] {
    opacity: 0;
    transition: opacity ${t.motion.quick} ${t.motion.ease};
  }
`;
