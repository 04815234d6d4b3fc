import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAME = 'q';

/**
 * What is searched for. It also stands in the address, so that Back from a project leads to the same
 * cards; the field itself does not wait for the router, which may drop keystrokes.
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
