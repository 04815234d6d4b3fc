import { latinDigits } from '../../text/latinDigits';

/** The digits of a text as Latin digits, whichever digits they were; everything else is left out. */
export function digitsIn(text: string): string {
  return latinDigits(text).replace(/[^0-9]/g, '');
}
