import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** What servers and documents alone use of an endpoint. */
const UNUSED: readonly string[] = [
  'query',
  'headers',
  'body',
  'texts',
  'summary',
  'errors',
  'scope',
  'changesDisk',
  'revalidated',
];

/**
 * Leaves `ClientEndpoint` of each `endpoint({ … })` of the contract, so that the portal loads neither the schemas of
 * requests, which it does not validate, nor the texts of documents.
 */
export function clientEndpoints(): Plugin {
  return {
    name: 'jawla:client-endpoints',
    enforce: 'post',
    transform: {
      filter: { id: /packages\/contract\/src\//, code: 'endpoint(' },
      // The source map still fits: lines stay.
      handler: (code, id) => ({ code: withoutUnused(code, id), map: null }),
    },
  };
}

/** Removes what no client uses: schemas of requests, properties, and the call around an endpoint. */
function withoutUnused(code: string, id: string): string {
  const removed: { start: number; end: number }[] = [];
  const { program } = parseSync(id, code);
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const [first] = declaration.declarations;
    // Bundlers would keep their calls, which may have effects for all that they know.
    if (first?.id.type !== 'Identifier' || !first.id.name.endsWith('FormSchema')) continue;
    removed.push(statement);
  }
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [defined] }: ESTree.CallExpression) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (defined?.type !== 'ObjectExpression') return;
      removed.push(callee);
      for (const [index, property] of defined.properties.entries()) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        // With the comma after it.
        const end = defined.properties[index + 1]?.start ?? defined.end - 1;
        if (UNUSED.includes(property.key.name)) removed.push({ start: property.start, end });
      }
    },
  });
  visitor.visit(program);
  return removed
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const lines = text.slice(start, end).replaceAll(/[^\n]/g, '');
      return text.slice(0, start) + lines + text.slice(end);
    }, code);
}
