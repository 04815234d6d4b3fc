import type { BrandDraft } from './brandDraft';
import { valuesOf } from './brandDraft';

/** A constant, so that bundlers do not treat the text of the module below as an import. */
const THEME = '@jawla/ui/theme';

export const BRAND_FILE_NAME = 'acme.ts';

/**
 * Returns a module that creates the draft's brand. Colours are literal values, so that the module does not
 * depend on the colour library.
 *
 * @throws {BrandError} If the accent is no opaque colour.
 */
export function brandFile(draft: BrandDraft): string {
  return `import { createBrand } from '${THEME}';
import { AcmeLogo } from './AcmeLogo';

/** Created from ${draft.accent.trim().replaceAll('*/', '')}. Replace names, links and logo with your own. */
export const acmeBrand = createBrand({
  id: 'acme',
  name: { en: 'Acme', ar: 'أكمي' },
  Logo: AcmeLogo,
  links: {
    about: 'https://acme.example/about',
    privacy: 'https://acme.example/privacy',
    contact: 'https://acme.example/contact',
  },
${propertiesOf(valuesOf(draft), '  ')}});
`;
}

function propertiesOf(values: object, indent: string): string {
  return Object.entries(values)
    .filter(([, value]: [string, unknown]) => value !== undefined)
    .map(([key, value]: [string, unknown]) => `${indent}${key}: ${literalOf(value, indent)},\n`)
    .join('');
}

function literalOf(value: unknown, indent: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => literalOf(item, indent)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return Object.keys(value).length === 0
      ? '{}'
      : `{\n${propertiesOf(value, `${indent}  `)}${indent}}`;
  }
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}
