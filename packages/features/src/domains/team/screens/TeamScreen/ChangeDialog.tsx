import { fullName } from '@jawla/contract/fullName';
import type { LeftLinks } from '@jawla/contract/guestLimits';
import { ConfirmDialog, RadioGroup, Stack, Text } from '@jawla/ui';
import { useState } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import { leavesLinks, type MemberChange } from '../../team.requests';
import { teamTexts } from '../../team.texts';

interface ChangeDialogProps {
  /** What is asked; `undefined` closes the dialog. */
  change: MemberChange | undefined;
  onConfirm: (change: MemberChange) => void;
  onCancel: () => void;
}

/** Asks before access is taken away or given. */
export function ChangeDialog({ change, onConfirm, onCancel }: ChangeDialogProps) {
  const t = useText(teamTexts);
  // While the dialog closes, it still shows the question.
  const [last, setLast] = useState(change);
  const [guestLinks, setGuestLinks] = useState<LeftLinks>('end');
  if (change !== undefined && change !== last) {
    setLast(change);
    setGuestLinks('end');
  }
  const shown = change ?? last;
  // These two are done without a question.
  if (shown === undefined || shown.action === 'resend' || shown.action === 'resume') return null;
  const { action, member } = shown;
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={
        <TextWithIsolate text={(slot) => t(`ask.${action}`, { name: slot })}>
          {fullName(member)}
        </TextWithIsolate>
      }
      confirm={{
        label: t(`action.${action}`),
        variant: action === 'makeAdmin' ? 'primary' : 'danger',
        onPress: () =>
          change !== undefined &&
          onConfirm(leavesLinks(change) ? { ...change, guestLinks } : change),
      }}
      cancel={{ onPress: onCancel }}
    >
      <Stack gap="m">
        <Text>{t(`body.${action}`)}</Text>
        {leavesLinks(shown) && (
          <RadioGroup
            label={t('links', { smart_count: member.guestLinks ?? 0 })}
            name="guestLinks"
            value={guestLinks}
            options={[
              { value: 'end', label: t('links.end') },
              { value: 'keep', label: t('links.keep') },
            ]}
            onValueChange={setGuestLinks}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
