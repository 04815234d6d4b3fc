import { createContext, useContext, useState, type ReactNode } from 'react';

const LayerContext = createContext<HTMLElement | null>(null);

/**
 * A place for menus, lists and tooltips of what stands inside. Dialogs need their own: the browser lays
 * a modal dialog above the whole page, so anything put at the page's end would lie below it.
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

/** Gives what stands inside an existing element as that place. */
export const LayerPlace = LayerContext.Provider;

/** Where to put what floats; nothing means the end of the page. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(LayerContext) ?? undefined;
}
