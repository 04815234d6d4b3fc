import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** A field of a form whose error is shown. */
export interface WrongField {
  id: string;
  label: string;
}

const NONE: readonly WrongField[] = [];

/** Room for the header of the page above a field, and for a save bar and the bar of a phone below it. */
const MARGIN = '104px 156px';

/**
 * What all forms do when they are sent with wrong fields, or when the server refuses some: the first one is moved to
 * the middle of the window and focused, and all are returned until they are right, to be named by `WrongFields`.
 *
 * The fields are read from the document, where each has its label and says whether it is wrong: an error counts
 * whether the form or the server found it, in the order of the screen.
 *
 * @param refused The server's errors by field; the same object while they are the same.
 */
export function useWrongFields(
  form: RefObject<HTMLFormElement | null>,
  refused?: Readonly<Record<string, unknown>>,
) {
  const [attempts, setAttempts] = useState(0);
  const [read] = useState(() => readerOf(form));
  const isTried = attempts > 0 || hasAny(refused);
  const fields = useSyncExternalStore(isTried ? observe : ignore, read, () => NONE);
  useEffect(() => {
    if (attempts > 0) leadTo(wrongControls(form.current)[0]);
  }, [form, attempts]);
  useEffect(() => {
    if (hasAny(refused)) leadTo(wrongControls(form.current)[0]);
  }, [form, refused]);
  return {
    /** The wrong fields once the form has been sent; fields that are only left are marked in their place. */
    wrong: isTried ? fields : NONE,
    /** The form has been sent, and has validated its fields: leads to the first one that is wrong. */
    onChecked: () => setAttempts((count) => count + 1),
  };
}

function hasAny(errors: Readonly<Record<string, unknown>> = {}): boolean {
  return Object.keys(errors).length > 0;
}

/** Moves a field to the middle of the window, clear of all bars, and focuses it. */
export function leadTo(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.style.scrollMarginBlock = MARGIN;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center', inline: 'nearest' });
}

function wrongControls(form: HTMLFormElement | null): HTMLElement[] {
  return [...(form?.elements ?? [])].filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && control.getAttribute('aria-invalid') === 'true',
  );
}

/** The form itself may be replaced by another one, as that of a dialog. */
function observe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid'],
  });
  return () => observer.disconnect();
}

function ignore(): () => void {
  return () => undefined;
}

/** Returns the wrong fields of a form: another list only once they are others. */
function readerOf(form: RefObject<HTMLFormElement | null>) {
  let last = NONE;
  return () => {
    const next = wrongControls(form.current).map(({ id }) => ({ id, label: labelOf(id) }));
    const isSame =
      next.length === last.length &&
      next.every(({ id, label }, at) => id === last[at]?.id && label === last[at].label);
    if (!isSame) last = next;
    return last;
  };
}

function labelOf(id: string): string {
  return document.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent ?? '';
}
