import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#core/store';
import { messages, selectSending } from '../../messages.slice';
import { ForgotPasswordView } from './ForgotPasswordView';

/** Sends a mail with a link to set a new password. */
export function ForgotPasswordScreen() {
  const dispatch = useAppDispatch();
  const { phase, problem } = useAppSelector(selectSending);
  const [query] = useSearchParams();

  useEffect(() => {
    dispatch(messages.actions.formOpened());
    return () => void dispatch(messages.actions.closed());
  }, [dispatch]);

  return (
    <ForgotPasswordView
      known={query.get('email') ?? ''}
      sending={phase !== 'idle'}
      problem={problem}
      onSubmit={(to) =>
        dispatch(messages.actions.messageRequested({ kind: 'resetPassword', to, again: false }))
      }
      onEdit={() => dispatch(messages.actions.edited())}
    />
  );
}
