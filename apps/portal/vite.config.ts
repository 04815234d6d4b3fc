import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const native = (name: string) => join(import.meta.dirname, 'native', `${name}.cjs`);

/** Where `npm run dev` finds the API. */
const API = process.env['API_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react()],
  // Class names that depend on nothing but the file, so that the prerendered page and the code agree; and
  // smaller: no displayed names, no white space in CSS, nothing kept of components that are not used.
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
  },
  resolve: {
    conditions: ['@jawla/source', ...defaultClientConditions],
    alias: {
      'object.entries': native('objectEntries'),
      hasown: native('hasOwn'),
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
});
