import type { DataRouter } from 'react-router-dom';
import type { RemoteData } from '#core/http';
import { findPage } from '#core/routing';
import { selectUserData } from '#session';
import type { App } from './createApp';
import type { PagesCode } from './pageCode';

/**
 * How long the frame of the page and its placeholders wait for code and data, in milliseconds: to render them takes a
 * low-end phone as long, and delays what they wait for.
 */
const PATIENCE_MS = 300;

/**
 * Waits until the page that the document opens with can be rendered in one step, instead of the loading screen, the frame,
 * placeholders and rows one after the other. The prerendered loading screen is visible until then.
 */
export async function whenFirstPageIsReady(
  app: Pick<App, 'store' | 'storage'> & { pages: Partial<PagesCode> | undefined },
  router: Pick<DataRouter, 'state' | 'subscribe'>,
): Promise<void> {
  const { store, storage, pages } = app;
  const { pathname, search } = router.state.location;
  const { name } = findPage(pathname);
  const user = () => selectUserData(store.getState());
  await until(store, () => isKnown(user()) || storage.token() === undefined);
  const remote = user();
  const code = pages?.[name];
  if (remote.phase !== 'ready' || typeof code !== 'function') return;
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  const load = async () => {
    const [{ firstLoads }] = await Promise.all([
      code(),
      until(router, () => router.state.initialized),
    ]);
    const loads = firstLoads?.(remote.data, new URLSearchParams(search)) ?? [];
    for (const { requested } of loads) store.dispatch(requested);
    await until(store, () => loads.every(({ isSettled }) => isSettled(store.getState())));
  };
  await Promise.race([late, load()]).catch(() => undefined);
}

function isKnown({ phase }: RemoteData<unknown>): boolean {
  return phase === 'ready' || phase === 'failed';
}

/** Resolves when a condition holds. */
function until(
  { subscribe }: { subscribe: (listener: () => void) => () => void },
  holds: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (holds()) {
      resolve();
      return;
    }
    const unsubscribe = subscribe(() => {
      if (!holds()) return;
      unsubscribe();
      resolve();
    });
  });
}
