import { pageLanguage } from '@jawla/features/i18n';
import { createApp } from '@jawla/features/shell';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@jawla/ui/brands/house.css';
import { Providers } from './providers';
import { loadPage, PortalRoutes } from './routes';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const locale = pageLanguage(window.location.search);
// A page's own nonce is read from the property: browsers hide the attribute's value from scripts.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

// Pages are drawn in one go: in pieces, with a frame after each, they were there later by a quarter on slow phones.
const portal = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <Providers app={createApp({ locale, loadPage })} locale={locale} nonce={nonce}>
        <PortalRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);

// The login is there already where index.html has drawn it: see `vite/firstPage.ts`. The loading screen that
// stands there for the signed-in gives way.
if (root.querySelector('form') !== null) hydrateRoot(root, portal);
else createRoot(root).render(portal);
