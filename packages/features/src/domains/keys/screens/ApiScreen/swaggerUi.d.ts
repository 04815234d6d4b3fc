/** What is used of Swagger UI. Its published types are of another major version. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { ComponentType, createElement } from 'react';

  /** Its own React, which is another one than the portal's. */
  interface System {
    readonly React: { readonly createElement: typeof createElement };
  }

  export interface Plugin {
    wrapComponents: Readonly<Record<string, () => ComponentType<never>>>;
  }

  export interface Options {
    domNode: HTMLElement;
    spec: unknown;
    docExpansion: 'list';
    defaultModelsExpandDepth: number;
    supportedSubmitMethods: readonly never[];
    syntaxHighlight: { activated: false };
    validatorUrl: null;
    plugins: readonly ((system: System) => Plugin)[];
  }

  export default function SwaggerUI(options: Options): unknown;
}
