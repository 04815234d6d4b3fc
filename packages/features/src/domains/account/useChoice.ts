import { useEffect, useState } from 'react';
import { useAppDispatch } from '#core/store';
import { useFormState, type FormState } from '#auth';
import { saveAccount, type SaveInput } from './account.requests';

export interface Choice<Value extends string> extends FormState {
  value: Value;
  choose: (value: Value) => void;
}

/**
 * A setting that is saved when it is chosen. What is chosen while another choice is being saved is saved afterwards, so
 * that the last one wins.
 *
 * @param saved The value that the server has.
 */
export function useChoice<Value extends string>(
  part: Exclude<SaveInput['part'], 'profile'>,
  saved: Value,
): Choice<Value> {
  const dispatch = useAppDispatch();
  const state = useFormState(saveAccount, part);
  const [chosen, setChosen] = useState<Value>();
  const { phase, problem } = state;
  const isUnsaved = chosen !== undefined && chosen !== saved && problem === undefined;

  useEffect(() => {
    if (isUnsaved && phase !== 'sending') {
      dispatch(saveAccount.requested({ part, form: { [part]: chosen } }));
    }
  }, [dispatch, part, chosen, isUnsaved, phase]);

  return {
    ...state,
    value: isUnsaved ? chosen : saved,
    choose: (value) => {
      dispatch(saveAccount.dismissed(part));
      setChosen(value);
    },
  };
}
