import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '@jawla/features/prerender';
import { build, defaultServerConditions, type Plugin, type Rolldown, type UserConfig } from 'vite';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;
type Locale = 'en' | 'ar';

const PORTAL = join(import.meta.dirname, '..');
const LOCALES: readonly Locale[] = ['en', 'ar'];

/** The faces that a language's login shows. A page fetches others when it comes upon their letters. */
const FACES: Readonly<Record<Locale, RegExp>> = {
  en: /instrument-sans-latin-wght/,
  ar: /readex-pro-arabic/,
};

/** The next fonts in the stack with the same letters: used when a preloaded font has not arrived in time. */
const SUBSTITUTES: Readonly<Record<Locale, RegExp>> = {
  en: /readex-pro-latin-wght/,
  ar: /instrument-sans-latin-wght/,
};

/** The page that everybody may see. */
const OPEN = '^/pilot-project/';

/** Which module draws the page at an address; the first that fits counts. */
const PAGES: readonly (readonly [path: string, module: string])[] = [
  [OPEN, 'domains/pilots/viewer.page.ts'],
  ['^/user/', 'domains/projects/projects.page.ts'],
  ['^/dashboard/?$', 'domains/users/dashboard.page.ts'],
  ['^/dashboard/pilot-projects', 'domains/pilots/screens/PilotProjectsScreen/index.ts'],
  ['^/dashboard/[^/]+/project/', 'domains/projects/editor.page.ts'],
  ['^/dashboard/', 'domains/users/client.page.ts'],
  ['^/upload-files', 'domains/footage/footage.page.ts'],
];

/** What every page of the signed-in fetches besides. */
const SIGNED_IN = [
  'core/http/client.ts',
  'core/store/sagas.ts',
  'session/session.saga.ts',
  'core/connection/connection.saga.ts',
  'shell/components/SignedInTools.tsx',
];

/** Files that are asked for as soon as the page is read, rather than when the code before them has run. */
interface Plan {
  /** Code that a language needs besides. */
  code: Record<Locale, readonly string[]>;
  login: readonly string[];
  signedIn: readonly string[];
  pages: readonly (readonly [path: string, files: readonly string[]])[];
  open: string;
}

/**
 * Makes index.html show the login before any code is there, and to the signed-in the loading screen: drawn
 * from the same components while building, in both languages, with the styles that they need and no others.
 * The script in index.html takes the right one out; React takes the login over. And lets the page ask for
 * all its files at once.
 */
export function firstPage(config: UserConfig): Plugin {
  let css = '';
  return {
    name: 'jawla:first-page',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        css = takeCss(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) {
          return html.replace('__PLAN__', 'null').replace('__FONTS__', '{ en: [], ar: [] }');
        }
        const drawings = await drawFirstPages(config);
        const templates = drawings.map(template).join('\n    ');
        return codeLast(html)
          .replace('</title>', (end) =>
            [end, ...LOCALES.map((locale) => fontStyle(css, locale))].join('\n    '),
          )
          .replace('__FONTS__', () => JSON.stringify(fontsOf(bundle)))
          .replace('__PLAN__', () => JSON.stringify(planOf(bundle)))
          .replace('<div id="root">', () => `${templates}\n    <div id="root">`);
      },
    },
  };
}

function template({ id, html, css }: Drawing): string {
  return `<template id="${id}"><style nonce="__CSP_NONCE__">${css}</style>${html}</template>`;
}

/**
 * Takes the only style sheet out of the build, before anything refers to it: it names the fonts. As a
 * file of its own it would hold up the first paint.
 */
function takeCss(bundle: Bundle): string {
  let css = '';
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
    else if (name.endsWith('.css')) {
      css += String(file.source).trim();
      delete bundle[name];
    }
  }
  return css;
}

/**
 * A web font that swaps in after the first paint changes the width of its text and moves the page. The
 * preloaded fonts of a language are therefore `optional`: where they do not arrive in time, the fallback
 * stays until the next load, which has them in its cache. So are their substitutes. Other fonts still swap:
 * they are not preloaded and would never be in time. https://web.dev/articles/preload-optional-fonts
 */
function fontStyle(css: string, locale: Locale): string {
  const rules = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (rule) =>
    FACES[locale].test(rule) || SUBSTITUTES[locale].test(rule)
      ? rule.replace(/font-display:\s*swap/, 'font-display:optional')
      : rule,
  );
  return `<style id="fonts-${locale}" media="not all" nonce="__CSP_NONCE__">${rules}</style>`;
}

/** Code is asked for after the page: before it, the two would share a narrow line. */
function codeLast(html: string): string {
  const tags = /\n\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
  const code = Array.from(html.matchAll(tags), ([tag]) => tag).join('');
  return html.replaceAll(tags, '').replace('\n  </body>', () => `${code}\n  </body>`);
}

function planOf(bundle: Bundle): Plan {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const always = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => needs(bundle, chunk)),
  );
  const code = (...modules: readonly string[]) => {
    const wanted = modules.flatMap((module) => {
      const chunk = chunks.find(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith(`/${module}`)),
      );
      if (chunk === undefined) throw new Error(`No chunk of the build stands for ${module}.`);
      return needs(bundle, chunk);
    });
    return [...new Set(wanted)].filter((name) => !always.has(name)).map((name) => `/${name}`);
  };
  return {
    code: { en: [], ar: code('stylis-plugin-rtl/dist/stylis-rtl.js') },
    login: code('domains/auth/login.page.ts'),
    signedIn: code(...SIGNED_IN.map((module) => `features/src/${module}`)),
    pages: PAGES.map(([path, module]) => [path, code(`features/src/${module}`)]),
    open: OPEN,
  };
}

function fontsOf(bundle: Bundle): Record<Locale, readonly string[]> {
  const faces = (face: RegExp) =>
    Object.keys(bundle).flatMap((name) => (face.test(name) ? `/${name}` : []));
  return { en: faces(FACES.en), ar: faces(FACES.ar) };
}

/** A chunk and all that it imports before it runs. */
function needs(bundle: Bundle, first: Rolldown.OutputChunk): string[] {
  const seen = new Set<string>();
  const open = [first.fileName];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== 'chunk') continue;
    seen.add(name);
    open.push(...file.imports);
  }
  return [...seen];
}

interface Drawing extends Prerendered {
  /** Of its template. */
  id: string;
}

/** Draws with the product's own code, bundled for this very process. */
async function drawFirstPages(config: UserConfig): Promise<Drawing[]> {
  const folder = join(PORTAL, '../../node_modules/.cache/first-page');
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    // The workspace's packages are sources; all others are here as Node wants them.
    ssr: {
      noExternal: /^@jawla\//,
      resolve: { conditions: ['@jawla/source', ...defaultServerConditions] },
    },
    resolve: { ...config.resolve, alias: {} },
    build: {
      ssr: join(PORTAL, 'vite/drawings.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const built: unknown = await import(pathToFileURL(join(folder, 'drawings.mjs')).href);
  if (!canDraw(built)) throw new Error('vite/drawings.tsx does not draw the first pages.');
  const drawn = LOCALES.map(async (locale): Promise<Drawing[]> => [
    { id: `login-${locale}`, ...(await built.drawLogin(locale)) },
    { id: `loading-${locale}`, ...(await built.drawLoading(locale)) },
  ]);
  return (await Promise.all(drawn)).flat();
}

type Draw = (locale: Locale) => Promise<Prerendered>;

function canDraw(built: unknown): built is { drawLogin: Draw; drawLoading: Draw } {
  return (
    typeof built === 'object' && built !== null && 'drawLogin' in built && 'drawLoading' in built
  );
}
