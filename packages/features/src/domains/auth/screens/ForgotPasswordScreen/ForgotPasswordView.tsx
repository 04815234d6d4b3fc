import { Button, Stack, TextField, TextLink } from '@jawla/ui';
import { useFormik } from 'formik';
import { useRef, type ChangeEvent } from 'react';
import type { Problem } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { authTexts } from '../../auth.texts';
import { suggestEmail } from '../../mailAddresses';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { lazyValidate } from '../../lazyValidate';
import { useFieldTexts } from '../../useFieldTexts';

const checkForm = lazyValidate('emailRules');

export interface ForgotPasswordViewProps {
  /** The address that was typed on the previous screen. */
  known: string;
  sending: boolean;
  problem: Problem | undefined;
  onSubmit: (email: string) => void;
  /** The address was edited. */
  onEdit: () => void;
}

/** The form for the address that the link is sent to. */
export function ForgotPasswordView({
  known,
  sending,
  problem,
  onSubmit,
  onEdit,
}: ForgotPasswordViewProps) {
  const t = useText(messageTexts);
  const tField = useText(authTexts);
  const input = useRef<HTMLInputElement>(null);
  const form = useFormik({
    initialValues: { email: known },
    validate: checkForm,
    onSubmit: ({ email }) => onSubmit(email.trim()),
  });
  const errorOf = useFieldTexts(form);
  const { email } = form.values;
  const meant = suggestEmail(email);

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
              onEdit();
              form.handleChange(event);
            }}
            onBlur={form.handleBlur}
          />
          {meant !== undefined && (
            <Button
              variant="quiet"
              size="s"
              onClick={() => {
                onEdit();
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
            busy={sending ? t('mail.sending') : undefined}
          >
            {t('mail.send')}
          </Button>
          <TextLink href="/">{t('cancel')}</TextLink>
        </Stack>
      </form>
    </AuthLayout>
  );
}
