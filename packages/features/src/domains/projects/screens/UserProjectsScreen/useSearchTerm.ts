import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAME = 'q';

/**
 * Returns the search term. It is also stored in the URL, so that Back from a project restores the same cards.
 * The field itself does not wait for the router, which may drop keystrokes.
 */
export function useSearchTerm(): [string, (term: string) => void] {
  const [params, setParams] = useSearchParams();
  const [term, setTerm] = useState(() => params.get(NAME) ?? '');
  const search = (next: string) => {
    setTerm(next);
    setParams(
      (current) => {
        if (next === '') current.delete(NAME);
        else current.set(NAME, next);
        return current;
      },
      { replace: true },
    );
  };
  return [term, search];
}
