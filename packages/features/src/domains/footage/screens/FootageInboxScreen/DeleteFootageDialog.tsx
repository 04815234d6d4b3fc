import type { FootageDelivery } from '@jawla/contract';
import { ConfirmDialog } from '@jawla/ui';
import { useState } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import { inboxTexts } from '../../inbox.texts';

interface DeleteFootageDialogProps {
  delivery: FootageDelivery | undefined;
  onConfirm: (delivery: FootageDelivery) => void;
  onCancel: () => void;
}

/** Asks once before files are deleted; more clearly if they are not marked as taken. */
export function DeleteFootageDialog({ delivery, onConfirm, onCancel }: DeleteFootageDialogProps) {
  const t = useText(inboxTexts);
  // While the dialog closes, it still shows the delivery.
  const [last, setLast] = useState(delivery);
  if (delivery !== undefined && delivery !== last) setLast(delivery);
  const shown = delivery ?? last;
  return (
    <ConfirmDialog
      open={delivery !== undefined}
      title={t('delete.title')}
      confirm={{
        label: t('delete'),
        variant: 'danger',
        onPress: () => {
          if (delivery !== undefined) onConfirm(delivery);
        },
      }}
      cancel={{ label: t('cancel'), onPress: onCancel }}
    >
      {shown && (
        <>
          {shown.taken === null && <p>{t('delete.notTaken')}</p>}
          <p>
            <TextWithIsolate
              text={(slot) => t('delete.body', { smart_count: shown.files, name: slot })}
            >
              {shown.projectName}
            </TextWithIsolate>
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
