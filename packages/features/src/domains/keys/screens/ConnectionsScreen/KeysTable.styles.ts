import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xxs};
`;
