import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Name first, then files, then what can be done: one column that is easy to fill with one thumb. */
export const Form = styled.form`
  display: grid;
  gap: ${t.space.l};
  max-inline-size: ${t.size.measure};
`;

/** Two hundred files must not push the button out of reach. */
export const Files = styled.div`
  max-block-size: 24rem;
  overflow: auto;
  overscroll-behavior: contain;
`;
