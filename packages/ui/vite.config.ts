import { cpSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { clientModules } from './build/clientModules.ts';
import { refsBeforeReact19 } from './build/refsBeforeReact19.ts';
import manifest from './package.json' with { type: 'json' };

const source = (path: string) => join(import.meta.dirname, 'src', path);
/** Brought by who installs the package, or by npm with it. */
const OUTSIDE = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** The brands' `@font-face` rules, unprocessed: the importing bundler resolves the fonts. */
function brandSheets(): Plugin {
  return {
    name: 'jawla:brand-sheets',
    writeBundle({ dir = 'dist' }) {
      for (const file of globSync(source('theme/brands/*.css'))) {
        cpSync(file, join(dir, 'brands', basename(file)));
      }
    },
  };
}

/** The package as it is published: one module for each source file, so that only what is used is sent. */
export default defineConfig({
  plugins: [brandSheets(), clientModules(source('')), refsBeforeReact19(source(''))],
  oxc: {
    // Regardless of NODE_ENV: a build started by a test would get the development runtime.
    jsx: { development: false },
    // Ids made at run time count in the order of evaluation, which differs between a server and a browser's
    // chunks: hydration would then find other class names.
    plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
  },
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      entry: {
        index: source('index.ts'),
        'theme/index': source('theme/index.ts'),
        'icons/index': source('icons/index.ts'),
        next: source('next.tsx'),
        'palette/index': source('palette/index.ts'),
        phone: source('phone.ts'),
        qr: source('qr.ts'),
        'text/index': source('text/index.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: source(''),
        entryFileNames: '[name].js',
      },
    },
  },
});
