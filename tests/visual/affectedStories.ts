/**
 * Finds the story files whose screenshots a change can affect: walks the bundler's module graph from the changed
 * files up to the stories. Follows exported names, because through the `index.ts` of `@jawla/ui` alone every story
 * depends on every component.
 */
import { dirname, join } from 'node:path/posix';
import * as z from 'zod';
import {
  ANY,
  EVALUATION,
  isCode,
  parseModule,
  type ExportedName,
  type ModuleSyntax,
} from './moduleSyntax.ts';

/** The importers of each module. Paths are relative to the repository's root. */
export type ModuleGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The texts of modules. */
export interface Sources {
  inWorkingTree: (path: string) => string;
  /** @returns `undefined` if the base does not have the module */
  inBase: (path: string) => string | undefined;
}

export type AffectedStories =
  | { scope: 'all'; reason: string }
  | { scope: 'files'; files: ReadonlySet<string> };

const Stats = z.object({
  modules: z.array(
    z.object({ name: z.string(), reasons: z.array(z.object({ moduleName: z.string() })) }),
  ),
});

const PREVIEW = '.storybook/preview.tsx';
const STORY_FILE = /\.stories\.tsx$/;
/** Files outside the module graph that affect every story: configuration, and what CSS can refer to. */
const GLOBAL_FILES = [
  /^package-lock\.json$/,
  /^tsconfig\.base\.json$/,
  /^\.storybook\//,
  /^apps\/portal\/public\//,
  /^(?:packages|apps\/portal|mocks)\/(?:.*\/)?(?:package|tsconfig)\.json$/,
  /^(?:packages|apps\/portal|mocks)\/.*\.(?:css|woff2?|ttf|svg|png|jpe?g|gif|webp|avif|mp4|webm)$/,
];

/** Reads the `preview-stats.json` of `storybook build --stats-json`. */
export function parseModuleGraph(json: string): ModuleGraph {
  const graph = new Map<string, Set<string>>();
  for (const { name, reasons } of Stats.parse(JSON.parse(json)).modules) {
    const importers = reasons.map(({ moduleName }) => withoutDot(moduleName));
    graph.set(withoutDot(name), new Set(importers));
  }
  return graph;
}

/** @param changedFiles - Changed, new and deleted files. */
export function findAffectedStories(
  changedFiles: readonly string[],
  graph: ModuleGraph,
  sources: Sources,
): AffectedStories {
  const files = new Set<string>();
  const affected = new Map<string, Set<string>>();
  const queue: string[] = [];
  const exportNames = createExportNames(graph, sources);

  const add = (path: string, names: ReadonlySet<string>) => {
    const known = affected.get(path) ?? new Set();
    const size = known.size;
    for (const name of names) known.add(name);
    if (known.size === size) return;
    affected.set(path, known);
    queue.push(path);
  };

  for (const path of changedFiles) {
    if (graph.has(path)) add(path, exportNames.changed(path));
    // A deleted story file is in no graph, but its stories are listed as removed.
    else if (STORY_FILE.test(path)) files.add(path);
    else if (GLOBAL_FILES.some((pattern) => pattern.test(path))) {
      return { scope: 'all', reason: path };
    }
  }
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (path === PREVIEW) return { scope: 'all', reason: PREVIEW };
    if (STORY_FILE.test(path)) files.add(path);
    const names = affected.get(path) ?? new Set();
    for (const importer of graph.get(path) ?? []) {
      if (!importer.startsWith('/virtual:')) {
        add(importer, exportNames.affectedBy(importer, path, names));
      }
    }
  }
  return { scope: 'files', files };
}

function createExportNames(graph: ModuleGraph, { inWorkingTree, inBase }: Sources) {
  const parsed = new Map<string, ModuleSyntax | undefined>();

  function parse(path: string) {
    if (!parsed.has(path)) {
      parsed.set(path, isCode(path) ? parseModule(path, inWorkingTree(path)) : undefined);
    }
    return parsed.get(path);
  }

  /** The names that an `export` makes available, which takes another module for `export * from`. */
  function namesOf(path: string, { name, source }: ExportedName, seen: ReadonlySet<string>) {
    if (source === undefined || name !== ANY) return [name];
    const targets = [...graph]
      .filter(([to, importers]) => importers.has(path) && canResolve(source.specifier, path, to))
      .map(([to]) => to);
    return targets.length === 0 ? [ANY] : targets.flatMap((to) => [...all(to, seen)]);
  }

  function all(path: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> {
    if (seen.has(path)) return new Set();
    const syntax = parse(path);
    if (syntax === undefined) return new Set([ANY, EVALUATION]);
    const exported = syntax.exports.flatMap((one) => namesOf(path, one, new Set([...seen, path])));
    return new Set([...exported, EVALUATION]);
  }

  return {
    /** The exported names that a change to a module's text affects: in a barrel, the new ones. */
    changed(path: string): ReadonlySet<string> {
      const syntax = parse(path);
      const before = syntax && inBase(path);
      const old = before === undefined ? undefined : parseModule(path, before);
      if (old === undefined || old.body !== syntax?.body) return all(path);
      const known = new Set(old.exports.map((one) => JSON.stringify(one)));
      const added = syntax.exports.filter((one) => !known.has(JSON.stringify(one)));
      return new Set(added.flatMap((one) => namesOf(path, one, new Set([path]))));
    },

    /** The names of `importer` that are affected when some names of `path` are. */
    affectedBy(importer: string, path: string, names: ReadonlySet<string>): ReadonlySet<string> {
      const syntax = parse(importer);
      if (syntax === undefined || syntax.hasHiddenImports) return all(importer);
      const isAffected = (name: string) => name === ANY || names.has(ANY) || names.has(name);
      const imports = syntax.imports.filter(({ specifier }) =>
        canResolve(specifier, importer, path),
      );
      const exports = syntax.exports.flatMap(({ name, source }) =>
        source && canResolve(source.specifier, importer, path) ? [{ name, source }] : [],
      );
      if (imports.length + exports.length === 0) return all(importer);
      if (imports.some(({ name }) => isAffected(name))) return all(importer);
      return new Set(
        exports.flatMap(({ name, source }) => {
          if (name === ANY) return [...names].filter((one) => one !== 'default');
          return [
            ...(isAffected(source.name) ? [name] : []),
            ...(names.has(EVALUATION) ? [EVALUATION] : []),
          ];
        }),
      );
    },
  };
}

/** Whether a specifier can mean a module. What `@jawla/ui` means only the bundler knows: it can be any module. */
function canResolve(specifier: string, importer: string, path: string): boolean {
  if (!specifier.startsWith('.')) return !specifier.endsWith('.css') || path.endsWith('.css');
  const target = join(dirname(importer), specifier.replace(/\?.*/, ''));
  const withoutExtension = path.replace(/\.\w+$/, '');
  return [path, withoutExtension, withoutExtension.replace(/\/index$/, '')].includes(target);
}

function withoutDot(path: string): string {
  return path.replace(/^\.\//, '');
}
