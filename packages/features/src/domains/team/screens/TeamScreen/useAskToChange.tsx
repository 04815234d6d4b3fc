import { fullName } from '@jawla/contract/fullName';
import type { LeftLinks } from '@jawla/contract/guestLimits';
import { RadioGroup, Stack, Text, useConfirm } from '@jawla/ui';
import { useState } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import { leavesLinks, type MemberChange } from '../../team.requests';
import { teamTexts } from '../../team.texts';

/** A change that is made after a question. */
export type AskedChange = MemberChange & {
  action: Exclude<MemberChange['action'], 'resend' | 'resume'>;
};

/** Confirms before access is taken away or given. */
export function useAskToChange(onConfirm: (change: MemberChange) => void) {
  const t = useText(teamTexts);
  const [guestLinks, setGuestLinks] = useState<LeftLinks>('end');
  const { dialog, ask } = useConfirm((change: AskedChange) => {
    const { action, member } = change;
    return {
      title: (
        <TextWithIsolate text={(slot) => t(`ask.${action}`, { name: slot })}>
          {fullName(member)}
        </TextWithIsolate>
      ),
      confirm: {
        label: t(`action.${action}`),
        variant: action === 'makeAdmin' ? 'primary' : 'danger',
        onPress: () => onConfirm(leavesLinks(change) ? { ...change, guestLinks } : change),
      },
      children: (
        <Stack gap="m">
          <Text>{t(`body.${action}`)}</Text>
          {leavesLinks(change) && (
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
      ),
    };
  });
  return {
    dialog,
    ask: (change: AskedChange) => {
      setGuestLinks('end');
      ask(change);
    },
  };
}
