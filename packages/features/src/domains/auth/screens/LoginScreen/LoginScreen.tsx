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
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AppContext, isSsoOnly, ssoName } from '#core/device';
import { isTransient } from '#core/http';
import { useLocale, useText } from '#core/i18n';
import { href } from '#core/routing';
import { useAppSelector } from '#core/store';
import { selectNotice, selectReturnTo } from '#session';
import { loginTexts } from '../../login.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { useLogin } from '../../useLogin';
import * as S from './LoginScreen.styles';
import { useLoginForm } from './useLoginForm';

/** As `SSO_START_PATH` of the contract, whose schemas the login does not load. */
const SSO_START_PATH = '/api/sso/start';

/** Log in by e-mail and password. */
export function LoginScreen() {
  const t = useText(loginTexts);
  const { phase, problem, submit, edit, prepare } = useLogin();
  const notice = useAppSelector(selectNotice);
  const returnTo = useAppSelector(selectReturnTo);
  const provider = ssoName(useLocale());
  const remembered = use(AppContext).rememberedEmail();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  // From a link or a QR code.
  const invited = query.get('email')?.trim() ?? '';
  const known = invited || remembered;
  const element = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const form = useLoginForm(element, submit);
  const edited = () => {
    if (problem !== undefined) edit();
    form.edited();
  };

  // A refused password has to be typed again; the address is most likely correct. A network or server error says nothing about it.
  const refused = useEffectEvent(form.clearPassword);
  useEffect(() => {
    if (problem !== undefined && !isTransient(problem)) refused();
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
  const intended = useEffectEvent(prepare);
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
      <Stack gap="xs">
        <form
          ref={element}
          hidden={isSsoOnly()}
          // A native submit before hydration must not put the password into the URL.
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <Stack gap="s">
            {invited !== '' && (
              <Text tone="inkMuted">
                {t('login.signingInAs')} <Ltr>{invited}</Ltr>.{' '}
                <Button
                  variant="quiet"
                  size="s"
                  onClick={() => {
                    form.restart(remembered);
                    setQuery({}, { replace: true });
                  }}
                >
                  {t('login.notYou')}
                </Button>
              </Text>
            )}
            <Stack gap="l">
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
                  alone
                  href={href('forgotPassword', {})}
                  onClick={(event) => {
                    const email = form.email();
                    if (email === '') return;
                    event.preventDefault();
                    void navigate(
                      `${href('forgotPassword', {})}?email=${encodeURIComponent(email)}`,
                    );
                  }}
                >
                  {t('login.forgot')}
                </TextLink>
              </S.Line>
            </Stack>
            <Button
              type="submit"
              variant="primary"
              busy={phase === 'editing' ? undefined : t('login.sending')}
            >
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
        {provider !== null && (
          <LinkButton
            variant={isSsoOnly() ? 'primary' : undefined}
            href={SSO_START_PATH}
            onClick={({ currentTarget }) => {
              // Not in `href`: the prerendered button has none.
              if (returnTo) currentTarget.search = `returnTo=${encodeURIComponent(returnTo)}`;
            }}
          >
            {t('login.sso', { name: provider })}
          </LinkButton>
        )}
      </Stack>
    </AuthLayout>
  );
}
