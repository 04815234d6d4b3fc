/** What the built portal may weigh. Bytes only: they are the same on every machine. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../packages/contract/src/endpoints.ts';
import { entryOf, filesOf, packed, readManifest, weigh } from '../bench/composition.ts';

const DIST = join(import.meta.dirname, '../../apps/portal/dist');
const FEATURES = '../../packages/features/src';

const manifest = readManifest(DIST);
const always = filesOf(manifest, [entryOf(manifest)]);
const runtime = filesOf(manifest, [`${FEATURES}/shell/runtime.ts`]);

/** The files of the code that a page needs in addition to entry and runtime. */
function ownFiles(module: string): string[] {
  const files = [...filesOf(manifest, [`${FEATURES}/${module}`])];
  return files.filter((file) => !always.has(file) && !runtime.has(file));
}

/** Their transferred bytes. */
function ownCode(module: string): number {
  return weigh(DIST, ownFiles(module)).brotli;
}

function fonts(face: RegExp): number {
  return readdirSync(join(DIST, 'assets'))
    .filter((name) => face.test(name))
    .reduce((sum, name) => sum + statSync(join(DIST, 'assets', name)).size, 0);
}

/** Whether a `unicode-range` has a character: `U+20,U+600-6FF,U+6??`. */
function covers(range: string, character: number): boolean {
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().slice('U+'.length).split('-');
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    return character >= from && character <= Number.parseInt(last.replaceAll('?', 'F'), 16);
  });
}

describe('the login', () => {
  // It is part of the entry; docs/decisions/0057 says what the bytes buy.
  it('has at most 140 KB of code, all in all', () => {
    expect(weigh(DIST, always).brotli).toBeLessThan(140_000);
  });

  it('has at most 4 KB more in Arabic', () => {
    const plugin = filesOf(manifest, ['../../node_modules/stylis-plugin-rtl/dist/stylis-rtl.js']);
    expect(weigh(DIST, plugin).brotli).toBeLessThan(4000);
  });

  it('is there in the first 14 KB of the page, in both languages', () => {
    const page = readFileSync(join(DIST, 'index.html'));
    expect(packed(page).brotli).toBeLessThan(12_000);
    expect(String(page)).toContain('<template id="login-en">');
    expect(String(page)).toContain('<template id="login-ar">');
    expect(String(page)).toContain('<template id="loading-en">');
    expect(String(page)).toContain('<template id="loading-ar">');
  });

  it.each([
    ['English', /instrument-sans-latin-wght/],
    ['Arabic', /readex-pro-arabic/],
  ])('shows %s with at most 45 KB of fonts', (_, face) => {
    expect(fonts(face)).toBeGreaterThan(0);
    expect(fonts(face)).toBeLessThan(45_000);
  });

  // A browser fetches the next font in the stack for a letter whose own font is late: both would share the line.
  it.each([
    ['en', 'a '],
    ['ar', 'ب '],
  ])('has one font to fetch for each of the letters of %s', (locale, letters) => {
    const page = readFileSync(join(DIST, 'index.html'), 'utf8');
    const style = page.split(`id="fonts-${locale}"`)[1]?.split('</style>')[0] ?? '';
    const ranges = [...style.matchAll(/@font-face\s*\{[^}]*url\([^}]*unicode-range:([^;}]+)/g)];
    for (const letter of letters) {
      const faces = ranges.filter(([, range = '']) => covers(range, letter.codePointAt(0) ?? 0));
      expect(faces, `faces with “${letter}”`).toHaveLength(1);
    }
  });

  it('has no style sheet to wait for', () => {
    expect(readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.css'))).toEqual([]);
    expect(readFileSync(join(DIST, 'index.html'), 'utf8')).not.toContain('rel="stylesheet"');
  });
});

describe('code loaded on demand', () => {
  it.each([
    'axios',
    'formik',
    'redux-saga',
    'yup',
    'zod',
    'libphonenumber-js',
    'qrcode.react',
    'swagger-ui-dist',
    'react-aria',
  ])('%s is not part of the entry, which the login is in', (library) => {
    const sources = [...always].flatMap((file) => sourcesOf(file));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => source.includes(`/node_modules/${library}/`))).toEqual([]);
  });
});

describe('the contract', () => {
  // `clientEndpoints` removes it.
  it('has nothing in the build that only servers use', () => {
    const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => readFileSync(join(DIST, 'assets', name), 'utf8')).join('');
    expect(code).toContain(ENDPOINTS.createPilot.path);
    for (const { summary } of Object.values(ENDPOINTS)) expect(code).not.toContain(summary);
  });
});

describe('the runtime', () => {
  it('has at most 46 KB, with the modules that pages share', () => {
    const files = [...runtime].filter((file) => !always.has(file));
    expect(weigh(DIST, files).brotli).toBeLessThan(46_000);
  });
});

describe('the code of a page', () => {
  it.each([
    ['the home of a client', 'domains/projects/home.page.ts', 60],
    ['the dashboard', 'domains/users/dashboard.page.ts', 60],
    // What a tour’s first picture does not need loads when the tour speaks, or when tours are compared.
    ['a tour', 'domains/projects/viewer.page.ts', 27],
    ['the tour of a pilot', 'domains/pilots/viewer.page.ts', 15],
    ['the tour of a guest', 'domains/guests/guest.page.ts', 60],
    ['the pilots', 'domains/pilots/list.page.ts', 60],
    ['sending footage', 'domains/footage/session.page.ts', 60],
    ['an error', 'shell/errors/error.page.ts', 60],
    ['a forgotten password', 'domains/auth/forgotPassword.page.ts', 60],
    ['a new password', 'domains/auth/newPassword.page.ts', 60],
    ['a code', 'domains/auth/verifyOtp.page.ts', 60],
    ['a project', 'domains/projects/editor.page.ts', 60],
    // Without the viewer, which the page loads when it is shown.
    ['the API reference', 'domains/keys/api.page.ts', 60],
    ['sharing a project', 'domains/projects/share/ProjectShareSheet.tsx', 60],
    // Over the aim of 60 by the countries' numbering plans, 32 KB: see docs/performance.md.
    ['the login by phone', 'domains/auth/phoneLogin.page.ts', 62],
    ['a client', 'domains/users/client.page.ts', 82],
  ])('%s (%s) has at most %i KB', (_, module, kilobytes) => {
    expect(ownCode(module)).toBeLessThan(kilobytes * 1000);
  });
});

describe('the number of files', () => {
  it('of the runtime is at most 3', () => {
    expect([...runtime].filter((file) => !always.has(file)).length).toBeLessThanOrEqual(3);
  });

  // Six at a time over HTTP/1.1, which the server speaks by itself: see docs/performance.md.
  it.each([
    ['the home of a client', 'domains/projects/home.page.ts', 12],
    ['the dashboard', 'domains/users/dashboard.page.ts', 15],
    ['a tour', 'domains/projects/viewer.page.ts', 12],
    ['the tour of a pilot', 'domains/pilots/viewer.page.ts', 8],
    ['the tour of a guest', 'domains/guests/guest.page.ts', 12],
    ['sending footage', 'domains/footage/session.page.ts', 16],
  ])('of %s (%s) is at most %i', (_, module, count) => {
    expect(ownFiles(module).length).toBeGreaterThan(0);
    expect(ownFiles(module).length).toBeLessThanOrEqual(count);
  });
});

/** The files that a file of the build was made of. */
function sourcesOf(file: string): string[] {
  const path = join(DIST, `${file}.map`);
  // The bundler's own few lines have none.
  if (!existsSync(path)) return [];
  const map: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof map !== 'object' || map === null || !('sources' in map)) return [];
  return Array.isArray(map.sources) ? map.sources.map(String) : [];
}
