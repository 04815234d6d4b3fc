import { styled } from 'styled-components';
import { look, type LookProps } from '../Button/Button.styles';
import { t } from '../../theme/tokens';

export const Root = styled.button<LookProps>`
  ${look}
  padding: 0;
  aspect-ratio: 1;
  inline-size: auto;
  min-inline-size: ${({ $size }) => ($size === 'm' ? t.size.control : t.size.controlSmall)};

  &[aria-pressed='true'] {
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
  }
`;
