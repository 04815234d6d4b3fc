import type { TrashEntry } from '@jawla/contract';
import { isDay } from '@jawla/contract/limits';
import { Banner, Button, DateField, Dialog, isoDate, Stack, Text, TextField } from '@jawla/ui';
import { useId, useState, type FormEvent } from 'react';
import { hasCode, useProblemText, type Problem, type RequestState } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { trashTexts } from '../../trash.texts';
import { keyOf } from '../../trash.requests';

export interface RestoreAsDialogProps {
  /** Its name or day has been taken by something else; `undefined` closes the dialog. */
  entry: TrashEntry | undefined;
  restoration: RequestState<unknown>;
  onConfirm: (entry: TrashEntry, name: string) => void;
  onClose: () => void;
}

/** Restores an entry by another name, or on another day. */
export function RestoreAsDialog({ entry, restoration, onConfirm, onClose }: RestoreAsDialogProps) {
  const t = useText(trashTexts);
  const formId = useId();
  const isRestoring = restoration.phase === 'loading';
  return (
    <Dialog
      open={entry !== undefined}
      title={
        <TextWithIsolate text={(slot) => t('restore.name', { name: slot })}>
          {entry?.name}
        </TextWithIsolate>
      }
      onClose={isRestoring ? undefined : onClose}
      footer={
        <>
          <Button variant="quiet" disabled={isRestoring} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isRestoring ? t('restoring') : undefined}
          >
            {t('restore')}
          </Button>
        </>
      }
    >
      {entry !== undefined && (
        <NewName
          key={keyOf(entry)}
          id={formId}
          entry={entry}
          problem={restoration.phase === 'failed' ? restoration.problem : undefined}
          onConfirm={(name) => onConfirm(entry, name)}
        />
      )}
    </Dialog>
  );
}

interface NewNameProps {
  id: string;
  entry: TrashEntry;
  problem: Problem | undefined;
  onConfirm: (name: string) => void;
}

/** A separate component, so that its state is discarded with the dialog. */
function NewName({ id, entry, problem, onConfirm }: NewNameProps) {
  const t = useText(trashTexts);
  const describe = useProblemText();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  /** The name that the last problem is about; `undefined` for the old name, of which the text tells. */
  const [sent, setSent] = useState<string>();
  const isDate = entry.kind === 'date';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = isDate ? (isoDate(name) ?? name) : name.trim();
    const isGiven = isDate ? isDay(value) : value !== '';
    setMissing(!isGiven);
    if (!isGiven) return;
    setSent(name);
    onConfirm(value);
  };
  const edit = (next: string) => {
    setName(next);
    setMissing(false);
  };
  const refusal = sent === undefined ? undefined : problem;
  const named = refusal?.kind === 'refused' ? refusal.errors['name'] : undefined;
  // The message of the server tells to do what this dialog does.
  const refused = refusal && hasCode(refusal, 'taken') ? t(`restoreAs.taken.${entry.kind}`) : named;
  const field = {
    value: name,
    error: isMissing
      ? t(isDate ? 'restoreAs.noDay' : 'restoreAs.noName')
      : sent === name
        ? refused
        : undefined,
    'data-autofocus': true,
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap="m">
        <Text>{t(isDate ? 'restoreAs.day' : 'restoreAs.name')}</Text>
        {refusal !== undefined && refused === undefined && (
          <Banner tone="danger">{describe(refusal)}</Banner>
        )}
        {isDate ? (
          <DateField {...field} label={t('restoreAs.newDay')} onValueChange={edit} />
        ) : (
          <TextField
            {...field}
            label={t('restoreAs.newName')}
            dir="auto"
            autoComplete="off"
            onChange={(event) => edit(event.currentTarget.value)}
          />
        )}
      </Stack>
    </form>
  );
}
