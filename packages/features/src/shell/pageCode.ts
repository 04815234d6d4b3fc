import type { ComponentType } from 'react';
import type { PageName } from '#core/routing';
import type { Feature } from '#core/store';

/** Exports of a page's module. */
export interface PageModule {
  Screen: ComponentType;
  /** Started before the screen renders, so that no action is dispatched before its watcher runs. */
  features: readonly Feature[];
}

/** The code of each page: loaded on demand, or part of the entry chunk. */
export type PagesCode = Readonly<
  Record<PageName, (() => Promise<PageModule>) | { Screen: ComponentType }>
>;
