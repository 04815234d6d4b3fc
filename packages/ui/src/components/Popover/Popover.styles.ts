import { Dialog } from 'react-aria-components';
import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Body = styled(Dialog)<{ $flush: boolean }>`
  padding: ${({ $flush }) => ($flush ? 0 : t.space.m)};
  outline: none;
`;
