import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { Anchor } from '../Link';

export const Root = styled(Anchor)<{ $alone: boolean }>`
  color: ${t.color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  border-radius: ${t.radius.s};

  &:hover {
    color: ${t.color.accentHover};
    text-decoration-thickness: 2px;
  }
  & > svg {
    display: inline-block;
    vertical-align: -0.125em;
    margin-inline-start: 0.25em;
  }
  ${({ $alone }) =>
    $alone &&
    css`
      position: relative;

      &::after {
        content: '';
        position: absolute;
        inset: calc((100% - ${t.size.target}) / 2) 0;
      }
    `}
`;
