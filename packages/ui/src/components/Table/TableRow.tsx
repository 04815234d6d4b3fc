import { memo, type ReactNode } from 'react';
import { CheckboxBox } from '../Checkbox/CheckboxBox';
import type { TableColumn } from './TableColumn';
import * as S from './Table.styles';

interface TableRowProps<Row, Key extends string> {
  row: Row;
  rowKey: string;
  /** Its place among all rows, from 0. */
  index: number;
  /** Pixels of rows that are left out before it. */
  skipped: number;
  columns: readonly TableColumn<Row, Key>[];
  href: string | undefined;
  linkId: string | undefined;
  /** Takes the row's height. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  onIntent: (row: Row) => void;
  /** `undefined` in a table without selection. */
  isSelected?: boolean | undefined;
  /** Name of its checkbox; left out, it has none. */
  selectLabel?: string | undefined;
  onSelect?: ((rowKey: string) => void) | undefined;
}

/** One row, or card. Drawn again only when a prop of it changes: scrolling draws new rows only. */
export const TableRow = memoized(function TableRow<Row, Key extends string>({
  row,
  rowKey,
  index,
  skipped,
  columns,
  href,
  linkId,
  measure,
  onIntent,
  isSelected,
  selectLabel,
  onSelect,
}: TableRowProps<Row, Key>) {
  return (
    <S.Row
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      {...(isSelected === true && { 'data-selected': '' })}
      onPointerEnter={() => onIntent(row)}
      onFocus={() => onIntent(row)}
      {...(skipped > 0 && { style: { marginBlockStart: skipped } })}
    >
      {isSelected !== undefined && (
        <S.SelectCell role="cell">
          {selectLabel !== undefined && (
            <S.Target>
              <CheckboxBox
                aria-label={selectLabel}
                checked={isSelected}
                onChange={() => onSelect?.(rowKey)}
              />
            </S.Target>
          )}
        </S.SelectCell>
      )}
      {columns.map((column, place) => (
        <TableCell
          key={column.key}
          row={row}
          column={column}
          {...(place === 0 && { isFirst: true, href, linkId })}
        />
      ))}
    </S.Row>
  );
});

interface TableCellProps<Row, Key extends string> {
  row: Row;
  column: TableColumn<Row, Key>;
  /** It names the row. */
  isFirst?: boolean;
  href?: string | undefined;
  linkId?: string | undefined;
}

/** Drawn again only for another row or another column: a search that marks names draws no other cell. */
const TableCell = memoized(function TableCell<Row, Key extends string>({
  row,
  column: { header, hideHeader = false, render, renderInCard, cardPlace, align = 'start' },
  isFirst = false,
  href,
  linkId,
}: TableCellProps<Row, Key>) {
  const place = cardPlace ?? (isFirst ? 'alone' : hideHeader ? 'corner' : 'labelled');
  const value =
    renderInCard === undefined ? (
      render(row)
    ) : (
      <>
        <S.OnlyInRow>{render(row)}</S.OnlyInRow>
        <S.OnlyInCard>{renderInCard(row)}</S.OnlyInCard>
      </>
    );
  const content =
    href === undefined ? (
      value
    ) : (
      <S.RowLink href={href} id={linkId} data-row-link="">
        {value}
      </S.RowLink>
    );
  return (
    <S.Cell
      {...(isFirst ? { as: 'th', role: 'rowheader', scope: 'row' } : { role: 'cell' })}
      data-align={align}
      data-place={place}
    >
      {place === 'labelled' ? (
        <>
          {/* In a card. Screen readers read it from the head. */}
          <span data-label="" aria-hidden>
            {header}
          </span>
          <div data-value="">{content}</div>
        </>
      ) : (
        content
      )}
    </S.Cell>
  );
});

/** `memo` that keeps the type parameters of a component. */
function memoized<Component>(component: Component): Component;
function memoized(component: (props: object) => ReactNode): unknown {
  return memo(component);
}
