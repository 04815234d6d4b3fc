import { forwardRef, version, type ReactNode } from 'react';

const PASSES_REF_AS_PROP = Number.parseInt(version, 10) >= 19;

/**
 * Lets a function component take `ref` as a prop in React 18, as React 19 does by itself. The package's build
 * applies it to every exported component.
 */
export function acceptRef<Component>(component: Component): Component;
export function acceptRef(component: (props: object) => ReactNode): unknown {
  if (PASSES_REF_AS_PROP) return component;
  // Omitted if there is no ref: an explicit `undefined` would override a ref within `{...rest}`.
  const WithRef = forwardRef<unknown, object>((props, ref) =>
    component(ref === null ? props : { ...props, ref }),
  );
  return Object.assign(WithRef, { displayName: component.name });
}
