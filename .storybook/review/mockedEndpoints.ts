/** Reads from the sources which endpoints the stories of a file mock. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The endpoint of each collection of handlers in mocks/handlers, by the collection's name. */
function readCollections(): ReadonlyMap<string, string> {
  const pattern = /export const (\w+) = \{\s+(?:\.\.\.commonResponses|\w+: ok)\('(\w+)'/g;
  return new Map(
    globSync('mocks/handlers/*.ts', { cwd: ROOT }).flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].flatMap(
        ([, collection, endpoint]) =>
          collection === undefined || endpoint === undefined
            ? []
            : [[collection, endpoint] as const],
      ),
    ),
  );
}

/** Returns the names of endpoints, by the story file that imports handlers for them. */
export function readMockedEndpoints(files: readonly string[]): Record<string, string[]> {
  const collections = readCollections();
  return Object.fromEntries(
    files.map((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      const imported = /import \{([^}]*)\} from '@jawla\/mocks'/.exec(source)?.[1] ?? '';
      const names = imported.split(',').map((name) => collections.get(name.trim()));
      return [file, [...new Set(names.filter((name) => name !== undefined))].toSorted()];
    }),
  );
}
