/** Draws the diagrams of docs/architecture.md from the imports in the sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, moduleName } from './featureModules.ts';
import { LAYERS } from './layers.ts';
import type { ImportGraph } from './importGraph.ts';
import { moduleImports, readImportGraph, type ModuleTable } from './moduleGraph.ts';
import { SERVER } from './serverModules.ts';
import { isTest, ROOT, sourcesOf } from './sources.ts';

type Edge = readonly [from: string, to: string];

export const ARCHITECTURE = join(ROOT, 'docs/architecture.md');

/** @returns the document with each diagram replaced by the current one */
export function withCurrentDiagrams(markdown: string): string {
  return Object.entries({
    packages: packageDiagram,
    features: () => moduleDiagram(FEATURES, moduleName),
    server: () => moduleDiagram(SERVER, (folder) => folder),
  }).reduce((text, [name, draw]) => {
    const place = new RegExp(
      `(<!-- diagram: ${name} -->\\n\\n)(?:\`\`\`mermaid\\n[\\s\\S]*?\`\`\`\\n)?`,
    );
    if (!place.test(text)) throw new Error(`docs/architecture.md has no diagram "${name}".`);
    return text.replace(place, (_, marker: string) => `${marker}\`\`\`mermaid\n${draw()}\`\`\`\n`);
  }, markdown);
}

export function readArchitecture(): string {
  return readFileSync(ARCHITECTURE, 'utf8');
}

/** Imports between workspaces, without those of tests and stories. */
function packageDiagram(): string {
  const edges = LAYERS.flatMap(({ folder, mayImport }) => {
    const specifiers = sourcesOf(folder)
      .filter(({ path }) => !isTest(`/${path}`))
      .flatMap(({ imports }) => imports);
    return mayImport
      .filter((name) => specifiers.some((one) => one === name || one.startsWith(`${name}/`)))
      .flatMap((name) => LAYERS.filter((layer) => isFolderOf(layer.folder, name)))
      .map((layer): Edge => [folder, layer.folder]);
  });
  return flowchart(
    LAYERS.map(({ folder }) => folder),
    edges,
    (folder) => folder,
  );
}

function moduleDiagram(table: ModuleTable, labelOf: (folder: string) => string): string {
  const graph = withoutTests(readImportGraph(table));
  // `testing` and the root's lists import everything and would hide the layers.
  const folders = table.modules
    .map(({ folder }) => folder)
    .filter((folder) => folder !== '.' && folder !== 'testing' && !folder.startsWith('..'));
  const edges = moduleImports(graph, table).filter(
    ([from, to]) => folders.includes(from) && folders.includes(to),
  );
  return flowchart(folders, edges, labelOf);
}

function withoutTests({ files, imports }: ImportGraph): ImportGraph {
  return {
    files: files.filter((file) => !isTest(`/${file}`)),
    imports: imports.filter(({ from }) => !isTest(`/${from}`)),
  };
}

/** An arrow points from a module to one that it imports. Arrows that a longer way implies are left out. */
function flowchart(
  nodes: readonly string[],
  edges: readonly Edge[],
  labelOf: (node: string) => string,
): string {
  const direct = new Map(
    nodes.map((node) => [
      node,
      new Set(edges.filter(([from]) => from === node).map(([, to]) => to)),
    ]),
  );
  const reaches = (from: string, to: string): boolean =>
    [...(direct.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const arrows = [...direct].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .sort((a, b) => nodes.indexOf(a) - nodes.indexOf(b))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}\n`),
  );
  const boxes = nodes.map((node) => `  ${idOf(node)}["${labelOf(node)}"]\n`);
  return `flowchart TD\n${boxes.join('')}${arrows.join('')}`;
}

function idOf(node: string): string {
  return node.replaceAll(/\W/g, '_');
}

function isFolderOf(folder: string, packageName: string): boolean {
  return folder.endsWith(`/${packageName.replace('@jawla/', '')}`);
}
