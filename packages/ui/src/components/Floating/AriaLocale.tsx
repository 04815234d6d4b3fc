import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLocale } from '../../theme/DirectionProvider';

/** Gregorian dates and Latin digits in both languages, as everywhere in the product. */
const TAGS = { en: 'en-GB-u-ca-gregory-nu-latn', ar: 'ar-JO-u-ca-gregory-nu-latn' } as const;

/** Tells the headless components which way keys and placements run, and how dates are said. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={TAGS[useLocale()]}>{children}</I18nProvider>;
}
