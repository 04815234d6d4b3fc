import { PasswordField, Stack, Text } from '@jawla/ui';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useId, useMemo, useState, type ChangeEvent } from 'react';
import { useText } from '#core/i18n';
import { useAppDispatch } from '#core/store';
import { lazyValidate, messageTexts, PasswordHints, useFieldTexts, useFormState } from '#auth';
import { replacePassword } from '../../account.requests';
import { accountTexts } from '../../account.texts';
import { FormSection, refusedFields } from './FormSection';

const validate = lazyValidate('newPasswordRules');
/** `password` is the new one, as in the form that resets it, whose rules apply. */
const EMPTY = { current: '', password: '', confirmation: '' };
type Fields = typeof EMPTY;

/** Replaces the password. */
export function PasswordSection({ email }: { email: string }) {
  const t = useText(accountTexts);
  const tNew = useText(messageTexts);
  const dispatch = useAppDispatch();
  const hintsId = useId();
  const state = useFormState(replacePassword);
  const [visible, setVisible] = useState(false);
  const form = useFormik({
    initialValues: EMPTY,
    validate,
    onSubmit: ({ current, password }) => {
      dispatch(replacePassword.requested({ password: current, newPassword: password }));
    },
  });
  const clear = useEffectEvent(() => form.resetForm());
  useEffect(() => {
    if (state.phase === 'done') clear();
  }, [state.phase]);
  const errorOf = useFieldTexts(form);
  const { problem } = state;
  const refused = useMemo(() => ownFields(refusedFields({ problem })), [problem]);
  const { values, setFieldTouched } = form;

  const field = (name: keyof Fields) => ({
    name,
    value: values[name],
    error: errorOf(name) ?? refused[name],
    readOnly: state.phase === 'sending',
    reveal: { visible, onChange: setVisible },
    showLabel: tNew('new.show'),
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
    onBlur: form.handleBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      dispatch(replacePassword.dismissed());
      // A mismatch is reported when the second field loses the focus, not with each key.
      void setFieldTouched('confirmation', false, false);
      form.handleChange(event);
    },
  });
  const isEmpty = Object.values(values).includes('');

  return (
    <FormSection
      title={t('password.title')}
      {...{ state, refused }}
      labels={{ submit: t('password.submit'), sending: t('saving'), done: t('password.done') }}
      notReady={isEmpty ? t('password.hint') : undefined}
      onSubmit={form.submitForm}
    >
      <Stack gap="l">
        <Text tone="inkMuted">{t('password.hint')}</Text>
        {/* Password managers look for the user name that belongs to the password. */}
        <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
        <PasswordField {...field('current')} label={t('password.current')} />
        <PasswordField
          {...field('password')}
          label={tNew('new.password')}
          aria-describedby={hintsId}
        />
        <PasswordHints id={hintsId} password={values.password} />
        <PasswordField {...field('confirmation')} label={tNew('new.confirm')} />
      </Stack>
    </FormSection>
  );
}

/** Renames the server's fields to those of the form. */
function ownFields({ password, newPassword }: Readonly<Record<string, string>>) {
  const named: Record<string, string> = {};
  if (password !== undefined) named['current'] = password;
  if (newPassword !== undefined) named['password'] = newPassword;
  return named;
}
