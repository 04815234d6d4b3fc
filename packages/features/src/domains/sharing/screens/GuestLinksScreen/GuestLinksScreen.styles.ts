import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.m};
  align-items: flex-end;
`;

export const Filter = styled.div`
  flex: 1 1 14rem;
  max-inline-size: 22rem;
`;
