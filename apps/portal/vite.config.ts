import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { prerenderPlugin } from './vite/prerenderPlugin.ts';

/** One-line replacements of polyfills that node-polyglot depends on. */
const shim = (file: string) => join(import.meta.dirname, 'shims', file);

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
      'object.entries': shim('objectEntries.cjs'),
      hasown: shim('hasOwn.cjs'),
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, the bundler makes a chunk of each small module that pages share: 60 requests for a page,
          // each compressed by itself.
          groups: [
            { name: 'entry', tags: ['$initial'] },
            // Only some pages send files.
            { name: 'files', test: /packages.ui.src.components.File/, minShareCount: 2 },
            {
              name: 'shared',
              test: /packages.(ui|contract)|lucide-react/,
              minShareCount: 3,
              maxModuleSize: 8000,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/projects'].map((path) => [path, { target: API, changeOrigin: false }]),
    ),
  },
};

export default defineConfig({
  ...base,
  plugins: [base.plugins, prerenderPlugin(base)],
});
