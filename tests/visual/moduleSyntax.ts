import { parseSync } from 'vite';

/** As an imported name: a namespace, a dynamic import. As an exported name: any. */
export const ANY = '*';
/** The name that `import './module'` imports. */
export const EVALUATION = '(evaluation)';

export interface ImportedName {
  specifier: string;
  name: string;
}

export interface ExportedName {
  /** `ANY` in `export * from`. */
  name: string;
  /** Set for re-exports only. */
  source?: ImportedName;
}

export interface ModuleSyntax {
  imports: readonly ImportedName[];
  exports: readonly ExportedName[];
  /** The code without its re-exports, white space normalized. */
  body: string;
  /** Imports that syntax does not show, such as `import.meta.glob`. */
  hasHiddenImports: boolean;
}

export function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

/**
 * Reads the imports and exports of a JavaScript or TypeScript module, without those of types only.
 *
 * @returns `undefined` if it has syntax errors
 */
export function parseModule(path: string, code: string): ModuleSyntax | undefined {
  const { module, errors } = parseSync(path, code);
  if (errors.length > 0) return undefined;
  const { staticImports, staticExports, dynamicImports } = module;

  const imports = staticImports.flatMap(({ moduleRequest: { value: specifier }, entries }) =>
    entries.length === 0
      ? [{ specifier, name: EVALUATION }]
      : entries
          .filter(({ isType }) => !isType)
          .map(({ importName: { kind, name } }) => ({ specifier, name: name ?? KINDS[kind] })),
  );
  const literals = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    /^(['"`])([^$]*)\1$/.exec(code.slice(start, end)),
  );
  const exports = staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ moduleRequest, importName, exportName }) => ({
        name: exportName.name ?? KINDS[exportName.kind],
        ...(moduleRequest !== null && {
          source: {
            specifier: moduleRequest.value,
            name: importName.name ?? KINDS[importName.kind],
          },
        }),
      })),
  );
  return {
    imports: [
      ...imports,
      ...literals.flatMap((literal) => ({ specifier: literal?.[2] ?? '', name: ANY })),
    ],
    exports,
    body: staticExports
      .filter(({ entries }) => entries.every(({ moduleRequest }) => moduleRequest !== null))
      .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
      .replaceAll(/\s+/g, ' '),
    hasHiddenImports: literals.includes(null) || code.includes('import.meta.glob'),
  };
}

const KINDS = {
  Name: ANY,
  NamespaceObject: ANY,
  Default: 'default',
  All: ANY,
  AllButDefault: ANY,
  None: ANY,
} as const;
