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

describe.each([FEATURES, SERVER])('the modules of $root', (table) => {
  const graph = readImportGraph(table.root);

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
  it('are known as a whole only to app', () => {
    const importers = readImportGraph(SERVER.root)
      .imports.filter(({ to }) => to === 'app/services.ts')
      .map(({ from }) => from);
    expect(importers.filter((file) => !file.startsWith('app/'))).toEqual([]);
  });
});
