import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '../../props/useLatest';
import { useAnnounce } from '../LiveRegion';

export interface TableSelectionLabels<Row> {
  /** Accessible name of the checkbox that selects all rows. */
  all: string;
  /** Accessible name of a row's checkbox: "Select Sara Haddad". */
  row: (row: Row) => string;
  /** Announced after a change: "3 selected". */
  count: (count: number) => string;
}

export interface TableSelection<Row> {
  labels: TableSelectionLabels<Row>;
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

interface Selection<Row> {
  labels: TableSelectionLabels<Row>;
  amount: SelectedAmount;
  /** Whether any row can be selected. */
  isPossible: boolean;
  has: (key: string) => boolean;
  canSelect: (row: Row) => boolean;
  /** Stable function identity. */
  toggle: (key: string) => void;
  toggleAll: () => void;
}

const NO_KEYS: ReadonlySet<string> = new Set();

/** The selected rows of a table, controlled or not; `undefined` for a table without selection. */
export function useSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): Selection<Row> | undefined {
  const announce = useAnnounce();
  const [own, setOwn] = useState(selection?.defaultSelected ?? NO_KEYS);
  const selected = selection?.selected ?? own;
  const canSelect = selection?.canSelect;
  const isOn = selection !== undefined;
  const selectable = useMemo(
    () =>
      isOn && rows !== undefined
        ? rows.filter((row) => canSelect?.(row) ?? true).map((row) => rowKey(row))
        : [],
    [isOn, rows, canSelect, rowKey],
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
  const latest = useLatest({ selected, change });
  const toggle = useCallback(
    (key: string) => {
      const next = new Set(latest.current.selected);
      if (!next.delete(key)) next.add(key);
      latest.current.change(next);
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
    canSelect: (row) => canSelect?.(row) ?? true,
    toggle,
    // Rows that are not shown, such as those of another page, keep their state.
    toggleAll: () => {
      const next = new Set(selected);
      for (const key of selectable) {
        if (isAll) next.delete(key);
        else next.add(key);
      }
      change(next);
    },
  };
}
