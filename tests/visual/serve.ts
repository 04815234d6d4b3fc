/** Serves the built Storybook from a path of its own, as a review site would. */
import { join } from 'node:path';
import { serveStatic } from '../staticServer.ts';

const port = Number(process.argv[2]);
await serveStatic(join(import.meta.dirname, '../../storybook-static'), {
  port,
  base: '/storybook',
});
