import { useMemo, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { Announcer } from '../components/LiveRegion';
import type { Brand, Locale, Scheme } from './Brand';
import { BrandContext } from './BrandContext';
import { DirectionProvider } from './DirectionProvider';
import { GlobalStyle, Variables } from './GlobalStyle';
import { tokensFor } from './tokensFor';

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
  // For sites that style with `theme` themselves; with `system` it holds the light values, `t` both.
  const theme = useMemo(
    () => tokensFor(brand, scheme === 'dark' ? 'dark' : 'light', locale),
    [brand, scheme, locale],
  );
  return (
    <DirectionProvider locale={locale} nonce={nonce}>
      <ThemeProvider theme={theme}>
        <BrandContext value={brand}>
          <Variables $brand={brand} $scheme={scheme} $locale={locale} />
          <GlobalStyle />
          <Announcer>{children}</Announcer>
        </BrandContext>
      </ThemeProvider>
    </DirectionProvider>
  );
}
