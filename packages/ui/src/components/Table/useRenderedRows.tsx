import { Suspense, useDeferredValue, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LazyRowVirtualizer, type RenderedRows, type RowVirtualizerProps } from '../Virtualizer';

/**
 * Up to this number, all rows are in the DOM: browsers render them within a few frames, and they can be
 * printed and found by find-in-page. The virtualization code is larger than the table.
 */
const MAX_PLAIN_ROWS = 100;
/** Number of rows before the virtualizer has loaded: about one window. */
const FIRST_ROWS = 12;
/** Height of a row before one is measured, in pixels. */
const ROW = 61;

interface RenderedRowsOptions extends Omit<RowVirtualizerProps, 'onChange'> {
  /** Number of rows that fill the window. */
  windowRows: number;
  /** Whether the first page of rows is rendered as each other one. */
  defersOnMount: boolean;
}

/** The rows to render, and an element that must be rendered with them. */
export function useRenderedRows({
  windowRows,
  defersOnMount,
  ...options
}: RenderedRowsOptions): RenderedRows & { virtualizer: ReactNode } {
  const { count, keyOf, focused } = options;
  const isVirtual = count > MAX_PLAIN_ROWS;
  const [rendered, setRendered] = useState<RenderedRows>();
  const isInBrowser = useIsInBrowser();
  // With another first row the rows below the window follow in a deferred render. On mount only where no scroll position
  // is restored.
  const firstKey = keyOf(0);
  const initialKey = defersOnMount && count > 0 ? '' : firstKey;
  const isOtherPage = useDeferredValue(firstKey, initialKey) !== firstKey;
  const length = isVirtual
    ? Math.min(FIRST_ROWS, count)
    : isOtherPage
      ? Math.min(windowRows, count)
      : count;

  // After a search there may be fewer rows than before.
  const isValid = rendered !== undefined && (rendered.rows.at(-1)?.index ?? 0) < count;
  return {
    ...(isVirtual && isValid ? rendered : firstRows(count, length, focused)),
    // Not in server-rendered HTML: a Content Security Policy forbids its style attributes.
    ...(!isInBrowser && { after: 0 }),
    virtualizer: isVirtual && isInBrowser && (
      <Suspense>
        <LazyRowVirtualizer {...options} onChange={setRendered} />
      </Suspense>
    ),
  };
}

/** The first rows and the focused one, with space for the others. */
function firstRows(count: number, length: number, focused = 0): RenderedRows {
  const rows = Array.from({ length }, (_, index) => ({ index, skipped: 0 }));
  if (focused >= length) rows.push({ index: focused, skipped: (focused - length) * ROW });
  return { rows, before: 0, after: (count - Math.max(length, focused + 1)) * ROW };
}

const subscribe = () => () => undefined;

/** Whether hydration is complete: false while hydrating, true from the first render without server markup. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
