import { useEffect } from 'react';
import { useText } from '#core/i18n';
import { useAppDispatch, useAppSelector } from '#core/store';
import { auth, selectPassword } from '../../auth.slice';
import { messageTexts } from '../../messages.texts';
import { LinkGate } from '../../components/LinkGate';
import { useLink } from '../../useLink';
import { NewPasswordView } from './NewPasswordView';

/** Sets the first password of an account, or another one, by the secret link of a mail. */
export function NewPasswordScreen() {
  const t = useText(messageTexts);
  const dispatch = useAppDispatch();
  const { id, owner, lookUpAgain } = useLink('account');
  const { phase, problem } = useAppSelector(selectPassword);

  useEffect(() => {
    dispatch(auth.actions.passwordOpened());
  }, [dispatch]);

  return (
    <LinkGate
      owner={owner}
      title={t('new.title')}
      wayOn={{ href: '/forgot-password', label: t('link.newMail') }}
      onRetry={lookUpAgain}
    >
      {({ email }) => (
        <NewPasswordView
          email={email}
          phase={phase}
          problem={problem}
          onSubmit={(password) => dispatch(auth.actions.passwordSubmitted({ link: id, password }))}
          onEdit={() => dispatch(auth.actions.passwordEdited())}
          onLeave={() => dispatch(auth.actions.passwordLeft({ email }))}
        />
      )}
    </LinkGate>
  );
}
