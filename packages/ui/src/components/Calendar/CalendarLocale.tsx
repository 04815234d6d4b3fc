import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { dateLocale } from '../../theme/dateLocale';
import { useLocale } from '../../theme/DirectionProvider';
import type { CalendarName } from './calendars';

interface CalendarLocaleProps {
  calendar: CalendarName;
  children: ReactNode;
}

/** Provides the locale with a calendar: direction of keys, and names of dates. */
export function CalendarLocale({ calendar, children }: CalendarLocaleProps) {
  const locale = new Intl.Locale(dateLocale(useLocale()), { calendar });
  return <I18nProvider locale={locale.toString()}>{children}</I18nProvider>;
}
