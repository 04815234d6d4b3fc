import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { Ltr, Stack, Text, useConfirm } from '@jawla/ui';
import { TextWithIsolate, useText } from '#core/i18n';
import { userTexts } from '../../../users.texts';

/** Confirms the deletion of a client, and lists what is deleted with them. */
export function useAskToDelete(onConfirm: (user: UserRow) => void) {
  const t = useText(userTexts);
  return useConfirm((user: UserRow) => {
    const owned = user.projectsData.filter(({ owner }) => owner === user._id).length;
    return {
      title: (
        <TextWithIsolate text={(slot) => t('delete.question', { name: slot })}>
          {fullName(user)}
        </TextWithIsolate>
      ),
      confirm: { label: t('delete.yes'), variant: 'danger', onPress: () => onConfirm(user) },
      children: (
        <Stack gap="xs">
          <Text>
            <Ltr>@{user.userName}</Ltr>
          </Text>
          {owned > 0 && <Text>{t('delete.projects', { smart_count: owned })}</Text>}
          <Text tone="inkMuted">{t('delete.final')}</Text>
        </Stack>
      ),
    };
  });
}
