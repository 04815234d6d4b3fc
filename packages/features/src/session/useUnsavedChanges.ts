import { useEffect, useId } from 'react';
import { useAppDispatch } from '#core/store';
import { session } from './session.slice';

/**
 * Protects the page while a form has unsaved changes: events from other tabs are deferred, an ended session is
 * renewed over the page, and the browser confirms before unloading it.
 *
 * @param unsaved Whether there are unsaved changes now.
 */
export function useUnsavedChanges(unsaved: boolean): void {
  const dispatch = useAppDispatch();
  const id = useId();
  useEffect(() => {
    if (!unsaved) return undefined;
    dispatch(session.actions.workBegan(id));
    return () => void dispatch(session.actions.workEnded(id));
  }, [dispatch, id, unsaved]);
}
