import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { checkClients } from '../team.requests';

/**
 * The addresses of a list that have an account. Only those that were never checked are sent, so that correcting one row
 * does not ask for all others again.
 */
export function useExistingEmails(emails: readonly string[]) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(() => new Map());
  const unknown = useMemo(() => emails.filter((email) => !known.has(email)), [emails, known]);
  const state = useAppSelector((root) =>
    checkClients.selectState(root, checkClients.keyOf(unknown)),
  );
  if (unknown.length > 0 && state.phase === 'ready') {
    const found = new Set(state.data.map((email) => email.toLowerCase()));
    setKnown(new Map([...known, ...unknown.map((email) => [email, found.has(email)] as const)]));
  }
  return {
    state,
    isChecked: unknown.length === 0,
    existing: useMemo(
      () => new Set([...known].filter(([, exists]) => exists).map(([email]) => email)),
      [known],
    ),
    check: (asked: readonly string[]) => {
      const next = asked.filter((email) => !known.has(email));
      if (next.length > 0) dispatch(checkClients.requested(next, { force: true }));
    },
  };
}
