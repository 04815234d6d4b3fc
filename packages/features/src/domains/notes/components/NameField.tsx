import { GUEST_NAME_MAX } from '@jawla/contract/noteLimits';
import { Button, TextField } from '@jawla/ui';
import { useEffect, useRef, useState } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import * as S from './Writing.styles';
import type { GuestName } from './props';

interface NameFieldProps {
  guest: GuestName;
  /** Found when the form was sent. */
  error: string | undefined;
  readOnly: boolean;
}

/** Asks a guest for a name. */
export function NameField({ guest, error, readOnly }: NameFieldProps) {
  const t = useText(notesTexts);
  const field = useRef<HTMLInputElement>(null);
  const [isRenaming] = useState(guest.value !== '');
  // The button that was pressed has gone.
  useEffect(() => {
    if (isRenaming) field.current?.focus();
  }, [isRenaming]);
  return (
    <TextField
      ref={field}
      name="name"
      label={t('name.label')}
      hint={t('name.hint')}
      error={error ?? guest.error}
      dir="auto"
      autoComplete="name"
      required
      readOnly={readOnly}
      value={guest.value}
      onChange={({ currentTarget }) => guest.onChange(currentTarget.value)}
    />
  );
}

/** Under which name a guest writes. */
export function NameShown({ name, onRename }: { name: string; onRename: () => void }) {
  const t = useText(notesTexts);
  return (
    <S.Shown>
      <span>
        <TextWithIsolate text={(slot) => t('name.shown', { name: slot })}>{name}</TextWithIsolate>
      </span>
      <Button size="s" variant="quiet" onClick={onRename}>
        {t('name.change')}
      </Button>
    </S.Shown>
  );
}

/** What is wrong with a guest's name, if it is asked for. */
export function nameError(guest: GuestName | undefined): 'required' | 'max' | undefined {
  if (guest === undefined || guest.known !== undefined) return undefined;
  const name = guest.value.trim();
  if (name === '') return 'required';
  return Array.from(name).length > GUEST_NAME_MAX ? 'max' : undefined;
}
