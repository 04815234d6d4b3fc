import { useState } from 'react';
import { localDay } from '#core/i18n';

/** The day on the reader’s device when what they see was opened. */
export function useToday(): string {
  const [today] = useState(() => localDay(new Date()));
  return today;
}
