import { createContext, useContext } from 'react';
import type { Brand } from './Brand';

export const BrandContext = createContext<Brand | undefined>(undefined);

/**
 * Returns the current brand: its name, logo and links.
 *
 * @throws Error outside UiProvider.
 */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (brand === undefined) throw new Error('useBrand needs a UiProvider above it.');
  return brand;
}
