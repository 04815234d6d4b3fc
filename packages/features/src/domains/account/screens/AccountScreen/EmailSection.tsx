import type { Account } from '@jawla/contract';
import { Banner, PasswordField, Text, TextField } from '@jawla/ui';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, type ChangeEvent } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import { useAppDispatch } from '#core/store';
import { lazyValidate, useFieldTexts, useFormState } from '#auth';
import { requestEmailChange } from '../../account.requests';
import { accountTexts } from '../../account.texts';
import * as S from './AccountSection.styles';
import { FormSection, refusedFields } from './FormSection';

const validate = lazyValidate('emailRules');
const EMPTY = { email: '', password: '' };

/** The address, and a form that requests another one. */
export function EmailSection({ account }: { account: Account }) {
  const t = useText(accountTexts);
  const dispatch = useAppDispatch();
  const state = useFormState(requestEmailChange);
  const form = useFormik({
    initialValues: EMPTY,
    validate,
    onSubmit: ({ email, password }) => {
      dispatch(requestEmailChange.requested({ email: email.trim(), password }));
    },
  });
  const clear = useEffectEvent(() => form.resetForm());
  useEffect(() => {
    if (state.phase === 'done') clear();
  }, [state.phase]);
  const errorOf = useFieldTexts(form);
  const refused = refusedFields(state);
  const isSending = state.phase === 'sending';
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: form.values[name],
    error: errorOf(name) ?? refused[name],
    readOnly: isSending,
    onBlur: form.handleBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      dispatch(requestEmailChange.dismissed());
      form.handleChange(event);
    },
  });
  const isEmpty = form.values.email === '' || form.values.password === '';

  return (
    <FormSection
      title={t('email.title')}
      state={state}
      labels={{ submit: t('email.send'), sending: t('email.sending'), done: t('email.sent') }}
      notReady={isEmpty ? t('email.hint') : undefined}
      onSubmit={form.submitForm}
    >
      <Text>
        <TextWithIsolate dir="ltr" text={(email) => t('email.now', { email })}>
          {account.email}
        </TextWithIsolate>
      </Text>
      {account.newEmail !== null && (
        <Banner tone="info">
          <TextWithIsolate dir="ltr" text={(email) => t('email.pending', { email })}>
            {account.newEmail}
          </TextWithIsolate>
        </Banner>
      )}
      <S.Fields>
        <TextField
          {...field('email')}
          label={t('email.new')}
          hint={t('email.hint')}
          type="email"
          dir="ltr"
          autoComplete="email"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          label={t('password.current')}
          autoComplete="current-password"
        />
      </S.Fields>
    </FormSection>
  );
}
