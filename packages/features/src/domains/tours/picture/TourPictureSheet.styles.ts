import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  gap: ${t.space.s};
  inline-size: min(20rem, 100%);
`;
