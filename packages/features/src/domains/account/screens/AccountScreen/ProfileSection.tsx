import type { Account } from '@jawla/contract';
import { NAME_MAX } from '@jawla/contract/limits';
import { PasswordField, TextField } from '@jawla/ui';
import { PhoneField } from '@jawla/ui/phone';
import { useMemo, type ChangeEvent } from 'react';
import { Counter, lazyValidation, useMergedForm } from '#core/forms';
import { useText } from '#core/i18n';
import { useAppDispatch } from '#core/store';
import { UnsavedChangesPrompt } from '#shell';
import { useFormState } from '#auth';
import { saveAccount } from '../../account.requests';
import { accountTexts } from '../../account.texts';
import { changesOf, profileFormOf, type ProfileForm } from '../../profileForm';
import * as S from './AccountSection.styles';
import { FormSection, refusedFields } from './FormSection';

const loadSchema = () => import('../../profileValidationSchema');
const PART = 'profile';

/** Names and phone number. */
export function ProfileSection({ account }: { account: Account }) {
  const t = useText(accountTexts);
  const dispatch = useAppDispatch();
  const state = useFormState(saveAccount, PART);
  const shown = useMemo(() => profileFormOf(account), [account]);
  const validate = useMemo(
    () => lazyValidation(async () => (await loadSchema()).profileValidationSchema(t)),
    [t],
  );
  const form = useMergedForm<ProfileForm>({
    saved: shown,
    isSaved: state.phase !== 'editing',
    validate,
    onSubmit: (values) => {
      dispatch(saveAccount.requested({ part: PART, form: changesOf(values, shown) }));
    },
  });
  const { values, dirty } = form;
  const isSending = state.phase === 'sending';
  const isNewPhone = values.phone !== shown.phone;
  const refused = refusedFields(state);

  const edited = () => {
    if (!isSending) dispatch(saveAccount.dismissed(PART));
  };
  const field = (name: keyof ProfileForm) => ({
    name,
    value: values[name],
    error: (form.touched[name] ? form.errors[name] : undefined) ?? refused[name],
    readOnly: isSending,
    onBlur: form.handleBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      edited();
      form.handleChange(event);
    },
  });
  const named = (name: 'fname' | 'lname') => ({
    ...field(name),
    label: t(`profile.${name}`),
    dir: 'auto',
    autoComplete: name === 'fname' ? 'given-name' : 'family-name',
    end: <Counter text={values[name]} max={NAME_MAX} />,
  });

  return (
    <FormSection
      title={t('profile.title')}
      state={state}
      labels={{ submit: t('save'), sending: t('saving'), done: t('saved') }}
      notReady={dirty ? undefined : t('nothingToSave')}
      onSubmit={form.submitForm}
    >
      <UnsavedChangesPrompt unsaved={dirty && !isSending} onLeave={() => form.resetForm()} />
      <S.Fields>
        <TextField {...named('fname')} />
        <TextField {...named('lname')} />
        <PhoneField
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          name="phone"
          autoComplete="tel"
          readOnly={isSending}
          value={values.phone === '' ? '' : `+${values.phone}`}
          error={refused['phone']}
          onValueChange={(number) => {
            const digits = number.slice(1);
            // The field also emits its number on mount, which is not an edit.
            if (digits === values.phone) return;
            edited();
            void form.setFieldValue('phone', digits);
          }}
        />
        {isNewPhone && (
          <PasswordField
            {...field('password')}
            label={t('password.current')}
            hint={t('profile.passwordHint')}
            autoComplete="current-password"
          />
        )}
      </S.Fields>
    </FormSection>
  );
}
