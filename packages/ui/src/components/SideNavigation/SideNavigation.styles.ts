import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { Anchor } from '../Link';

export const Root = styled.nav<{ $collapsed: boolean }>`
  display: flex;
  flex-direction: column;
  inline-size: ${({ $collapsed }) => ($collapsed ? '4rem' : '15rem')};
  min-block-size: 0;
  padding: ${t.space.s} ${t.space.xs};
`;

/** Scrolls on its own, so that the button below remains visible. */
export const Sections = styled.div`
  flex: 1;
  min-block-size: 0;
  /* Padding for focus rings, which a scroll container clips. */
  margin: calc(-1 * ${t.space.xxs});
  padding: ${t.space.xxs};
  overflow-block: auto;
`;

export const Section = styled.div`
  & + & {
    margin-block-start: ${t.space.s};
    padding-block-start: ${t.space.s};
    border-block-start: ${t.stroke.hair} solid ${t.color.line};
  }
`;

export const Heading = styled.p<{ $hidden: boolean }>`
  padding-inline: ${t.space.s};
  padding-block-end: ${t.space.xxs};
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  ${({ $hidden }) => $hidden && 'display: none;'}
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: ${t.space.s};
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: ${t.space.s};
  color: ${t.color.inkMuted};
  font-size: 0.9375rem;
  line-height: ${t.leading.small};
  text-align: start;
  text-decoration: none;
  border-radius: ${t.radius.m};

  &:hover {
    background: ${t.color.surfaceSunken};
    color: ${t.color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Item = styled(Anchor)`
  ${entry}

  &[aria-current='page'] {
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
    font-weight: ${t.weight.medium};
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: ${t.stroke.strong} solid;
      outline-offset: -2px;
    }
  }
`;

export const GroupButton = styled.button`
  ${entry}

  &[data-current][aria-expanded='false'] {
    color: ${t.color.accent};
  }
`;

export const Toggle = styled.button`
  ${entry}
  flex: none;
  margin-block-start: ${t.space.s};
`;

export const Icon = styled.span`
  flex: none;
  inline-size: 1em;
  font-size: 1.3125rem;
  line-height: 0;

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;

export const Name = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.xs};
  min-inline-size: 0;
  padding-block: ${t.space.xxs};

  & > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** The icon is mirrored in right-to-left languages. */
export const Arrow = styled.span<{ $turned: boolean }>`
  flex: none;
  inline-size: 1.3125rem;
  line-height: 0;
  text-align: center;
  ${({ $turned }) => $turned && 'rotate: 180deg;'}
`;

export const Chevron = styled.span<{ $open: boolean }>`
  flex: none;
  line-height: 0;
  transition: rotate ${t.motion.quick} ${t.motion.ease};
  ${({ $open }) => $open && 'rotate: 180deg;'}
`;

/** The names of its pages are indented below its own. */
export const Pages = styled.ul`
  padding-inline-start: calc(1.3125rem + ${t.space.s});
`;
