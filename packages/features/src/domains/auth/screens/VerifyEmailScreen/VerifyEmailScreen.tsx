import { useAppDispatch, useAppSelector } from '#core/store';
import { useText } from '#core/i18n';
import { messages, selectSending } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { RequireValidLink } from '../../components/RequireValidLink';
import { useLink } from '../../useLink';
import { VerifyEmailView } from './VerifyEmailView';

/** Sends the verification link to a user whose address is not verified yet. */
export function VerifyEmailScreen() {
  const t = useText(messageTexts);
  const dispatch = useAppDispatch();
  const { owner, reload } = useLink('address');
  const { phase, problem } = useAppSelector(selectSending);

  return (
    <RequireValidLink
      owner={owner}
      title={t('verify.title')}
      wayOn={{ href: '/', label: t('link.toLogin') }}
      onRetry={reload}
    >
      {({ email }) => (
        <VerifyEmailView
          email={email}
          sending={phase !== 'idle'}
          problem={problem}
          onSend={() =>
            dispatch(
              messages.actions.messageRequested({ kind: 'verifyEmail', to: email, again: false }),
            )
          }
        />
      )}
    </RequireValidLink>
  );
}
