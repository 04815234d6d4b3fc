import { useEffect, useId } from 'react';
import { useAppDispatch } from '#core/store';
import { session } from './session.slice';

/**
 * Keeps the page while an upload runs or a form has unsaved changes: reloads that another tab asks for
 * wait, an ended session is renewed over the page, and the browser asks before it leaves.
 *
 * @param unsaved whether there is something to lose now
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
