import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYERS, PACKAGES } from './layers.ts';
import { isTest, sourcesOf } from './sources.ts';

describe.each(LAYERS)('$folder', ({ folder, mayImport, mustNotUse }) => {
  const sources = sourcesOf(folder);

  it('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(0);
  });

  it('stays inside itself with relative imports', () => {
    const leaving = sources.flatMap(({ path, imports }) =>
      imports
        .filter((name) => name.startsWith('.'))
        .filter((name) => !posix.join(posix.dirname(path), name).startsWith(`${folder}/`))
        .map((name) => `${path} imports ${name}`),
    );
    expect(leaving).toEqual([]);
  });

  it('imports only the layers below it', () => {
    const allowed = new Set<string>(mayImport);
    const wrong = sources.flatMap(({ path, imports }) =>
      imports
        .filter((name) => PACKAGES.some((own) => name === own || name.startsWith(`${own}/`)))
        .filter((name) => {
          const own = name.split('/').slice(0, 2).join('/');
          return !allowed.has(own) && !(isTest(path) && own === '@jawla/mocks');
        })
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('uses no library of another layer', () => {
    const foreign = new Set(mustNotUse);
    const wrong = sources
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) =>
        imports.filter((name) => foreign.has(name)).map((name) => `${path} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});
