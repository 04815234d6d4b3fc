import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@jawla/ui/brands/house.css';
import { Providers } from './providers';
import { PortalRoutes } from './routes';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <PortalRoutes />
    </Providers>
  </StrictMode>,
);
