import {
  Banner,
  Button,
  Checkbox,
  Ltr,
  PageHeading,
  PasswordField,
  SplitSheet,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@jawla/ui';
import { useFormik } from 'formik';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { useProblemText, type Problem } from '#core/http';
import { useText } from '#core/i18n';
import type { SessionNotice } from '#session';
import { PageTitle } from '#core/routing';
import type { LoginForm } from '../../auth.slice';
import { authTexts } from '../../auth.texts';
import { lateRules } from '../../lateRules';
import { useEarlyInput } from '../../useEarlyInput';
import { useFieldTexts } from '../../useFieldTexts';

const checkForm = lateRules('loginRules');

export interface LoginViewProps {
  /** The address that a link or a QR code brought along. */
  invited: string;
  /** The address kept on this device. */
  remembered: string;
  sending: boolean;
  problem: Problem | undefined;
  notice: SessionNotice | undefined;
  onSubmit: (form: LoginForm) => void;
  /** Any field was edited. */
  onEdit: () => void;
  /** A field was entered: the person is about to log in. */
  onIntent: () => void;
  /** The person is not the one whose address was brought along. */
  onNotMe: () => void;
}

/** In the order of the screen: the first that is wrong gets the focus. */
const FIELDS = ['email', 'password'] as const;

/** The form for e-mail and password, in any state. */
export function LoginView({
  invited,
  remembered,
  sending,
  problem,
  notice,
  onSubmit,
  onEdit,
  onIntent,
  onNotMe,
}: LoginViewProps) {
  const t = useText(authTexts);
  const describe = useProblemText();
  const known = invited || remembered;
  const initialValues = { email: known, password: '', remember: remembered !== '' };
  const form = useFormik<LoginForm>({
    initialValues,
    validate: checkForm,
    onSubmit,
  });
  const errorOf = useFieldTexts(form);
  const element = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { setFieldValue, setFieldTouched } = form;

  // A refused password is of no use any more; the address most likely is.
  useEffect(() => {
    if (problem === undefined) return;
    void setFieldValue('password', '', false);
    void setFieldTouched('password', false, false);
  }, [problem, setFieldValue, setFieldTouched]);

  // The address is there already: the password is what is missing. Who is typing is not to be disturbed.
  useEffect(() => {
    if (known !== '' && !element.current?.contains(document.activeElement)) {
      password.current?.focus();
    }
  }, [known]);

  const submit = async () => {
    await form.submitForm();
    const errors = await form.validateForm();
    const first = FIELDS.find((name) => errors[name] !== undefined);
    const field = first && element.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  // Who enters the form, or was in it before its code was, is about to log in.
  useEffect(() => {
    const form = element.current;
    if (form?.contains(document.activeElement)) onIntent();
    form?.addEventListener('focusin', onIntent);
    return () => form?.removeEventListener('focusin', onIntent);
  }, [onIntent]);

  useEarlyInput(element, initialValues, {
    onInput: (early) => void form.setValues({ ...initialValues, ...early }, false),
    onSent: () => void submit(),
  });

  const edited = (event: ChangeEvent<HTMLInputElement>) => {
    onEdit();
    form.handleChange(event);
  };

  return (
    <SplitSheet>
      <PageTitle>{t('login.title')}</PageTitle>
      <Stack gap="l">
        <PageHeading title={t('login.title')} below={t('login.lead')} />
        <form
          ref={element}
          // Sent before the page's code is there, a password must never end up in the address.
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap="l">
            {notice !== undefined && problem === undefined && (
              <Banner tone="info">
                {t(notice === 'expired' ? 'login.expired' : 'login.cookiesBlocked')}
              </Banner>
            )}
            {problem !== undefined && <Banner tone="danger">{describe(problem)}</Banner>}
            {invited !== '' && (
              <Text tone="inkMuted">
                {t('login.signingInAs')} <Ltr>{invited}</Ltr>.{' '}
                <Button variant="quiet" size="s" onClick={onNotMe}>
                  {t('login.notYou')}
                </Button>
              </Text>
            )}
            <TextField
              label={t('login.email')}
              name="email"
              type="email"
              dir="ltr"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              value={form.values.email}
              error={errorOf('email')}
              onChange={edited}
              onBlur={form.handleBlur}
            />
            <PasswordField
              label={t('login.password')}
              showLabel={t('login.showPassword')}
              notes={{ capsLock: t('login.capsLock'), arabicLetters: t('login.arabicKeyboard') }}
              name="password"
              autoComplete="current-password"
              ref={password}
              value={form.values.password}
              error={errorOf('password')}
              onChange={edited}
              onBlur={form.handleBlur}
            />
            <Stack direction="row" justify="space-between" align="start">
              <Checkbox
                label={t('login.remember')}
                hint={t('login.rememberHint')}
                name="remember"
                checked={form.values.remember}
                onChange={edited}
              />
              <TextLink href="/forgot-password">{t('login.forgot')}</TextLink>
            </Stack>
            <Button type="submit" variant="primary" busy={sending ? t('login.sending') : undefined}>
              {t('login.submit')}
            </Button>
            <TextLink href="/phone-login">{t('login.byPhone')}</TextLink>
          </Stack>
        </form>
      </Stack>
    </SplitSheet>
  );
}
