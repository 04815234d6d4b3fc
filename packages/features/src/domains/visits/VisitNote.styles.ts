import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xxs} ${t.space.s};
`;
