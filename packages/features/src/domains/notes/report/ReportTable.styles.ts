import { Picture } from '@jawla/ui';
import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';
import { RouterLink } from '#core/routing';

const EDGE = t.space.m;
const WIDE_EDGE = '1.25rem';

export const Table = styled.table`
  display: block;
  inline-size: 100%;
`;

/** The names of the columns, which narrow windows do not have. */
export const Head = styled.thead`
  display: none;

  ${from('large')} {
    display: block;
  }
`;

const row = `
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  gap: 0 0.875rem;
  align-items: start;
  padding-inline: ${EDGE};

  ${from('large')} {
    grid-template-columns: 2.75rem minmax(0, 1fr) 9.375rem 7.75rem 7.75rem 8.25rem;
    align-items: center;
    padding-inline: ${WIDE_EDGE} calc(${WIDE_EDGE} + 2.125rem);
  }
`;

export const HeadRow = styled.tr`
  ${row}
  padding-block: 0.625rem;
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
`;

export const HeadCell = styled.th`
  padding: 0;
  color: ${t.color.inkFaint};
  font-size: ${t.text.caption};
  font-weight: inherit;
  line-height: ${t.leading.caption};
  text-align: start;
`;

export const Body = styled.tbody`
  display: block;
`;

/** Virtualized rows are separate grids. */
export const RoomRow = styled.tr`
  display: block;
  padding-block: 1.375rem ${t.space.xs};
  padding-inline: ${EDGE};

  ${from('large')} {
    padding-inline: ${WIDE_EDGE};
  }
`;

export const RoomCell = styled.td`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${t.space.xs};
  padding: 0;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const RoomName = styled.h2`
  margin: 0;
  min-inline-size: 0;
  font-size: ${t.text.body};
  font-weight: ${t.weight.strong};
  line-height: ${t.leading.body};
  overflow-wrap: anywhere;
`;

export const Faint = styled.span`
  color: ${t.color.inkFaint};
`;

export const NoteRow = styled.tr`
  ${row}
  position: relative;
  min-block-size: 4.25rem;
  padding-block: 0.6875rem;
  border: 0 solid ${t.color.line};
  border-block-start-width: ${t.stroke.hair};

  &:hover {
    background: color-mix(in srgb, ${t.color.ink} 4%, transparent);
  }
`;

export const Cell = styled.td`
  padding: 0;
`;

export const NoteCell = styled.th`
  display: flex;
  gap: ${t.space.s};
  align-items: center;
  min-inline-size: 0;
  padding: 0;
  font-weight: inherit;
  text-align: start;

  /* Leads on. */
  & > svg {
    display: none;
    color: ${t.color.inkFaint};
  }

  ${from('large')} {
    & > svg {
      position: absolute;
      inset-block-start: calc(50% - 0.5rem);
      inset-inline-end: ${WIDE_EDGE};
      display: block;
    }
  }
`;

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

/** Fills the row, so that all of it is clickable with a single tab stop. */
export const Line = styled(RouterLink)`
  color: inherit;
  font-weight: ${t.weight.medium};
  line-height: ${t.leading.small};
  overflow-wrap: anywhere;
  scroll-margin-block: calc(var(--jawla-app-top, 0px) + 2rem);
  text-decoration: none;
  text-wrap: pretty;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
  & > [aria-hidden] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    /* With the descenders of Arabic. */
    padding-block-end: 0.125em;
    overflow: hidden;
  }
`;

/** What the columns tell on wide windows. */
export const Narrow = styled.span`
  ${from('large')} {
    display: none;
  }
`;

/** What no column tells. */
export const Gone = styled.span`
  display: none;
  color: ${t.color.inkFaint};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};

  ${from('large')} {
    display: block;
  }
`;

export const Photo = styled(Picture)`
  flex: none;
  inline-size: 3.25rem;
  block-size: 2.4375rem;
  overflow: hidden;
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.s};
`;

export const Column = styled.td`
  display: none;
  min-inline-size: 0;
  padding: 0;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  overflow-wrap: anywhere;

  &[data-quiet] {
    color: ${t.color.inkMuted};
  }

  ${from('large')} {
    display: block;
  }
`;

export const Late = styled.span`
  color: ${t.color.warning};
  font-weight: ${t.weight.medium};
`;

export const Overdue = styled.span`
  display: block;
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
`;
