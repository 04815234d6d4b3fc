import { styled } from 'styled-components';
import type { SpaceStep } from '../../theme/scales';
import { t } from '../../theme/tokens';

export interface RootProps {
  $gap: SpaceStep;
  $direction: 'column' | 'row';
  $align: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  $justify: 'start' | 'center' | 'end' | 'space-between';
}

export const Root = styled.div<RootProps>`
  display: flex;
  flex-direction: ${({ $direction }) => $direction};
  flex-wrap: ${({ $direction }) => ($direction === 'row' ? 'wrap' : 'nowrap')};
  gap: ${({ $gap }) => t.space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  min-inline-size: 0;
`;
