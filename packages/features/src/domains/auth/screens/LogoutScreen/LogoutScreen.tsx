import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#core/store';
import { session } from '#session';
import { LogoutView } from './LogoutView';

/** How long the farewell is shown, in milliseconds. */
const FAREWELL_MS = 2000;

/** Ends the session and shows a farewell. */
export function LogoutScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    dispatch(session.actions.logoutRequested());
    const timer = setTimeout(() => void navigate('/', { replace: true }), FAREWELL_MS);
    return () => clearTimeout(timer);
  }, [dispatch, navigate]);

  return <LogoutView />;
}
