import { use, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectNotice } from '../../../session/session.slice';
import { AppContext } from '../../../shell/AppContext';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { auth, selectLogin } from '../../auth.slice';
import { LoginView } from './LoginView';

/** Log in by e-mail and password. */
export function LoginScreen() {
  const dispatch = useAppDispatch();
  const { phase, problem } = useAppSelector(selectLogin);
  const notice = useAppSelector(selectNotice);
  const { rememberedEmail } = use(AppContext);
  const [query, setQuery] = useSearchParams();
  const invited = query.get('email')?.trim() ?? '';

  useEffect(() => {
    dispatch(auth.actions.loginOpened());
  }, [dispatch]);

  return (
    <LoginView
      // Another address is another form.
      key={invited}
      invited={invited}
      remembered={rememberedEmail()}
      sending={phase !== 'editing'}
      problem={problem}
      notice={notice}
      onSubmit={(form) => dispatch(auth.actions.loginSubmitted(form))}
      onEdit={() => dispatch(auth.actions.loginEdited())}
      onNotMe={() => setQuery({}, { replace: true })}
    />
  );
}
