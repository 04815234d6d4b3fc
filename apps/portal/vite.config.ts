import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { firstPage } from './vite/firstPage.ts';
import { startChunk } from './vite/startChunk.ts';

const native = (file: string) => join(import.meta.dirname, 'native', file);
const routerBuild = (name: string) =>
  join(import.meta.dirname, '../../node_modules/react-router/dist/production', `${name}.mjs`);

/** Where `npm run dev` finds the API. */
const API = process.env['API_URL'] ?? 'http://localhost:4000';

const base: UserConfig = {
  root: import.meta.dirname,
  plugins: [react()],
  // Class names that depend on nothing but the file, so that the prerendered page and the code agree; and
  // smaller: no displayed names, no white space in CSS, nothing kept of components that are not used.
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
  },
  resolve: {
    conditions: ['@jawla/source', ...defaultClientConditions],
    alias: {
      'object.entries': native('objectEntries.cjs'),
      hasown: native('hasOwn.cjs'),
      'hoist-non-react-statics': native('hoistStatics.ts'),
      'lodash-es/clone': native('clone.ts'),
      'lodash-es/cloneDeep': native('cloneDeep.ts'),
      'lodash-es/isPlainObject': native('isPlainObject.ts'),
      'lodash-es/toPath': native('toPath.ts'),
      // Its package names the build with warnings for developers first, in production too.
      'react-router/dom': routerBuild('dom-export'),
      'react-router': routerBuild('index'),
    },
  },
  // The server replaces the placeholder by a nonce of its own in each answer; elsewhere it is inert.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What the budgets and the benchmarks read.
    manifest: true,
    sourcemap: true,
    // The static hosts that serve these files compress them; the server here does it once and keeps it.
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/projects'].map((path) => [path, { target: API, changeOrigin: false }]),
    ),
  },
};

const start = startChunk(base, '/features/src/domains/auth/login.page.ts');

export default defineConfig({
  ...base,
  plugins: [base.plugins, start.plugin, firstPage(base)],
  build: {
    ...base.build,
    // The chunk that every page needs is as large as it is: tests/budgets has the limits that count.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ debugName: 'start', name: start.nameOf }],
          // Each module goes where it is said to go, not with whoever imports it.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
