import type { UserRow } from '@jawla/contract';
import { Button, Stack, Text, useConfirm } from '@jawla/ui';
import { MailIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { clientsBulkTexts } from './clientsBulk.texts';

export interface ResendInvitationsProps {
  selected: readonly UserRow[];
  isSending: boolean;
  onSend: (ids: readonly string[]) => void;
}

/** The button that sends invitations again, and its confirmation, which says who gets none. */
export function ResendInvitations({ selected, isSending, onSend }: ResendInvitationsProps) {
  const t = useText(clientsBulkTexts);
  const ids = selected.filter(({ verified }) => !verified).map(({ _id }) => _id);
  const accepted = selected.length - ids.length;
  const { dialog, ask } = useConfirm(() => ({
    title: t('resend.question', { smart_count: ids.length }),
    confirm: { label: t('resend.yes'), disabled: ids.length === 0, onPress: () => onSend(ids) },
    children: (
      <Stack gap="xs">
        <Text>{t(ids.length === 0 ? 'resend.none' : 'resend.what')}</Text>
        {accepted > 0 && ids.length > 0 && (
          <Text tone="inkMuted">{t('resend.accepted', { smart_count: accepted })}</Text>
        )}
      </Stack>
    ),
  }));
  return (
    <>
      <Button
        size="s"
        icon={<MailIcon />}
        busy={isSending ? t('resend.sending') : undefined}
        aria-disabled={selected.length === 0}
        onClick={() => ask()}
      >
        {t('resend')}
      </Button>
      {dialog}
    </>
  );
}
