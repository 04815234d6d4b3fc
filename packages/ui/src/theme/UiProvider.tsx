import { type ReactNode } from 'react';
import { Announcer } from '../components/LiveRegion';
import type { Brand, Locale, Scheme } from './Brand';
import { BrandContext } from './BrandContext';
import { DirectionProvider } from './DirectionProvider';
import { GlobalStyle, Variables } from './GlobalStyle';

export interface UiProviderProps {
  brand: Brand;
  /** `system` follows the device, without script. */
  scheme: Scheme;
  /** Texts come from the app; this sets their face, size and direction. */
  locale: Locale;
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** Everything components need round them. One per page, at the root; all of it may change at run time. */
export function UiProvider({ brand, scheme, locale, nonce, children }: UiProviderProps) {
  return (
    <DirectionProvider isPage locale={locale} nonce={nonce}>
      <BrandContext.Provider value={brand}>
        <Variables $brand={brand} $scheme={scheme} $locale={locale} />
        <GlobalStyle />
        <Announcer>{children}</Announcer>
      </BrandContext.Provider>
    </DirectionProvider>
  );
}
