import { defineConfig } from 'vite';

/** Bundles everything, so that `npx` installs one small package without dependencies. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/main.ts',
    target: 'node22',
    // Errors of a person’s script name the functions they come from.
    minify: false,
    // Those of the bundled libraries have to be beside their code.
    license: { fileName: 'licenses.md' },
  },
});
