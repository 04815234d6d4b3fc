import { CODE_DIGITS } from '@jawla/contract/limits';
import { Banner, Button, CodeBoxes, Ltr, Stack, Text, TextLink, useAnnounce } from '@jawla/ui';
import { CheckIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectNotice } from '#session';
import { logInByCode } from '../../auth.requests';
import { authTexts } from '../../auth.texts';
import { messages, selectSending } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { RequireValidLink } from '../../components/RequireValidLink';
import { Resend } from '../../components/Resend';
import { useFormState } from '../../useFormState';
import { useLink } from '../../useLink';

/** Logs in by the code that was sent to a phone, or requests another one. */
export function VerifyOtpScreen() {
  const t = useText(messageTexts);
  const tAuth = useText(authTexts);
  const dispatch = useAppDispatch();
  const { id: link, owner, reload } = useLink('account');
  const { phase, problem } = useFormState(logInByCode, link);
  const sending = useAppSelector(selectSending);
  const notice = useAppSelector(selectNotice);
  const describe = useProblemText();
  const announce = useAnnounce();
  const [code, setCode] = useState('');
  const boxes = useRef<HTMLInputElement>(null);
  const error = problem && describe(problem);

  // The inputs are the only control of the page; with the focus, phones offer to fill in the code
  // (`one-time-code`).
  const isReady = owner.phase === 'ready';
  useEffect(() => {
    if (isReady) boxes.current?.focus();
  }, [isReady]);

  // The pressed button is disabled now: the focus moves to the inputs, which have to be corrected.
  useEffect(() => {
    if (error === undefined) return;
    boxes.current?.focus();
    boxes.current?.select();
    announce(error);
  }, [error, announce]);

  const change = (digits: string) => {
    setCode(digits);
    dispatch(logInByCode.dismissed(link));
  };

  return (
    <RequireValidLink
      owner={withPhone(owner)}
      title={t('code.title')}
      wayOn={{ href: href('phoneLogin', {}), label: t('link.newCode') }}
      onRetry={reload}
    >
      {({ phone = '' }) => (
        <AuthLayout
          title={t('code.title')}
          lead={
            <>
              {t('code.sentTo')} <Ltr>+{phone}</Ltr>
            </>
          }
          notice={
            notice === 'cookiesBlocked' && (
              <Banner tone="info">{tAuth('login.cookiesBlocked')}</Banner>
            )
          }
        >
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (code.length === CODE_DIGITS && problem === undefined) {
                dispatch(logInByCode.requested({ link, phone, code }));
              }
            }}
          >
            <Stack gap="l">
              <CodeBoxes
                ref={boxes}
                label={t('code.label')}
                name="code"
                length={CODE_DIGITS}
                value={code}
                onValueChange={change}
                error={error}
                disabled={phase !== 'editing'}
              />
              <Button
                type="submit"
                variant="primary"
                disabled={code.length < CODE_DIGITS || problem !== undefined}
                busy={phase === 'sending' ? t('code.checking') : undefined}
                icon={phase === 'done' ? <CheckIcon /> : undefined}
                aria-disabled={phase === 'done' || undefined}
              >
                {t(phase === 'done' ? 'code.verified' : 'code.enter')}
              </Button>
            </Stack>
          </form>
          <Resend
            sending={sending}
            label={t('code.resend')}
            onResend={() => {
              change('');
              dispatch(messages.actions.messageRequested({ kind: 'code', to: phone, again: true }));
              boxes.current?.focus();
            }}
          />
          <Text>
            <TextLink href={href('phoneLogin', {})} alone>
              {t('code.otherNumber')}
            </TextLink>
          </Text>
        </AuthLayout>
      )}
    </RequireValidLink>
  );
}

/** No code can have been sent: the link's account has no phone number. */
function withPhone(owner: ReturnType<typeof useLink>['owner']): typeof owner {
  return owner.phase === 'ready' && !owner.data.phone
    ? { phase: 'failed', problem: { kind: 'notFound' } }
    : owner;
}
