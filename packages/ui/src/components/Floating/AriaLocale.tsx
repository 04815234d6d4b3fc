import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { dateLocale } from '../../theme/dateLocale';
import { useLocale } from '../../theme/DirectionProvider';

/** Provides the locale to the headless components: direction of keys and placements, and names of dates. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={dateLocale(useLocale())}>{children}</I18nProvider>;
}
