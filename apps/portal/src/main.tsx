import { createApp, redirectSignedOut } from '@jawla/features/app';
import { pageLanguage } from '@jawla/features/i18n';
import '@jawla/ui/brands/house.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PAGES_CODE } from './pages';
import { portalRoutes } from './portalRoutes';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const locale = pageLanguage(window.location.search);
// Browsers hide the nonce's attribute from scripts; it is available as a property.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const app = createApp({ locale, pages: PAGES_CODE });
redirectSignedOut(app);
const router = createBrowserRouter(portalRoutes(app, { locale, nonce }));
app.attachRouter(router);

// `useTransitions={false}`: time-sliced rendering delayed page changes by 25 % on low-end phones.
const portal = (
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>
);

// The prerendered login is hydrated; the prerendered loading screen is replaced.
if (root.querySelector('form') !== null) hydrateRoot(root, portal);
else createRoot(root).render(portal);
