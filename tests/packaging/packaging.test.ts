/** The UI package as another site gets it: packed, installed into an empty app, built, and looked at. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BRANDS, tokensFor } from '@jawla/ui/theme';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium';
import { serveStatic } from '../staticServer';

const ROOT = join(import.meta.dirname, '../..');
const app = mkdtempSync(join(tmpdir(), 'jawla-app-'));
const run = promisify(execFile);
const versionOf = (name: string) =>
  Manifest.parse(createRequire(import.meta.url)(`${name}/package.json`)).version;

const Manifest = z.looseObject({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const Packed = z.array(
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
);

let files: string[] = [];
let browser: Browser;
let site: Awaited<ReturnType<typeof serveStatic>>;

beforeAll(async () => {
  const packed = await run(
    'npm',
    ['pack', '--json', '--silent', '--pack-destination', app, '-w', '@jawla/ui'],
    { cwd: ROOT, maxBuffer: 1e8 },
  );
  const [tarball] = Packed.parse(JSON.parse(packed.stdout.slice(packed.stdout.indexOf('[\n'))));
  files = tarball?.files.map(({ path }) => path) ?? [];

  cpSync(join(import.meta.dirname, 'app'), app, { recursive: true });
  const dependencies = {
    '@jawla/ui': `file:./${tarball?.filename ?? ''}`,
    ...Object.fromEntries(
      [
        'react',
        'react-dom',
        'styled-components',
        'vite',
        'typescript',
        '@types/node',
        '@types/react',
        '@types/react-dom',
      ].map((name) => [name, versionOf(name)]),
    ),
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: app });
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: app });
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  site = await serveStatic(join(app, 'dist'));
}, 300_000);

afterAll(async () => {
  await browser?.close();
  site?.server.close();
  rmSync(app, { recursive: true, force: true });
});

describe('the package', () => {
  it('brings what was built, its brands and its manual, and nothing else', () => {
    const kinds = new Set(
      files.map((path) => path.replace(/^dist\/.*(\.d\.ts|\.js|\.css)$/, 'dist/*$1')),
    );
    expect([...kinds].toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/*.css',
      'dist/*.d.ts',
      'dist/*.js',
      'package.json',
    ]);
    expect(files.filter((path) => /stories|\.test\.|testing/.test(path))).toEqual([]);
  });

  it('asks for nothing that only this repository has', () => {
    const installed = Manifest.parse(
      JSON.parse(readFileSync(join(app, 'node_modules/@jawla/ui/package.json'), 'utf8')),
    );
    expect(
      Object.keys(installed.dependencies).filter((name) => name.startsWith('@jawla/')),
    ).toEqual([]);
  });

  it('has types that a strict app accepts', async () => {
    const said = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], {
      cwd: app,
    }).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error instanceof Error && 'stdout' in error ? error.stdout : error),
    );
    expect(said).toBe('');
  });

  it.each(
    (['en', 'ar'] as const).flatMap((locale) =>
      BRANDS.map((brand) => ({ locale, brand, id: brand.id })),
    ),
  )('draws in $locale with the brand $id', async ({ locale, brand }) => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${site.origin}/?locale=${locale}&brand=${brand.id}`);
    const button = page.getByRole('button', { name: locale === 'ar' ? 'انطلق' : 'Go' });
    await button.waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      rgbOf(tokensFor(brand, 'light', locale).color.accent),
    );
    await page.getByRole('img').waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });
});

/** As browsers write a colour of six hexadecimal digits. */
function rgbOf(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
