import { styled } from 'styled-components';
import { look, type LookProps } from '../Button/Button.styles';
import { Anchor } from '../Link';

export const Root = styled(Anchor)<LookProps>`
  ${look}
`;
