import { CODE_DIGITS } from '@jawla/contract/limits';
import { Banner, Button, CodeBoxes, Ltr, Stack, Text, TextLink, useAnnounce } from '@jawla/ui';
import { CheckIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useProblemText, type Problem } from '#core/http';
import { href } from '#core/routing';
import { useText } from '#core/i18n';
import type { FormState } from '../../useFormState';
import { authTexts } from '../../auth.texts';
import type { MessagesState } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { Resend } from '../../components/Resend';

export interface VerifyOtpViewProps {
  /** The digits of the number, without a plus. */
  phone: string;
  phase: FormState['phase'];
  problem: Problem | undefined;
  sending: MessagesState['sending'];
  /** The browser refuses cookies, so the session could not be stored. */
  cookiesBlocked: boolean;
  onSubmit: (code: string) => void;
  /** A digit was edited. */
  onEdit: () => void;
  onResend: () => void;
}

/** The inputs for the code, where it was sent, and a way to request another one. */
export function VerifyOtpView({
  phone,
  phase,
  problem,
  sending,
  cookiesBlocked,
  onSubmit,
  onEdit,
  onResend,
}: VerifyOtpViewProps) {
  const t = useText(messageTexts);
  const tAuth = useText(authTexts);
  const describe = useProblemText();
  const announce = useAnnounce();
  const [code, setCode] = useState('');
  const boxes = useRef<HTMLInputElement>(null);
  const error = problem && describe(problem);

  // The inputs are the only control of the page; with the focus, phones offer to fill in the code
  // (`one-time-code`).
  useEffect(() => boxes.current?.focus(), []);

  // The pressed button is disabled now: the focus moves to the inputs, which have to be corrected.
  useEffect(() => {
    if (error === undefined) return;
    boxes.current?.focus();
    boxes.current?.select();
    announce(error);
  }, [error, announce]);

  const change = (digits: string) => {
    setCode(digits);
    onEdit();
  };

  return (
    <AuthLayout
      title={t('code.title')}
      lead={
        <>
          {t('code.sentTo')} <Ltr>+{phone}</Ltr>
        </>
      }
      notice={cookiesBlocked && <Banner tone="info">{tAuth('login.cookiesBlocked')}</Banner>}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === CODE_DIGITS && problem === undefined) onSubmit(code);
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
          onResend();
          boxes.current?.focus();
        }}
      />
      <Text>
        <TextLink href={href('phoneLogin', {})}>{t('code.otherNumber')}</TextLink>
      </Text>
    </AuthLayout>
  );
}
