import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** In the place of a button, beside another one. */
export const Waits = styled.span`
  flex: 1;
  color: ${t.color.inkMuted};
`;
