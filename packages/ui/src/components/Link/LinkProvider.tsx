import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkComponentProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path inside the app, or URL of another site. */
  href: string;
}
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /** Renders an `<a>` for a path inside the app, with client-side navigation. */
  component: LinkComponent;
  /** The content of the app. */
  children: ReactNode;
}

/**
 * Provides the app's link component to LinkButton, TextLink and every other link of the package, so that the
 * package needs no router. Without it, links are plain `<a>` elements; links to other sites always are.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** Returns the app's link component, if it provides one. */
export function useLinkComponent(): LinkComponent | undefined {
  return useContext(LinkContext);
}
