import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Set on a form that was sent before its code was there: see the portal's first page. */
const SENT_EARLY = 'sent';
/** Set on a form whose code is there. */
const READY = 'ready';

type Value = string | boolean;

/**
 * Takes over what was typed, ticked, filled in by a password manager or even sent while the page was
 * there and its code was not. React knows nothing of it and would wipe it at the next change.
 *
 * @param initial the values that the form begins with
 * @param onInput is told of what differs
 * @param onSent the form was sent; its values are in place
 */
export function useEarlyInput(
  element: RefObject<HTMLFormElement | null>,
  initial: Readonly<Record<string, Value>>,
  { onInput, onSent }: { onInput: (values: Record<string, Value>) => void; onSent: () => void },
): void {
  const [sent, setSent] = useState(false);

  // Before anything is drawn anew, and never again.
  useLayoutEffect(() => {
    const form = element.current;
    if (form === null) return;
    const early: Record<string, Value> = {};
    for (const [name, value] of Object.entries(initial)) {
      const typed = valueOf(form.elements.namedItem(name));
      if (typed !== undefined && typed !== value) early[name] = typed;
    }
    if (Object.keys(early).length > 0) onInput(early);
    form.dataset[READY] = '';
    if (form.dataset[SENT_EARLY] === undefined) return;
    delete form.dataset[SENT_EARLY];
    setSent(true);
    // oxlint-disable-next-line react/exhaustive-deps -- what was there at the first look counts
  }, []);

  useEffect(() => {
    if (sent) onSent();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [sent]);
}

function valueOf(field: Element | RadioNodeList | null): Value | undefined {
  if (!(field instanceof HTMLInputElement)) return undefined;
  return field.type === 'checkbox' ? field.checked : field.value;
}
