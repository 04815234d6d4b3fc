import { Button, Stack, TextLink } from '@jawla/ui';
import { isPossiblePhone, PhoneField } from '@jawla/ui/phone';
import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { href } from '#core/routing';
import { useText } from '#core/i18n';
import { useAppDispatch, useAppSelector } from '#core/store';
import { messages, selectSending } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { lazyValidate } from '../../lazyValidate';
import type { AuthTextKey } from '../../auth.texts';
import { useFieldTexts } from '../../useFieldTexts';

const checkShape = lazyValidate('phoneRules');
const tooShort: AuthTextKey = 'phone.invalid';

/** The format is one that the server accepts, and the length exists in its country. */
async function checkForm(values: { phone: string }) {
  const errors = await checkShape(values);
  if (errors.phone !== undefined || isPossiblePhone(values.phone)) return errors;
  return { phone: tooShort };
}

/** Sends a one-time code to a phone. */
export function PhoneLoginScreen() {
  const dispatch = useAppDispatch();
  const { phase, problem } = useAppSelector(selectSending);
  const t = useText(messageTexts);
  const field = useRef<HTMLInputElement>(null);
  const form = useFormik({
    initialValues: { phone: '' },
    validate: checkForm,
    onSubmit: ({ phone }) => {
      // Digits with the country code, without a plus.
      const to = phone.slice(1);
      dispatch(messages.actions.messageRequested({ kind: 'code', to, again: false }));
    },
  });
  const errorOf = useFieldTexts(form);

  useEffect(() => {
    dispatch(messages.actions.formOpened());
    return () => void dispatch(messages.actions.closed());
  }, [dispatch]);

  const submit = async () => {
    await form.submitForm();
    const { phone: wrong } = await form.validateForm();
    if (wrong !== undefined) field.current?.focus();
  };

  return (
    <AuthLayout title={t('phone.title')} lead={t('phone.lead')} problem={problem}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="l">
          <PhoneField
            ref={field}
            label={t('phone.number')}
            name="phone"
            value={form.values.phone}
            error={errorOf('phone')}
            onValueChange={(phone) => {
              dispatch(messages.actions.edited());
              void form.setFieldValue('phone', phone);
            }}
            onBlur={() => void form.setFieldTouched('phone')}
          />
          <Button
            type="submit"
            variant="primary"
            busy={phase === 'idle' ? undefined : t('mail.sending')}
          >
            {t('phone.send')}
          </Button>
          <TextLink href={href('login', {})} alone>
            {t('phone.byEmail')}
          </TextLink>
        </Stack>
      </form>
    </AuthLayout>
  );
}
