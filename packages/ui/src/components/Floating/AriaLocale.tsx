import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { dateLocale } from '../../theme/dateLocale';
import { useLocale } from '../../theme/DirectionProvider';

/** Tells the headless components which way keys and placements run, and how dates are said. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={dateLocale(useLocale())}>{children}</I18nProvider>;
}
