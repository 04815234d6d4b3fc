import { SSO_OUTCOMES, SSO_START_PATH, type SsoOutcome } from '@jawla/contract';
import { Button, Container, ErrorPage, LinkButton, Skeleton, useBrand } from '@jawla/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isSsoOnly, ssoName } from '#core/device';
import { AjarDoor, LockedDoor } from '#core/doors';
import { useProblemText } from '#core/http';
import { useLocale, useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { useAppDispatch } from '#core/store';
import { AuthLayout } from '../../components/AuthLayout';
import { exchangeSso } from '../../sso.requests';
import { ssoTexts } from '../../sso.texts';
import { useFormState } from '../../useFormState';

/** Those of which a second try can become another one. */
const RETRIED: readonly SsoOutcome[] = ['cancelled', 'away', 'expired', 'taken'];

/** The page after the provider of single sign-on: starts the session, or says why there is none. */
export function SsoScreen() {
  const [query] = useSearchParams();
  const told = SSO_OUTCOMES.find((outcome) => outcome === query.get('outcome'));
  return told === undefined ? <Exchange /> : <Outcome outcome={told} />;
}

function Exchange() {
  const t = useText(ssoTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const { problem } = useFormState(exchangeSso);
  const begun = useRef(false);
  const exchange = () => void dispatch(exchangeSso.requested());
  useEffect(() => {
    // The cookie works once.
    if (begun.current) return;
    begun.current = true;
    dispatch(exchangeSso.requested());
  }, [dispatch]);

  if (problem === undefined) {
    return (
      <AuthLayout title={t('sso.title')}>
        <div aria-busy>
          <Skeleton blockSize="3rem" />
        </div>
      </AuthLayout>
    );
  }
  if (problem.kind === 'unauthenticated') return <Outcome outcome="expired" />;
  return (
    <Container>
      <PageTitle>{t('sso.failed')}</PageTitle>
      <ErrorPage
        drawing={<AjarDoor />}
        title={t('sso.failed')}
        message={describe(problem)}
        actions={
          <Button variant="primary" onClick={exchange}>
            {t('sso.retry')}
          </Button>
        }
      />
    </Container>
  );
}

function Outcome({ outcome }: { outcome: SsoOutcome }) {
  const t = useText(ssoTexts);
  const { links } = useBrand();
  const name = ssoName(useLocale()) ?? t('sso.provider');
  const isOnly = isSsoOnly();
  const title = t(`sso.${outcome}`, { name });
  const text = outcome === 'away' && isOnly ? 'sso.awayOnlyText' : (`sso.${outcome}Text` as const);
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <ErrorPage
        drawing={outcome === 'away' ? <AjarDoor /> : <LockedDoor />}
        title={title}
        message={t(text, { name })}
        actions={
          <>
            {RETRIED.includes(outcome) ? (
              <LinkButton variant="primary" href={SSO_START_PATH}>
                {t('sso.retry')}
              </LinkButton>
            ) : (
              <LinkButton variant="primary" href={links.contact} external>
                {t('sso.contact')}
              </LinkButton>
            )}
            {!isOnly && <LinkButton href={href('login', {})}>{t('sso.otherWay')}</LinkButton>}
          </>
        }
      />
    </Container>
  );
}
