import { lazyWithRetry } from '../Popover/lazyWithRetry';

/** Loaded on demand: the virtualization code is larger than a table or a list. Until then, the first rows stay. */
export const LazyRowVirtualizer = lazyWithRetry(
  async () => (await import('./RowVirtualizer')).RowVirtualizer,
);
