import { Suspense, useState, type ReactNode } from 'react';
import { LazyRowVirtualizer, type RenderedRows, type RowVirtualizerProps } from '../Virtualizer';

/** Up to this number, all options are in the DOM. */
const MAX_PLAIN_OPTIONS = 100;
/** Number of options until the virtualization code has loaded. */
const FIRST_OPTIONS = 40;
/** Height of an option before one is measured, in pixels. */
const OPTION = 36;

interface RenderedOptions extends RenderedRows {
  /** Whether only the options near the visible ones are rendered. */
  isVirtual: boolean;
  /** To be rendered next to the list. */
  virtualizer: ReactNode;
}

/** The options to render: of many, those that are visible and the active one. */
export function useRenderedOptions(
  props: Omit<RowVirtualizerProps, 'onChange'>,
  isOpen: boolean,
): RenderedOptions {
  const { count, focused } = props;
  const isVirtual = isOpen && count > MAX_PLAIN_OPTIONS;
  const [rendered, setRendered] = useState<RenderedRows>();
  // After a search there may be fewer options than before.
  const isValid = rendered !== undefined && (rendered.rows.at(-1)?.index ?? 0) < count;
  return {
    ...(isVirtual && isValid ? rendered : firstOptions(count, isVirtual, focused)),
    isVirtual,
    virtualizer: isVirtual && (
      <Suspense>
        <LazyRowVirtualizer {...props} onChange={setRendered} />
      </Suspense>
    ),
  };
}

/** The options around the active one, with space for the others. */
function firstOptions(count: number, isVirtual: boolean, active = 0): RenderedRows {
  const length = isVirtual ? FIRST_OPTIONS : count;
  const from = Math.max(0, Math.min(active - FIRST_OPTIONS / 2, count - length));
  return {
    rows: Array.from({ length }, (_, at) => ({ index: from + at, skipped: 0 })),
    before: from * OPTION,
    after: (count - from - length) * OPTION,
  };
}
