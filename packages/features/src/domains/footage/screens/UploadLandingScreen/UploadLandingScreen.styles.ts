import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Doorways = styled.ul`
  display: grid;
  grid-auto-rows: 1fr;
  gap: ${t.space.l};

  @media (width >= 40rem) {
    grid-template-columns: repeat(2, minmax(0, 26rem));
  }
`;

/** Its link covers all of it. */
export const Doorway = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t.space.m};
  padding: ${t.space.m};

  ${from('medium')} {
    gap: ${t.space.l};
    padding: ${t.space.l};
  }
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.l};
  transition: border-color ${t.motion.quick} ${t.motion.ease};

  &:hover {
    border-color: ${t.color.ink};
  }
  &:has(a:focus-visible) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 2px;
  }
  & a {
    font-size: ${t.text.lead};
    font-weight: ${t.weight.medium};
    color: ${t.color.ink};
    text-decoration: none;
    outline: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  & > svg {
    color: ${t.color.inkMuted};
  }
`;

/** The arch of a doorway. */
export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 4.5rem;

  ${from('medium')} {
    inline-size: 4.5rem;
    block-size: 5.5rem;
  }
  color: ${t.color.accent};
  background: ${t.color.accentSoft};
  border-start-start-radius: 2.25rem;
  border-start-end-radius: 2.25rem;
`;
