import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';

/** Path of the page that has the report, below that of the portal. */
export const BASE = '/printed-report/';

/** Builds the page. @returns its files, by their paths */
export async function buildPage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    base: BASE,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    resolve: { conditions: ['@jawla/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: join(import.meta.dirname, 'page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('The build has no output.');
  return new Map(
    result.output.map((file) => [
      BASE + file.fileName,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
}
