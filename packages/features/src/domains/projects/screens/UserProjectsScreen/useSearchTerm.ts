import { useSearchParams } from 'react-router-dom';
import { useTermInUrl } from '#core/routing';

const NAME = 'q';

/** Returns the search term. It is also stored in the URL, so that Back from a project restores the same cards. */
export function useSearchTerm(): [string, (term: string) => void] {
  const [params, setParams] = useSearchParams();
  const write = (term: string) =>
    setParams(
      (current) => {
        if (term === '') current.delete(NAME);
        else current.set(NAME, term);
        return current;
      },
      { replace: true },
    );
  // Without delay: a card may be opened before the next key.
  return useTermInUrl(params.get(NAME) ?? '', write, 0);
}
