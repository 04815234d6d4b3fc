import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

/** The shape of a doorway: round at the top, square at the bottom. */
export const DOORWAY = `50% 50% ${t.radius.s} ${t.radius.s} / 44% 44% ${t.radius.s} ${t.radius.s}`;

export const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2.375rem;
  padding-block-start: 0.25rem;
  flex: none;
  overflow: hidden;
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  border-radius: ${DOORWAY};
  font-size: ${t.text.caption};
  font-weight: ${t.weight.medium};
  line-height: 1;
  user-select: none;

  @media (forced-colors: active) {
    border: ${t.stroke.hair} solid;
  }
`;

export const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
