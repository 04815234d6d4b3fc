import { ConfirmDialog } from '@jawla/ui';
import { useText } from '#core/i18n';
import { allLinksTexts } from '../../all/allLinks.texts';

interface EndLinksDialogProps {
  /** `_id` of the links; `undefined` closes the dialog. */
  ids: readonly string[] | undefined;
  onConfirm: (ids: readonly string[]) => void;
  onCancel: () => void;
}

/** Asks before links end, which cannot be undone. */
export function EndLinksDialog({ ids, onConfirm, onCancel }: EndLinksDialogProps) {
  const t = useText(allLinksTexts);
  const count = { smart_count: ids?.length ?? 0 };
  return (
    <ConfirmDialog
      open={ids !== undefined}
      title={t('end.question', count)}
      confirm={{
        label: t('end.selected', count),
        variant: 'danger',
        onPress: () => ids !== undefined && onConfirm(ids),
      }}
      cancel={{ onPress: onCancel }}
    >
      {t('end.text')}
    </ConfirmDialog>
  );
}
