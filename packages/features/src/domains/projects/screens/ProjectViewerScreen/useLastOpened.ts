import { useEffect } from 'react';
import { rememberOpened } from '../../lastOpened';

/** Remembers the project whose tour is open, for the home; undefined while none is. */
export function useLastOpened(userName: string, id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) rememberOpened(userName, id);
  }, [userName, id]);
}
