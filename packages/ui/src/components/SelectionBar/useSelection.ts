import { useCallback, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../props/useLatest';
import { useAnnounce } from '../LiveRegion';

export interface SelectionLabels<Row> {
  /** Accessible name of the checkbox that selects all rows. */
  all: string;
  /** Accessible name of a row's checkbox: "Select Sara Haddad". */
  row: (row: Row) => string;
  /** Announced after a change: "3 selected". */
  count: (count: number) => string;
}

export interface SelectionOptions<Row> {
  labels: SelectionLabels<Row>;
  /** Keys of the selected rows; if omitted, the selection is uncontrolled. */
  selected?: ReadonlySet<string> | undefined;
  /** Initial keys of an uncontrolled selection. */
  defaultSelected?: ReadonlySet<string> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Which rows have a checkbox; all by default. */
  canSelect?: ((row: Row) => boolean) | undefined;
}

/** Whether all, some or none of the rows are selected. */
export type SelectedAmount = 'none' | 'some' | 'all';

export interface Selection<Row> {
  labels: SelectionLabels<Row>;
  amount: SelectedAmount;
  /** Whether any row can be selected. */
  isPossible: boolean;
  has: (key: string) => boolean;
  canSelect: (row: Row) => boolean;
  /**
   * Selects or deselects a row. Stable function identity.
   *
   * @param isRange - Also the rows between it and the one toggled before: a click with Shift.
   */
  toggle: (key: string, isRange?: boolean) => void;
  /** Rows that are not shown, such as those of another page, keep their state. */
  toggleAll: () => void;
}

const NO_KEYS: ReadonlySet<string> = new Set();
const always = () => true;

/**
 * The selected rows of a list, controlled or not; `undefined` for a list without selection. `rows` are those that are
 * shown, in their order.
 */
export function useSelection<Row>(
  selection: SelectionOptions<Row> | undefined,
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): Selection<Row> | undefined {
  const announce = useAnnounce();
  const [own, setOwn] = useState(selection?.defaultSelected ?? NO_KEYS);
  const anchor = useRef('');
  const selected = selection?.selected ?? own;
  const canSelect = selection?.canSelect ?? always;
  const listed = selection && rows;
  const selectable = useMemo(
    () => listed?.filter((row) => canSelect(row)).map((row) => rowKey(row)) ?? [],
    [listed, canSelect, rowKey],
  );
  const chosen = useMemo(
    () => selectable.filter((key) => selected.has(key)).length,
    [selectable, selected],
  );
  const change = (next: ReadonlySet<string>) => {
    setOwn(next);
    selection?.onSelectedChange?.(next);
    if (selection !== undefined) announce(selection.labels.count(next.size));
  };
  const latest = useLatest({ selected, selectable, change });
  const toggle = useCallback(
    (key: string, isRange = false) => {
      const { selected: before, selectable: keys } = latest.current;
      const range = isRange ? between(keys, anchor.current, key) : [key];
      anchor.current = key;
      latest.current.change(withKeys(before, range, !before.has(key)));
    },
    [latest],
  );
  if (selection === undefined) return undefined;

  const isAll = chosen === selectable.length && chosen > 0;
  return {
    labels: selection.labels,
    amount: isAll ? 'all' : chosen > 0 ? 'some' : 'none',
    isPossible: selectable.length > 0,
    has: (key) => selected.has(key),
    canSelect,
    toggle,
    toggleAll: () => change(withKeys(selected, selectable, !isAll)),
  };
}

function withKeys(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) next[isSelected ? 'add' : 'delete'](key);
  return next;
}

/** The keys from one to another, in either direction; only the latter if the first is not shown. */
function between(keys: readonly string[], from: string, to: string): readonly string[] {
  const start = keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
