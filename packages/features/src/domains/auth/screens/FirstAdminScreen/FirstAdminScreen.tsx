import type { FirstAdminForm } from '@jawla/contract';
import { Button, PasswordField, Stack, Text, TextField } from '@jawla/ui';
import { useFormik } from 'formik';
import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useOfflineRemoteData } from '#core/connection';
import { lazyValidation, useWrongFields, WrongFields } from '#core/forms';
import { failed } from '#core/http';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { useAppDispatch, useRequest } from '#core/store';
import { UnsavedChangesPrompt } from '#shell';
import { authTexts } from '../../auth.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { PasswordHints } from '../../components/PasswordHints';
import { RequireValidLink } from '../../components/RequireValidLink';
import { createFirstAdmin, loadFirstAdminLink } from '../../firstAdmin.requests';
import { firstAdminTexts } from '../../firstAdmin.texts';
import { messageTexts } from '../../messages.texts';
import { SUGGESTED_PASSWORD } from '../../passwordHints';
import { useFormState } from '../../useFormState';
import * as S from './FirstAdminScreen.styles';

const HINTS_ID = 'password-hints';
const EMPTY: FirstAdminForm = { userName: '', fname: '', lname: '', email: '', password: '' };
const NONE: Readonly<Record<string, string>> = {};
const loadSchema = () => import('../../firstAdminSchema');

/** Creates the first account of a server, by the link that the server has printed. */
export function FirstAdminScreen() {
  const t = useText(firstAdminTexts);
  const tAuth = useText(authTexts);
  const tMessage = useText(messageTexts);
  const dispatch = useAppDispatch();
  // In the fragment, which browsers send to no server.
  const secret = useLocation().hash.slice(1);
  const reload = () => dispatch(loadFirstAdminLink.requested(secret, { force: true }));
  const link = useOfflineRemoteData(useRequest(loadFirstAdminLink, secret), reload);
  const { phase, problem } = useFormState(createFirstAdmin, secret);
  // An account was created in the meantime.
  const owner = problem?.kind === 'notFound' ? failed(problem) : link;
  const [visible, setVisible] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const validate = useMemo(
    () => lazyValidation(async () => (await loadSchema()).firstAdminSchema(t, tAuth)),
    [t, tAuth],
  );
  const form = useFormik({
    initialValues: EMPTY,
    validate,
    onSubmit: (values) => void dispatch(createFirstAdmin.requested({ secret, form: values })),
  });
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
      dispatch(createFirstAdmin.dismissed(secret));
      form.handleChange(event);
    },
  });

  return (
    <S.Page>
      <RequireValidLink
        owner={owner}
        title={t('first.title')}
        deadText={t('first.dead')}
        wayOn={{ href: href('login', {}), label: tMessage('link.toLogin') }}
        onRetry={reload}
      >
        {() => (
          <AuthLayout
            title={t('first.title')}
            notice={<Text tone="inkMuted">{t('first.lead')}</Text>}
            problem={problem}
          >
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
                <S.Names>
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
                </S.Names>
                <TextField
                  {...field('userName')}
                  label={t('form.userName')}
                  dir="ltr"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
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
                <Button
                  type="submit"
                  variant="primary"
                  busy={isBusy ? t('first.sending') : undefined}
                >
                  {t('first.submit')}
                </Button>
              </Stack>
            </form>
          </AuthLayout>
        )}
      </RequireValidLink>
    </S.Page>
  );
}
