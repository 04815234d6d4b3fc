/**
 * Rows of the specification's table of constants and limits (its section 9) that the interface has and the contract
 * does not: components know no contract. The others are in `packages/contract/src/specification.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PHONE_DEFAULT_COUNTRY, PHONE_DIGITS_MAX } from '../../packages/contract/src/limits.ts';
import { ROOT } from './sources.ts';

const UI = 'packages/ui/src';
const FEATURES = 'packages/features/src';

/** The words of the specification, a file, and what stands in it. */
const QUOTED: readonly (readonly [words: string, file: string, code: string])[] = [
  ['Modal fade-in: 300 ms', `${UI}/theme/tokensFor.ts`, 'dialog: 300 }'],
  [
    'Country picker search debounce: 250 ms',
    `${UI}/components/PhoneField/CountryList.tsx`,
    'DEBOUNCE = 250;',
  ],
  [
    'Phone digits max: 15',
    `${UI}/components/PhoneField/phoneNumber.ts`,
    `PHONE_DIGITS = ${PHONE_DIGITS_MAX};`,
  ],
  [
    'default country: jo',
    `${UI}/components/PhoneField/countries.ts`,
    `HOME_COUNTRY: Country = '${PHONE_DEFAULT_COUNTRY}';`,
  ],
  ['QR code: size 256', `${UI}/components/QrCard/QrCard.tsx`, 'SIZE = 256;'],
  ['error-correction level L', `${UI}/components/QrCard/QrCard.tsx`, 'level="L"'],
  ['export scale 8', `${UI}/components/QrCard/qrPng.ts`, 'SCALE = 8;'],
  [
    'encodes the login page with an e-mail query parameter',
    `${FEATURES}/session/qr/loginAddress.ts`,
    '?email=${encodeURIComponent(email)}',
  ],
  [
    'Session cookie: path /, secure',
    `${FEATURES}/core/device/sessionStorage.ts`,
    '; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}',
  ],
  ['Copyright year: 2024', `${FEATURES}/shell/frame.texts.ts`, '© 2024–%{year}'],
];

describe('the table of the specification', () => {
  it.each(QUOTED)('%s', (_, file, code) =>
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(code),
  );

  it('Grid: 1 to 4 cards per row', () => {
    const styles = readFileSync(join(ROOT, UI, 'components/Grid/Grid.styles.ts'), 'utf8');
    const columns = [...styles.matchAll(/grid-template-columns: (?:repeat\((\d),|minmax)/g)];
    expect(columns.map(([, count = '1']) => count)).toEqual(['1', '2', '3', '4']);
  });
});
