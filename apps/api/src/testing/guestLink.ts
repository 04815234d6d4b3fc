import { pathTo, type NewGuestLink, type NewGuestLinkForm } from '@jawla/contract';
import type { Answer, TestServer } from './testServer.ts';
import { ok } from './api.ts';

export const NEW_LINK: NewGuestLinkForm = { note: '', slot: null, expiresAt: null, sites: [] };

export interface GuestLinkRequest {
  readonly token: string;
  readonly projectId: string;
}

export function sendGuestLink(
  server: Pick<TestServer, 'call'>,
  { token, projectId }: GuestLinkRequest,
  changes: Partial<NewGuestLinkForm> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const body = { ...NEW_LINK, ...changes };
  return server.call('POST', pathTo('createGuestLink', { projectId }), { token, body, headers });
}

/** Makes a guest link for the complete project, without expiry, unless `changes` say otherwise. */
export async function makeGuestLink(
  ...request: Parameters<typeof sendGuestLink>
): Promise<NewGuestLink> {
  return ok('createGuestLink', await sendGuestLink(...request));
}

/** Asks what a guest link opens. */
export function sendGuestTour(
  server: Pick<TestServer, 'call'>,
  body: { secret: string; passcode?: string; slot?: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return server.call('POST', 'guest-tour', { body, headers });
}
