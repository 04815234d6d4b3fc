import { GUEST_LINK_STATES } from '@jawla/contract/limits';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageIn } from '#core/routing';
import type { LinksRef } from './allLinks.requests';

/** Page and filter of the list of all links, which are in the URL. */
export function useLinksRef(): [LinksRef, (next: LinksRef) => void] {
  const [params, setParams] = useSearchParams();
  const page = pageIn(params);
  const state = params.get('state');
  const maker = params.get('maker') ?? undefined;
  const ref = useMemo(
    () => ({
      page,
      state: GUEST_LINK_STATES.find((each) => each === state),
      maker,
    }),
    [page, state, maker],
  );
  const show = (next: LinksRef) =>
    setParams(
      {
        ...(next.page > 1 && { page: String(next.page) }),
        ...(next.state !== undefined && { state: next.state }),
        ...(next.maker !== undefined && { maker: next.maker }),
      },
      { replace: true },
    );
  return [ref, show];
}
