import { Button, LinkButton } from '@jawla/ui';
import { useEffect, useRef } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import { AuthLayout, RequireValidLink } from '#auth';
import { accountTexts } from '../../account.texts';
import type { EmailLink } from '../../useEmailLink';

export interface EmailLinkViewProps extends EmailLink {
  kind: 'confirm' | 'undo';
}

/** The page of a mailed link that changes an e-mail address, or undoes that. */
export function EmailLinkView({ kind, link, reload, state, send }: EmailLinkViewProps) {
  const t = useText(accountTexts);
  if (state.phase === 'ready') {
    return (
      <AuthLayout
        title={t(`${kind}.done`)}
        lead={
          <span role="status">
            <TextWithIsolate dir="ltr" text={(email) => t(`${kind}.doneText`, { email })}>
              {state.data.email}
            </TextWithIsolate>
          </span>
        }
      >
        <GoOn />
      </AuthLayout>
    );
  }
  return (
    <RequireValidLink
      owner={link}
      title={t(`${kind}.title`)}
      deadText={t('link.deadText')}
      wayOn={{ href: '/', label: t('link.goOn') }}
      onRetry={reload}
    >
      {() => (
        <AuthLayout
          title={t(`${kind}.title`)}
          lead={t(`${kind}.text`)}
          problem={state.phase === 'failed' ? state.problem : undefined}
        >
          <Button
            variant="primary"
            busy={state.phase === 'loading' ? t(`${kind}.sending`) : undefined}
            onClick={send}
          >
            {t(`${kind}.action`)}
          </Button>
        </AuthLayout>
      )}
    </RequireValidLink>
  );
}

/** To the login, or home with a session. */
function GoOn() {
  const t = useText(accountTexts);
  const link = useRef<HTMLAnchorElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => link.current?.focus(), []);
  return (
    <LinkButton ref={link} variant="primary" href="/">
      {t('link.goOn')}
    </LinkButton>
  );
}
