import { guestEndpoints } from '@jawla/contract';
import type { GuestLinkState } from '@jawla/contract/guestLimits';
import { createRequest } from '#core/store';

/** A page of the links of all projects. */
export interface LinksRef {
  page: number;
  state?: GuestLinkState | undefined;
  /** `_id` of the user who made them. */
  maker?: string | undefined;
}

export const loadAllLinks = createRequest({
  name: 'allLinks/load',
  kind: 'read',
  key: ({ page, state, maker }: LinksRef) => [page, state ?? '', maker ?? ''].join('/'),
  send: (http, { page, state, maker }, signal) =>
    http.send(guestEndpoints.allGuestLinks, {
      query: {
        page: String(page),
        ...(state !== undefined && { state }),
        ...(maker !== undefined && { maker }),
      },
      signal,
    }),
  // Names of projects, clients and makers are in it.
  entities: () => [
    { kind: 'guestLinks' },
    { kind: 'project' },
    { kind: 'client' },
    { kind: 'member' },
  ],
});

export const endLinks = createRequest({
  name: 'allLinks/end',
  kind: 'write',
  send: (http, links: readonly string[]) =>
    http.send(guestEndpoints.endGuestLinks, { body: { links: [...links] } }),
  // The team lists how many each member has.
  invalidates: () => [{ kind: 'guestLinks' }, { kind: 'member' }],
});
