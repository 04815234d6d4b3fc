import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { ConfirmDialog, Ltr, Stack, Text } from '@jawla/ui';
import { TextWithIsolate, useText } from '#core/i18n';
import { userTexts } from '../../../users.texts';

export interface DeleteUserDialogProps {
  /** The user to delete; `undefined` closes the dialog. */
  user: UserRow | undefined;
  onConfirm: (user: UserRow) => void;
  onCancel: () => void;
}

/** Confirms the deletion of a client, and lists what is deleted with them. */
export function DeleteUserDialog({ user, onConfirm, onCancel }: DeleteUserDialogProps) {
  const t = useText(userTexts);
  const owned = user?.projectsData.filter(({ owner }) => owner === user._id).length ?? 0;

  return (
    <ConfirmDialog
      open={user !== undefined}
      title={
        <TextWithIsolate text={(slot) => t('delete.question', { name: slot })}>
          {user && fullName(user)}
        </TextWithIsolate>
      }
      confirm={{
        label: t('delete.yes'),
        variant: 'danger',
        onPress: () => user !== undefined && onConfirm(user),
      }}
      cancel={{ onPress: onCancel }}
    >
      <Stack gap="xs">
        {user !== undefined && (
          <Text>
            <Ltr>@{user.userName}</Ltr>
          </Text>
        )}
        {owned > 0 && <Text>{t('delete.projects', { smart_count: owned })}</Text>}
        <Text tone="inkMuted">{t('delete.final')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
