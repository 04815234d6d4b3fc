import {
  Banner,
  Button,
  Checkbox,
  LinkButton,
  Ltr,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@jawla/ui';
import { PhoneIcon } from '@jawla/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Problem } from '#core/http';
import { useText } from '#core/i18n';
import type { SessionNotice } from '#session';
import { href } from '#core/routing';
import type { LoginForm } from '../../auth.requests';
import { loginTexts } from '../../login.texts';
import { AuthLayout } from '../../components/AuthLayout';
import * as S from './LoginView.styles';
import { useLoginForm } from './useLoginForm';

export interface LoginViewProps {
  /** The address from a link or a QR code. */
  invited: string;
  /** The address stored on this device. */
  remembered: string;
  sending: boolean;
  problem: Problem | undefined;
  notice: SessionNotice | undefined;
  onSubmit: (form: LoginForm) => void;
  /** Any field was edited. */
  onEdit: () => void;
  /** The form got the focus: the user is about to log in. */
  onIntent: () => void;
  /** The user has another account than that of the given address. */
  onNotMe: () => void;
  /** The user has forgotten the password; the address that was typed is passed on. */
  onForgot: (email: string) => void;
}

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
  onForgot,
}: LoginViewProps) {
  const t = useText(loginTexts);
  const known = invited || remembered;
  const element = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const form = useLoginForm(element, onSubmit);
  const edited = () => {
    onEdit();
    form.edited();
  };

  // A refused password has to be typed again; the address is most likely correct.
  const refused = useEffectEvent(form.clearPassword);
  useEffect(() => {
    if (problem !== undefined) refused();
  }, [problem]);

  // The address is filled in, so the password gets the focus, unless the user is already typing.
  useEffect(() => {
    if (known !== '' && !element.current?.contains(document.activeElement)) {
      password.current?.focus();
    }
  }, [known]);

  // index.html marks a form that was submitted before hydration.
  useEffect(() => {
    const form = element.current;
    if (form === null) return;
    form.dataset['ready'] = '';
    if (form.dataset['submitted'] === undefined) return;
    delete form.dataset['submitted'];
    form.requestSubmit();
  }, []);

  // A focused field, even from before hydration, signals that the user is about to log in.
  const intended = useEffectEvent(onIntent);
  useEffect(() => {
    const form = element.current;
    if (form?.contains(document.activeElement)) intended();
    const onFocus = () => intended();
    form?.addEventListener('focusin', onFocus);
    return () => form?.removeEventListener('focusin', onFocus);
  }, []);

  return (
    <AuthLayout
      title={t('login.title')}
      lead={t('login.lead')}
      problem={problem}
      notice={
        notice !== undefined && (
          <Banner tone="info">
            {t(notice === 'expired' ? 'login.expired' : 'login.cookiesBlocked')}
          </Banner>
        )
      }
    >
      <form
        ref={element}
        // A native submit before hydration must not put the password into the URL.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Stack>
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
            defaultValue={known}
            error={form.errorOf('email')}
            onChange={edited}
            onBlur={() => form.blurred('email')}
          />
          <PasswordField
            label={t('login.password')}
            notes={{ capsLock: t('login.capsLock'), arabicLetters: t('login.arabicKeyboard') }}
            name="password"
            autoComplete="current-password"
            ref={password}
            error={form.errorOf('password')}
            onChange={edited}
            onBlur={() => form.blurred('password')}
          />
          <S.Line>
            <Checkbox
              label={t('login.remember')}
              hint={t('login.rememberHint')}
              name="remember"
              defaultChecked={remembered !== ''}
              onChange={edited}
            />
            <TextLink
              href={href('forgotPassword', {})}
              onClick={(event) => {
                const email = form.email();
                if (email === '') return;
                event.preventDefault();
                onForgot(email);
              }}
            >
              {t('login.forgot')}
            </TextLink>
          </S.Line>
          <Button type="submit" variant="primary" busy={sending ? t('login.sending') : undefined}>
            {t('login.submit')}
          </Button>
          <Stack gap="xs">
            <S.Or>{t('login.or')}</S.Or>
            <LinkButton href={href('phoneLogin', {})} icon={<PhoneIcon />}>
              {t('login.byPhone')}
            </LinkButton>
          </Stack>
        </Stack>
      </form>
    </AuthLayout>
  );
}
