import { latinDigits } from '../../text/latinDigits';

/** Returns the digits of a text, converted to Latin digits, without any other characters. */
export function extractDigits(text: string): string {
  return latinDigits(text).replace(/[^0-9]/g, '');
}
