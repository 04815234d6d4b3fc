import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Run-time imports that only work in a client module of React Server Components. */
const CLIENT_IMPORT =
  /from ['"](?:react|react\/jsx-runtime|react-aria-components|lucide-react|styled-components)['"]/;
/** Plain data, made with a function of styled-components that needs no React: server components read it. */
const SHARED = ['theme/tokens.ts'];

/**
 * Marks published modules with `'use client'`. Only those that need it: brands, tokens and other plain
 * values stay usable in server components.
 */
export function clientModules(source: string): Plugin {
  const clients = new Set<string>();
  return {
    name: 'jawla:client-modules',
    transform(code, id) {
      if (CLIENT_IMPORT.test(code) && !SHARED.includes(relative(source, id))) clients.add(id);
    },
    outputOptions: (options) => ({
      ...options,
      banner: ({ moduleIds }) => (moduleIds.some((id) => clients.has(id)) ? `'use client';` : ''),
    }),
  };
}
