import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { useAppDispatch } from '#core/store';
import { changePassword } from '../../auth.requests';
import { passwordChangeLeft } from '../../auth.saga';
import { RequireValidLink } from '../../components/RequireValidLink';
import { messageTexts } from '../../messages.texts';
import { useFormState } from '../../useFormState';
import { useLink } from '../../useLink';
import { NewPasswordView } from './NewPasswordView';

/** Sets an account's first password, or a new one, by the secret link of a mail. */
export function NewPasswordScreen() {
  const t = useText(messageTexts);
  const dispatch = useAppDispatch();
  const { id: link, owner, reload } = useLink('account');
  const form = useFormState(changePassword, link);

  return (
    <RequireValidLink
      owner={owner}
      title={t('new.title')}
      wayOn={{ href: href('forgotPassword', {}), label: t('link.newMail') }}
      onRetry={reload}
    >
      {({ email }) => (
        <NewPasswordView
          email={email}
          {...form}
          onSubmit={(password) => dispatch(changePassword.requested({ link, password }))}
          onEdit={() => dispatch(changePassword.dismissed(link))}
          onLeave={() => dispatch(passwordChangeLeft({ email }))}
        />
      )}
    </RequireValidLink>
  );
}
