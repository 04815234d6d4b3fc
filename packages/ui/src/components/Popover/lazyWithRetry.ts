import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { retryImport } from './retryImport';

/**
 * `lazy` for a part of a page: without a connection its fallback stays until the code has loaded, and the page around it
 * can be used. React would remember the failure, and replace the page by its error boundary.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => retryImport(async () => ({ default: await load() })));
}
