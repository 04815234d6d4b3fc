import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Below so many bytes of code, before they are minified, a file that pages share is no file of its own. */
const SMALL = 12_000;

/**
 * Packs what every page needs into one chunk, what forms need into another, and small pieces that pages
 * share into a third. Left to itself the bundler makes some twenty small files of the login, which are
 * 8 KB heavier: each is compressed alone, and every page that may be opened from there is listed with its
 * files. Which modules these are only the bundler knows, who leaves out what is not used; so it is asked first.
 *
 * @param config how the portal is built, but for this
 * @param login the module of the page that most people see first
 */
export function startChunk(
  config: UserConfig,
  login: string,
): { plugin: Plugin; nameOf: (id: string) => string | null } {
  const names = new Map<string, string>();
  return {
    plugin: {
      name: 'jawla:start-chunk',
      apply: 'build',
      async buildStart() {
        const chunks = await naturalChunks(config);
        const entry = chunks.filter(({ isEntry }) => isEntry);
        const first = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(login));
        for (const id of modulesOf(closure(chunks, first))) {
          if (/\/node_modules\/(?!lucide)|\/native\/\w+\.ts$/.test(id)) names.set(id, 'forms');
          else if (/\/features\/src\/domains\/auth\//.test(id)) names.set(id, 'login');
          // Controls and their like are small, and wanted almost everywhere.
          else names.set(id, 'start');
        }
        // The page itself stays what is asked for by name.
        for (const { facadeModuleId } of first) if (facadeModuleId) names.delete(facadeModuleId);
        for (const id of modulesOf(chunks.filter(isSmallAndShared))) {
          if (!names.has(id) && /\/packages\/(ui|contract)\/|\/lucide-react\//.test(id)) {
            names.set(id, 'shared');
          }
        }
        for (const id of modulesOf(closure(chunks, entry))) names.set(id, 'start');
        // The entry stays one: the page names it, and the manifest too.
        for (const id of entry.flatMap(({ moduleIds }) => moduleIds)) {
          if (/\/apps\/portal\/(index\.html|src\/main)/.test(id)) names.delete(id);
        }
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  };
}

async function naturalChunks(config: UserConfig): Promise<Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, sourcemap: false, copyPublicDir: false },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }): readonly (Chunk | Rolldown.OutputAsset)[] => output)
    .filter((file) => file.type === 'chunk');
}

function isSmallAndShared({ isEntry, isDynamicEntry, code, moduleIds }: Chunk): boolean {
  const heavy = moduleIds.some((id) => /react-aria|react-stately|redux-saga/.test(id));
  return !isEntry && !isDynamicEntry && !heavy && code.length < SMALL;
}

/** Chunks and all that they import before they run. */
function closure(all: readonly Chunk[], chunks: readonly Chunk[]): Set<Chunk> {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const open = [...chunks];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    open.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return seen;
}

function modulesOf(chunks: Iterable<Chunk>): string[] {
  return [...chunks].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
  );
}
