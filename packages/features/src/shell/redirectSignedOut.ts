import { findPage, PAGES } from '#core/routing';
import { guard, session } from '#session';
import type { App } from './createApp';

/** Redirects a device without a session before the router starts, so that the page's code does not load in vain. */
export function redirectSignedOut({ storage, store }: App): void {
  if (storage.token() !== undefined) return;
  const { pathname, search, hash } = window.location;
  const { access } = PAGES[findPage(pathname).name];
  const decision = guard(access, { kind: 'signedOut' });
  if (decision.kind !== 'redirect') return;
  store.dispatch(session.actions.pageRequested(pathname + search + hash));
  window.history.replaceState(null, '', decision.to);
}
