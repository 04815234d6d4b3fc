import { Button, Stack, TextField, TextLink } from '@jawla/ui';
import { useFormik } from 'formik';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextWithIsolate, useText } from '#core/i18n';
import { useAppDispatch, useAppSelector } from '#core/store';
import { authTexts } from '../../auth.texts';
import { suggestEmail } from '../../mailAddresses';
import { messages, selectSending } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { lazyValidate } from '../../lazyValidate';
import { useFieldTexts } from '../../useFieldTexts';

const checkForm = lazyValidate('emailRules');

/** Sends a mail with a link to set a new password. */
export function ForgotPasswordScreen() {
  const dispatch = useAppDispatch();
  const { phase, problem } = useAppSelector(selectSending);
  const [query] = useSearchParams();
  const t = useText(messageTexts);
  const tField = useText(authTexts);
  const input = useRef<HTMLInputElement>(null);
  const form = useFormik({
    // The address that was typed on the previous screen.
    initialValues: { email: query.get('email') ?? '' },
    validate: checkForm,
    onSubmit: ({ email }) => {
      const to = email.trim();
      dispatch(messages.actions.messageRequested({ kind: 'resetPassword', to, again: false }));
    },
  });
  const errorOf = useFieldTexts(form);
  const { email } = form.values;
  const meant = suggestEmail(email);
  const edited = () => void dispatch(messages.actions.edited());

  useEffect(() => {
    dispatch(messages.actions.formOpened());
    return () => void dispatch(messages.actions.closed());
  }, [dispatch]);

  const submit = async () => {
    await form.submitForm();
    const { email: wrong } = await form.validateForm();
    if (wrong !== undefined) input.current?.focus();
  };

  return (
    <AuthLayout title={t('forgot.title')} lead={t('forgot.lead')} problem={problem}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="l">
          <TextField
            ref={input}
            label={tField('login.email')}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={errorOf('email')}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              edited();
              form.handleChange(event);
            }}
            onBlur={form.handleBlur}
          />
          {meant !== undefined && (
            <Button
              variant="quiet"
              size="s"
              onClick={() => {
                edited();
                void form.setFieldValue('email', meant);
                input.current?.focus();
              }}
            >
              <span>
                <TextWithIsolate dir="ltr" text={(slot) => t('forgot.didYouMean', { email: slot })}>
                  {meant}
                </TextWithIsolate>
              </span>
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            disabled={email.trim() === ''}
            busy={phase === 'idle' ? undefined : t('mail.sending')}
          >
            {t('mail.send')}
          </Button>
          <TextLink href="/" alone>
            {t('cancel')}
          </TextLink>
        </Stack>
      </form>
    </AuthLayout>
  );
}
