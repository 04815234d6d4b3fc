import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Room for the header of the page above a field, and for a save bar and the bar of a phone below it. */
const MARGIN = '104px 156px';

/**
 * What all forms do when they are sent with wrong fields, or when the server refuses some: the first one is moved to
 * the middle of the window and focused, and all are returned until they are right, to be named by `WrongFields`.
 *
 * The fields are read from the document, where each says whether it is wrong: an error counts whether the form or the
 * server found it, in the order of the screen.
 *
 * @param refused The server's errors by field; the same object while they are the same.
 */
export function useWrongFields(
  form: RefObject<HTMLFormElement | null>,
  refused?: Readonly<Record<string, unknown>>,
) {
  const [attempts, setAttempts] = useState(0);
  const ids = useSyncExternalStore(
    observe,
    () =>
      wrongFields(form.current)
        .map(({ id }) => id)
        .join(' '),
    () => '',
  );
  useEffect(() => {
    if (attempts > 0) leadTo(wrongFields(form.current)[0]);
  }, [form, attempts]);
  useEffect(() => {
    if (hasAny(refused)) leadTo(wrongFields(form.current)[0]);
  }, [form, refused]);
  return {
    /** Ids of the wrong fields once the form has been sent: fields that were only left are marked in their place. */
    wrong: ids !== '' && (attempts > 0 || hasAny(refused)) ? ids.split(' ') : [],
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

function wrongFields(form: HTMLFormElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
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
