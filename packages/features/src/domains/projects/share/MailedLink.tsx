import { Button, Stack, Text } from '@jawla/ui';
import { GUEST_LINK_DAYS_DEFAULT } from '@jawla/contract/guestLimits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProblemText } from '#core/http';
import { Day, TextWithIsolate, useText } from '#core/i18n';
import { useAppDispatch, useOutcome } from '#core/store';
import { dayIn, endOfDay, mailGuestLink, mailKey } from '#sharing';
import { projectShareTexts } from './projectShare.texts';

export interface MailedLinkProps {
  project: string;
  email: string;
}

/** Mails a guest link to an address, and shows the outcome. Loaded on demand: see `GuestOffer`. */
export function MailedLink({ project, email }: MailedLinkProps) {
  const t = useText(projectShareTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const [day] = useState(() => dayIn(GUEST_LINK_DAYS_DEFAULT, new Date()));
  const state = useOutcome(mailGuestLink, mailKey({ project, email }));
  const send = useEffectEvent(() =>
    dispatch(mailGuestLink.requested({ project, email, expiresAt: endOfDay(day) })),
  );
  useEffect(() => void send(), []);
  const outcome = useRef<HTMLDivElement>(null);
  return (
    <div ref={outcome} tabIndex={-1}>
      {state.phase === 'failed' ? (
        <Stack direction="row" gap="xs" role="alert">
          <Text as="span" size="small" tone="danger">
            {describe(state.problem)}
          </Text>
          <Button
            size="s"
            onClick={() => {
              // The button leaves.
              outcome.current?.focus();
              dispatch(mailGuestLink.requested({ project, email, expiresAt: endOfDay(day) }));
            }}
          >
            {t('mail.retry')}
          </Button>
        </Stack>
      ) : (
        <Text role="status" size="small" tone="inkMuted">
          {state.phase === 'ready' ? (
            <TextWithIsolate text={(slot) => t('mail.sent', { day: slot })}>
              <Day day={day} />
            </TextWithIsolate>
          ) : (
            t('mail.sending')
          )}
        </Text>
      )}
    </div>
  );
}
