import { href } from '#core/routing';
import { useAppDispatch, useAppSelector } from '#core/store';
import { useText } from '#core/i18n';
import { messages, selectSending } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { RequireValidLink } from '../../components/RequireValidLink';
import { useLink } from '../../useLink';
import { CheckEmailView } from './CheckEmailView';

/** Confirms that a mail was sent. */
export function CheckEmailScreen() {
  const t = useText(messageTexts);
  const dispatch = useAppDispatch();
  const { owner, reload } = useLink('account');
  const sending = useAppSelector(selectSending);

  return (
    <RequireValidLink
      owner={owner}
      title={t('check.title')}
      wayOn={{ href: href('forgotPassword', {}), label: t('link.newMail') }}
      onRetry={reload}
    >
      {({ email, verified }) => (
        <CheckEmailView
          email={email}
          sending={sending}
          onResend={() => {
            const kind = verified ? 'resetPassword' : 'verifyEmail';
            dispatch(messages.actions.messageRequested({ kind, to: email, again: true }));
          }}
        />
      )}
    </RequireValidLink>
  );
}
