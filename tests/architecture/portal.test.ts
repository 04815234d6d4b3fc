import { describe, expect, it } from 'vitest';
import { isTest, sourcesOf } from './sources.ts';

const ASSEMBLY = ['main.tsx', 'pages.ts', 'portalRoutes.tsx', 'providers.tsx'];
/** Scripts of index.html, which run before any of the portal's code has loaded. */
const FIRST_PAINT = 'apps/portal/src/firstPaint/';

describe('the portal only assembles', () => {
  const sources = sourcesOf('apps/portal/src').filter(
    ({ path }) => !isTest(path) && !path.startsWith(FIRST_PAINT),
  );

  it('has no file beside the assembly', () => {
    const names = sources.map(({ path }) => path.replace('apps/portal/src/', ''));
    expect(names.filter((name) => !ASSEMBLY.includes(name) && !name.endsWith('.d.ts'))).toEqual([]);
  });

  it.each(sources)('$path neither styles nor fetches', ({ text }) => {
    expect(text).not.toMatch(/styled|\bstyle=|className=|\bfetch\(|XMLHttpRequest|axios/);
  });
});
