import { Button, Dialog, LinkButton, Ltr, PasswordField, Stack, Text } from '@jawla/ui';
import { useId, useState, type FormEvent } from 'react';
import { isSsoOnly, ssoName } from '#core/device';
import { ProblemBanner } from '#core/http';
import { useLocale, useText } from '#core/i18n';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectReauth, selectUser, session, type Reauth } from '../session.slice';
import { sessionTexts } from '../session.texts';

const { reauthSubmitted, reauthEdited, reauthCancelled, unsavedChangesDiscarded } = session.actions;
const NONE: Partial<Reauth> = {};

/** Requests the password over the page, so that the page and its unsaved work stay. */
export function ReauthDialog() {
  const dispatch = useAppDispatch();
  const reauth = useAppSelector(selectReauth);
  const { ended = false, sending = false, problem } = reauth ?? NONE;
  const user = useAppSelector(selectUser);
  const t = useText(sessionTexts);
  const formId = useId();
  // A user who declines while the session is still valid stays on the page.
  const leave = () => dispatch(ended ? unsavedChangesDiscarded() : reauthCancelled());
  return (
    <Dialog
      open={reauth !== undefined}
      title={t(ended ? 'reauth.endedTitle' : 'reauth.title')}
      // An ended session requires a decision: a click outside the dialog must not discard the page.
      onClose={ended || sending ? undefined : leave}
      footer={
        <>
          <Button variant="quiet" disabled={sending} onClick={leave}>
            {t(ended ? 'reauth.leave' : 'reauth.cancel')}
          </Button>
          {!isSsoOnly() && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={sending ? t('reauth.sending') : undefined}
            >
              {t('reauth.submit')}
            </Button>
          )}
        </>
      }
    >
      <PasswordForm
        id={formId}
        lead={t(ended ? 'reauth.endedLead' : 'reauth.lead')}
        email={user?.email ?? ''}
        problem={problem}
        onSubmit={(password) => dispatch(reauthSubmitted({ password }))}
        onEdit={() => dispatch(reauthEdited())}
      />
    </Dialog>
  );
}

interface PasswordFormProps {
  id: string;
  lead: string;
  email: string;
  problem: Reauth['problem'];
  onSubmit: (password: string) => void;
  /** The password was edited. */
  onEdit: () => void;
}

/** A separate component, so that its state is discarded with the dialog. */
function PasswordForm({ id, lead, email, problem, onSubmit, onEdit }: PasswordFormProps) {
  const t = useText(sessionTexts);
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const provider = ssoName(useLocale());
  const isOnly = isSsoOnly();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (password !== '') onSubmit(password);
  };

  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap="m">
        <Text>{isOnly ? t('reauth.ssoLead') : lead}</Text>
        <Text tone="inkMuted">
          {t('reauth.as')} <Ltr>{email}</Ltr>
        </Text>
        {problem !== undefined && <ProblemBanner problem={problem} />}
        {/* Password managers look for the user name that belongs to the password. */}
        <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
        {!isOnly && (
          <PasswordField
            label={t('reauth.password')}
            name="password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            error={submitted && password === '' ? t('reauth.required') : undefined}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              if (problem !== undefined) onEdit();
            }}
          />
        )}
        {provider !== null && (
          // In another tab, whose login this one follows: the page with its unsaved work stays.
          <LinkButton href="/api/sso/start" external>
            {t('reauth.sso', { name: provider })}
          </LinkButton>
        )}
      </Stack>
    </form>
  );
}
