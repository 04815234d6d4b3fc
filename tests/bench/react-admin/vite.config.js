import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from '../../../apps/portal/vite/compressFiles.ts';

export default defineConfig({
  plugins: [react(), compressFiles()],
  // Our server puts the nonce of its Content-Security-Policy there.
  html: { cspNonce: '__CSP_NONCE__' },
});
