import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import type { CalendarName } from './calendars';

interface CalendarLocaleProps {
  calendar: CalendarName;
  children: ReactNode;
}

/** Returns the surrounding locale with another calendar. */
export function CalendarLocale({ calendar, children }: CalendarLocaleProps) {
  const { locale } = useLocale();
  return (
    <I18nProvider locale={new Intl.Locale(locale, { calendar }).toString()}>
      {children}
    </I18nProvider>
  );
}
