import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLocale } from '../../theme/DirectionProvider';

/** Bare languages, without region or extension: Gregorian dates and Latin digits, as everywhere in the product. */
const TAGS: Readonly<Record<string, string>> = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  ar: 'ar-JO-u-ca-gregory-nu-latn',
};

/** Tells the headless components which way keys and placements run, and how dates are said. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return <I18nProvider locale={TAGS[locale] ?? locale}>{children}</I18nProvider>;
}
