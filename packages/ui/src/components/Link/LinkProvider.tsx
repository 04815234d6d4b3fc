import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkComponentProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Where it leads: a path of the app, or an address outside. */
  href: string;
}
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /** Draws an `<a>` for an address inside the app and goes there without loading a page. */
  component: LinkComponent;
  /** The app. */
  children: ReactNode;
}

/**
 * Tells LinkButton, TextLink and every other link of the package how the app navigates, so that the
 * package needs no router. Without it, links are plain `<a>` elements; links that leave the site always
 * are.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** The app's link component, if it gave one. */
export function useLinkComponent(): LinkComponent | undefined {
  return useContext(LinkContext);
}
