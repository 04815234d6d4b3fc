/** What is used of Swagger UI, which has no types of its own. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { ComponentType, createElement } from 'react';

  export interface System {
    /** Another React than the portal's. */
    readonly React: { readonly createElement: typeof createElement };
    /** Returns a part by its name, with its state. */
    getComponent(this: void, name: string, isContainer: true): ComponentType;
  }

  export interface Plugin {
    /** New parts. */
    components: Readonly<Record<string, ComponentType>>;
    /** Parts made of those that there are. */
    wrapComponents: Readonly<
      Record<string, (original: ComponentType<object>) => ComponentType<never>>
    >;
  }

  export interface Options {
    domNode: HTMLElement;
    spec: unknown;
    /** Name of the part that is rendered. */
    layout: string;
    docExpansion: 'list';
    supportedSubmitMethods: readonly never[];
    syntaxHighlight: { activated: false };
    validatorUrl: null;
    plugins: readonly ((system: System) => Plugin)[];
  }

  export default function SwaggerUI(options: Options): unknown;
}
