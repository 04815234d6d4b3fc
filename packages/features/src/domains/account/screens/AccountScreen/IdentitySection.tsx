import type { Identities, Identity } from '@jawla/contract';
import {
  Banner,
  Button,
  EmptyState,
  Ltr,
  PasswordField,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@jawla/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProblemBanner, problemTexts, toRemoteData, useProblemText } from '#core/http';
import { formatAgo, useLocale, useText } from '#core/i18n';
import { useAppDispatch, useOutcome, useRequest } from '#core/store';
import { useFormState } from '#auth';
import { connectIdentity, disconnectIdentity, loadIdentities } from '../../account.requests';
import { accountTexts } from '../../account.texts';
import { AccountSection } from './AccountSection';
import * as S from './AccountSection.styles';
import { refusedFields } from './FormSection';

/** Why the way back from the provider has connected nothing. */
const REFUSALS = ['taken', 'cancelled', 'away', 'expired'] as const;

/** Accounts at the provider of single sign-on that log in to this one. */
export function IdentitySection({ name }: { name: string }) {
  const t = useText(accountTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query] = useSearchParams();
  const identities = toRemoteData(useRequest(loadIdentities));
  const refusal = REFUSALS.find((outcome) => outcome === query.get('outcome'));
  const focusHeading = () => heading.current?.focus();

  return (
    <AccountSection
      ref={heading}
      title={t('identity.title', { name })}
      aria-busy={identities.phase === 'idle' || identities.phase === 'loading'}
    >
      {refusal !== undefined && (
        <Banner tone="danger">{t(`identity.refused.${refusal}`, { name })}</Banner>
      )}
      {identities.phase === 'failed' ? (
        <EmptyState
          role="alert"
          title={t('identity.failed')}
          action={
            <Button
              onClick={() => {
                focusHeading();
                dispatch(loadIdentities.requested(undefined, { force: true }));
              }}
            >
              {tProblem('retry')}
            </Button>
          }
        >
          {describe(identities.problem)}
        </EmptyState>
      ) : identities.phase === 'ready' ? (
        <Connected name={name} data={identities.data} onRemoved={focusHeading} />
      ) : (
        <>
          <VisuallyHidden role="status">{t('identity.loading')}</VisuallyHidden>
          <Skeleton blockSize="3rem" />
        </>
      )}
    </AccountSection>
  );
}

interface ConnectedProps {
  name: string;
  data: Identities;
  onRemoved: () => void;
}

function Connected({ name, data, onRemoved }: ConnectedProps) {
  const t = useText(accountTexts);
  const { identities, needsPassword, canDisconnect } = data;
  if (identities.length === 0) {
    return (
      <>
        <Text>{t('identity.none', { name })}</Text>
        <ConnectForm name={name} needsPassword={needsPassword} />
      </>
    );
  }
  return (
    <>
      <S.Sessions>
        {identities.map((identity) => (
          <IdentityRow key={identity._id} {...{ name, identity, canDisconnect, onRemoved }} />
        ))}
      </S.Sessions>
      {!canDisconnect && <Text tone="inkMuted">{t('identity.only')}</Text>}
    </>
  );
}

interface IdentityRowProps {
  name: string;
  identity: Identity;
  canDisconnect: boolean;
  onRemoved: () => void;
}

function IdentityRow({ name, identity, canDisconnect, onRemoved }: IdentityRowProps) {
  const { _id: id, email, createdAt } = identity;
  const t = useText(accountTexts);
  const locale = useLocale();
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const [now] = useState(() => new Date());
  const state = useOutcome(disconnectIdentity, id);
  return (
    <S.Session>
      <S.Device>
        <Text as="strong" strong>
          {email === null ? name : <Ltr>{email}</Ltr>}
        </Text>
        <Text size="caption" tone="inkMuted">
          {t('identity.since', { ago: formatAgo(createdAt, now, locale) })}
        </Text>
      </S.Device>
      {canDisconnect && (
        <Button
          variant="quiet"
          aria-label={t('identity.disconnectOne', { account: email ?? name })}
          busy={state.phase === 'loading' ? t('identity.disconnecting') : undefined}
          onClick={() => {
            onRemoved();
            dispatch(disconnectIdentity.requested(id));
          }}
        >
          {t('identity.disconnect')}
        </Button>
      )}
      {state.phase === 'failed' && <Banner tone="danger">{describe(state.problem)}</Banner>}
    </S.Session>
  );
}

function ConnectForm({ name, needsPassword }: { name: string; needsPassword: boolean }) {
  const t = useText(accountTexts);
  const dispatch = useAppDispatch();
  const state = useFormState(connectIdentity);
  const [password, setPassword] = useState('');
  const refused = refusedFields(state)['password'];
  const notReady = needsPassword && password === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!notReady && state.phase === 'editing') dispatch(connectIdentity.requested(password));
  };
  return (
    <S.Form noValidate aria-label={t('identity.title', { name })} onSubmit={submit}>
      {needsPassword && (
        <PasswordField
          label={t('password.current')}
          name="connect-password"
          autoComplete="current-password"
          value={password}
          error={refused}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            if (state.problem !== undefined) dispatch(connectIdentity.dismissed());
          }}
        />
      )}
      <S.Foot>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={notReady}
          title={notReady ? t('identity.password') : undefined}
          busy={state.phase === 'editing' ? undefined : t('identity.connecting', { name })}
        >
          {t('identity.connect', { name })}
        </Button>
        <S.Result>
          {state.problem !== undefined && refused === undefined && (
            <ProblemBanner problem={state.problem} />
          )}
        </S.Result>
      </S.Foot>
    </S.Form>
  );
}
