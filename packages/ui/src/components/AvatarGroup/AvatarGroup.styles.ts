import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.ul`
  display: flex;
  inline-size: fit-content;
`;

/** Each overlaps the one before it; a ring of the ground's colour keeps them apart. */
export const Item = styled.li`
  display: grid;
  border-radius: ${t.radius.m};
  box-shadow: 0 0 0 ${t.stroke.strong} ${t.color.surface};

  & + & {
    margin-inline-start: calc(-1 * ${t.space.xs});
  }
`;

export const More = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 2.25rem;
  block-size: 2.25rem;
  padding-inline: ${t.space.xxs};
  background: ${t.color.surfaceSunken};
  color: ${t.color.ink};
  border-radius: ${t.radius.m};
  font-size: ${t.text.caption};
  font-weight: ${t.weight.medium};
  line-height: 1;
`;
