import { useState } from 'react';
import { useAppDispatch } from '#core/store';
import { useFormState, type FormState } from '#auth';
import { saveAccount, type AccountChange } from './account.requests';

export interface Choice<Value extends string | boolean> extends FormState {
  value: Value;
  choose: (value: Value) => void;
}

/**
 * A setting that is saved when it is chosen. What is chosen while another choice is being saved is saved afterwards, so
 * that the last one wins; it is never sent again, as another tab may have chosen since.
 *
 * @param saved The value that the server has.
 */
export function useChoice<Value extends string | boolean>(
  part: Exclude<AccountChange['part'], 'profile'>,
  saved: Value,
): Choice<Value> {
  const dispatch = useAppDispatch();
  const state = useFormState(saveAccount, part);
  const [chosen, setChosen] = useState<Value>();
  return {
    ...state,
    value: state.phase === 'sending' && chosen !== undefined ? chosen : saved,
    choose: (value) => {
      dispatch(saveAccount.dismissed(part));
      setChosen(value);
      dispatch(saveAccount.requested({ part, form: { [part]: value } }));
    },
  };
}
