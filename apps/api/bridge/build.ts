/** Bundles the bridge: `node bridge/build.ts`, or by the server's tests. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

export interface BridgeFile {
  /** `bridge.<hash>.js`: the hash is of the contents, so that browsers can keep the file. */
  readonly name: string;
  readonly path: string;
}

const OUT_DIR = join(import.meta.dirname, '../dist');
const NAME = /^bridge\.[\da-f]{12}\.js$/;

/** Writes `dist/bridge.<hash>.js` as one classic script, and deletes earlier ones. */
export async function buildBridge(): Promise<BridgeFile> {
  const code = await bundle();
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const name = `bridge.${hash}.js`;
  const path = join(OUT_DIR, name);
  await mkdir(OUT_DIR, { recursive: true });
  // Renamed into place, so that a server never reads half of it.
  await writeFile(`${path}.${process.pid}`, code);
  await rename(`${path}.${process.pid}`, path);
  const others = (await readdir(OUT_DIR)).filter((file) => NAME.test(file) && file !== name);
  await Promise.all(others.map((file) => rm(join(OUT_DIR, file), { force: true })));
  return { name, path };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      lib: { entry: 'main.ts', formats: ['iife'], name: 'jawlaBridge' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const [chunk, ...more] = chunks;
  if (chunk?.type !== 'chunk' || more.length > 0)
    throw new Error('The bridge must be bundled as one script.');
  return chunk.code;
}

if (import.meta.main) await buildBridge();
