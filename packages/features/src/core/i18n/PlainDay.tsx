import { Ltr } from '@jawla/ui';
import type { DayProps } from './Day';

/** A calendar day as `YYYY-MM-DD`, as on cards of projects and where a date is chosen. Elsewhere, use Day. */
export function PlainDay({ day }: DayProps) {
  return (
    <Ltr>
      <time dateTime={day}>{day}</time>
    </Ltr>
  );
}
