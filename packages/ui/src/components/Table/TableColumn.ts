import type { ReactNode } from 'react';

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export interface TableSort<Key extends string = string> {
  column: Key;
  direction: SortDirection;
}

/**
 * How a card shows a value: with its column's name before it, alone, or alone in the upper end corner, as
 * buttons.
 */
export const TABLE_CARD_PLACES = ['labelled', 'alone', 'corner'] as const;
export type TableCardPlace = (typeof TABLE_CARD_PLACES)[number];

export interface TableColumn<Row, Key extends string = string> {
  key: Key;
  /** The column's name; also the name of its sorting. */
  header: string;
  /** Visually hides the name, as above a column of buttons. */
  hideHeader?: boolean | undefined;
  /** Renders the value of a row in this column. */
  render: (row: Row) => ReactNode;
  /** Renders the value in a card, such as "3 projects", where the column's name is not shown. */
  renderInCard?: ((row: Row) => ReactNode) | undefined;
  /** Of the first column: a picture before the value, such as a face. */
  face?: ((row: Row) => ReactNode) | undefined;
  /**
   * Of the first column: with it, a narrow table has a line per row instead of a card, with the value, this below it, and
   * the columns with a hidden name at its end. The other columns are left out.
   */
  lineDetail?: ((row: Row) => ReactNode) | undefined;
  /** Left out of a table that is narrower than `60rem`. */
  isExtra?: boolean | undefined;
  /** By default: the first column alone, columns with a hidden name in the corner, others labelled. */
  cardPlace?: TableCardPlace | undefined;
  /**
   * The directions that clicks cycle through, in order, before the sorting is removed. If omitted, the column
   * cannot be sorted.
   */
  sort?: readonly [SortDirection, SortDirection?] | undefined;
  align?: 'start' | 'end' | undefined;
  /** A CSS grid track, such as `2fr` or `8rem`; at least `6rem` by default. */
  width?: string | undefined;
}

/** Returns the sorting after a click on a column's sort button: its directions in turn, then none. */
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
