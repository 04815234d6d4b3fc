import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FIRST_DRAFT, valuesOf, type BrandDraft } from './brandDraft';
import { brandFile, BRAND_FILE_NAME } from './brandFile';

const ROOT = join(import.meta.dirname, '../../../../..');
/**
 * The root of the repository, so that `@jawla/ui` is resolved.
 */
const CACHE = join(ROOT, 'node_modules/.cache');

const DRAFTS: readonly BrandDraft[] = [
  FIRST_DRAFT,
  {
    accent: ' color(display-p3 0 1 0) ',
    corners: 'round',
    fonts: 'masar',
    shadows: 'floating',
    motion: 'slow',
    density: 0.88,
    ratio: 1.2,
  },
  { ...FIRST_DRAFT, fonts: 'sahel', shadows: 'none', motion: 'none' },
];

/** Writes the drafts' modules, each next to a logo. Returns the folders. */
function writeFiles(): string[] {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'brand-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: { noEmit: true, composite: false, emitDeclarationOnly: false },
      include: ['**/*'],
    }),
  );
  return DRAFTS.map((draft, at) => {
    const place = join(folder, String(at));
    mkdirSync(place);
    writeFileSync(join(place, BRAND_FILE_NAME), brandFile(draft));
    writeFileSync(join(place, 'AcmeLogo.ts'), 'export const AcmeLogo = () => null;\n');
    return place;
  });
}

describe('brandFile', () => {
  it('compiles, and creates the brand of the draft', async () => {
    const places = writeFiles();
    const project = join(places[0] ?? '', '..');
    // tsc prints its errors to stdout; without errors it prints nothing.
    const run = promisify(execFile);
    const compiled = await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', project]).catch(
      (error: unknown) => error,
    );
    expect(compiled).toMatchObject({ stdout: '' });
    expect(compiled).not.toBeInstanceOf(Error);
    for (const [at, draft] of DRAFTS.entries()) {
      const module: unknown = await import(join(places[at] ?? '', BRAND_FILE_NAME));
      expect(module).toMatchObject({ acmeBrand: { id: 'acme', ...valuesOf(draft) } });
    }
  });

  it('cannot be ended by an accent with the end of a comment', () => {
    expect(brandFile({ ...FIRST_DRAFT, accent: '#0e6b5c' })).toContain('Created from #0e6b5c.');
    expect(() => brandFile({ ...FIRST_DRAFT, accent: 'teal */ x' })).toThrow('not a CSS colour');
  });
});
