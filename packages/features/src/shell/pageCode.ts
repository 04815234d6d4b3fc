import type { SessionUser } from '@jawla/contract';
import type { ComponentType } from 'react';
import type { PageName } from '#core/routing';
import type { Feature, FirstLoad } from '#core/store';

/** Exports of a page's module. */
export interface PageModule {
  Screen: ComponentType;
  /** Started before the screen renders, so that no action is dispatched before its watcher runs. */
  features: readonly Feature[];
  /** The data that the screen starts with: if the document opens with the page, it is rendered with it. */
  firstLoads?: FirstLoads;
}

export type FirstLoads = (user: SessionUser, search: URLSearchParams) => readonly FirstLoad[];

/** The code of each page: loaded on demand, or part of the entry chunk. */
export type PagesCode = Readonly<
  Record<PageName, (() => Promise<PageModule>) | { Screen: ComponentType }>
>;
