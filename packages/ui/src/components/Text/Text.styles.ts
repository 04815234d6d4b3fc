import { styled } from 'styled-components';
import type { TextRole } from '../../theme/scales';
import { t } from '../../theme/tokens';

export type TextSize = Exclude<TextRole, 'display' | 'heading'>;
export type TextTone = 'ink' | 'inkMuted' | 'danger' | 'success';

export interface RootProps {
  $size: TextSize;
  $tone: TextTone | undefined;
  $strong: boolean;
  $tabular: boolean;
}

export const Root = styled.p<RootProps>`
  font-size: ${({ $size }) => t.text[$size]};
  line-height: ${({ $size }) => t.leading[$size]};
  color: ${({ $tone }) => ($tone === undefined ? 'inherit' : t.color[$tone])};
  font-weight: ${({ $strong }) => ($strong ? t.weight.medium : 'inherit')};
  font-variant-numeric: ${({ $tabular }) => ($tabular ? 'tabular-nums' : 'inherit')};
  max-inline-size: ${t.size.measure};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;
