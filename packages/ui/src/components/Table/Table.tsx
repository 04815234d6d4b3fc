import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { SortDownIcon, SortIcon, SortUpIcon } from '../../icons';
import { Button } from '../Button';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './Table.styles';

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export interface TableSort<Key extends string = string> {
  column: Key;
  direction: SortDirection;
}

export interface TableColumn<Row, Key extends string = string> {
  key: Key;
  /** The column's name; also the name of its sorting. */
  header: string;
  /** Keeps the name from sight, as over a column of buttons. */
  hideHeader?: boolean | undefined;
  /** What a row says in this column. */
  render: (row: Row) => ReactNode;
  /**
   * The directions a press goes through, in order, before it takes the sorting away again. Left out: the
   * column cannot be sorted by.
   */
  sort?: readonly [SortDirection, SortDirection?] | undefined;
  align?: 'start' | 'end' | undefined;
  /** A CSS grid track, such as `2fr` or `8rem`. */
  width?: string | undefined;
}

export interface TableProps<Row, Key extends string = string> extends Omit<
  ComponentPropsWithRef<'table'>,
  'children'
> {
  /** What the table shows. */
  caption: ReactNode;
  hideCaption?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly [TableColumn<Row, Key>, ...TableColumn<Row, Key>[]];
  /** `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Where the first column of a row leads; the whole row then answers to the pointer. */
  rowHref?: ((row: Row) => string) | undefined;
  /** What the rows are sorted by; the caller sorts them. */
  sort?: TableSort<Key> | undefined;
  onSortChange?: ((sort: TableSort<Key> | undefined) => void) | undefined;
  /** Stands before the buttons that sort where there are no columns: "Sort by". */
  sortLabel?: ReactNode;
  /** How many rows to keep room for while loading. */
  loadingRows?: number | undefined;
  /** What stands there when there are no rows. */
  empty?: ReactNode;
}

/**
 * Rows of alike things: a table where there is room, cards where there is none. Its head stays in sight
 * (set `--table-sticky-top` below a sticky page header). Up to ten thousand rows are drawn at once; those
 * out of sight are not laid out. Rest props and `ref` go to the table;
 * `className` and `style` to the whole.
 */
export function Table<Row, Key extends string = string>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  rowHref,
  sort,
  onSortChange,
  sortLabel,
  loadingRows = 10,
  empty,
  className,
  style,
  ...rest
}: TableProps<Row, Key>) {
  const id = useId();
  const sortable = columns.filter((column) => column.sort !== undefined);
  const press = (column: TableColumn<Row, Key>) => onSortChange?.(nextSort(column, sort));
  const tracks = columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' ');
  return (
    <S.Root className={className} style={{ ...style, '--table-columns': tracks }}>
      {sortable.length > 0 && (
        <S.Tools role="group" aria-labelledby={`${id}-sort`}>
          <span id={`${id}-sort`}>{sortLabel}</span>
          {sortable.map((column) => (
            <Button
              key={column.key}
              size="s"
              aria-pressed={sort?.column === column.key}
              variant={sort?.column === column.key ? 'primary' : 'secondary'}
              onClick={() => press(column)}
            >
              {column.header}
              {sort?.column === column.key && signOf(sort)}
            </Button>
          ))}
        </S.Tools>
      )}
      {/* The roles are said because a table that is laid out otherwise loses them in some browsers. */}
      <S.Table
        role="table"
        aria-busy={rows === undefined}
        aria-labelledby={`${id}-caption`}
        {...rest}
      >
        {hideCaption ? (
          <VisuallyHidden as="caption" id={`${id}-caption`}>
            {caption}
          </VisuallyHidden>
        ) : (
          <S.Caption id={`${id}-caption`}>{caption}</S.Caption>
        )}
        <S.Head role="rowgroup">
          <S.HeadRow role="row">
            {columns.map((column) => (
              <S.HeadCell
                key={column.key}
                role="columnheader"
                scope="col"
                $align={column.align ?? 'start'}
                {...(column.sort !== undefined && {
                  'aria-sort': sort?.column === column.key ? sort.direction : 'none',
                })}
              >
                <HeadName
                  column={column}
                  sort={sort?.column === column.key ? sort : undefined}
                  onPress={() => press(column)}
                />
              </S.HeadCell>
            ))}
          </S.HeadRow>
        </S.Head>
        <S.Body role="rowgroup">
          {rows === undefined &&
            Array.from({ length: loadingRows }, (_, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- shapes, all alike
              <S.Row key={at} role="row">
                {columns.map(({ key, align = 'start' }, place) => (
                  <S.Cell key={key} role="cell" $align={align} $primary={place === 0}>
                    <Skeleton inlineSize="70%" />
                  </S.Cell>
                ))}
              </S.Row>
            ))}
          {rows?.map((row) => (
            <S.Row key={rowKey(row)} role="row">
              {columns.map(({ key, header, hideHeader, render, align = 'start' }, place) => (
                <S.Cell
                  key={key}
                  role="cell"
                  $align={align}
                  $primary={place === 0}
                  $alone={hideHeader === true}
                >
                  {place > 0 && hideHeader !== true && (
                    <S.CellLabel aria-hidden>{header}</S.CellLabel>
                  )}
                  <S.Value>
                    {place === 0 && rowHref !== undefined ? (
                      <S.RowLink href={rowHref(row)} data-row-link="">
                        {render(row)}
                      </S.RowLink>
                    ) : (
                      render(row)
                    )}
                  </S.Value>
                </S.Cell>
              ))}
            </S.Row>
          ))}
          {rows?.length === 0 && empty !== undefined && (
            <S.NoRows role="row">
              <S.Nothing role="cell">{empty}</S.Nothing>
            </S.NoRows>
          )}
        </S.Body>
      </S.Table>
    </S.Root>
  );
}

interface HeadNameProps<Row, Key extends string> {
  column: TableColumn<Row, Key>;
  /** Only when the rows are sorted by this column. */
  sort: TableSort<Key> | undefined;
  onPress: () => void;
}

function HeadName<Row, Key extends string>({ column, sort, onPress }: HeadNameProps<Row, Key>) {
  if (column.sort !== undefined) {
    return (
      <S.Sort type="button" onClick={onPress}>
        {column.header}
        {sort === undefined ? <SortIcon size="1em" /> : signOf(sort)}
      </S.Sort>
    );
  }
  return column.hideHeader === true ? (
    <VisuallyHidden>{column.header}</VisuallyHidden>
  ) : (
    column.header
  );
}

function signOf({ direction }: TableSort): ReactNode {
  return direction === 'ascending' ? <SortUpIcon size="1em" /> : <SortDownIcon size="1em" />;
}

/** The column's directions in turn, then none. */
function nextSort<Row, Key extends string>(
  { key, sort = ['ascending'] }: TableColumn<Row, Key>,
  current: TableSort<Key> | undefined,
): TableSort<Key> | undefined {
  const [first, second] = sort;
  if (current?.column !== key) return { column: key, direction: first };
  return current.direction === first && second !== undefined
    ? { column: key, direction: second }
    : undefined;
}
