import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const CARD_PADDINGS = ['none', 'm', 'l'] as const;
export type CardPadding = (typeof CARD_PADDINGS)[number];

export const Root = styled.div<{ $padding: CardPadding }>`
  min-inline-size: 0;
  padding: ${({ $padding }) => ($padding === 'none' ? 0 : t.space[$padding])};
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.l};
`;
