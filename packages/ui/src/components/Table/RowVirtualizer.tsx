import {
  defaultRangeExtractor,
  elementScroll,
  useVirtualizer,
  useWindowVirtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Rows beyond the edges of what is seen, so that the keyboard and slow frames find them there. */
const OVERSCAN = 4;

/** The rows that are in the document. */
export interface DrawnRows {
  /** In order, each with the pixels of rows that are left out between it and the one before it. */
  rows: readonly { index: number; skipped: number }[];
  /** Pixels of rows that are left out before the first and after the last. */
  before: number;
  after: number;
  /** Takes the heights of rows. */
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

export interface RowVirtualizerProps {
  count: number;
  keyOf: (index: number) => string;
  /** A row that stays in the document wherever it is: the focused one. */
  kept: number | undefined;
  /** Contains the rows, and nothing before them. */
  body: RefObject<HTMLElement | null>;
  /** The element that scrolls; the page unless given. */
  region?: RefObject<HTMLElement | null> | undefined;
  /** Gets `undefined` when it is removed. */
  onChange: (drawn: DrawnRows | undefined) => void;
}

/** Where the rows are, in pixels. */
interface Place {
  /** From the start of what scrolls to the first row. */
  margin: number;
  gap: number;
}

interface Layout extends Place {
  /** Expected height of a row: the mean of those that are drawn. */
  rowSize: number;
}

/**
 * Chooses which rows of a table are in the document while it scrolls. Draws nothing: the rows are the table's,
 * and stay the same elements when a table becomes long enough for this.
 */
export function RowVirtualizer(props: RowVirtualizerProps) {
  const { body, region, onChange } = props;
  const [layout, setLayout] = useState<Layout>();
  // After each render: what stands above the table, its width or its rows may have changed.
  // oxlint-disable-next-line react/exhaustive-deps -- nothing tells of a change of place; it ends where the layout is the same
  useLayoutEffect(() => {
    const { current } = body;
    if (current === null) return;
    const place = placeOf(current, region?.current);
    if (place.margin === layout?.margin && place.gap === layout.gap) return;
    // oxlint-disable-next-line react/set-state-in-effect -- a place is known only after layout, and needed before paint
    setLayout({ ...place, rowSize: meanRowSize(current) });
  });
  useEffect(() => () => onChange(undefined), [onChange]);
  if (layout === undefined) return null;
  return region === undefined ? (
    <RowsOfPage {...props} layout={layout} />
  ) : (
    <RowsOfRegion {...props} region={region} layout={layout} />
  );
}

function placeOf(body: HTMLElement, region: HTMLElement | null | undefined): Place {
  const { top } = body.getBoundingClientRect();
  const start = region ? region.getBoundingClientRect().top - region.scrollTop : -window.scrollY;
  return {
    margin: Math.round(top - start),
    gap: Number.parseFloat(getComputedStyle(body).rowGap) || 0,
  };
}

function meanRowSize(body: HTMLElement): number {
  const rows = [...body.querySelectorAll('[data-index]')];
  const sum = rows.reduce((height, row) => height + row.getBoundingClientRect().height, 0);
  return Math.max(1, Math.round(sum / Math.max(1, rows.length)));
}

type RowsProps = RowVirtualizerProps & { layout: Layout };

function RowsOfPage(props: RowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll, and nothing here is memoized
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    ...useRowOptions(props),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Rows that turn out higher may move the window, so that nothing jumps. Coming up, they would put it back
    // to where it was before Back had found its place.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance);
    },
  });
  useReport(props, rows.getVirtualItems(), rows.getTotalSize(), rows.measureElement);
  return null;
}

function RowsOfRegion(props: RowsProps & { region: RefObject<HTMLElement | null> }) {
  const { region } = props;
  // oxlint-disable-next-line react/incompatible-library -- as above
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...useRowOptions(props),
    getScrollElement: () => region.current,
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) elementScroll(offset, options, instance);
    },
  });
  useReport(props, rows.getVirtualItems(), rows.getTotalSize(), rows.measureElement);
  return null;
}

function useRowOptions({ count, keyOf, kept, layout: { margin, gap, rowSize } }: RowsProps) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (kept === undefined || kept >= count || indexes.includes(kept)) return indexes;
      return [...indexes, kept].sort((one, other) => one - other);
    },
    [kept, count],
  );
  return {
    count,
    getItemKey: keyOf,
    estimateSize: () => rowSize,
    overscan: OVERSCAN,
    scrollMargin: margin,
    gap,
    rangeExtractor,
  };
}

/** Reports the drawn rows before they are painted. */
function useReport(
  { layout: { margin, gap }, onChange }: RowsProps,
  items: readonly VirtualItem[],
  total: number,
  measure: (row: HTMLTableRowElement | null) => void,
) {
  const reported = useRef('');
  useLayoutEffect(() => {
    // Before the height of what scrolls is known.
    if (items.length === 0) return;
    const drawn: DrawnRows = {
      rows: items.map(({ index, start }, at) => {
        const previous = items[at - 1];
        return { index, skipped: previous === undefined ? 0 : start - previous.end - gap };
      }),
      before: (items[0]?.start ?? margin) - margin,
      after: total - ((items.at(-1)?.end ?? margin) - margin),
    };
    const report = JSON.stringify(drawn);
    if (report === reported.current) return;
    reported.current = report;
    onChange({ ...drawn, measure });
  });
}
