import { pageLanguage } from '@jawla/features/i18n';
import { createApp, FeaturesProvider } from '@jawla/features/shell';
import { UiProvider } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

const locale = pageLanguage(window.location.search);
const app = createApp({ locale });
// A page's own nonce is read from the property: browsers hide the attribute's value from scripts.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The brand, the store and the router, around everything. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <UiProvider brand={houseBrand} scheme="system" locale={locale} nonce={nonce}>
      <BrowserRouter>
        <FeaturesProvider app={app} locale={locale}>
          {children}
        </FeaturesProvider>
      </BrowserRouter>
    </UiProvider>
  );
}
