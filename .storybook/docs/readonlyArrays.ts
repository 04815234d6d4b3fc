import type { Plugin } from 'vite';

/** `Row[]`, `Column<Row, Key>[]`, or a tuple; not an index signature. */
const ARRAY = String.raw`((?:[\w.]+(?:<[^<>]*>)?\[\]|\[[^\]]*\])(?!:))`;

/**
 * Docgen reads `readonly Row[]` as an unknown type, but `Readonly<Row[]>` by its source text. The linter wants the
 * former, so docgen is given the latter.
 */
export function replaceArrays(source: string): string {
  return source.replaceAll(new RegExp(String.raw`\breadonly ${ARRAY}`, 'g'), 'Readonly<$1>');
}

/** Returns a type as it was before `replaceArrays`. */
export function restoreArrays(type: string): string {
  return type.replaceAll(new RegExp(`\\bReadonly<${ARRAY}>`, 'g'), 'readonly $1');
}

/** Runs before docgen; it changes types only. */
export const readonlyArrays: Plugin = {
  name: 'jawla:readonly-arrays',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: /\/packages\/ui\/src\/.*\.tsx$/ },
    handler: (code) => ({ code: replaceArrays(code), map: null }),
  },
};
