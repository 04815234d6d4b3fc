import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useAnnounce } from '../LiveRegion';
import { ToastItem } from './ToastItem';
import * as S from './Toast.styles';

export const TOAST_TONES = ['info', 'success', 'danger'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

/** At most so many lie on one another; the oldest gives way. */
const MOST = 3;

export interface Toast {
  /** One sentence. Said to people who listen, and shown to people who look. */
  message: string;
  tone?: ToastTone | undefined;
  /** One thing to do about it, such as "Undo". It must also be possible elsewhere: toasts leave. */
  action?: { label: string; onPress: () => void } | undefined;
  /** How long it stays, in milliseconds: 5000 unless said, 10000 with an action. */
  duration?: number | undefined;
}

type Show = (toast: Toast) => void;
const ToastContext = createContext<Show | undefined>(undefined);

export interface ToastProviderProps {
  /** What the place where toasts lie is called: "Messages". */
  label: string;
  /** Name of the button that puts a toast away. */
  closeLabel: string;
  /** The app; `useToast` works inside. */
  children: ReactNode;
}

/**
 * The place for passing messages, above everything, dialogs too. One per page, inside UiProvider. F6 moves the
 * focus to the messages and back; Escape dismisses the message with the focus, or the newest one.
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([]);
  const region = useRef<HTMLElement>(null);
  const count = useRef(0);
  const announce = useAnnounce();

  const show = useCallback<Show>(
    (toast) => {
      count.current += 1;
      const id = count.current;
      setToasts((others) => [...others, { ...toast, id }].slice(-MOST));
      announce(toast.message);
    },
    [announce],
  );

  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const { current } = region;
    if (newest === undefined || current === null) return;
    // Shown again, it lies above a dialog that was opened in between.
    if (current.matches(':popover-open')) current.hidePopover();
    current.showPopover();
  }, [newest]);

  const cameFrom = useRef<Element>(null);
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

  const away = (id: number) => {
    const { current } = region;
    // The focus would be lost with the toast: it goes to the other toasts, or back to where it came from.
    if (current?.contains(document.activeElement) === true) {
      if (toasts.length > 1) current.focus();
      else returnFocus(cameFrom.current);
    }
    setToasts((others) => others.filter((one) => one.id !== id));
  };
  return (
    <ToastContext.Provider value={show}>
      {children}
      <S.Region
        ref={region}
        popover="manual"
        aria-label={label}
        tabIndex={-1}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
            cameFrom.current = relatedTarget;
          }
        }}
        onKeyDown={(event) => {
          const last = toasts.at(-1);
          if (event.key !== 'Escape' || event.target !== event.currentTarget || last === undefined)
            return;
          event.preventDefault();
          event.stopPropagation();
          away(last.id);
        }}
      >
        {toasts.map(({ id, ...toast }) => (
          <ToastItem key={id} {...toast} closeLabel={closeLabel} onAway={() => away(id)} />
        ))}
      </S.Region>
    </ToastContext.Provider>
  );
}

function returnFocus(element: Element | null) {
  if (element instanceof HTMLElement) element.focus();
}

/**
 * Shows a message that may pass unnoticed: "Project link copied". What must not be missed is a Banner
 * where it happened or a Notice on the page.
 *
 * @throws Error outside ToastProvider.
 */
export function useToast(): Show {
  const show = useContext(ToastContext);
  if (show === undefined) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
