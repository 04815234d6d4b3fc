import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${t.space.l} ${t.space.m};
  align-items: start;
`;
