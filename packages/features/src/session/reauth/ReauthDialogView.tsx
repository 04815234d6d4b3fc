import { Banner, Button, Dialog, Ltr, PasswordField, Stack, Text } from '@jawla/ui';
import { useId, useState, type FormEvent } from 'react';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import type { Reauth } from '../session.slice';
import { sessionTexts } from '../session.texts';

export interface ReauthDialogViewProps {
  open: boolean;
  /** What was last told, also while the dialog leaves. */
  reauth: Reauth;
  email: string;
  onSubmit: (password: string) => void;
  /** The password was edited. */
  onEdit: () => void;
  /** The person does not want to, and the session lasts a while yet. */
  onCancel: () => void;
  /** The session is over, and the person gives the page up. */
  onGiveUp: () => void;
}

/** Asks for the password over the page, so that the page and what is in it stay. */
export function ReauthDialogView({
  open,
  reauth: { ended, sending, problem },
  email,
  onSubmit,
  onEdit,
  onCancel,
  onGiveUp,
}: ReauthDialogViewProps) {
  const t = useText(sessionTexts);
  const formId = useId();
  return (
    <Dialog
      open={open}
      title={t(ended ? 'reauth.endedTitle' : 'reauth.title')}
      // An ended session asks for an answer: pressing beside the dialog must not lose the page.
      onClose={ended || sending ? undefined : onCancel}
      footer={
        <>
          <Button variant="quiet" disabled={sending} onClick={ended ? onGiveUp : onCancel}>
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

/** A form of its own, so that nothing typed outlives the dialog. */
function PasswordForm({ id, lead, email, problem, onSubmit, onEdit }: PasswordFormProps) {
  const t = useText(sessionTexts);
  const describe = useProblemText();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (password !== '') onSubmit(password);
  };

  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap="m">
        <Text>{lead}</Text>
        <Text tone="inkMuted">
          {t('reauth.as')} <Ltr>{email}</Ltr>
        </Text>
        {problem !== undefined && <Banner tone="danger">{describe(problem)}</Banner>}
        {/* Password managers look for the name that belongs to the password. */}
        <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
        <PasswordField
          label={t('reauth.password')}
          showLabel={t('reauth.showPassword')}
          name="password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={asked && password === '' ? t('reauth.required') : undefined}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            if (problem !== undefined) onEdit();
          }}
        />
      </Stack>
    </form>
  );
}
