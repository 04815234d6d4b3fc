import { LOGOUT_REDIRECT_MS } from '@jawla/contract/durations';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#core/store';
import { session } from '#session';
import { LogoutView } from './LogoutView';

/** Ends the session and shows a farewell. */
export function LogoutScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    dispatch(session.actions.logoutRequested());
    const timer = setTimeout(() => void navigate('/', { replace: true }), LOGOUT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [dispatch, navigate]);

  return <LogoutView />;
}
