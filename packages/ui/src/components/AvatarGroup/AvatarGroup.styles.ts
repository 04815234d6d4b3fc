import { styled } from 'styled-components';
import { DOORWAY } from '../../theme/doorway';
import { t } from '../../theme/tokens';

export const Root = styled.ul`
  display: flex;
  inline-size: fit-content;
`;

/** Each avatar overlaps the previous one; a ring in the background colour separates them. */
export const Item = styled.li`
  display: grid;
  padding: ${t.stroke.strong};
  margin-inline: calc(-1 * ${t.stroke.strong});
  clip-path: ${DOORWAY};
  background: ${t.color.surface};

  & + & {
    margin-inline-start: calc(-1 * (${t.space.xs} + ${t.stroke.strong}));
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
  clip-path: ${DOORWAY};
  font-size: ${t.text.caption};
  font-weight: ${t.weight.medium};
  line-height: 1;
`;
