import { Button, Dialog, Ltr, PasswordField, Stack } from '@jawla/ui';
import { useFormik } from 'formik';
import { use, useRef, useState, type ChangeEvent } from 'react';
import { AppContext, isSsoOnly, ssoName } from '#core/device';
import { useProblemText } from '#core/http';
import { useLocale, useText } from '#core/i18n';
import { href } from '#core/routing';
import { useAppDispatch } from '#core/store';
import { changePassword } from '../../auth.requests';
import { passwordChangeLeft } from '../../auth.saga';
import { authTexts } from '../../auth.texts';
import { acceptBySso } from '../../sso.requests';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { PasswordHints } from '../../components/PasswordHints';
import { RequireValidLink } from '../../components/RequireValidLink';
import { lazyValidate } from '../../lazyValidate';
import { SUGGESTED_PASSWORD } from '../../passwordHints';
import { useFieldTexts } from '../../useFieldTexts';
import { useFormState } from '../../useFormState';
import { useLink } from '../../useLink';
import { useLogin } from '../../useLogin';

const checkForm = lazyValidate('newPasswordRules');

/** In the order of the screen: the first invalid one gets the focus. */
const FIELDS = ['password', 'confirmation'] as const;
const HINTS_ID = 'password-hints';

/** Sets an account's first password, or a new one, by the secret link of a mail. */
export function NewPasswordScreen() {
  const t = useText(messageTexts);
  const tField = useText(authTexts);
  const dispatch = useAppDispatch();
  const { id: link, owner, reload } = useLink('account');
  const { phase, problem } = useFormState(changePassword, link);
  const accepting = useFormState(acceptBySso, link);
  const provider = ssoName(useLocale());
  const title = t(isSsoOnly() ? 'new.join' : 'new.title');
  const login = useLogin();
  const remembered = use(AppContext).rememberedEmail();
  const describe = useProblemText();
  const [visible, setVisible] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const form = useFormik({
    initialValues: { password: '', confirmation: '' },
    validate: checkForm,
    onSubmit: ({ password }) => void dispatch(changePassword.requested({ link, password })),
  });
  const errorOf = useFieldTexts(form);
  const { password, confirmation } = form.values;
  const { setFieldTouched } = form;

  const submit = async () => {
    await form.submitForm();
    const errors = await form.validateForm();
    const first = FIELDS.find((name) => errors[name] !== undefined);
    const field = first && element.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const toLogin = (email: string) => () => void dispatch(passwordChangeLeft({ email }));

  const edited = (event: ChangeEvent<HTMLInputElement>) => {
    dispatch(changePassword.dismissed(link));
    // A mismatch is reported when the second field loses the focus, not with each key.
    void setFieldTouched('confirmation', false, false);
    form.handleChange(event);
  };

  const fields = {
    reveal: { visible, onChange: setVisible },
    showLabel: t('new.show'),
    notes: { capsLock: tField('login.capsLock'), arabicLetters: tField('login.arabicKeyboard') },
    autoComplete: 'new-password',
    onChange: edited,
    onBlur: form.handleBlur,
  };

  return (
    <RequireValidLink
      owner={owner}
      title={title}
      wayOn={{ href: href('forgotPassword', {}), label: t('link.newMail') }}
      onRetry={reload}
    >
      {({ email }) => (
        <AuthLayout
          title={title}
          lead={
            <>
              {t('new.for')} <Ltr>{email}</Ltr>
            </>
          }
          problem={problem ?? accepting.problem}
        >
          <form
            hidden={isSsoOnly()}
            ref={element}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <Stack gap="l">
              {/* Password managers look for the user name that belongs to the password. */}
              <input
                hidden
                readOnly
                type="email"
                name="email"
                autoComplete="username"
                value={email}
              />
              <PasswordField
                {...fields}
                {...SUGGESTED_PASSWORD}
                label={t('new.password')}
                name="password"
                value={password}
                error={errorOf('password')}
                aria-describedby={HINTS_ID}
              />
              <Stack>
                <PasswordHints id={HINTS_ID} password={password} />
                <PasswordField
                  {...fields}
                  label={t('new.confirm')}
                  name="confirmation"
                  value={confirmation}
                  error={errorOf('confirmation')}
                />
              </Stack>
              <Button
                type="submit"
                variant="primary"
                disabled={password === '' || confirmation === ''}
                busy={phase === 'sending' ? t('new.sending') : undefined}
              >
                {t('new.submit')}
              </Button>
            </Stack>
          </form>
          {provider !== null && (
            <Button
              variant={isSsoOnly() ? 'primary' : 'secondary'}
              busy={accepting.phase === 'editing' ? undefined : t('new.leaving')}
              onClick={() => {
                dispatch(changePassword.dismissed(link));
                dispatch(acceptBySso.requested(link));
              }}
            >
              {tField('login.sso', { name: provider })}
            </Button>
          )}
          <Dialog
            open={phase === 'done'}
            role="alertdialog"
            title={t('new.done')}
            onClose={login.phase === 'sending' ? undefined : toLogin(email)}
            footer={
              <>
                <Button
                  variant="quiet"
                  disabled={login.phase === 'sending'}
                  onClick={toLogin(email)}
                >
                  {t('new.toLogin')}
                </Button>
                <Button
                  variant="primary"
                  data-autofocus
                  busy={login.phase === 'sending' ? t('new.entering') : undefined}
                  onClick={() => login.submit({ email, password, remember: email === remembered })}
                >
                  {t('new.continue')}
                </Button>
              </>
            }
          >
            {login.problem && describe(login.problem)}
          </Dialog>
        </AuthLayout>
      )}
    </RequireValidLink>
  );
}
