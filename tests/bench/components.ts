/** What each component of the UI package weighs when it is the only thing that a site imports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

const UI = join(import.meta.dirname, '../../packages/ui');
/** Every site has these already, whichever component it imports. */
const PEERS = /^(react|react-dom|styled-components)(\/|$)/;
const ENTRY = '\0component';
/** Vite's loader of chunks: the site's, and there once for all its components. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

export interface ComponentWeight {
  component: string;
  /** Bytes of minified code, compressed, without React and styled-components. */
  gzip: number;
  /** Of that, chunks that are only fetched when they are needed. */
  lazyGzip: number;
  /** The headless library comes along. */
  reactAria: boolean;
  /** Paths of the modules whose code is part of it, later chunks included. */
  modules: readonly string[];
}

/** Where each public component is imported from, by name. */
export function publicComponents(): ReadonlyMap<string, string> {
  const names: (readonly [string, string])[] = [];
  for (const [entry, path] of Object.entries({
    '@jawla/ui': 'index',
    '@jawla/ui/phone': 'phone',
    '@jawla/ui/qr': 'qr',
  })) {
    const source = readFileSync(join(UI, 'src', `${path}.ts`), 'utf8');
    for (const [, folder = ''] of source.matchAll(
      /export \* from '\.\/(?:components|patterns)\/(\w+)'/g,
    )) {
      names.push([folder === 'Toast' ? 'ToastProvider' : folder, entry]);
    }
  }
  return new Map(names);
}

/**
 * Builds a site that imports one component and nothing else.
 *
 * @throws Error when there is no such component.
 */
export async function weighComponent(component: string, from: string): Promise<ComponentWeight> {
  const modules = new Map([
    [ENTRY, `import { ${component} } from '${from}'; console.log(${component});`],
    [PRELOAD_HELPER, 'export const __vitePreload = (load) => load();'],
  ]);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: UI,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: {
      // Regardless of NODE_ENV: a build started by a test would get the development runtime.
      jsx: { development: false },
      // As the package is published: without white space and comments in CSS.
      plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
    },
    resolve: { conditions: ['@jawla/source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'jawla:one-component',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => modules.get(id),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, external: (id) => PEERS.test(id) },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const atOnce = new Set(entries.flatMap(({ imports }) => imports));
  const neededAtOnce = (fileName: string) => atOnce.has(fileName);
  const bytes = (lazy: boolean) =>
    chunks
      .filter(({ isEntry, fileName }) => lazy !== (isEntry || neededAtOnce(fileName)))
      .reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return {
    component,
    gzip: bytes(false),
    lazyGzip: bytes(true),
    reactAria: chunks
      .filter(({ isEntry, fileName }) => isEntry || neededAtOnce(fileName))
      .some(({ modules }) =>
        Object.entries(modules).some(
          ([id, { renderedLength }]) => /react-(aria|stately)/.test(id) && renderedLength > 0,
        ),
      ),
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [id] : [],
      ),
    ),
  };
}

/** All of them, the lightest first. */
export async function weighComponents(): Promise<readonly ComponentWeight[]> {
  const weights: ComponentWeight[] = [];
  for (const [component, from] of publicComponents()) {
    weights.push(await weighComponent(component, from));
  }
  return weights.sort((a, b) => a.gzip - b.gzip);
}
