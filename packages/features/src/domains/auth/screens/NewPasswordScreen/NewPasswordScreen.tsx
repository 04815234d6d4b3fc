import { useEffect } from 'react';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { useAppDispatch, useRequestState } from '#core/store';
import { changePassword } from '../../auth.requests';
import { passwordChangeLeft } from '../../auth.saga';
import { RequireValidLink } from '../../components/RequireValidLink';
import { formStateOf } from '../../formState';
import { messageTexts } from '../../messages.texts';
import { useLink } from '../../useLink';
import { NewPasswordView } from './NewPasswordView';

/** Sets an account's first password, or a new one, by the secret link of a mail. */
export function NewPasswordScreen() {
  const t = useText(messageTexts);
  const dispatch = useAppDispatch();
  const { id: link, owner, reload } = useLink('account');
  const request = useRequestState(changePassword, link);

  useEffect(() => {
    dispatch(changePassword.dismissed(link));
  }, [dispatch, link]);

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
          {...formStateOf(request)}
          onSubmit={(password) => dispatch(changePassword.requested({ link, password }))}
          onEdit={() => dispatch(changePassword.dismissed(link))}
          onLeave={() => dispatch(passwordChangeLeft({ email }))}
        />
      )}
    </RequireValidLink>
  );
}
