import { Button, Ltr, MessageDialog, PasswordField, Stack } from '@jawla/ui';
import { useFormik } from 'formik';
import { useRef, useState, type ChangeEvent } from 'react';
import type { Problem } from '#core/http';
import { useText } from '#core/i18n';
import type { FormState } from '../../useFormState';
import { authTexts } from '../../auth.texts';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { PasswordHints } from '../../components/PasswordHints';
import { lazyValidate } from '../../lazyValidate';
import { SUGGESTED_PASSWORD } from '../../passwordHints';
import { useFieldTexts } from '../../useFieldTexts';

const checkForm = lazyValidate('newPasswordRules');

export interface NewPasswordViewProps {
  /** E-mail address of the account. */
  email: string;
  phase: FormState['phase'];
  problem: Problem | undefined;
  onSubmit: (password: string) => void;
  /** Either field was edited. */
  onEdit: () => void;
  /** The user has read the confirmation and continues. */
  onLeave: () => void;
}

/** In the order of the screen: the first invalid one gets the focus. */
const FIELDS = ['password', 'confirmation'] as const;
const HINTS_ID = 'password-hints';

/** The form for a new password and its repetition. */
export function NewPasswordView({
  email,
  phase,
  problem,
  onSubmit,
  onEdit,
  onLeave,
}: NewPasswordViewProps) {
  const t = useText(messageTexts);
  const tField = useText(authTexts);
  const [visible, setVisible] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const form = useFormik({
    initialValues: { password: '', confirmation: '' },
    validate: checkForm,
    onSubmit: ({ password }) => onSubmit(password),
  });
  const errorOf = useFieldTexts(form);
  const { password, confirmation } = form.values;
  const { setFieldTouched } = form;

  const submit = async () => {
    await form.submitForm();
    const errors = await form.validateForm();
    const first = FIELDS.find((name) => errors[name] !== undefined);
    const field = first && element.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const edited = (event: ChangeEvent<HTMLInputElement>) => {
    onEdit();
    // A mismatch is reported when the second field loses the focus, not with each key.
    void setFieldTouched('confirmation', false, false);
    form.handleChange(event);
  };

  const fields = {
    reveal: { visible, onChange: setVisible },
    showLabel: t('new.show'),
    notes: { capsLock: tField('login.capsLock'), arabicLetters: tField('login.arabicKeyboard') },
    autoComplete: 'new-password',
    onChange: edited,
    onBlur: form.handleBlur,
  };

  return (
    <AuthLayout
      title={t('new.title')}
      lead={
        <>
          {t('new.for')} <Ltr>{email}</Ltr>
        </>
      }
      problem={problem}
    >
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="l">
          {/* Password managers look for the user name that belongs to the password. */}
          <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
          <PasswordField
            {...fields}
            {...SUGGESTED_PASSWORD}
            label={t('new.password')}
            name="password"
            value={password}
            error={errorOf('password')}
            aria-describedby={HINTS_ID}
          />
          <PasswordHints id={HINTS_ID} password={password} />
          <PasswordField
            {...fields}
            label={t('new.confirm')}
            name="confirmation"
            value={confirmation}
            error={errorOf('confirmation')}
          />
          <Button
            type="submit"
            variant="primary"
            disabled={password === '' || confirmation === ''}
            busy={phase === 'sending' ? t('new.sending') : undefined}
          >
            {t('new.submit')}
          </Button>
        </Stack>
      </form>
      <MessageDialog
        open={phase === 'done'}
        title={t('new.done')}
        ok={{ label: t('new.toLogin'), onPress: onLeave }}
      />
    </AuthLayout>
  );
}
