import { use, useState } from 'react';
import { AppContext } from '#core/device';
import { StartFeatures, useAppDispatch } from '#core/store';
import { logIn, type LoginForm } from './auth.requests';
import { loadSchemas } from './loadSchemas';
import { useFormState, type FormState } from './useFormState';

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
  const request = useFormState(logIn);
  const [starting, setStarting] = useState<FormState>();

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
      dispatch(logIn.dismissed());
    },
    prepare: () => {
      prepareLogin();
      // Errors of loading are shown when the form is submitted.
      loadSchemas().catch(() => undefined);
      loadFeature().catch(() => undefined);
    },
  };
}
