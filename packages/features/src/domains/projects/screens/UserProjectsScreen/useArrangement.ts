import { PROJECT_TYPES } from '@jawla/contract/limits';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ARRANGEMENT, ORDERS, OWNERSHIPS, type Arrangement } from './arrangement';

/** Filter and order of the projects, stored in the URL, so that Back restores the same cards. */
export function useArrangement(): [Arrangement, (change: Partial<Arrangement>) => void] {
  const [params, setParams] = useSearchParams();
  const arrangement = useMemo(() => readArrangement(params), [params]);
  const change = (part: Partial<Arrangement>) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(part)) {
          if (value === '' || value === 'all' || value === 'listed') current.delete(name);
          else current.set(name, value);
        }
        return current;
      },
      { replace: true },
    );
  return [arrangement, change];
}

function readArrangement(params: URLSearchParams): Arrangement {
  const pick = <T extends string>(name: string, known: readonly T[], otherwise: T) =>
    known.find((value) => value === params.get(name)) ?? otherwise;
  return {
    show: pick('show', OWNERSHIPS, ARRANGEMENT.show),
    type: pick('type', PROJECT_TYPES, ARRANGEMENT.type),
    order: pick('order', ORDERS, ARRANGEMENT.order),
  };
}
