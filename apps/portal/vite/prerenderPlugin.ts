import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@jawla/features/language';
import type { Prerendered } from '@jawla/features/prerender';
import { build, defaultServerConditions, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { PathPlan, Plan } from '../src/firstPaint/plan.ts';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

const PORTAL = join(import.meta.dirname, '..');

/** The fonts of a language's login. Others load when a page uses their letters. */
const PRELOADED_FONTS: Readonly<Record<Language, RegExp>> = {
  en: /instrument-sans-latin-wght/,
  ar: /readex-pro-arabic/,
};

/** The face of the other script that has the same letters: a page would fetch it while its own is on its way. */
const SUBSTITUTES: Readonly<Record<Language, RegExp>> = {
  en: /readex-pro-latin-wght/,
  ar: /instrument-sans-latin-wght/,
};

/**
 * Prerenders the login, and the loading screen of the signed-in, into index.html, in every language, with the
 * styles that they need. `src/firstPaint` shows the right one, which React hydrates or replaces.
 */
export function prerenderPlugin(config: UserConfig): Plugin {
  let css = '';
  return {
    name: 'jawla:prerender',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        css = takeCss(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const [head, body] = await Promise.all(['head', 'body'].map(compileScript));
        const withScripts = (page: string, plan: string) =>
          page
            .replace('__FIRST_PAINT_HEAD__', () => `${plan}${head}`)
            .replace('__FIRST_PAINT_BODY__', () => String(body));
        if (bundle === undefined) return withScripts(html, '');
        const { templates, paths } = await prerender(config);
        const markup = templates.map(template).join('\n    ');
        const page = codeLast(html)
          .replace('</title>', (end) =>
            [end, ...LANGUAGES.map((locale) => fontStyle(css, locale))].join('\n    '),
          )
          .replace('<div id="root">', () => `${markup}\n    <div id="root">`);
        return withScripts(page, `var firstPaintPlan=${JSON.stringify(planOf(bundle, paths))};`);
      },
    },
  };
}

/** Bundles a script of `src/firstPaint` as an inline script. */
async function compileScript(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(PORTAL, `src/firstPaint/${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`src/firstPaint/${name}.ts has no output.`);
  return chunk.code.trim();
}

/** The button of single sign-on, which the server shows if it is set up: `ssoOfPage.ts`. */
const SSO_BUTTON = /<a [^>]*href="\/api\/sso\/start".*?<\/a>/s;

function template({ id, html, css }: PrerenderedTemplate): string {
  return `<template id="${id}"><style nonce="__CSP_NONCE__">${css}</style>${html.replace(SSO_BUTTON, '<!--sso$&sso-->')}</template>`;
}

/** Removes the only style sheet, which has the font faces, from the build: as a file it would be render-blocking. */
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
 * A web font that swaps in after the first paint changes the width of its text and causes a layout shift. The
 * preloaded fonts of a language are therefore `optional`: if they do not load in time, the device's font
 * stays until the next page (`useLateFonts`). Other fonts still swap: they are not preloaded and would never be
 * in time. https://web.dev/articles/preload-optional-fonts
 *
 * Other fonts with the letters of the page's language, or its spaces, are omitted: while a letter's own font
 * is loading, browsers request the next font in the stack.
 */
function fontStyle(css: string, locale: Language): string {
  const rules = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (rule) => {
    if (SUBSTITUTES[locale].test(rule)) return '';
    if (PRELOADED_FONTS[locale].test(rule))
      return rule.replace(/font-display:\s*swap/, 'font-display:optional');
    return rule.replace('unicode-range:U+20,U+A0,', 'unicode-range:');
  });
  return `<style id="fonts-${locale}" media="not all" nonce="__CSP_NONCE__">${rules}</style>`;
}

/** Moves the script tags to the end: requested earlier, the scripts would compete with the page for bandwidth. */
function codeLast(html: string): string {
  const tags = /\n\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
  const code = Array.from(html.matchAll(tags), ([tag]) => tag).join('');
  return html.replaceAll(tags, '').replace('\n  </body>', () => `${code}\n  </body>`);
}

function planOf(bundle: Bundle, paths: readonly PathPlan[]): Plan {
  const fontFiles = (face: RegExp) =>
    Object.keys(bundle).flatMap((name) => (face.test(name) ? `/${name}` : []));
  const fonts: Plan['fonts'] = Object.fromEntries(
    LANGUAGES.map((language) => [language, fontFiles(PRELOADED_FONTS[language])]),
  );
  return { paths, fonts };
}

interface PrerenderedTemplate extends Prerendered {
  /** `id` of its template. */
  id: string;
}

/** Renders with the product's own code, bundled for Node. */
async function prerender(
  config: UserConfig,
): Promise<{ templates: PrerenderedTemplate[]; paths: readonly PathPlan[] }> {
  const folder = join(PORTAL, '../../node_modules/.cache/prerender');
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    // The workspace's packages are TypeScript sources and are bundled; dependencies run in Node as installed.
    ssr: {
      noExternal: /^@jawla\//,
      resolve: { conditions: ['@jawla/source', ...defaultServerConditions] },
    },
    resolve: { ...config.resolve, alias: {} },
    build: {
      ssr: join(PORTAL, 'vite/prerenderEntry.tsx'),
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
  const built: unknown = await import(pathToFileURL(join(folder, 'prerenderEntry.mjs')).href);
  if (!isPrerenderEntry(built)) throw new Error('vite/prerenderEntry.tsx does not prerender.');
  const templates = LANGUAGES.map(async (locale): Promise<PrerenderedTemplate[]> => [
    { id: `login-${locale}`, ...(await built.renderLogin(locale)) },
    { id: `loading-${locale}`, ...(await built.renderLoading(locale)) },
  ]);
  return { templates: (await Promise.all(templates)).flat(), paths: built.PATHS };
}

type Render = (locale: Language) => Promise<Prerendered>;

function isPrerenderEntry(
  built: unknown,
): built is { renderLogin: Render; renderLoading: Render; PATHS: readonly PathPlan[] } {
  return (
    typeof built === 'object' &&
    built !== null &&
    'renderLogin' in built &&
    'renderLoading' in built &&
    'PATHS' in built
  );
}
