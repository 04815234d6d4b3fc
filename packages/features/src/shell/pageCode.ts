import type { ComponentType } from 'react';
import type { PageName } from '#core/routing';
import type { Feature } from '#core/store';

/** What the module of a page exports. */
export interface PageModule {
  Screen: ComponentType;
  /** Started before the screen renders, so that each of its actions has its watcher. */
  features: readonly Feature[];
}

/** The code of each page: loaded when it is opened, or part of the entry and there from the start. */
export type PagesCode = Readonly<
  Record<PageName, (() => Promise<PageModule>) | { Screen: ComponentType }>
>;
