import type { Plugin, System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** The layout: only the calls. The page has title, description and address, and asks for no key. */
export const CALLS_ONLY = 'CallsOnly';

interface Source {
  source?: unknown;
}

interface ContentTypes {
  /** A set of its library for immutable data. */
  contentTypes?: Iterable<string>;
}

const nothing = () => () => null;

/** Replaces parts of Swagger UI that the portal's policy refuses, or that are no use without a form. */
export function plainParts({ React: { createElement }, getComponent }: System): Plugin {
  return {
    components: {
      [CALLS_ONLY]: () => createElement(getComponent('operations', true)),
    },
    wrapComponents: {
      // It assigns HTML, which the Content Security Policy refuses (`require-trusted-types-for`). The document has no
      // Markdown, and names of parts of a schema come in italics.
      Markdown:
        () =>
        ({ source }: Source) =>
          typeof source === 'string' && source !== ''
            ? createElement('p', null, source.replaceAll(/<\/?i>/g, ''))
            : null,
      // A list without a label, of one type.
      contentType:
        () =>
        ({ contentTypes = [] }: ContentTypes) =>
          createElement('span', null, [...contentTypes].join(', ')),
      // Fields without a label for what is sent, and where a key would be typed.
      JsonSchemaForm: nothing,
      authorizeOperationBtn: nothing,
      // Each table of responses would be a landmark, and say all of it when it appears.
      responses: (Original) => (props: object) =>
        createElement(
          'div',
          {
            ref: (element: HTMLDivElement | null) => {
              const table = element?.querySelector('table[role=region]');
              table?.removeAttribute('role');
              table?.removeAttribute('aria-live');
            },
          },
          createElement(Original, props),
        ),
    },
  };
}
