import { GUEST_NAME_MAX } from '@jawla/contract/noteLimits';
import { isVisibleLine, lineLength, normalizeLine } from '@jawla/contract/visibleText';
import { useState } from 'react';
import { useText } from '#core/i18n';
import type { GuestName } from '../components/props';
import { notesTexts } from '../notes.texts';

export interface GuestNaming {
  /** `undefined` for readers with an account. */
  field: GuestName | undefined;
  /** Whether what is written can be sent: a guest has a name. */
  check: () => boolean;
  /** The name to be stored; `undefined` if the server has it. */
  toSend: () => string | undefined;
  /** What was sent with a name has arrived. */
  onNamed: () => void;
}

/**
 * The name under which a guest writes.
 *
 * @param known `null` until there is one; `undefined` for readers with an account.
 */
export function useGuestNaming(known: string | null | undefined): GuestNaming {
  const t = useText(notesTexts);
  const [name, setName] = useState(known ?? undefined);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isRenaming, setRenaming] = useState(false);
  const isAsked = known !== undefined && (name === undefined || isRenaming);
  const next = normalizeLine(typed);
  return {
    field:
      known === undefined
        ? undefined
        : {
            known: isAsked ? undefined : name,
            value: typed,
            error,
            onChange(value) {
              setTyped(value);
              setError(undefined);
            },
            onRename() {
              setTyped(name ?? '');
              setRenaming(true);
            },
          },
    check() {
      if (!isAsked) return true;
      const isLong = lineLength(next) > GUEST_NAME_MAX;
      const isMissing = next === '' || !isVisibleLine(next);
      setError(isLong ? t('name.max') : isMissing ? t('name.required') : undefined);
      return !isLong && !isMissing;
    },
    toSend: () => (isAsked ? next : undefined),
    onNamed() {
      if (!isAsked) return;
      setName(next);
      setRenaming(false);
    },
  };
}
