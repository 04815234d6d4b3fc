import { Button, ErrorPage, LinkButton } from '@jawla/ui';
import { LockedDoor } from '#core/doors';
import { TextWithIsolate, useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { AuthLayout } from '#auth';
import { accountTexts } from '../../account.texts';
import type { EmailLink } from '../../useEmailLink';

export interface EmailLinkViewProps extends EmailLink {
  kind: 'confirm' | 'undo';
}

/** The page of a mailed link that changes an e-mail address, or undoes that. */
export function EmailLinkView({ kind, state, send }: EmailLinkViewProps) {
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
        <LinkButton variant="primary" href="/">
          {t('link.goOn')}
        </LinkButton>
      </AuthLayout>
    );
  }
  if (state.phase === 'failed' && state.problem.kind === 'notFound') {
    return (
      <>
        <PageTitle>{t('link.dead')}</PageTitle>
        <ErrorPage
          drawing={<LockedDoor />}
          title={t('link.dead')}
          message={t('link.deadText')}
          link={{ href: '/', label: t('link.goOn') }}
        />
      </>
    );
  }
  return (
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
  );
}
