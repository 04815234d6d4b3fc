import { createContext, useContext, useState, type ReactNode } from 'react';

const LayerContext = createContext<HTMLElement | null>(null);

/**
 * A container for the menus, lists and tooltips of its content. Dialogs need their own: a modal dialog is in
 * the browser's top layer, so that a portal at the end of `body` would be below it.
 */
export function Layer({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <LayerContext.Provider value={place}>
      {children}
      <div ref={setPlace} />
    </LayerContext.Provider>
  );
}

/** Uses an existing element as the container. */
export const LayerPlace = LayerContext.Provider;

/** Returns the container of floating elements; `undefined` for the end of `body`. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(LayerContext) ?? undefined;
}
