import { CODE_DIGITS } from '@jawla/contract/limits';

const CODES = 10 ** CODE_DIGITS;
/** Larger numbers are rejected: with them, the first codes would be more likely than others. */
const LIMIT = Math.floor(2 ** 32 / CODES) * CODES;

/** Returns random digits for a passcode, all equally likely. */
export function randomPasscode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < LIMIT ? String(number % CODES).padStart(CODE_DIGITS, '0') : randomPasscode();
}
