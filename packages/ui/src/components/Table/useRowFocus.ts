import {
  useMemo,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

interface RowFocusOptions {
  body: RefObject<HTMLElement | null>;
  count: number;
  keyOf: (index: number) => string;
}

interface RowFocus {
  /** The row that has the focus. It must stay in the DOM, or the focus would be lost. */
  index: number | undefined;
  /** Handlers for the element around the rows. */
  handlers: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur' | 'onKeyDown'>;
}

/** Tracks the focused row, and moves the focus to the first and last row by keyboard. */
export function useRowFocus({ body, count, keyOf }: RowFocusOptions): RowFocus {
  // By key: sorting moves a row.
  const [focused, setFocused] = useState<string>();
  const index = useMemo(() => {
    if (focused === undefined) return undefined;
    for (let at = 0; at < count; at += 1) if (keyOf(at) === focused) return at;
    return undefined;
  }, [focused, count, keyOf]);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-index]');
    if (row?.dataset['index'] !== undefined) setFocused(keyOf(Number(row.dataset['index'])));
  };
  const onBlur = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    // Still the active element: the window lost the focus, and the row gets it back.
    if (!currentTarget.contains(relatedTarget) && target !== document.activeElement) {
      setFocused(undefined);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isEnd = event.key === 'End';
    if (!event.ctrlKey || !(isEnd || event.key === 'Home') || isTextInput(event.target)) return;
    const to = isEnd ? count - 1 : 0;
    // The row may not be rendered yet.
    flushSync(() => setFocused(keyOf(to)));
    const control = body.current?.querySelector<HTMLElement>(
      `[data-index="${to}"] :is(a[href], button, input)`,
    );
    if (!control) return;
    event.preventDefault();
    control.focus();
  };
  return { index, handlers: { onFocus, onBlur, onKeyDown } };
}

/** Returns whether the keys move a text caret. */
function isTextInput(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio')
  );
}
