import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.span`
  display: inline-block;
  inline-size: 6rem;
  block-size: 1.5rem;
  vertical-align: middle;
`;

export const Drawing = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  path {
    fill: none;
    stroke: ${t.color.accent};
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    path {
      stroke: CanvasText;
    }
  }
`;
