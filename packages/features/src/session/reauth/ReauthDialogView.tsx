import { Button, Dialog, Ltr, PasswordField, Stack, Text } from '@jawla/ui';
import { useId, useState, type FormEvent } from 'react';
import { ProblemBanner } from '#core/http';
import { useText } from '#core/i18n';
import type { Reauth } from '../session.slice';
import { sessionTexts } from '../session.texts';

export interface ReauthDialogViewProps {
  open: boolean;
  /** The last state, which remains visible while the dialog fades out. */
  reauth: Reauth;
  email: string;
  onSubmit: (password: string) => void;
  /** The password was edited. */
  onEdit: () => void;
  /** The user declines, and the session is still valid. */
  onCancel: () => void;
  /** The session has ended, and the user discards the page. */
  onDiscard: () => void;
}

/** Requests the password over the page, so that the page and its unsaved work stay. */
export function ReauthDialogView({
  open,
  reauth: { ended, sending, problem },
  email,
  onSubmit,
  onEdit,
  onCancel,
  onDiscard,
}: ReauthDialogViewProps) {
  const t = useText(sessionTexts);
  const formId = useId();
  return (
    <Dialog
      open={open}
      title={t(ended ? 'reauth.endedTitle' : 'reauth.title')}
      // An ended session requires a decision: a click outside the dialog must not discard the page.
      onClose={ended || sending ? undefined : onCancel}
      footer={
        <>
          <Button variant="quiet" disabled={sending} onClick={ended ? onDiscard : onCancel}>
            {t(ended ? 'reauth.leave' : 'reauth.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={sending ? t('reauth.sending') : undefined}
          >
            {t('reauth.submit')}
          </Button>
        </>
      }
    >
      <PasswordForm
        id={formId}
        lead={t(ended ? 'reauth.endedLead' : 'reauth.lead')}
        email={email}
        problem={problem}
        onSubmit={onSubmit}
        onEdit={onEdit}
      />
    </Dialog>
  );
}

interface PasswordFormProps extends Pick<ReauthDialogViewProps, 'email' | 'onSubmit' | 'onEdit'> {
  id: string;
  lead: string;
  problem: Reauth['problem'];
}

/** A separate component, so that its state is discarded with the dialog. */
function PasswordForm({ id, lead, email, problem, onSubmit, onEdit }: PasswordFormProps) {
  const t = useText(sessionTexts);
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (password !== '') onSubmit(password);
  };

  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap="m">
        <Text>{lead}</Text>
        <Text tone="inkMuted">
          {t('reauth.as')} <Ltr>{email}</Ltr>
        </Text>
        {problem !== undefined && <ProblemBanner problem={problem} />}
        {/* Password managers look for the user name that belongs to the password. */}
        <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
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
      </Stack>
    </form>
  );
}
