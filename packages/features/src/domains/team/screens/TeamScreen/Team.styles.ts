import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Actions = styled.div`
  display: grid;
  justify-items: start;
  padding: ${t.space.xs};
`;
