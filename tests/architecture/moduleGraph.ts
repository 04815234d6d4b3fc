/**
 * The modules of a package and the imports between them: a table says which folder may import which, and
 * the functions below compare it with the imports that the sources contain.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as z from 'zod';
import type { Import, ImportGraph } from './importGraph.ts';
import { withServices, type ServiceFiles } from './services.ts';
import { isTest, ROOT, sourcesOf, type Source } from './sources.ts';

export interface Module {
  /** Relative to the table's root. `.` is for the files that lie in the root itself. */
  readonly folder: string;
  /** Folders of other modules. */
  readonly mayImport: readonly string[];
}

export interface ModuleTable {
  /** Relative to the repository's root. */
  readonly root: string;
  /** Where folders are nested, a file belongs to the innermost. */
  readonly modules: readonly Module[];
  /** Folders that tests and stories of every module may import in addition. */
  readonly testsMayImport: readonly string[];
  /** Which file declares the type of all services, and which creates them: a file that uses one depends on its class. */
  readonly services?: ServiceFiles;
}

/** The field `imports` of a package.json: specifiers that start with `#`, and their paths. */
export type ImportMap = Readonly<Record<string, string>>;

const PackageJson = z.object({ imports: z.record(z.string(), z.string()).default({}) });

/** Reads the sources below a folder: type imports, dynamic imports and imports of tests included. */
export function readImportGraph({
  root,
  services,
}: Pick<ModuleTable, 'root' | 'services'>): ImportGraph {
  const packageFolder = packageFolderOf(root);
  const text = readFileSync(join(ROOT, packageFolder, 'package.json'), 'utf8');
  const { imports } = PackageJson.parse(JSON.parse(text));
  const fromRoot = Object.entries(imports).map(([specifier, path]) => {
    return [specifier, posix.relative(root, posix.join(packageFolder, path))] as const;
  });
  const sources = sourcesOf(root).map((source) => {
    return { ...source, path: posix.relative(root, source.path) };
  });
  const graph = importGraph(sources, Object.fromEntries(fromRoot));
  return services ? withServices(graph, sources, services) : graph;
}

/** @param importMap with paths relative to the folder that the sources' paths are relative to */
export function importGraph(
  sources: readonly Pick<Source, 'path' | 'imports'>[],
  importMap: ImportMap = {},
): ImportGraph {
  const files = sources.map(({ path }) => path).sort();
  const known = new Set(files);
  const imports = sources.flatMap(({ path: from, imports: specifiers }) =>
    specifiers.flatMap((specifier) => {
      const path = specifier.startsWith('.')
        ? posix.join(posix.dirname(from), specifier)
        : mappedPath(specifier, importMap);
      return path === undefined ? [] : [{ from, to: sourceAt(path, known), specifier }];
    }),
  );
  return { files, imports };
}

/** Imports that the table does not allow. */
export function forbiddenImports(graph: ImportGraph, table: ModuleTable): string[] {
  return graph.imports
    .filter(({ from, to }) => {
      const importer = moduleOf(from, table);
      const imported = moduleOf(to, table)?.folder;
      // A file without a module is reported by `filesWithoutModule`.
      if (importer === undefined || importer.folder === imported) return false;
      if (imported === undefined) return true;
      return !importer.mayImport.includes(imported) && !isImportForTest({ from, to }, table);
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

export function filesWithoutModule(graph: ImportGraph, table: ModuleTable): string[] {
  return graph.files.filter((file) => moduleOf(file, table) === undefined);
}

/** Folders that the table names although it has no row for them, or no file is in them. */
export function unknownFolders(graph: ImportGraph, table: ModuleTable): string[] {
  const withFiles = new Set(
    [...graph.files, ...graph.imports.map(({ to }) => to)].map(
      (file) => moduleOf(file, table)?.folder,
    ),
  );
  const named = [
    ...table.modules.flatMap(({ folder, mayImport }) => [folder, ...mayImport]),
    ...table.testsMayImport,
  ];
  return [...new Set(named)].filter((folder) => !withFiles.has(folder));
}

/** Each entry lists the modules that import each other in a cycle. */
export function moduleCycles(graph: ImportGraph, table: ModuleTable): string[] {
  return cycles(moduleImports(graph, table));
}

/** Imports between modules, as pairs of folders, without those of tests from what only tests may import. */
export function moduleImports(
  graph: ImportGraph,
  table: ModuleTable,
): (readonly [from: string, to: string])[] {
  return graph.imports
    .filter((one) => !isImportForTest(one, table))
    .flatMap(({ from, to }) => {
      const [importer, imported] = [moduleOf(from, table)?.folder, moduleOf(to, table)?.folder];
      if (importer === undefined || imported === undefined || importer === imported) return [];
      return [[importer, imported] as const];
    });
}

/** Each entry lists the files that import each other in a cycle. */
export function fileCycles(graph: ImportGraph): string[] {
  return cycles(graph.imports.map(({ from, to }) => [from, to] as const));
}

function moduleOf(path: string, { modules }: ModuleTable): Module | undefined {
  return modules
    .filter(({ folder }) => (folder === '.' ? !path.includes('/') : path.startsWith(`${folder}/`)))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
}

function isImportForTest({ from, to }: Pick<Import, 'from' | 'to'>, table: ModuleTable): boolean {
  const imported = moduleOf(to, table)?.folder;
  return imported !== undefined && table.testsMayImport.includes(imported) && isTest(`/${from}`);
}

/** The nearest folder at or above this one that has a package.json. */
function packageFolderOf(folder: string): string {
  return existsSync(join(ROOT, folder, 'package.json'))
    ? folder
    : packageFolderOf(posix.dirname(folder));
}

function mappedPath(specifier: string, importMap: ImportMap): string | undefined {
  const exact = importMap[specifier];
  if (exact !== undefined) return exact;
  for (const [pattern, path] of Object.entries(importMap)) {
    const [start, end] = pattern.split('*');
    if (start === undefined || end === undefined) continue;
    if (!specifier.startsWith(start) || !specifier.endsWith(end)) continue;
    return path.replace('*', specifier.slice(start.length, specifier.length - end.length));
  }
  return undefined;
}

/** The source that a path means: extensions and `index` may be left out. */
function sourceAt(path: string, known: ReadonlySet<string>): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((candidate) => known.has(candidate)) ?? path;
}

/** Tarjan's strongly connected components, those with more than one member or an edge to itself. */
function cycles(edges: readonly (readonly [from: string, to: string])[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const indexes = new Map<string, number>();
  const stack: string[] = [];
  const found: string[] = [];

  function visit(node: string): number {
    const index = indexes.size;
    indexes.set(node, index);
    stack.push(node);
    let low = index;
    for (const target of targets.get(node) ?? []) {
      const seen = indexes.get(target);
      if (seen === undefined) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, seen);
    }
    if (low === index) {
      const members = stack.splice(stack.indexOf(node));
      const isCycle = members.length > 1 || targets.get(node)?.has(node);
      if (isCycle) found.push(members.sort().join(', '));
    }
    return low;
  }

  for (const node of targets.keys()) if (!indexes.has(node)) visit(node);
  return found.sort();
}
