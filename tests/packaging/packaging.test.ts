/** The UI package as another site gets it: packed, installed into two empty apps, built, and rendered. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { BRANDS, houseBrand, tokensFor } from '@jawla/ui/theme';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium';
import { serveStatic } from '../staticServer';

const ROOT = join(import.meta.dirname, '../..');
const INSTALL_MS = 300_000;
/** Next is no dependency of this repository: 300 MB for one test. */
const NEXT_VERSION = '16.4.6';
const NEXT = 'node_modules/next/dist/bin/next';
const VITE = 'node_modules/vite/bin/vite.js';
/** Vitest sets NODE_ENV to `test`, which would end in development builds. */
const PRODUCTION = { ...process.env, NODE_ENV: 'production' };
/** The oldest React that the package supports, in the Vite app; the Next app has the newest. */
const OLDEST_REACT = {
  react: '18.2.0',
  'react-dom': '18.2.0',
  '@types/react': '18.2.79',
  '@types/react-dom': '18.2.25',
};
const workspace = mkdtempSync(join(tmpdir(), 'jawla-package-'));
const run = promisify(execFile);
const versionOf = (name: string) =>
  Manifest.parse(createRequire(import.meta.url)(`${name}/package.json`)).version;
const versionsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

const Manifest = z.looseObject({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const Packed = z.array(
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
);

let files: string[] = [];
let tarball = '';
let browser: Browser;

beforeAll(async () => {
  const { stdout } = await run(
    'npm',
    ['pack', '--json', '--silent', '--pack-destination', workspace, '-w', '@jawla/ui'],
    { cwd: ROOT, maxBuffer: 1e8 },
  );
  const [packed] = Packed.parse(JSON.parse(stdout.slice(stdout.indexOf('[\n'))));
  if (packed === undefined) throw new Error('npm has packed nothing.');
  files = packed.files.map(({ path }) => path);
  tarball = join(workspace, packed.filename);
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
}, INSTALL_MS);

afterAll(async () => {
  await browser?.close();
  rmSync(workspace, { recursive: true, force: true });
});

describe('the packed package', () => {
  it('contains the build, its sources and its documents only', () => {
    const kinds = new Set(
      files.map((path) =>
        path.replace(/^(dist|src)\/.*?(\.d\.ts|\.js\.map|\.tsx?|\.js|\.css)$/, '$1/*$2'),
      ),
    );
    expect([...kinds].toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/*.css',
      'dist/*.d.ts',
      'dist/*.js',
      'dist/*.js.map',
      'docs/components.md',
      'docs/locales.md',
      'docs/migration.md',
      'docs/react-router.md',
      'docs/theming.md',
      'package.json',
      'src/*.css',
      'src/*.ts',
      'src/*.tsx',
    ]);
    expect(files.filter((path) => /stories|\.test\.|testing|foundations/.test(path))).toEqual([]);
  });

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarballBytes() }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('passes attw for ES modules', async () => {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarballBytes())));
    if (result.types === false) throw new Error('The package has no types.');
    // The profile `esm-only` of attw: the package has no CommonJS, and no entries for Node 10.
    const problems = result.problems.filter(
      (problem) =>
        !(
          'resolutionKind' in problem &&
          (problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs')
        ),
    );
    expect(problems).toEqual([]);
  });
});

describe('in a Vite app with the oldest React', () => {
  let app = '';
  let site: Awaited<ReturnType<typeof serveStatic>>;

  beforeAll(async () => {
    app = await install('vite-app', {
      ...OLDEST_REACT,
      ...versionsOf('styled-components', 'vite', 'typescript', '@types/node'),
    });
    await run(process.execPath, [VITE, 'build'], { cwd: app, env: PRODUCTION });
    site = await serveStatic(join(app, 'dist'));
  }, INSTALL_MS);
  afterAll(() => {
    site?.server.close();
  });

  it('depends on published packages only', () => {
    const installed = Manifest.parse(
      JSON.parse(readFileSync(join(app, 'node_modules/@jawla/ui/package.json'), 'utf8')),
    );
    expect(
      Object.keys(installed.dependencies).filter((name) => name.startsWith('@jawla/')),
    ).toEqual([]);
  });

  it('has types that are valid under nodenext, next to a theme of the host', async () => {
    expect(await typeErrors(app)).toEqual([]);
  });

  it('builds the lines of the README', async () => {
    const [path = '', code = ''] = readmeFiles().find(([name]) => name === 'main.tsx') ?? [];
    writeFileSync(join(app, path), code);
    writeFileSync(
      join(app, 'index.html'),
      '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.tsx"></script>',
    );
    await run(process.execPath, [VITE, 'build', '--outDir', 'readme'], {
      cwd: app,
      env: PRODUCTION,
    });
    const { server, origin } = await serveStatic(join(app, 'readme'));
    onTestFinished(() => void server.close());
    const { page, messages } = await open(origin);
    await page.getByRole('button', { name: 'ابدأ' }).waitFor();
    expect(messages).toEqual([]);
  });

  it('renders on a plain server, in Arabic with its styles', async () => {
    const { stdout } = await run(process.execPath, ['server.mjs'], { cwd: app });
    expect(stdout).toContain('ابدأ');
    expect(stdout).toContain('background:var(--jawla-color-accent');
    expect(stdout).toContain(tokensFor(houseBrand, 'dark', 'ar').color.accent);
  });

  it.each(
    (['en', 'ar'] as const).flatMap((locale) =>
      BRANDS.map((brand) => ({ locale, brand, id: brand.id })),
    ),
  )('renders under a strict policy in $locale with the brand $id', async ({ locale, brand }) => {
    const { page, messages } = await open(`${site.origin}/?locale=${locale}&brand=${brand.id}`);
    const button = page.getByRole('button', { name: locale === 'ar' ? 'انطلق' : 'Go' });
    await button.waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      rgbOf(tokensFor(brand, 'light', locale).color.accent),
    );
    expect(await page.locator('h1[data-ref], input[data-ref], button[data-ref]').count()).toBe(3);
    expect(await page.locator('svg[data-ref]').count()).toBe(1);
    await page.getByRole('img').waitFor();

    const city = page.getByRole('combobox');
    await city.press('ArrowDown');
    await page.getByRole('option').first().click();
    expect(await city.inputValue()).toBe(locale === 'ar' ? 'عمّان' : 'Amman');

    await page.getByRole('rowheader').first().getByRole('link').focus();
    await page.keyboard.press('Control+End');
    const last = page.getByRole('link', { name: locale === 'ar' ? 'غرفة 999' : 'Room 999' });
    await last.and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    expect(messages).toEqual([]);
  });
});

describe('in a Next app with the newest React', () => {
  let server: ChildProcess | undefined;
  let origin = '';
  let app = '';

  beforeAll(async () => {
    app = await install('next-app', {
      next: NEXT_VERSION,
      ...versionsOf(
        'react',
        'react-dom',
        'styled-components',
        'typescript',
        '@types/node',
        '@types/react',
        '@types/react-dom',
      ),
    });
    for (const [path, code] of readmeFiles()) {
      if (path.startsWith('app/')) writeFileSync(join(app, path), code);
    }
    const env = { ...PRODUCTION, NEXT_TELEMETRY_DISABLED: '1' };
    await run(process.execPath, [NEXT, 'build'], { cwd: app, env });
    server = spawn(process.execPath, [NEXT, 'start', '--hostname', '127.0.0.1', '--port', '0'], {
      cwd: app,
      env,
    });
    origin = await addressOf(server);
  }, INSTALL_MS);
  afterAll(() => {
    server?.kill();
  });

  it('has types that are valid under bundler', async () => {
    expect(await typeErrors(app)).toEqual([]);
  });

  it('has its styles in the HTML of the server, in Arabic without JavaScript', async () => {
    const { page, messages } = await open(origin, { javaScriptEnabled: false });
    const button = page.getByRole('button', { name: 'ابدأ' });
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      rgbOf(tokensFor(houseBrand, 'light', 'ar').color.accent),
    );
    expect(messages).toEqual([]);
  });

  it('gives an element the same classes in any order of evaluation', async () => {
    const onServer = await open(origin, { javaScriptEnabled: false });
    const rendered = await onServer.page.locator('main').innerHTML();
    // The browser evaluates the components of the second page first, the server those of the first.
    const { page, messages } = await open(`${origin}/second`);
    await page.getByRole('link').click();
    await page.getByRole('button').waitFor();
    expect(await page.locator('main').innerHTML()).toBe(rendered);
    expect(messages).toEqual([]);
    // Another server evaluates every component of the package.
    cpSync(join(import.meta.dirname, 'vite-app/server.mjs'), join(app, 'server.mjs'));
    const { stdout } = await run(process.execPath, ['server.mjs'], { cwd: app });
    expect(stdout).toContain(rendered);
  });
});

/** Copies an app, adds its dependencies and the package, and installs them. Returns its folder. */
async function install(name: string, dependencies: Record<string, string>): Promise<string> {
  const app = join(workspace, name);
  cpSync(join(import.meta.dirname, name), app, { recursive: true });
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      type: 'module',
      dependencies: { '@jawla/ui': `file:${tarball}`, ...dependencies },
    }),
  );
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: app });
  return app;
}

/** Returns what the compiler reports about the app and the package; other packages answer for themselves. */
async function typeErrors(app: string): Promise<string[]> {
  const output = await run(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', '.', '--skipLibCheck', 'false', '--pretty', 'false'],
    { cwd: app },
  ).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : ''),
  );
  return output
    .split('\n')
    .filter((line) => /^\S/.test(line))
    .filter((line) => !line.startsWith('node_modules/') || line.startsWith('node_modules/@jawla/'));
}

/** Returns the files that the README shows, each as its path and its code. */
function readmeFiles(): (readonly [path: string, code: string])[] {
  const readme = readFileSync(join(ROOT, 'packages/ui/README.md'), 'utf8');
  return Array.from(
    readme.matchAll(/^```tsx\n\/\/ (\S+)\n(.*?)^```$/gms),
    ([, path = '', code = '']) => [path, code] as const,
  );
}

/** Opens a page that is closed after the test, and collects everything it reports. */
async function open(url: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(url);
  return { page, messages };
}

/** Waits until the server has printed its URL. */
function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: unknown) => {
      output += String(text);
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    stdout?.on('data', read);
    stderr?.on('data', read);
    stdout?.on('end', () => reject(new Error(`The server has ended: ${output}`)));
  });
}

function tarballBytes(): ArrayBuffer {
  return new Uint8Array(readFileSync(tarball)).buffer;
}

/** As browsers write a colour of six hexadecimal digits. */
function rgbOf(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
