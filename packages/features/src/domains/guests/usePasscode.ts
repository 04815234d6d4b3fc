import type { Problem } from '#core/http';
import { useAppDispatch, useOutcome } from '#core/store';
import { guestTourKey, unlockGuestTour, type GuestTourRef } from './guests.requests';

export interface PasscodeForm {
  isSending: boolean;
  /** Of the last attempt, until the guest edits the passcode. */
  problem: Problem | undefined;
  onSubmit: (passcode: string) => void;
  onEdit: () => void;
}

/** Returns the form for the passcode of a link. Its outcome is cleared with the page. */
export function usePasscode(ref: GuestTourRef): PasscodeForm {
  const dispatch = useAppDispatch();
  const key = guestTourKey(ref);
  const state = useOutcome(unlockGuestTour, key);
  return {
    isSending: state.phase === 'loading',
    problem: state.phase === 'failed' ? state.problem : undefined,
    onSubmit: (passcode) => dispatch(unlockGuestTour.requested({ ...ref, passcode })),
    onEdit: () => dispatch(unlockGuestTour.dismissed(key)),
  };
}
