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

/** Overscan: rows beyond the viewport, for keyboard focus and slow frames. */
const OVERSCAN = 4;

/** The rendered rows. */
export interface RenderedRows {
  /** In order, each with the height in pixels of the rows omitted before it. */
  rows: readonly { index: number; skipped: number }[];
  /** Height in pixels of the rows omitted before the first and after the last. */
  before: number;
  after: number;
  /** Measures the heights of rows. */
  measure?: ((row: HTMLElement | null) => void) | undefined;
}

export interface RowVirtualizerProps {
  count: number;
  keyOf: (index: number) => string;
  /** A row that is rendered regardless of its position: the focused or active one. */
  focused: number | undefined;
  /** Contains the rows, and nothing before them. */
  body: RefObject<HTMLElement | null>;
  /** The scroll container: the page by default, and otherwise around the body or the body itself. */
  region?: RefObject<HTMLElement | null> | undefined;
  /** Called with `undefined` on unmount. */
  onChange: (rendered: RenderedRows | undefined) => void;
}

/** Position of the rows, in pixels. */
interface Place {
  /** From the start of the scroll container to the first row. */
  margin: number;
  gap: number;
}

interface Layout extends Place {
  /** Expected height of a row: the mean of the rendered ones. */
  rowSize: number;
}

/**
 * Determines which rows of a table or a list are rendered while it scrolls (virtualization). Renders nothing
 * itself: the rows belong to the table, and their elements are preserved when it becomes long enough for this.
 */
export function RowVirtualizer(props: RowVirtualizerProps) {
  const { body, region, onChange } = props;
  const [layout, setLayout] = useState<Layout>();
  // After each render: content above the table, its width or its rows may have changed.
  // oxlint-disable-next-line react/exhaustive-deps -- there is no event for a change of position; it ends when the layout is the same
  useLayoutEffect(() => {
    const { current } = body;
    if (current === null) return;
    const place = placeOf(current, region?.current);
    if (place.margin === layout?.margin && place.gap === layout.gap) return;
    // oxlint-disable-next-line react/set-state-in-effect -- a position is known only after layout, and needed before paint
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
    margin: region === body ? 0 : Math.round(top - start),
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
  const rows = useWindowVirtualizer<HTMLElement>({
    ...useRowOptions(props),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Applies only adjustments for rows that are higher than expected, against jumps. On mount, the
    // virtualizer would scroll to its initial offset and undo the scroll restoration of Back.
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
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    ...useRowOptions(props),
    getScrollElement: () => region.current,
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) elementScroll(offset, options, instance);
    },
  });
  useReport(props, rows.getVirtualItems(), rows.getTotalSize(), rows.measureElement);
  return null;
}

function useRowOptions({ count, keyOf, focused, layout: { margin, gap, rowSize } }: RowsProps) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === undefined || focused >= count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((one, other) => one - other);
    },
    [focused, count],
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

/** Reports the rendered rows before they are painted. */
function useReport(
  { layout: { margin, gap }, onChange }: RowsProps,
  items: readonly VirtualItem[],
  total: number,
  measure: (row: HTMLElement | null) => void,
) {
  const reported = useRef('');
  useLayoutEffect(() => {
    // Before the height of the scroll container is known.
    if (items.length === 0) return;
    const rendered: RenderedRows = {
      rows: items.map(({ index, start }, at) => {
        const previous = items[at - 1];
        return { index, skipped: previous === undefined ? 0 : start - previous.end - gap };
      }),
      before: (items[0]?.start ?? margin) - margin,
      after: total - ((items.at(-1)?.end ?? margin) - margin),
    };
    const report = JSON.stringify(rendered);
    if (report === reported.current) return;
    reported.current = report;
    onChange({ ...rendered, measure });
  });
}
