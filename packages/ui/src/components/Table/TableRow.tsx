import { memo, type ReactNode } from 'react';
import { CheckboxBox } from '../Checkbox/CheckboxBox';
import type { TableColumn } from './TableColumn';
import * as S from './Table.styles';

interface TableRowProps<Row, Key extends string> {
  row: Row;
  rowKey: string;
  /** Index among all rows, from 0. */
  index: number;
  /** Height in pixels of the rows omitted before it. */
  skipped: number;
  columns: readonly TableColumn<Row, Key>[];
  href: string | undefined;
  linkId: string | undefined;
  /** Measures the row's height. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  onIntent: (row: Row) => void;
  /** `undefined` in a table without selection. */
  isSelected?: boolean | undefined;
  /** Accessible name of its checkbox; if omitted, the row has none. */
  selectLabel?: string | undefined;
  onSelect?: ((rowKey: string, isRange: boolean) => void) | undefined;
}

/** One row, or card. Memoized: scrolling renders new rows only. */
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
      data-selected={isSelected === true ? '' : undefined}
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
                onChange={({ nativeEvent }) =>
                  onSelect?.(rowKey, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
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
          isLine={columns[0]?.lineDetail !== undefined}
          {...(place === 0 && { isFirst: true, href, linkId })}
        />
      ))}
    </S.Row>
  );
});

interface TableCellProps<Row, Key extends string> {
  row: Row;
  column: TableColumn<Row, Key>;
  /** Narrow rows are lines, which have no names of columns. */
  isLine: boolean;
  /** The header cell of the row. */
  isFirst?: boolean;
  href?: string | undefined;
  linkId?: string | undefined;
}

/** Memoized by row and column: a search that marks matches in names renders no other cells. */
const TableCell = memoized(function TableCell<Row, Key extends string>({
  row,
  column: { header, hideHeader = false, isExtra, face, lineDetail, ...column },
  isLine,
  isFirst = false,
  href,
  linkId,
}: TableCellProps<Row, Key>) {
  const { render, renderInCard, cardPlace, align } = column;
  const place =
    cardPlace ?? (isFirst ? 'alone' : hideHeader ? 'corner' : isLine ? 'alone' : 'labelled');
  const value =
    renderInCard === undefined ? (
      render(row)
    ) : (
      <>
        <span data-only="row">{render(row)}</span>
        <span data-only="card">{renderInCard(row)}</span>
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
      data-extra={isExtra}
    >
      {face || lineDetail ? (
        <S.Lead>
          {face?.(row)}
          <span>
            {content}
            {lineDetail && <S.LineDetail data-only="card">{lineDetail(row)}</S.LineDetail>}
          </span>
        </S.Lead>
      ) : place === 'labelled' ? (
        <>
          {/* The column's name in a card. Hidden from screen readers, which read it from the header. */}
          <span data-only="card" aria-hidden>
            {header}
          </span>
          <div>{content}</div>
        </>
      ) : (
        content
      )}
    </S.Cell>
  );
});

/** `memo` that preserves the type parameters of a component. */
function memoized<Component>(component: Component): Component;
function memoized(component: (props: object) => ReactNode): unknown {
  return memo(component);
}
