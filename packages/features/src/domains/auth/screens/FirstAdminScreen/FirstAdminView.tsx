import type { FirstAdminForm } from '@jawla/contract';
import { Button, Ltr, PasswordField, Stack, TextField } from '@jawla/ui';
import { useFormik } from 'formik';
import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import { lazyValidation, useWrongFields, WrongFields } from '#core/forms';
import { useText } from '#core/i18n';
import { UnsavedChangesPrompt } from '#shell';
import { authTexts } from '../../auth.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { PasswordHints } from '../../components/PasswordHints';
import { firstAdminTexts } from '../../firstAdmin.texts';
import { SUGGESTED_PASSWORD } from '../../passwordHints';
import type { FormState } from '../../useFormState';

const HINTS_ID = 'password-hints';
const EMPTY: FirstAdminForm = { userName: '', fname: '', lname: '', email: '', password: '' };
const NONE: Readonly<Record<string, string>> = {};
const loadSchema = () => import('../../firstAdminSchema');

export interface FirstAdminViewProps extends FormState {
  onSubmit: (form: FirstAdminForm) => void;
  /** A field was edited. */
  onEdit: () => void;
}

/** The form for the names, the e-mail address and the password of the first admin. */
export function FirstAdminView({ phase, problem, onSubmit, onEdit }: FirstAdminViewProps) {
  const t = useText(firstAdminTexts);
  const tAuth = useText(authTexts);
  const [visible, setVisible] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const validate = useMemo(
    () => lazyValidation(async () => (await loadSchema()).firstAdminSchema(t, tAuth)),
    [t, tAuth],
  );
  const form = useFormik({ initialValues: EMPTY, validate, onSubmit });
  const { values } = form;
  const isBusy = phase !== 'editing';
  const refused = problem?.kind === 'refused' ? problem.errors : NONE;
  const { wrong, onChecked } = useWrongFields(element, refused);

  const submit = async () => {
    if (isBusy) return;
    await form.submitForm();
    onChecked();
  };
  const field = (name: keyof FirstAdminForm) => ({
    name,
    value: values[name],
    error: (form.touched[name] ? form.errors[name] : undefined) ?? refused[name],
    readOnly: isBusy,
    onBlur: form.handleBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onEdit();
      form.handleChange(event);
    },
  });

  return (
    <AuthLayout title={t('first.title')} lead={t('first.lead')} problem={problem}>
      <UnsavedChangesPrompt unsaved={form.dirty && !isBusy} />
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="l">
          <TextField
            {...field('fname')}
            label={t('form.fname')}
            dir="auto"
            autoComplete="given-name"
          />
          <TextField
            {...field('lname')}
            label={t('form.lname')}
            dir="auto"
            autoComplete="family-name"
          />
          <TextField
            {...field('userName')}
            label={t('form.userName')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              <>
                {t('form.userNameAddress')} <Ltr>/user/{values.userName.trim() || '…'}</Ltr>
              </>
            }
          />
          <TextField
            {...field('email')}
            label={t('form.email')}
            type="email"
            dir="ltr"
            // Password managers store it with the password: users log in with it.
            autoComplete="username"
            spellCheck={false}
          />
          <PasswordField
            {...field('password')}
            {...SUGGESTED_PASSWORD}
            label={t('first.password')}
            reveal={{ visible, onChange: setVisible }}
            notes={{
              capsLock: tAuth('login.capsLock'),
              arabicLetters: tAuth('login.arabicKeyboard'),
            }}
            autoComplete="new-password"
            aria-describedby={HINTS_ID}
          />
          <PasswordHints id={HINTS_ID} password={values.password} />
          {wrong.length > 0 && <WrongFields fields={wrong} />}
          <Button type="submit" variant="primary" busy={isBusy ? t('first.sending') : undefined}>
            {t('first.submit')}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
