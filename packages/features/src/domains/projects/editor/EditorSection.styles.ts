import { Card } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Section = styled(Card)`
  display: grid;
  gap: ${t.space.l};
`;
