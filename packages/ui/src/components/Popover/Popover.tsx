import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { retryImport } from './retryImport';

// Lazy: the headless parts of a sheet weigh more than many pages, and are needed when one is opened.
const loadSheet = () => import('./PopoverSheet');
const PopoverSheet = lazy(async () => ({ default: (await loadSheet()).PopoverSheet }));

export const POPOVER_PLACES = ['bottom start', 'bottom end', 'top start', 'top end'] as const;
export type PopoverPlace = (typeof POPOVER_PLACES)[number];

/** What the button that opens the sheet is to take over. */
export interface PopoverTrigger {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  /** Pressed, and the sheet is still on its way. */
  'aria-busy': boolean | undefined;
  onClick: () => void;
  onFocus: () => void;
  onPointerEnter: () => void;
}

export interface PopoverProps {
  /** Draws the Button or IconButton that opens it, with the given props. */
  renderTrigger: (props: PopoverTrigger) => ReactNode;
  /** What the sheet is called. */
  label: string;
  /** Id of an element inside that names the sheet in place of `label`. */
  labelledBy?: string | undefined;
  /** Where it opens, along the lines of the language; turned over where there is no room. */
  place?: PopoverPlace | undefined;
  /** What stands inside brings its own space round it. */
  flush?: boolean | undefined;
  /** Open at first. */
  defaultOpen?: boolean | undefined;
  /** Prefetches the content on hover and focus. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** What stands inside; as a function it gets a way to close the sheet. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small sheet beside its button, for a few things that belong to it. Escape and a press elsewhere close
 * it and give the focus back. For a list of actions use Menu; for a word of help, Tooltip.
 *
 * Its code is prefetched on hover and focus. Without a connection the button stays busy until it
 * is back, and what stands round it stays as it is.
 */
export function Popover({
  renderTrigger,
  label,
  labelledBy,
  place = 'bottom start',
  flush = false,
  defaultOpen = false,
  prepare,
  children,
}: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(defaultOpen);
  // Stays when it is closed, so that it can fade.
  const [wasOpen, setWasOpen] = useState(false);

  const load = useCallback(() => Promise.all([loadSheet(), prepare?.()]), [prepare]);
  const warmUp = () => {
    load().catch(() => undefined);
  };
  useEffect(() => {
    if (!asked) return undefined;
    const gone = new AbortController();
    const open = async () => {
      if (!(await retryImport(load, gone.signal))) return;
      setAsked(false);
      setWasOpen(true);
      setOpen(true);
    };
    void open();
    return () => gone.abort();
  }, [asked, load]);

  const close = () => setOpen(false);
  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-busy': asked || undefined,
        onClick: () => (isOpen ? close() : setAsked(!asked)),
        onFocus: warmUp,
        onPointerEnter: warmUp,
      })}
      {wasOpen && (
        <Suspense>
          <PopoverSheet
            {...{ anchor, label, labelledBy, place, flush, isOpen }}
            onOpenChange={setOpen}
          >
            {typeof children === 'function' ? children(close) : children}
          </PopoverSheet>
        </Suspense>
      )}
    </>
  );
}
