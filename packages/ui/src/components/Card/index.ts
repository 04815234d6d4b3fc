export { Card, CARD_PADDINGS, type CardPadding, type CardProps } from './Card';
