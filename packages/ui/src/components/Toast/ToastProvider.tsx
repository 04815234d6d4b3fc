import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { CLOSE, useWord, type Word } from '../../text/words';
import { ToastItem, type Toast } from './ToastItem';
import * as S from './Toast.styles';

/** Maximum number of visible toasts; later ones wait. */
const MAX_VISIBLE = 3;

/** A toast that is shown, or waits for its turn. */
export interface ShownToast {
  /** Changes the toast; a new message is announced, and restarts its time. */
  update: (changes: Partial<Toast>) => void;
  dismiss: () => void;
}

type Show = (toast: Toast) => ShownToast;
const ToastContext = createContext<Show | undefined>(undefined);

const MESSAGES: Word = { en: 'Messages', ar: 'الرسائل' };

export interface ToastProviderProps {
  /** Accessible name of the region with toasts, if not "Messages". */
  label?: string | undefined;
  /** Accessible name of the button that dismisses a toast, if not "Close". */
  closeLabel?: string | undefined;
  /** The app; `useToast` works inside. */
  children: ReactNode;
}

/**
 * The region for transient messages, above everything, including dialogs. One per page, inside UiProvider. At
 * most three are visible; later ones wait, and each is announced when it appears. F6 moves the focus to the messages and back; Escape dismisses the focused message, or the newest one.
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const name = useWord(MESSAGES, label);
  const close = useWord(CLOSE, closeLabel);
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([]);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const count = useRef(0);

  const dismiss = useCallback((id: number) => {
    const { current } = region;
    const isLast = current?.childElementCount === 1;
    const lost = isLast ? current : current?.querySelector(`[data-toast="${id}"]`);
    // The focus would be lost with the toast, so it moves to the others, or back to the previous element.
    if (lost?.contains(document.activeElement) === true) {
      if (isLast) returnFocus(cameFrom.current);
      else current?.focus();
    }
    setToasts((all) => all.filter((one) => one.id !== id));
  }, []);
  const show = useCallback<Show>(
    (toast) => {
      count.current += 1;
      const id = count.current;
      setToasts((others) => [...others, { ...toast, id }]);
      return {
        update: (changes) =>
          setToasts((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one))),
        dismiss: () => dismiss(id),
      };
    },
    [dismiss],
  );

  const visible = toasts.slice(0, MAX_VISIBLE);
  const newest = visible.at(-1)?.id;
  useEffect(() => {
    const { current } = region;
    if (newest === undefined || current === null) return;
    // Shown again, so that it is above a dialog that was opened in the meantime (top layer order).
    if (current.matches(':popover-open')) current.hidePopover();
    current.showPopover();
  }, [newest]);

  const shown = toasts.length > 0;
  useEffect(() => {
    if (!shown) return undefined;
    const enter = (event: KeyboardEvent) => {
      const { current } = region;
      if (event.key !== 'F6' || event.defaultPrevented || current === null) return;
      event.preventDefault();
      if (current.contains(document.activeElement)) {
        returnFocus(cameFrom.current);
      } else {
        cameFrom.current = document.activeElement;
        current.focus();
      }
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [shown]);

  return (
    <ToastContext.Provider value={show}>
      {children}
      <S.Region
        ref={region}
        popover="manual"
        aria-label={name}
        tabIndex={-1}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
            cameFrom.current = relatedTarget;
          }
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.target !== event.currentTarget) return;
          event.preventDefault();
          event.stopPropagation();
          if (newest !== undefined) dismiss(newest);
        }}
      >
        {visible.map((toast) => (
          <ToastItem
            key={toast.id}
            {...toast}
            closeLabel={close}
            onAway={() => dismiss(toast.id)}
          />
        ))}
      </S.Region>
    </ToastContext.Provider>
  );
}

function returnFocus(element: Element | null) {
  if (element instanceof HTMLElement) element.focus();
}

/**
 * Returns a function that shows a message that may be missed: "Project link copied". It returns functions that
 * update and dismiss the toast. For messages that must not be missed, use a Banner in place or a Notice on the
 * page.
 *
 * @throws Error outside ToastProvider.
 */
export function useToast(): Show {
  const show = useContext(ToastContext);
  if (show === undefined) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
