import { fullName } from '@jawla/contract/fullName';
import { ConfirmDialog, Stack, Text } from '@jawla/ui';
import { useState } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import type { MemberChange } from '../../team.requests';
import { teamTexts } from '../../team.texts';

interface ChangeDialogProps {
  /** What is asked; `undefined` closes the dialog. */
  change: MemberChange | undefined;
  ownId: string | undefined;
  onConfirm: (change: MemberChange) => void;
  onCancel: () => void;
}

/** Asks before access is taken away or given, and more clearly if it is one's own. */
export function ChangeDialog({ change, ownId, onConfirm, onCancel }: ChangeDialogProps) {
  const t = useText(teamTexts);
  // While the dialog closes, it still shows the question.
  const [last, setLast] = useState(change);
  if (change !== undefined && change !== last) setLast(change);
  const shown = change ?? last;
  // These two are done without a question.
  if (shown === undefined || shown.action === 'resend' || shown.action === 'resume') return null;
  const { action, member } = shown;
  const isOwn = member._id === ownId && action !== 'makeAdmin';
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={
        isOwn ? (
          t(`ask.self.${action}`)
        ) : (
          <TextWithIsolate text={(slot) => t(`ask.${action}`, { name: slot })}>
            {fullName(member)}
          </TextWithIsolate>
        )
      }
      confirm={{
        label: t(`action.${action}`),
        variant: action === 'makeAdmin' ? 'primary' : 'danger',
        onPress: () => change !== undefined && onConfirm(change),
      }}
      cancel={{ label: t('invite.cancel'), onPress: onCancel }}
    >
      <Stack gap="xs">
        <Text>{t(`body.${action}`)}</Text>
        {isOwn && <Text strong>{t(action === 'remove' ? 'body.self.remove' : 'body.self')}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}
