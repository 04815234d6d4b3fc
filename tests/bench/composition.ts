/** What a built page is made of, read from the files of the build: its manifest and its source maps. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** One file of the build, as Vite's manifest has it. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export interface Bytes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** A part of a page: a package of `node_modules`, or one of ours. */
export interface Part extends Bytes {
  name: string;
}

/** @throws Error where the build has no manifest */
export function readManifest(dist: string): Manifest {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${dist} has no manifest: build it with "npm run build".`);
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${path} is not what Vite writes.`);
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    Object.values(value).every((chunk: unknown) => isObject(chunk) && 'file' in chunk)
  );
}

function isSourceMap(value: unknown): value is SourceMapPayload {
  return isObject(value) && 'mappings' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The module that everything starts with. */
export function entryOf(manifest: Manifest): string {
  const [name] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? [];
  if (name === undefined) throw new Error('The build has no entry.');
  return name;
}

/** The files that some modules need before they run, each once, in no order. */
export function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [...modules];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    files.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return files;
}

/** What files weigh, each compressed by itself, as they are sent. */
export function weigh(dist: string, files: Iterable<string>): Bytes {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const { raw, gzip, brotli } = packed(readFileSync(join(dist, file)));
    sum.raw += raw;
    sum.gzip += gzip;
    sum.brotli += brotli;
  }
  return sum;
}

/** As the portal's server packs its files. */
export function packed(bytes: Buffer): Bytes {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}

/**
 * Files by the packages they are made of, the heaviest first. The compressed bytes of a file are
 * shared out by the minified bytes of each part: what is left is exact for the file, near for the part.
 */
export function composition(dist: string, files: Iterable<string>): readonly Part[] {
  const parts = new Map<string, Bytes>();
  for (const file of files) {
    const bytes = readFileSync(join(dist, file));
    const weight = packed(bytes);
    const shares = sharesOf(bytes.toString('utf8'), join(dist, `${file}.map`));
    for (const [name, share] of shares) {
      const part = parts.get(name) ?? { raw: 0, gzip: 0, brotli: 0 };
      part.raw += weight.raw * share;
      part.gzip += weight.gzip * share;
      part.brotli += weight.brotli * share;
      parts.set(name, part);
    }
  }
  return [...parts]
    .map(([name, part]) => ({ name, ...part }))
    .sort((one, other) => other.brotli - one.brotli);
}

/** How much of a file each part takes, from 0 to 1. */
function sharesOf(code: string, map: string): ReadonlyMap<string, number> {
  if (!existsSync(map)) return new Map([['(bundler)', 1]]);
  const payload: unknown = JSON.parse(readFileSync(map, 'utf8'));
  if (!isSourceMap(payload)) throw new Error(`${map} is no source map.`);
  const sources = new SourceMap(payload);
  const shares = new Map<string, number>();
  code.split('\n').forEach((line, lineNumber) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = sources.findEntry(lineNumber, column);
      const name = 'originalSource' in entry ? partOf(entry.originalSource) : '(bundler)';
      shares.set(name, (shares.get(name) ?? 0) + 1 / code.length);
    }
  });
  return shares;
}

/** `react-dom`, `@reduxjs/toolkit`, `ui/theme`, `features/auth`: the part that a source belongs to. */
function partOf(source: string): string {
  const fromPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (fromPackage !== undefined) return fromPackage;
  const own = /(?:^|\/)(ui|features|contract|portal)\/src\/(?:([^/]+)\/)?/.exec(source);
  if (/^(?:\.\.\/)*src\//.test(source)) return 'portal';
  if (own) return own[2] === undefined ? `${own[1]}` : `${own[1]}/${own[2]}`;
  return '(bundler)';
}
