import { css, styled } from 'styled-components';
import { Anchor } from '../Link';
import { t } from '../../theme/tokens';

/** Below this width of the table itself, rows become cards. */
const CARDS = '(max-width: 40rem)';

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${t.space.s};
  min-inline-size: 0;
`;

export const Tools = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};
  font-size: ${t.text.small};
  color: ${t.color.inkMuted};

  @container ${CARDS} {
    display: flex;
  }
`;

/** The same columns in every row, so that rows may be drawn one by one. */
const columns = css`
  display: grid;
  grid-template-columns: var(--table-columns);
  align-items: center;

  @container ${CARDS} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Table = styled.table`
  display: block;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const Caption = styled.caption`
  display: block;
  padding-block-end: ${t.space.xs};
  text-align: start;
  color: ${t.color.inkMuted};
`;

export const Head = styled.thead`
  display: block;
  position: sticky;
  inset-block-start: var(--table-sticky-top, 0);
  z-index: ${t.layer.sticky};
  background: ${t.color.surface};
  border-block-end: ${t.stroke.hair} solid ${t.color.ink};

  @container ${CARDS} {
    display: none;
  }
`;

export const HeadRow = styled.tr`
  ${columns}
`;

export const Body = styled.tbody`
  display: block;

  @container ${CARDS} {
    display: grid;
    gap: ${t.space.s};
  }
`;

export const Row = styled.tr`
  ${columns}
  position: relative;
  min-block-size: 3.25rem;
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
  /* Thousands of rows: those out of sight are not laid out. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 3.25rem;

  &:hover {
    background: ${t.color.surfaceRaised};
  }
  @container ${CARDS} {
    padding-block: ${t.space.xs};
    background: ${t.color.surfaceRaised};
    border: ${t.stroke.hair} solid ${t.color.line};
    border-radius: ${t.radius.l};
    contain-intrinsic-block-size: auto 12rem;
  }
`;

interface CellProps {
  $align: 'start' | 'end';
}

const cell = css<CellProps>`
  min-inline-size: 0;
  padding-block: ${t.space.xs};
  padding-inline: ${t.space.xs};
  text-align: ${({ $align }) => $align};
`;

export const HeadCell = styled.th<CellProps>`
  ${cell}
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  font-weight: ${t.weight.medium};
  color: ${t.color.inkMuted};
`;

export const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xxs};
  min-block-size: ${t.size.target};
  border-radius: ${t.radius.s};
  font-weight: inherit;
  text-align: inherit;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${t.color.ink};
  }
  & > svg {
    flex: none;
  }
`;

export const Cell = styled.td<CellProps & { $primary: boolean; $alone?: boolean }>`
  ${cell}
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* Buttons stay above the link that fills the row. */
  & :is(button, input, select, a):not([data-row-link]) {
    position: relative;
  }
  @container ${CARDS} {
    display: grid;
    grid-template-columns: ${({ $primary, $alone }) =>
      $primary || $alone ? 'minmax(0, 1fr)' : 'minmax(6rem, 1fr) minmax(0, 2fr)'};
    gap: ${t.space.s};
    padding-block: ${t.space.xxs};
    padding-inline: ${t.space.m};
    text-align: ${({ $alone }) => ($alone ? 'end' : 'start')};
    font-size: ${({ $primary }) => ($primary ? t.text.lead : 'inherit')};
  }
`;

/** The column's name beside each value, where there are no columns. Screen readers hear it from the head. */
export const CellLabel = styled.span`
  display: none;
  color: ${t.color.inkMuted};

  @container ${CARDS} {
    display: block;
  }
`;

export const Value = styled.div`
  min-inline-size: 0;
`;

/** Fills the row, so that all of it answers to the pointer and the keyboard meets one stop. */
export const RowLink = styled(Anchor)`
  color: ${t.color.ink};
  font-weight: ${t.weight.medium};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
`;

export const NoRows = styled.tr`
  display: block;
`;

export const Nothing = styled.td`
  display: block;
  padding-block: ${t.space.l};
`;
