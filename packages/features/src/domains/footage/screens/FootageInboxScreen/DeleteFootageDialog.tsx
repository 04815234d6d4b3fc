import type { FootageDelivery } from '@jawla/contract';
import { ConfirmDialog } from '@jawla/ui';
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
      cancel={{ onPress: onCancel }}
    >
      {delivery && (
        <>
          {delivery.taken === null && <p>{t('delete.notTaken')}</p>}
          <p>
            <TextWithIsolate
              text={(slot) => t('delete.body', { smart_count: delivery.files, name: slot })}
            >
              {delivery.projectName}
            </TextWithIsolate>
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
