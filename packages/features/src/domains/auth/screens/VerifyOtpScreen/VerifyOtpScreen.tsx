import { useEffect } from 'react';
import { useText } from '#core/i18n';
import { selectNotice } from '#session';
import { useAppDispatch, useAppSelector } from '#core/store';
import { auth, selectCode } from '../../auth.slice';
import { messages, selectSending } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { LinkGate } from '../../components/LinkGate';
import { useLink } from '../../useLink';
import { VerifyOtpView } from './VerifyOtpView';

/** Log in by the code that was sent to a phone. */
export function VerifyOtpScreen() {
  const t = useText(messageTexts);
  const dispatch = useAppDispatch();
  const { owner, lookUpAgain } = useLink('account');
  const code = useAppSelector(selectCode);
  const sending = useAppSelector(selectSending);
  const notice = useAppSelector(selectNotice);

  useEffect(() => {
    dispatch(auth.actions.codeOpened());
  }, [dispatch]);

  return (
    <LinkGate
      owner={withPhone(owner)}
      title={t('code.title')}
      wayOn={{ href: '/phone-login', label: t('link.newCode') }}
      onRetry={lookUpAgain}
    >
      {({ phone = '' }) => (
        <VerifyOtpView
          phone={phone}
          {...code}
          sending={sending}
          cookiesBlocked={notice === 'cookiesBlocked'}
          onSubmit={(digits) => dispatch(auth.actions.codeSubmitted({ phone, code: digits }))}
          onEdit={() => dispatch(auth.actions.codeEdited())}
          onResend={() =>
            dispatch(messages.actions.messageAsked({ kind: 'code', to: phone, again: true }))
          }
        />
      )}
    </LinkGate>
  );
}

/** A link of somebody without a phone is none that a code was sent for. */
function withPhone(owner: ReturnType<typeof useLink>['owner']): typeof owner {
  return owner.phase === 'ready' && !owner.data.phone
    ? { phase: 'failed', problem: { kind: 'missing' } }
    : owner;
}
