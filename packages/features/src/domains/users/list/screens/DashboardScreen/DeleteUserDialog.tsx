import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { ConfirmDialog, Ltr, Stack, Text } from '@jawla/ui';
import { useState } from 'react';
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
  // The text remains rendered while the dialog fades out.
  const [shown, setShown] = useState(user);
  if (user !== undefined && user !== shown) setShown(user);
  const owned = shown?.projectsData.filter(({ owner }) => owner === shown._id).length ?? 0;

  return (
    <ConfirmDialog
      open={user !== undefined}
      title={
        <TextWithIsolate text={(slot) => t('delete.question', { name: slot })}>
          {shown && fullName(shown)}
        </TextWithIsolate>
      }
      confirm={{
        label: t('delete.yes'),
        variant: 'danger',
        onPress: () => user !== undefined && onConfirm(user),
      }}
      cancel={{ label: t('delete.cancel'), onPress: onCancel }}
    >
      <Stack gap="xs">
        {shown !== undefined && (
          <Text>
            <Ltr>@{shown.userName}</Ltr>
          </Text>
        )}
        {owned > 0 && <Text>{t('delete.projects', { smart_count: owned })}</Text>}
        <Text tone="inkMuted">{t('delete.final')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
