import { expect, it } from 'vitest';
import { siteOrigin } from './sites.ts';

it.each([
  ['https://example.com', 'https://example.com'],
  [' https://Example.com/ ', 'https://example.com'],
  ['https://example.com:443', 'https://example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://موقع.مثال', 'https://xn--4gbrim.xn--mgbh0fb'],
])('%s is the origin %s', (text, origin) => {
  expect(siteOrigin(text)).toBe(origin);
});

it.each([
  '',
  'example.com',
  'null',
  '*',
  'https://*',
  'https://*.example.com',
  'https://example.com/page',
  'https://example.com/?a',
  'https://example.com/#a',
  'https://user@example.com',
  'https://a;script-src',
  "https://a'self'",
  'https://a,b.com',
  'https://[::1]',
  'https://-example.com',
  `https://${'a.'.repeat(126)}example`,
  'javascript:alert(1)',
  'data:text/html,a',
  'file:///etc/passwd',
  'ftp://example.com',
  'https://example.com https://other.com',
  'https://example.com\nframe-src *',
])('%j is not the exact origin of a site', (text) => {
  expect(siteOrigin(text)).toBeUndefined();
});
