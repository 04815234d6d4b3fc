import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${t.space.xxs};
`;
