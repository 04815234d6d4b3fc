import type { TrashEntry } from '@jawla/contract';
import { normalizeLine } from '@jawla/contract/visibleText';
import { Button, Dialog, Stack, Text, TextField } from '@jawla/ui';
import { useId, useState, type FormEvent } from 'react';
import { ProblemBanner, type RequestState } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { trashTexts } from '../../trash.texts';
import { keyOf } from '../../trash.requests';

/** What the dialog needs of an entry. */
export type NamedEntry = Pick<TrashEntry, 'kind' | '_id' | 'name'> & {
  /** Of a person: it is asked for instead of the name, which others may have. */
  userName?: string | undefined;
};

export interface DeleteForGoodDialogProps {
  /** `undefined` closes the dialog. */
  entry: NamedEntry | undefined;
  /** Label of the confirming button, if something follows the deletion. */
  confirm?: string | undefined;
  deletion: RequestState<unknown>;
  onConfirm: (entry: NamedEntry, name: string) => void;
  onClose: () => void;
}

/** Deletes an entry once its name is typed, or of a person the user name, which the server verifies as well. */
export function DeleteForGoodDialog(props: DeleteForGoodDialogProps) {
  const { entry, deletion, onConfirm, onClose } = props;
  const t = useText(trashTexts);
  const { confirm = t('delete') } = props;
  const formId = useId();
  const isDeleting = deletion.phase === 'loading';
  return (
    <Dialog
      open={entry !== undefined}
      role="alertdialog"
      title={
        <TextWithIsolate text={(slot) => t('delete.question', { name: slot })}>
          {entry?.name}
        </TextWithIsolate>
      }
      onClose={isDeleting ? undefined : onClose}
      footer={
        <>
          <Button variant="quiet" disabled={isDeleting} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={isDeleting ? t('deleting') : undefined}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {entry !== undefined && (
        <NameForm
          key={keyOf(entry)}
          id={formId}
          entry={entry}
          deletion={deletion}
          onConfirm={onConfirm}
        />
      )}
    </Dialog>
  );
}

interface NameFormProps extends Pick<DeleteForGoodDialogProps, 'deletion' | 'onConfirm'> {
  id: string;
  entry: NamedEntry;
}

/** A separate component, so that its state is discarded with the dialog. */
function NameForm({ id, entry, deletion, onConfirm }: NameFormProps) {
  const t = useText(trashTexts);
  const [name, setName] = useState('');
  const [isOther, setIsOther] = useState(false);
  const { userName, name: ownName } = entry;
  const asked = userName ?? ownName;
  const isUserName = userName !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSame = normalizeLine(name) === normalizeLine(asked);
    setIsOther(!isSame);
    if (isSame) onConfirm(entry, name);
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap="m">
        <Text>{t('delete.body')}</Text>
        {deletion.phase === 'failed' && <ProblemBanner problem={deletion.problem} />}
        <TextField
          label={
            <TextWithIsolate
              text={(slot) => t(isUserName ? 'delete.typeUserName' : 'delete.type', { name: slot })}
            >
              {asked}
            </TextWithIsolate>
          }
          value={name}
          error={isOther ? t(isUserName ? 'delete.otherUserName' : 'delete.other') : undefined}
          dir="auto"
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setName(event.currentTarget.value);
            setIsOther(false);
          }}
        />
      </Stack>
    </form>
  );
}
