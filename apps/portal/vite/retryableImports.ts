import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module through which Vite builds all dynamic imports. */
const VITE_HELPER = '\0vite/preload-helper.js';
const OWN_HELPER = join(import.meta.dirname, 'loadChunk.ts');

/** Dynamic imports that can be tried again after a failure: see `loadChunk`. */
export function retryableImports(): Plugin {
  return {
    name: 'jawla:retryable-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunk as __vitePreload } from ${JSON.stringify(OWN_HELPER)};`,
    },
    generateBundle(_, bundle) {
      const isUsed = Object.values(bundle).some(
        (file) => file.type === 'chunk' && file.moduleIds.includes(OWN_HELPER),
      );
      if (!isUsed) this.error(`Vite has no ${VITE_HELPER} any more.`);
    },
  };
}
