import type { ReactNode } from 'react';

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export interface TableSort<Key extends string = string> {
  column: Key;
  direction: SortDirection;
}

/**
 * How a value stands in a card: with its column's name before it, alone, or alone in the upper end corner,
 * as buttons do.
 */
export const TABLE_CARD_PLACES = ['labelled', 'alone', 'corner'] as const;
export type TableCardPlace = (typeof TABLE_CARD_PLACES)[number];

export interface TableColumn<Row, Key extends string = string> {
  key: Key;
  /** The column's name; also the name of its sorting. */
  header: string;
  /** Keeps the name from sight, as over a column of buttons. */
  hideHeader?: boolean | undefined;
  /** What a row says in this column. */
  render: (row: Row) => ReactNode;
  /** What a card says instead, such as "3 projects" where the column's name is missing. */
  renderInCard?: ((row: Row) => ReactNode) | undefined;
  /** Unless given: the first column alone, columns without a visible name in the corner, others labelled. */
  cardPlace?: TableCardPlace | undefined;
  /**
   * The directions a press goes through, in order, before it takes the sorting away again. Left out: the
   * column cannot be sorted by.
   */
  sort?: readonly [SortDirection, SortDirection?] | undefined;
  align?: 'start' | 'end' | undefined;
  /** A CSS grid track, such as `2fr` or `8rem`. */
  width?: string | undefined;
}

/** Returns what a press on a column's sort button leads to: its directions in turn, then none. */
export function nextSort<Key extends string>(
  { key, sort = ['ascending'] }: Pick<TableColumn<never, Key>, 'key' | 'sort'>,
  current: TableSort<Key> | undefined,
): TableSort<Key> | undefined {
  const [first, second] = sort;
  if (current?.column !== key) return { column: key, direction: first };
  return current.direction === first && second !== undefined
    ? { column: key, direction: second }
    : undefined;
}
