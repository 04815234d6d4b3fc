import type { System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

interface Source {
  source?: unknown;
}

interface ContentTypes {
  /** A set of its library for immutable data. */
  contentTypes?: Iterable<string>;
}

/**
 * Replaces parts of Swagger UI.
 * - Markdown becomes plain text: it is assigned as HTML, which the portal's Content Security Policy refuses
 *   (`require-trusted-types-for`). The document has none.
 * - Nobody types a key into this page, so there is nothing to authorize.
 * - The page itself has title, description and server.
 * - A list of the one content type, which has no label, becomes its name.
 */
export function plainParts({ React: { createElement } }: System) {
  const nothing = () => () => null;
  return {
    wrapComponents: {
      Markdown: () => ({ source }: Source) =>
        typeof source === 'string' && source !== '' ? createElement('p', null, source) : null,
      authorizeBtn: nothing,
      authorizeOperationBtn: nothing,
      InfoContainer: nothing,
      ServersContainer: nothing,
      contentType: () => ({ contentTypes = [] }: ContentTypes) =>
        createElement('span', null, [...contentTypes].join(', ')),
    },
  };
}
