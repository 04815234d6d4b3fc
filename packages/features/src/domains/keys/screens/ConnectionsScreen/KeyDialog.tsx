import type { Key, KeyForm as KeyFormValues } from '@jawla/contract';
import { Button, Dialog } from '@jawla/ui';
import { useId } from 'react';
import type { RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { keysTexts } from '../../keys.texts';
import { KeyForm } from './KeyForm';
import { NewSecret } from './NewSecret';

interface KeyDialogProps {
  /** Whether the form is open. */
  isOpen: boolean;
  creation: RequestState<unknown>;
  /** Of a key that was just made or rotated. */
  secret: { key: Key; secret: string } | undefined;
  onSubmit: (form: KeyFormValues) => void;
  onEdited: () => void;
  onClose: () => void;
  /** The secret was copied. */
  onDone: (key: Key) => void;
}

/** Makes a key; then, in the same place, shows its secret, which only a button closes. */
export function KeyDialog({ isOpen, creation, secret, onClose, onDone, ...form }: KeyDialogProps) {
  const t = useText(keysTexts);
  const id = useId();
  const isSending = creation.phase === 'loading';
  return (
    <Dialog
      open={isOpen || secret !== undefined}
      title={t(secret ? 'secret.title' : 'form.title')}
      isDescribed={false}
      onClose={secret || isSending ? undefined : onClose}
      footer={
        secret ? (
          <Button variant="secondary" onClick={() => onDone(secret.key)}>
            {t('secret.done')}
          </Button>
        ) : (
          <>
            <Button disabled={isSending} onClick={onClose}>
              {t('form.cancel')}
            </Button>
            <Button
              type="submit"
              form={id}
              variant="primary"
              busy={isSending ? t('form.creating') : undefined}
            >
              {t('form.create')}
            </Button>
          </>
        )
      }
    >
      {secret ? <NewSecret made={secret} /> : <KeyForm {...{ id, creation }} {...form} />}
    </Dialog>
  );
}
