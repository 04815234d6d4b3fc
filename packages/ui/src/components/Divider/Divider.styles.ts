import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.hr<{ $orientation: 'horizontal' | 'vertical' }>`
  border: 0;
  ${({ $orientation }) =>
    $orientation === 'horizontal'
      ? css`
          inline-size: 100%;
          border-block-start: ${t.stroke.hair} solid ${t.color.line};
        `
      : css`
          align-self: stretch;
          border-inline-start: ${t.stroke.hair} solid ${t.color.line};
        `}
`;
