import { use, useEffect, useRef, useState } from 'react';
import { AppContext } from '#core/device';
import { StartFeatures, useAppDispatch, useRequestState } from '#core/store';
import { logIn, LOGIN, type LoginForm } from './auth.requests';
import { formStateOf, type FormState } from './formState';
import { loadSchemas } from './loadSchemas';

export interface Login extends FormState {
  submit: (form: LoginForm) => void;
  /** A field was edited: the last attempt's problem no longer applies. */
  edit: () => void;
  /** The user is about to log in: prefetches what the submit needs. */
  prepare: () => void;
}

const loadFeature = () => import('./auth.feature');

/** The login is part of the entry chunk; the code behind it loads on the first submit, or before on intent. */
export function useLogin(): Login {
  const dispatch = useAppDispatch();
  const startFeatures = use(StartFeatures);
  const { prepareLogin } = use(AppContext);
  const request = formStateOf(useRequestState(logIn, LOGIN));
  const [starting, setStarting] = useState<FormState>();
  const wasUsed = useRef(request.phase !== 'editing' || request.problem !== undefined);

  // The outcome of an earlier visit no longer applies.
  useEffect(() => {
    if (wasUsed.current) dispatch(logIn.dismissed(LOGIN));
  }, [dispatch]);

  const submit = async (form: LoginForm) => {
    setStarting({ phase: 'sending', problem: undefined });
    try {
      const { authFeature } = await loadFeature();
      await startFeatures([authFeature]);
      setStarting(undefined);
      dispatch(logIn.requested(form));
    } catch {
      setStarting({ phase: 'editing', problem: { kind: 'offline' } });
    }
  };

  return {
    ...(starting ?? request),
    submit: (form) => {
      if (starting?.phase !== 'sending') void submit(form);
    },
    edit: () => {
      setStarting(undefined);
      dispatch(logIn.dismissed(LOGIN));
    },
    prepare: () => {
      prepareLogin();
      // Errors of loading are shown when the form is submitted.
      loadSchemas().catch(() => undefined);
      loadFeature().catch(() => undefined);
    },
  };
}
