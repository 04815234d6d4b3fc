import { MenuItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { line } from '../Floating';

export const Box = styled.div`
  min-inline-size: 11rem;
  padding: ${t.space.xxs};

  & > [role='menu'] {
    outline: none;
  }
`;

export const Item = styled(MenuItem)<{ $tone: 'plain' | 'danger' }>`
  ${line}
  color: ${({ $tone }) => ($tone === 'danger' ? t.color.danger : t.color.ink)};
`;
