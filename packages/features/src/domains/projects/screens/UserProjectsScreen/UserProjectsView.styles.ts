import { styled } from 'styled-components';
import { t } from '@jawla/ui/theme';

/** How many there are, and the choices at the end of the line; on a phone below it. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.s} ${t.space.l};
`;
