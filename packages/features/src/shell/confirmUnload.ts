import type { AppStore } from '#core/store';
import { selectHasUnsavedWork } from '#session';

/**
 * While an upload runs or a form has unsaved changes, the browser confirms before it unloads the portal.
 *
 * @returns a function that ends it
 */
export function confirmUnload(store: AppStore): () => void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- each store removes only its own listener
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Attached only while it is needed: in some browsers a listener prevents the bfcache.
  const update = () => {
    if (selectHasUnsavedWork(store.getState())) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  update();
  const unsubscribe = store.subscribe(update);
  return () => {
    unsubscribe();
    window.removeEventListener('beforeunload', ask);
  };
}
