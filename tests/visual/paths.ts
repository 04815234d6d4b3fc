import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** What is kept between runs: one folder per base commit, and the Storybook of the working tree. */
export const CACHE = join(ROOT, 'node_modules/.cache/jawla-visual');
export const REPORT = join(ROOT, 'test-results/visual');
