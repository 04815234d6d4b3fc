import { useEffect } from 'react';
import { rememberOpened } from '../../lastOpened';

/** Stores which project's tour is open, for the home page; does nothing if it is `undefined`. */
export function useLastOpened(userName: string, id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) rememberOpened(userName, id);
  }, [userName, id]);
}
