import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Name, files and actions in one column, which is easy to use with one thumb. */
export const Form = styled.form`
  display: grid;
  gap: ${t.space.l};
  max-inline-size: ${t.size.measure};
`;

/** With two hundred files, the submit button must remain reachable. */
export const Files = styled.div`
  max-block-size: 24rem;
  overflow: auto;
  overscroll-behavior: contain;
`;
