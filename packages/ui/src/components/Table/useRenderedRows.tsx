import { lazy, Suspense, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { retryImport } from '../Popover/retryImport';
import type { RenderedRows, RowVirtualizerProps } from './RowVirtualizer';

/**
 * Up to this number, all rows are in the DOM: browsers render them within a few frames, and they can be
 * printed and found by find-in-page. The virtualization code is larger than the table.
 */
const MAX_PLAIN_ROWS = 100;
/** Number of rows to render before the viewport is known: about one window. */
const FIRST_ROWS = 20;
/** Height of a row before one is measured, in pixels. */
const ROW = 57;

const load = () => import('./RowVirtualizer');
const RowVirtualizer = lazy(async () => {
  // Without a connection, the first rows stay until the code has loaded.
  await retryImport(load, new AbortController().signal);
  return { default: (await load()).RowVirtualizer };
});

type RenderedRowsOptions = Omit<RowVirtualizerProps, 'onChange'>;

/** The rows to render, and an element that must be rendered with them. */
export function useRenderedRows(
  options: RenderedRowsOptions,
): RenderedRows & { virtualizer: ReactNode } {
  const { count, focused } = options;
  const isVirtual = count > MAX_PLAIN_ROWS;
  const [rendered, setRendered] = useState<RenderedRows>();
  const isInBrowser = useIsInBrowser();
  const first = useMemo(
    () => firstRows(count, isVirtual ? FIRST_ROWS : count, focused),
    [count, isVirtual, focused],
  );

  // After a search there may be fewer rows than before.
  const isValid = rendered?.rows.every(({ index }) => index < count);
  return {
    ...(isVirtual && rendered !== undefined && isValid === true ? rendered : first),
    // Not in server-rendered HTML: a Content Security Policy forbids its style attributes.
    ...(!isInBrowser && { after: 0 }),
    virtualizer: isVirtual && isInBrowser && (
      <Suspense>
        <RowVirtualizer {...options} onChange={setRendered} />
      </Suspense>
    ),
  };
}

/** The first rows and the focused one, with space for the others. */
function firstRows(count: number, length: number, focused = 0): RenderedRows {
  const rows = Array.from({ length }, (_, index) => ({ index, skipped: 0 }));
  if (focused < length) return { rows, before: 0, after: (count - length) * ROW };
  const skipped = (focused - length) * ROW;
  return {
    rows: [...rows, { index: focused, skipped }],
    before: 0,
    after: (count - focused - 1) * ROW,
  };
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
