import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Our server puts the nonce of its Content-Security-Policy there.
  html: { cspNonce: '__CSP_NONCE__' },
});
