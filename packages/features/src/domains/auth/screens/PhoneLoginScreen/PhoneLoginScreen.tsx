import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { messages, selectSending } from '../../messages.slice';
import { PhoneLoginView } from './PhoneLoginView';

/** Sends a one-time code to a phone. */
export function PhoneLoginScreen() {
  const dispatch = useAppDispatch();
  const { phase, problem } = useAppSelector(selectSending);

  useEffect(() => {
    dispatch(messages.actions.formOpened());
    return () => void dispatch(messages.actions.closed());
  }, [dispatch]);

  return (
    <PhoneLoginView
      sending={phase !== 'idle'}
      problem={problem}
      onSubmit={(to) =>
        dispatch(messages.actions.messageRequested({ kind: 'code', to, again: false }))
      }
      onEdit={() => dispatch(messages.actions.edited())}
    />
  );
}
