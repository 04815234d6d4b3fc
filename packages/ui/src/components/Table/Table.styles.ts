import { css, styled } from 'styled-components';
import { Anchor } from '../Link';
import { t } from '../../theme/tokens';
import type { TableColumn } from './TableColumn';

export const Tools = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs} ${t.space.m};
  padding-block-end: ${t.space.s};
  font-size: ${t.text.small};
  color: ${t.color.inkMuted};
`;

export const SortTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};
`;

/**
 * Clipped until it is known whether the table is wider: a scroll container would keep its header from the page. A wide
 * table has at most the height of the window, which keeps its scrollbar in view. The padding keeps focused controls
 * from scrolling behind the first column.
 */
export const Region = styled.div`
  overflow: clip visible;

  &[data-scrolls] {
    --table-sticky-top: 0px;
    max-block-size: calc(100dvb - var(--jawla-app-top, 0px) - 2 * ${t.space.m});
    overflow: auto;
    scroll-padding-inline-start: min(50%, 16rem);
  }
`;

/** Rows are separate grids, so the table has the width of the widest. */
export const Table = styled.table`
  display: block;
  inline-size: min-content;
  min-inline-size: 100%;
`;

/**
 * The same height without a text: a number in it may be loading, and the rows must not shift. Focused
 * programmatically, without being a control.
 */
export const Caption = styled.p<{ $isHidden: boolean }>`
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
  ${({ $isHidden }) =>
    !$isHidden &&
    css`
      min-block-size: calc(1lh + ${t.space.s});
      padding-block-end: ${t.space.s};
    `}
`;

/** The same column widths in every row, because virtualized rows are separate grids. */
const columns = css`
  display: grid;
  grid-template-columns: var(--table-columns);
  column-gap: ${t.space.m};
  align-items: center;
  padding-inline: ${t.space.s};
`;

export const Head = styled.thead`
  display: block;
  position: sticky;
  inset-block-start: var(--table-sticky-top, var(--jawla-app-top, 0px));
  z-index: ${t.layer.sticky};
  background: ${t.color.surface};
  border-block-end: ${t.stroke.hair} solid ${t.color.ink};
`;

export const HeadRow = styled.tr`
  ${columns}
  background: inherit;
`;

export const HeadCell = styled.th`
  min-inline-size: 0;
  padding: ${t.space.xs} 0;
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  font-weight: ${t.weight.medium};
  letter-spacing: ${t.tracking.caption};
  text-align: start;

  &[data-align='end'] {
    text-align: end;
  }
`;

export const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xxs};
  min-block-size: ${t.size.target};
  border-radius: ${t.radius.s};
  font-weight: inherit;
  letter-spacing: inherit;
  text-align: inherit;

  &:hover,
  [aria-sort$='ending'] > & {
    color: ${t.color.ink};
  }
  & > svg {
    flex: none;
  }
`;

export const Body = styled.tbody`
  display: block;
`;

/**
 * Row and cell have no props in their styles: styled-components would compute those of thousands of rows
 * while scrolling. `scroll-margin` keeps a focused control clear of the sticky header.
 */
export const Row = styled.tr`
  ${columns}
  position: relative;
  min-block-size: 3.75rem;
  /* No more: two lines of Arabic would make it higher. */
  padding-block: ${t.stroke.hair};
  border: 0 solid ${t.color.line};
  border-block-end-width: ${t.stroke.hair};

  &:hover {
    background: ${t.color.surfaceRaised};
  }
  & :is(a, button, input) {
    scroll-margin-block: calc(var(--table-sticky-top, var(--jawla-app-top, 0px)) + 4rem);
  }
  &[data-selected]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: ${t.stroke.strong};
    background: ${t.color.accent};
  }
`;

/** Its controls are above the link that fills the row. The header cell of the row is a `th`. */
export const Cell = styled.td`
  min-inline-size: 0;
  padding: 0;
  text-align: start;
  font-variant-numeric: tabular-nums;
  font-weight: inherit;
  overflow-wrap: anywhere;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  color: ${t.color.inkMuted};

  &:is(th) {
    font-size: ${t.text.body};
    line-height: ${t.leading.body};
    color: ${t.color.ink};
  }
  &[data-align='end'] {
    text-align: end;
  }
  & :is(button, input, select, a):not([data-row-link]) {
    position: relative;
  }
  & [data-only='card'] {
    display: none;
  }
`;

/** Picture, value and what is below it. */
export const Lead = styled.span`
  display: flex;
  align-items: center;
  gap: ${t.space.s};

  & > :not(:last-child) {
    flex: none;
  }
  & > :last-child {
    min-inline-size: 0;
  }
`;

export const LineDetail = styled.span`
  overflow: hidden;
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const SelectCell = styled.td`
  padding: 0;
`;

/** The checkbox and its padding are clickable, above the link that fills the row and comes later in it. */
export const Target = styled.label`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xs};
  min-block-size: ${t.size.target};
  min-inline-size: ${t.size.target};
  cursor: pointer;
  user-select: none;
`;

/** Fills the row, so that all of it is clickable with a single tab stop. */
export const RowLink = styled(Anchor)`
  color: inherit;
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

export const MessageRow = styled.tr`
  display: block;
`;

export const Message = styled.td`
  display: block;
  padding-block: ${t.space.l};
`;

interface RootProps {
  $cardsBelow: string;
  $columns: readonly Pick<TableColumn<never>, 'width' | 'isExtra' | 'lineDetail'>[];
  $isSelectable: boolean;
}

/** Below this width, the columns that are extra are left out. */
const ALL_FROM = '60rem';

const cards = css<{ $isSelectable: boolean }>`
  ${Tools} {
    display: flex;
  }
  ${Head} {
    display: none;
  }
  ${Body} {
    display: grid;
    gap: ${t.space.s};
  }
  ${Row} {
    grid-template-columns:
      ${({ $isSelectable }) => $isSelectable && '[select] auto'}
      [cell] minmax(0, 1fr) [corner] auto;
    grid-auto-flow: row dense;
    gap: ${t.space.xxs} ${t.space.m};
    padding: ${t.space.m};
    background: ${t.color.surfaceRaised};
    border-width: ${t.stroke.hair};
    border-radius: ${t.radius.l};

    &:hover {
      border-color: ${t.color.lineStrong};
    }
  }
  ${SelectCell} {
    grid-column: select;
  }
  ${Cell} {
    grid-column: cell / -1;
    text-align: start;
  }
  /* Beside the corner. */
  ${Cell}:nth-child(-n + ${({ $isSelectable }) => ($isSelectable ? 3 : 2)}) {
    grid-column: cell;
  }
  ${Cell}[data-place='labelled'] {
    display: grid;
    grid-template-columns: minmax(6rem, 1fr) minmax(0, 2fr);
    gap: ${t.space.s};
  }
  ${Cell}[data-place='corner'] {
    grid-area: 1 / corner / 3;
    align-self: start;
    text-align: end;
  }
  ${Cell} [data-only='row'] {
    display: none;
  }
  ${Cell} [data-only='card'] {
    display: inline;
  }
`;

/** A line per row: value and detail, and at the end what can be done. The order is chosen elsewhere. */
const lines = css<{ $isSelectable: boolean }>`
  ${Tools}:has(label) {
    display: flex;
  }
  ${SortTools}, ${Head}, ${Cell}, ${Cell} [data-only='row'] {
    display: none;
  }
  ${Cell} [data-only='card'] {
    display: inline;
  }
  ${Cell}:is(th, [data-place='corner']), ${Cell} ${LineDetail} {
    display: block;
  }
  ${Row} {
    grid-template-columns:
      ${({ $isSelectable }) => $isSelectable && 'auto'}
      minmax(0, 1fr) auto;
    column-gap: ${t.space.xs};
    min-block-size: 4.5rem;
    padding-inline: 0;
  }
`;

/** The first column and the checkboxes stay in view while the table scrolls sideways. */
const pinned = css<{ $isSelectable: boolean }>`
  ${Region}[data-wide] {
    ${Row}:not(:hover) {
      background: ${t.color.surface};
    }
    :is(${HeadRow}, ${Row}) {
      & > :nth-child(-n + ${({ $isSelectable }) => ($isSelectable ? 2 : 1)}) {
        position: sticky;
        inset-inline-start: 0;
        z-index: 1;
        align-self: stretch;
        align-content: center;
        background: inherit;
      }
      & > :first-child {
        margin-inline-start: calc(-1 * ${t.space.s});
        padding-inline-start: ${t.space.s};
      }
      ${({ $isSelectable }) =>
        $isSelectable &&
        css`
          & > :first-child {
            margin-inline-end: calc(-1 * ${t.space.m});
          }
          & > :nth-child(2) {
            inset-inline-start: calc(2rem + ${t.space.s} + ${t.space.m});
          }
        `}
    }
  }
`;

/** `cards` are rules of the root, because a container query cannot read its width from a custom property. */
export const Root = styled.div<RootProps>`
  --table-columns: ${({ $columns, $isSelectable }) => tracks($columns, $isSelectable)};
  container-type: inline-size;
  min-inline-size: 0;
  ${pinned}

  @container (inline-size < ${ALL_FROM}) {
    ${Table} {
      --table-columns: ${({ $columns, $isSelectable }) =>
        tracks(
          $columns.filter(({ isExtra }) => !isExtra),
          $isSelectable,
        )};
    }
    [data-extra='true'] {
      display: none;
    }
  }
  @container (inline-size < ${({ $cardsBelow }) => $cardsBelow}) {
    ${({ $columns }) => ($columns[0]?.lineDetail ? lines : cards)}
  }
`;

function tracks(columns: RootProps['$columns'], isSelectable: boolean): string {
  const widths = columns.map(({ width = 'minmax(6rem, 1fr)' }) => width);
  return (isSelectable ? ['2rem', ...widths] : widths).join(' ');
}
