import { use, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectNotice } from '#session';
import { AppContext } from '#core/device';
import { useAppDispatch, useAppSelector } from '#core/store';
import { auth, selectLogin } from '../../auth.slice';
import { loadRules } from '../../lateRules';
import { LoginView } from './LoginView';

/** Log in by e-mail and password. */
export function LoginScreen() {
  const dispatch = useAppDispatch();
  const { phase, problem } = useAppSelector(selectLogin);
  const notice = useAppSelector(selectNotice);
  const { rememberedEmail, warmUp } = use(AppContext);
  const [query, setQuery] = useSearchParams();
  const invited = query.get('email')?.trim() ?? '';

  const used = phase !== 'editing' || problem !== undefined;
  const wasUsed = useRef(used);

  // What was told about an earlier try is out of date. A page that is only looked at does nothing.
  useEffect(() => {
    if (wasUsed.current) dispatch(auth.actions.loginOpened());
  }, [dispatch]);

  const prepare = useCallback(() => {
    warmUp();
    // Its failure shows where it matters: a form that cannot be checked here is checked by the server.
    loadRules().catch(() => undefined);
  }, [warmUp]);

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
      onEdit={() => {
        if (problem !== undefined) dispatch(auth.actions.loginEdited());
      }}
      onIntent={prepare}
      onNotMe={() => setQuery({}, { replace: true })}
    />
  );
}
