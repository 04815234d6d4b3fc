import { useContext, useId, useState, type ReactNode } from 'react';
import { LayerPlace } from '../components/Layer';
import { Announcer } from '../components/LiveRegion';
import type { Brand, Locale, Scheme } from './Brand';
import { BrandContext } from './BrandContext';
import { DirectionProvider, DIRECTIONS } from './DirectionProvider';
import { GlobalStyle, SCOPE_ATTRIBUTE, Variables } from './GlobalStyle';

export interface UiProviderProps {
  /** Colours, faces, corners, density and logo. */
  brand: Brand;
  /** `system` follows the device, without script. */
  scheme: Scheme;
  /** Texts come from the app; this sets their face, size and direction. */
  locale: Locale;
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined;
  /** What the brand applies to. */
  children: ReactNode;
}

/**
 * Everything components need around them; all of it may change at run time. One per page at the root: it
 * sets `lang` and `dir` of the page. Within it, another one makes a part of the page that has its own brand,
 * scheme and language, floating lists included.
 */
export function UiProvider({ brand, scheme, locale, nonce, children }: UiProviderProps) {
  const isPage = useContext(BrandContext) === undefined;
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <DirectionProvider isPage={isPage} locale={locale} nonce={nonce}>
      <BrandContext.Provider value={brand}>
        <Variables
          $scope={isPage ? undefined : id}
          $brand={brand}
          $scheme={scheme}
          $locale={locale}
        />
        {isPage && <GlobalStyle />}
        <div
          ref={setPlace}
          {...{ [SCOPE_ATTRIBUTE]: isPage ? 'page' : id }}
          lang={locale}
          dir={DIRECTIONS[locale]}
        >
          <LayerPlace value={place}>
            <Announcer>{children}</Announcer>
          </LayerPlace>
        </div>
      </BrandContext.Provider>
    </DirectionProvider>
  );
}
