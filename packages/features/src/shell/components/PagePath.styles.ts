import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${t.space.xxs} ${t.space.s};
`;
