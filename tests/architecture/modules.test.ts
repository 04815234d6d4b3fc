import { describe, expect, it } from 'vitest';
import {
  fileCycles,
  filesWithoutModule,
  forbiddenImports,
  moduleCycles,
  readImportGraph,
  unknownFolders,
} from './moduleGraph.ts';
import { FEATURES } from './featureModules.ts';
import { SERVER } from './serverModules.ts';
import { servicesIn } from './services.ts';
import { sourcesOf } from './sources.ts';

describe.each([FEATURES, SERVER])('the modules of $root', (table) => {
  const graph = readImportGraph(table);

  it('are all in the table', () => {
    expect(filesWithoutModule(graph, table)).toEqual([]);
  });

  it('are all there that the table names', () => {
    expect(unknownFolders(graph, table)).toEqual([]);
  });

  it('import only what the table allows', () => {
    expect(forbiddenImports(graph, table)).toEqual([]);
  });

  it('do not import each other in a cycle', () => {
    expect(moduleCycles(graph, table)).toEqual([]);
  });

  it('have no files that import each other in a cycle', () => {
    expect(fileCycles(graph)).toEqual([]);
  });
});

describe('the services of the server', () => {
  it('are imported as a type', () => {
    const others = sourcesOf(SERVER.root).filter(
      ({ text, imports }) =>
        imports.some((name) => name.endsWith('/services.ts')) &&
        !/import type \{ Services \} from '[./\w]+\/services\.ts'/.test(text),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('count as imports where they are used', () => {
    const { imports } = readImportGraph(SERVER);
    const [from, to] = [
      'domains/guests/guestLinks.routes.ts',
      'domains/guests/guestLinks.store.ts',
    ];
    expect(imports).toContainEqual({ from, to, specifier: '../../app/services.ts' });
  });
});

describe('servicesIn', () => {
  it.each([
    [`({ db, users }: Pick<Services, 'db' | 'users'>) => db`, ['db', 'users']],
    [`const { files: store, log } = services;`, ['files', 'store', 'log']],
    [`register(api, { visits }: Services)`, ['visits']],
    [`services.outbox.wake()`, ['outbox']],
  ])('finds those of %s', (text, names) => {
    expect(servicesIn(text)).toEqual(names);
  });
});
