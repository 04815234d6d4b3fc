import type { openServices } from './openServices.ts';

/**
 * All services, created once at start-up. A function takes those that it uses: `Pick<Services, 'db' | 'users'>`. Only
 * types import this file, so that no module depends on `app` when it runs.
 */
export type Services = Awaited<ReturnType<typeof openServices>>;
