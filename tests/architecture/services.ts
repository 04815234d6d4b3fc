import { posix } from 'node:path';
import type { ImportGraph } from './importGraph.ts';
import type { Source } from './sources.ts';

/** Relative to the root of the modules. */
export interface ServiceFiles {
  /** Declares the type `Services`, which every module may import. */
  readonly type: string;
  /** Creates the services. */
  readonly openedBy: string;
}

/** Replaces imports of the type `Services` by imports of the classes of those services that a file names. */
export function withServices(
  graph: ImportGraph,
  sources: readonly Source[],
  { type, openedBy }: ServiceFiles,
): ImportGraph {
  const files = filesOfServices(sources.find(({ path }) => path === openedBy));
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  return {
    ...graph,
    imports: graph.imports.flatMap((one) => {
      if (one.to !== type) return one;
      return servicesIn(texts.get(one.from) ?? '').flatMap((name) => {
        const to = files.get(name);
        return to === undefined || to === one.from ? [] : { ...one, to };
      });
    }),
  };
}

/** Returns the file of each service that is created with `new`. Others are functions, passed in to turn the layers. */
export function filesOfServices(
  opening: Pick<Source, 'path' | 'text'> | undefined,
): Map<string, string> {
  const { path: opener, text } = opening ?? { path: '', text: '' };
  const files = new Map(
    [...text.matchAll(/import \{ ([^}]+) \} from '(\.[^']+)'/g)].flatMap(([, names, path]) =>
      (names ?? '').split(/, (?:type )?/).map((name) => {
        return [name, posix.join(posix.dirname(opener), path ?? '')] as const;
      }),
    ),
  );
  return new Map(
    [...text.matchAll(/(\w+)(?:: | = )new (\w+)\(/g)].flatMap(([, service, made]) => {
      const file = files.get(made ?? '');
      return service === undefined || file === undefined ? [] : [[service, file] as const];
    }),
  );
}

/** Returns the services that a file names: in a type, by destructuring and by access. */
export function servicesIn(text: string): string[] {
  const lists = text.matchAll(
    /Pick<\s*Services,([^>]*)>|\{([^{}]*)\}(?:: Services\b| =\s+services;)|\bservices\.(\w+)/g,
  );
  const names = [...lists].flatMap(([, ...groups]) => groups.join(' ').match(/\w+/g) ?? []);
  return [...new Set(names)];
}
