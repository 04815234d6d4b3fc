import { useContext, useId, useState, type ReactNode } from 'react';
import { LayerPlace } from '../components/Layer';
import { Announcer } from '../components/LiveRegion';
import type { Brand, Scheme } from './Brand';
import { BrandContext } from './BrandContext';
import { DirectionProvider } from './DirectionProvider';
import { GlobalStyle, SCOPE_ATTRIBUTE, Variables } from './GlobalStyle';
import { directionOf, localeTraits } from './locale';

export interface UiProviderProps {
  /** Colours, fonts, radii, density and logo. */
  brand: Brand;
  /** `system` follows the device, without script. */
  scheme: Scheme;
  /**
   * The language as a BCP 47 tag, such as `ar`, `fa`, `he` or `ar-SA-u-nu-arab`. Texts come from the app;
   * this determines their font, size and direction, and the digits of numbers. A malformed tag is treated as
   * `en`.
   */
  locale: string;
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined;
  /** The content that the brand applies to. */
  children: ReactNode;
}

/**
 * The context that components require; every prop may change at run time. One per page at the root: it sets
 * `lang` and `dir` of the page. A nested one gives a part of the page its own brand, scheme and language,
 * including floating elements.
 */
export function UiProvider({ brand, scheme, locale: given, nonce, children }: UiProviderProps) {
  const locale = localeTraits(given).tag;
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
          dir={directionOf(locale)}
        >
          <LayerPlace value={place}>
            <Announcer>{children}</Announcer>
          </LayerPlace>
        </div>
      </BrandContext.Provider>
    </DirectionProvider>
  );
}
