import { styled } from 'styled-components';
import { DOORWAY } from '../../theme/doorway';
import { t } from '../../theme/tokens';

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
  clip-path: ${DOORWAY};
  font-size: ${t.text.caption};
  font-weight: ${t.weight.medium};
  line-height: 1;
  user-select: none;

  @media (forced-colors: active) {
    clip-path: none;
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
