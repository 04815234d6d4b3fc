import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Trigger = styled.button`
  position: relative;
  display: inline-grid;
  place-content: center;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  border-radius: ${t.radius.m};
  color: ${t.color.ink};

  /* The icon is smaller than its target: on a narrow phone, the header keeps one row. */
  @media (max-width: 39.98rem) {
    margin-inline: calc(-1 * ${t.space.xs});
  }
  &:hover {
    background: ${t.color.surfaceSunken};
  }
`;

/** A line below the icon, which grows from the inline start. */
export const Progress = styled.span<{ $percent: number }>`
  position: absolute;
  inset-inline: 0.625rem;
  inset-block-end: 0.25rem;
  block-size: 0.1875rem;
  overflow: hidden;
  background: ${t.color.line};

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: ${({ $percent }) => $percent}%;
    background: ${t.color.accent};
    transition: inline-size ${t.motion.calm} ${t.motion.ease};

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* The sheet is 24rem wide at most, with its padding. */
  inline-size: min(22rem, 100dvi - 4 * ${t.space.m});
  max-block-size: min(32rem, 70dvb);
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Row = styled.li`
  display: grid;
  gap: ${t.space.xs};
  padding-block: ${t.space.s};

  & + & {
    border-block-start: ${t.stroke.hair} solid ${t.color.line};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${t.space.s};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${t.space.xs};
`;
