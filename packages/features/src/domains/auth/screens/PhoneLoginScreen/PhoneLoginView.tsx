import { Button, Stack, TextLink } from '@jawla/ui';
import { isPossiblePhone, PhoneField } from '@jawla/ui/phone';
import { useFormik } from 'formik';
import { useRef } from 'react';
import type { Problem } from '#core/http';
import { href } from '#core/routing';
import { useText } from '#core/i18n';
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

export interface PhoneLoginViewProps {
  sending: boolean;
  problem: Problem | undefined;
  /** Digits with the country code, without a plus. */
  onSubmit: (phone: string) => void;
  /** The number was edited. */
  onEdit: () => void;
}

/** The form for the number that the code is sent to. */
export function PhoneLoginView({ sending, problem, onSubmit, onEdit }: PhoneLoginViewProps) {
  const t = useText(messageTexts);
  const field = useRef<HTMLInputElement>(null);
  const form = useFormik({
    initialValues: { phone: '' },
    validate: checkForm,
    onSubmit: ({ phone }) => onSubmit(phone.slice(1)),
  });
  const errorOf = useFieldTexts(form);

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
              onEdit();
              void form.setFieldValue('phone', phone);
            }}
            onBlur={() => void form.setFieldTouched('phone')}
          />
          <Button type="submit" variant="primary" busy={sending ? t('mail.sending') : undefined}>
            {t('phone.send')}
          </Button>
          <TextLink href={href('login', {})}>{t('phone.byEmail')}</TextLink>
        </Stack>
      </form>
    </AuthLayout>
  );
}
