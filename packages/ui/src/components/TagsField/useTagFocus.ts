import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLatest } from '../../props/useLatest';
import { useDirection } from '../../theme/DirectionProvider';

interface TagFocusProps {
  /** Contains the tags. */
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLElement | null>;
  /** Number of tags. */
  count: number;
  onRemove: (index: number) => void;
}

/** Moves the focus between the tags' buttons and the input by arrow keys, and on after a removal. */
export function useTagFocus({ box, input, count, onRemove }: TagFocusProps) {
  const isRtl = useDirection() === 'rtl';
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';

  const focusAfter = useRef<number | 'input'>(undefined);
  const remove = useLatest((index: number, key = 'Delete') => {
    onRemove(index);
    const next = key === 'Backspace' ? index - 1 : index;
    focusAfter.current = count === 1 ? 'input' : Math.min(Math.max(next, 0), count - 2);
  });
  useLayoutEffect(() => {
    const place = focusAfter.current;
    if (place === undefined) return;
    focusAfter.current = undefined;
    const buttons = place === 'input' ? [] : buttonsIn(box.current);
    const next = buttons.find(({ dataset }) => Number(dataset['index']) >= Number(place));
    (next ?? buttons.at(-1) ?? input.current)?.focus();
  });

  const handleKey = useLatest((event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const buttons = buttonsIn(box.current);
    const at = buttons.findIndex((button) => button === event.target);
    if (at === -1) return;
    switch (event.key) {
      case forward:
        (buttons[at + 1] ?? input.current)?.focus();
        break;
      case backward:
        buttons[at - 1]?.focus();
        break;
      case 'Home':
        buttons[0]?.focus();
        break;
      case 'End':
        input.current?.focus();
        break;
      case 'Backspace':
      case 'Delete':
        remove.current(Number(event.target.dataset['index']), event.key);
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  // Stable function identities, so that the memoized list does not render again.
  const [listHandlers] = useState(() => ({
    onRemove: (index: number) => remove.current(index),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKey.current(event),
  }));
  return {
    listHandlers,
    /** The arrow key that leads from the empty input to the last tag. */
    backward,
    focusLast: () => buttonsIn(box.current).at(-1)?.focus(),
  };
}

function buttonsIn(box: HTMLElement | null): HTMLButtonElement[] {
  return [...(box?.querySelectorAll<HTMLButtonElement>('li > button') ?? [])];
}
