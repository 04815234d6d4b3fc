import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectNotice } from '#session';
import { logInByCode } from '../../auth.requests';
import { RequireValidLink } from '../../components/RequireValidLink';
import { messages, selectSending } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { useFormState } from '../../useFormState';
import { useLink } from '../../useLink';
import { VerifyOtpView } from './VerifyOtpView';

/** Logs in by the code that was sent to a phone. */
export function VerifyOtpScreen() {
  const t = useText(messageTexts);
  const dispatch = useAppDispatch();
  const { id: link, owner, reload } = useLink('account');
  const form = useFormState(logInByCode, link);
  const sending = useAppSelector(selectSending);
  const notice = useAppSelector(selectNotice);

  return (
    <RequireValidLink
      owner={withPhone(owner)}
      title={t('code.title')}
      wayOn={{ href: href('phoneLogin', {}), label: t('link.newCode') }}
      onRetry={reload}
    >
      {({ phone = '' }) => (
        <VerifyOtpView
          phone={phone}
          {...form}
          sending={sending}
          cookiesBlocked={notice === 'cookiesBlocked'}
          onSubmit={(code) => dispatch(logInByCode.requested({ link, phone, code }))}
          onEdit={() => dispatch(logInByCode.dismissed(link))}
          onResend={() =>
            dispatch(messages.actions.messageRequested({ kind: 'code', to: phone, again: true }))
          }
        />
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
