import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { DOORWAY } from '../Avatar/Avatar.styles';

export const Root = styled.ul`
  display: flex;
  inline-size: fit-content;
`;

/** Each avatar overlaps the previous one; a ring in the background colour separates them. */
export const Item = styled.li`
  display: grid;
  border-radius: ${DOORWAY};
  box-shadow: 0 0 0 ${t.stroke.strong} ${t.color.surface};

  & + & {
    margin-inline-start: calc(-1 * ${t.space.xs});
  }
`;

export const More = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 2rem;
  block-size: 2.375rem;
  padding: 0.25rem ${t.space.xxs} 0;
  background: ${t.color.surfaceSunken};
  color: ${t.color.ink};
  border-radius: ${DOORWAY};
  font-size: ${t.text.caption};
  font-weight: ${t.weight.medium};
  line-height: 1;
`;
