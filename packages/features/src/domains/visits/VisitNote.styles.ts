import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
  align-items: center;
  justify-content: space-between;
`;
