import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

// The server's Content-Security-Policy asks for two things that react-admin does not bring along: a policy
// for the HTML that it sets as text, and a nonce on its styles. Neither costs anything that can be measured.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => html });
const { nonce } = document.querySelector('meta[property="csp-nonce"]');
const styles = createCache({ key: 'css', nonce, prepend: true });

createRoot(document.getElementById('root')).render(
  <CacheProvider value={styles}>
    <App />
  </CacheProvider>,
);
