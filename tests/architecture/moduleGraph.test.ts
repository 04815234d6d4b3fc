import { describe, expect, it } from 'vitest';
import {
  fileCycles,
  filesWithoutModule,
  forbiddenImports,
  importGraph,
  moduleCycles,
  unknownFolders,
  type ModuleTable,
} from './moduleGraph.ts';

const TABLE: ModuleTable = {
  root: 'src',
  modules: [
    { folder: 'core/http', mayImport: [] },
    { folder: 'domains/tours', mayImport: ['core/http'] },
    { folder: 'app', mayImport: ['core/http', 'domains/tours', '../demo'] },
    { folder: 'testing', mayImport: ['app'] },
    { folder: '../demo', mayImport: [] },
  ],
  testsMayImport: ['testing'],
};

const IMPORT_MAP = { '#core/http': 'core/http/index.ts', '#domains/*': 'domains/*/index.ts' };

/** What these files import, by path. */
function graphOf(files: Record<string, readonly string[]>) {
  const sources = Object.entries(files).map(([path, imports]) => ({ path, imports }));
  return importGraph(sources, IMPORT_MAP);
}

describe('the graph of imports', () => {
  it('resolves relative specifiers with and without extension, and folders', () => {
    const graph = graphOf({
      'app/app.ts': ['./config.ts', './routes', '../core/http', 'hono'],
      'app/config.ts': [],
      'app/routes.tsx': [],
      'core/http/index.ts': [],
    });
    expect(graph.imports.map(({ to }) => to)).toEqual([
      'app/config.ts',
      'app/routes.tsx',
      'core/http/index.ts',
    ]);
  });

  it('resolves the names of the import map', () => {
    const graph = graphOf({
      'app/app.ts': ['#core/http', '#domains/tours', '#unknown'],
      'core/http/index.ts': [],
      'domains/tours/index.ts': [],
    });
    expect(graph.imports.map(({ to }) => to)).toEqual([
      'core/http/index.ts',
      'domains/tours/index.ts',
    ]);
  });
});

describe('the table of modules', () => {
  it('accepts imports that it allows, also to outside the root', () => {
    const graph = graphOf({
      'core/http/http.ts': [],
      'domains/tours/tours.ts': ['./store.ts', '../../core/http/http.ts'],
      'domains/tours/store.ts': [],
      'app/app.ts': ['../domains/tours/tours.ts', '../../demo/tours.ts'],
      'testing/server.ts': ['../app/app.ts'],
    });
    expect(forbiddenImports(graph, TABLE)).toEqual([]);
    expect(filesWithoutModule(graph, TABLE)).toEqual([]);
    expect(unknownFolders(graph, TABLE)).toEqual([]);
    expect(moduleCycles(graph, TABLE)).toEqual([]);
    expect(fileCycles(graph)).toEqual([]);
  });

  it('reports imports that it does not allow', () => {
    const graph = graphOf({
      'core/http/http.ts': ['../../domains/tours/tours.ts', '../../other/file.ts'],
      'domains/tours/tours.ts': ['../../../demo/tours.ts'],
    });
    expect(forbiddenImports(graph, TABLE)).toEqual([
      'core/http/http.ts imports domains/tours/tours.ts',
      'core/http/http.ts imports other/file.ts',
      'domains/tours/tours.ts imports ../demo/tours.ts',
    ]);
  });

  it('lets tests import the modules for tests, but no other file', () => {
    const graph = graphOf({
      'domains/tours/tours.test.ts': ['../../testing/server.ts'],
      'domains/tours/tours.ts': ['../../testing/server.ts'],
      'testing/server.ts': ['../app/app.ts'],
      'app/app.ts': ['../domains/tours/tours.test.ts'],
    });
    expect(forbiddenImports(graph, TABLE)).toEqual([
      'domains/tours/tours.ts imports testing/server.ts',
    ]);
  });

  it('reports files that no row covers', () => {
    const graph = graphOf({ 'domains/tours/tours.ts': [], 'domains/users.ts': [], 'main.ts': [] });
    expect(filesWithoutModule(graph, TABLE)).toEqual(['domains/users.ts', 'main.ts']);
  });

  it('reports rows without files and names without a row', () => {
    const graph = graphOf({ 'domains/tours/tours.ts': [], 'testing/server.ts': [] });
    const modules = [{ folder: 'domains/tours', mayImport: ['core/http'] }];
    const table = { ...TABLE, modules, testsMayImport: [] };
    expect(unknownFolders(graph, table)).toEqual(['core/http']);
  });
});

describe('cycles', () => {
  it('are found between modules whose files form none', () => {
    const graph = graphOf({
      'app/app.ts': ['../domains/tours/tours.ts'],
      'app/config.ts': [],
      'domains/tours/tours.ts': [],
      'domains/tours/store.ts': ['../../core/http/http.ts'],
      'core/http/http.ts': ['../../app/config.ts'],
    });
    expect(moduleCycles(graph, TABLE)).toEqual(['app, core/http, domains/tours']);
    expect(fileCycles(graph)).toEqual([]);
  });

  it('are found between files of one module', () => {
    const graph = graphOf({
      'app/one.ts': ['./two.ts'],
      'app/two.ts': ['./three.ts'],
      'app/three.ts': ['./one.ts', './four.ts'],
      'app/four.ts': [],
    });
    expect(fileCycles(graph)).toEqual(['app/one.ts, app/three.ts, app/two.ts']);
    expect(moduleCycles(graph, TABLE)).toEqual([]);
  });
});
