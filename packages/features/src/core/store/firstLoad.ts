import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiRequest, States } from './createRequest';

/** A read that a page is rendered with. */
export interface FirstLoad {
  requested: UnknownAction;
  isSettled(this: void, root: object): boolean;
}

/** Returns the read of some data for a page's `firstLoads`. */
export function firstLoad<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  input: Input,
): FirstLoad {
  const key = request.keyOf(input);
  return {
    requested: request.requested(input),
    isSettled: (root: { readonly [Path in Name]?: States<Data> }) => {
      const { phase } = request.selectState(root, key);
      return phase === 'ready' || phase === 'failed';
    },
  };
}
