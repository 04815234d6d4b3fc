import { useEffect, useId } from 'react';
import { useAppDispatch } from '#core/store';
import { session } from './session.slice';

/**
 * Protects the page while an upload runs or a form has unsaved changes: events from other tabs are deferred,
 * an ended session is renewed over the page, and the browser confirms before unloading it (`beforeunload`).
 *
 * @param unsaved Whether there are unsaved changes now.
 */
export function useUnsavedChanges(unsaved: boolean): void {
  const dispatch = useAppDispatch();
  const id = useId();
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    dispatch(session.actions.workBegan(id));
    return () => {
      window.removeEventListener('beforeunload', ask);
      dispatch(session.actions.workEnded(id));
    };
  }, [dispatch, id, unsaved]);
}
