import {
  useCallback,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
} from 'react';
import { isShown } from '../../props/isShown';
import { useLatest } from '../../props/useLatest';
import { CheckboxBox } from '../Checkbox/CheckboxBox';
import { useSelection, type SelectionOptions } from '../SelectionBar/useSelection';
import { VisuallyHidden } from '../VisuallyHidden';
import { LoadingRows } from './LoadingRows';
import { nextSort, type TableColumn, type TableSort } from './TableColumn';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import * as S from './Table.styles';
import { TableTools } from './TableTools';
import { useOverflow } from './useOverflow';
import { useRenderedRows } from './useRenderedRows';
import { useRowFocus } from './useRowFocus';

export interface TableProps<Row, Key extends string = string> extends Omit<
  ComponentPropsWithRef<'table'>,
  'children'
> {
  /** Title of the table. */
  caption: ReactNode;
  /** Visually hides the caption. */
  hideCaption?: boolean | undefined;
  /** Can be focused programmatically, as when another page of rows is shown. */
  captionRef?: Ref<HTMLParagraphElement> | undefined;
  /** The first column names the row. A cell is rendered again only if its column is another object. */
  columns: readonly TableColumn<Row, Key>[];
  /** `undefined` while they are loading. */
  rows: readonly Row[] | undefined;
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Destination of the first column's link; the whole row is then clickable. */
  rowHref?: ((row: Row) => string) | undefined;
  /** `id` of a row's link, so that it can be focused programmatically. */
  rowLinkId?: ((row: Row) => string) | undefined;
  /** Called when the pointer or the focus enters a row (hover intent): its destination can be prefetched. */
  onRowIntent?: ((row: Row) => void) | undefined;
  /** Current sorting; the caller sorts the rows. */
  sort?: TableSort<Key> | undefined;
  /** Called with the next sorting; `undefined` removes it. */
  onSortChange?: ((sort: TableSort<Key> | undefined) => void) | undefined;
  /** Label of the sort buttons above cards, which have no header, if not "Sort by". */
  sortLabel?: ReactNode;
  /** Gives each row a checkbox; a click with Shift selects a range. */
  selection?: SelectionOptions<Row> | undefined;
  /** Number of rows that fill the window: of placeholders while loading, and of the rows that come first. */
  loadingRows?: number | undefined;
  /** Renders the rows below the window in a deferred render on mount, too: not where a scroll position is restored. */
  defersOnMount?: boolean | undefined;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Error message with a retry, shown in place of the rows. */
  error?: ReactNode;
  /** Width of the table below which rows become cards, as a CSS length. */
  cardsBelow?: string | undefined;
  /**
   * Height from which the table scrolls on its own, as a CSS length; by default it scrolls with the page, and
   * a table that is wider than its place has at most the height of the window.
   */
  maxBlockSize?: string | undefined;
}

/**
 * Rows of uniform items: a table on wide screens, cards on narrow ones. Its header is sticky (below the
 * header of AppShell; set `--table-sticky-top` below another one).
 *
 * If its columns need more width, it scrolls by itself, and the first column stays in view; of a row with a
 * link, only this column is then clickable.
 *
 * Up to 100 rows are all in the DOM; of another page, one window of them comes first and the others in a
 * deferred render. Of more, only those near the window and the focused one are in the DOM (virtualization); its
 * code is loaded on demand. Ctrl+Home and Ctrl+End in a row go to the first and the
 * last one.
 *
 * Rest props and `ref` go to the table; `className` and `style` to the root.
 */
export function Table<Row, Key extends string = string>({
  caption,
  hideCaption = false,
  captionRef,
  columns,
  rows,
  rowKey,
  rowHref,
  rowLinkId,
  onRowIntent,
  sort,
  onSortChange,
  sortLabel,
  selection,
  loadingRows = 10,
  defersOnMount = false,
  empty,
  error,
  cardsBelow = '40rem',
  maxBlockSize,
  className,
  style,
  ...rest
}: TableProps<Row, Key>) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const hasError = isShown(error);
  const shown = hasError ? undefined : rows;
  const isLoading = rows === undefined && !hasError;
  const count = shown?.length ?? 0;
  const keyOf = useCallback(
    (index: number) => {
      const row = shown?.[index];
      return row === undefined ? String(index) : rowKey(row);
    },
    [shown, rowKey],
  );
  const { isWide, isTall } = useOverflow(region);
  const isRegion = isWide || maxBlockSize !== undefined;
  const focus = useRowFocus({ body, count, keyOf });
  const rendered = useRenderedRows({
    count,
    keyOf,
    focused: focus.index,
    body,
    windowRows: loadingRows,
    defersOnMount,
    ...(isRegion && { region }),
  });
  const selected = useSelection(selection, shown, rowKey);
  const latestIntent = useLatest(onRowIntent);
  const intend = useCallback((row: Row) => latestIntent.current?.(row), [latestIntent]);
  const sorting = {
    columns,
    sort,
    onSort: (column: TableColumn<Row, Key>) => onSortChange?.(nextSort(column, sort)),
  };
  const selectAll = selected && (
    <CheckboxBox
      aria-label={selected.labels.all}
      checked={selected.amount === 'all'}
      indeterminate={selected.amount === 'some'}
      disabled={!selected.isPossible}
      onChange={selected.toggleAll}
    />
  );
  const message = hasError ? error : rows?.length === 0 ? empty : undefined;

  return (
    <S.Root
      className={className}
      style={style}
      $cardsBelow={cardsBelow}
      $columns={columns}
      $isSelectable={selected !== undefined}
    >
      <TableTools
        {...sorting}
        labelId={`${id}-sort`}
        sortLabel={sortLabel}
        selectAll={
          selected && (
            <S.Target>
              {selectAll}
              {selected.labels.all}
            </S.Target>
          )
        }
      />
      {/* Not a <caption>: a focusable one is not a valid child of a table. */}
      <S.Caption ref={captionRef} id={`${id}-caption`} tabIndex={-1} $isHidden={hideCaption}>
        {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </S.Caption>
      <S.Region
        ref={region}
        data-scrolls={isRegion || undefined}
        data-wide={isWide || undefined}
        style={{ maxBlockSize }}
        {...((isWide || isTall) && {
          role: 'region',
          'aria-labelledby': `${id}-caption`,
          tabIndex: 0,
        })}
      >
        {/* Explicit roles, because some browsers drop those of a table with another display. */}
        <S.Table
          role="table"
          aria-busy={isLoading}
          aria-labelledby={`${id}-caption`}
          aria-rowcount={(isLoading ? loadingRows : count) + 1}
          {...rest}
        >
          <TableHead {...sorting} selectAll={selected && <S.Target>{selectAll}</S.Target>} />
          <S.Body
            ref={body}
            role="rowgroup"
            {...focus.handlers}
            {...(rendered.before + rendered.after > 0 && {
              style: { paddingBlock: `${rendered.before}px ${rendered.after}px` },
            })}
          >
            {isLoading && (
              <LoadingRows
                amount={loadingRows}
                columns={columns}
                isSelectable={selected !== undefined}
              />
            )}
            {rendered.rows.map(({ index, skipped }) => {
              const row = shown?.[index];
              if (row === undefined) return null;
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  rowKey={key}
                  index={index}
                  skipped={skipped}
                  columns={columns}
                  href={rowHref?.(row)}
                  linkId={rowLinkId?.(row)}
                  measure={rendered.measure}
                  onIntent={intend}
                  {...(selected !== undefined && {
                    isSelected: selected.has(key),
                    selectLabel: selected.canSelect(row) ? selected.labels.row(row) : undefined,
                    onSelect: selected.toggle,
                  })}
                />
              );
            })}
            {isShown(message) && (
              <S.MessageRow role="row">
                <S.Message role="cell" aria-colspan={columns.length}>
                  {message}
                </S.Message>
              </S.MessageRow>
            )}
          </S.Body>
        </S.Table>
      </S.Region>
      {rendered.virtualizer}
    </S.Root>
  );
}
