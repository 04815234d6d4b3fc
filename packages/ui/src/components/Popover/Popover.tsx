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

// Lazy: every page has the account menu, and few visits open it.
const loadSheet = () => import('./PopoverSheet');
const PopoverSheet = lazy(async () => ({ default: (await loadSheet()).PopoverSheet }));

export const POPOVER_PLACES = ['bottom start', 'bottom end', 'top start', 'top end'] as const;
export type PopoverPlace = (typeof POPOVER_PLACES)[number];

/** Props for the button that opens the sheet. */
export interface PopoverTrigger {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  /** Pressed, while the sheet's code is loading. */
  'aria-busy': boolean | undefined;
  onClick: () => void;
  onFocus: () => void;
  onPointerEnter: () => void;
}

export interface PopoverProps {
  /** Renders the Button or IconButton that opens the sheet, with the given props. */
  renderTrigger: (props: PopoverTrigger) => ReactNode;
  /** Accessible name of the sheet. */
  label: string;
  /** Id of an element inside that labels the sheet instead of `label`. */
  labelledBy?: string | undefined;
  /** Placement relative to the button; flipped if there is no space. */
  place?: PopoverPlace | undefined;
  /** Removes the padding, for content that has its own. */
  flush?: boolean | undefined;
  /** Whether it is initially open. */
  defaultOpen?: boolean | undefined;
  /** Prefetches the content on hover and focus. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** Content of the sheet; as a function it gets a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small sheet next to its button, for related content. Escape and a click outside close it and return the
 * focus. For a list of actions use Menu; for a short hint, Tooltip.
 *
 * Its code is prefetched on hover and focus. Without a connection the button stays busy until the connection
 * is back, and the content around it is unaffected.
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
  // Stays mounted after closing, so that it can fade out.
  const [wasOpen, setWasOpen] = useState(false);

  const load = useCallback(() => Promise.all([loadSheet(), prepare?.()]), [prepare]);
  const warmUp = () => {
    load().catch(() => undefined);
  };
  useEffect(() => {
    if (!asked) return undefined;
    let isCancelled = false;
    const open = () => {
      if (isCancelled) return;
      setAsked(false);
      setWasOpen(true);
      setOpen(true);
    };
    void retryImport(load).then(open);
    return () => {
      isCancelled = true;
    };
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
            {...{ anchor, label, labelledBy, flush, isOpen }}
            place={place.endsWith('start') ? 'start' : 'end'}
            isAbove={place.startsWith('top')}
            onClose={close}
          >
            {typeof children === 'function' ? children(close) : children}
          </PopoverSheet>
        </Suspense>
      )}
    </>
  );
}
