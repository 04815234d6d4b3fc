import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds the tour page as a few files with relative URLs, so that it works in any folder of any host. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  // The viewer and its plugins must share one copy.
  resolve: { dedupe: ['three', '@photo-sphere-viewer/core'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 16_384,
    modulePreload: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        entryFileNames: 'tour.js',
        chunkFileNames: '[name].js',
        assetFileNames: 'tour[extname]',
      },
    },
  },
});
