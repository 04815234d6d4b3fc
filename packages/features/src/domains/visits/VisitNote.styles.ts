import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.s};
  /* With and without a sparkline, in the lines of both languages. */
  min-block-size: 1.75rem;
`;
