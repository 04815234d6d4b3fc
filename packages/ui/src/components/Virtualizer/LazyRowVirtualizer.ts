import { lazy } from 'react';
import { retryImport } from '../Popover/retryImport';

const load = () => import('./RowVirtualizer');

/** Loaded on demand: the virtualization code is larger than a table or a list. */
export const LazyRowVirtualizer = lazy(async () => {
  // Without a connection, the first rows stay until the code has loaded.
  await retryImport(load, new AbortController().signal);
  return { default: (await load()).RowVirtualizer };
});
