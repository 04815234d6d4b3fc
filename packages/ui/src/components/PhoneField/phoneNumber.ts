import {
  AsYouType,
  isPossiblePhoneNumber,
  parseDigits,
  parseIncompletePhoneNumber,
} from 'libphonenumber-js';
import metadata from 'libphonenumber-js/min/metadata';
import { getCountryCallingCode, type Country } from 'react-phone-number-input/input';

/** The first country of each calling code is the main one. */
const MAIN_COUNTRIES = new Map(
  Object.entries(metadata.country_calling_codes).map(([code, [main]]) => [code, main]),
);

/** Maximum length of a number without its plus, by E.164. */
const PHONE_DIGITS = 15;

/** State of the field. */
export interface PhoneInput {
  /** Latin digits, with a plus in front if the number is international. */
  digits: string;
  /** The country of numbers without a plus: the default, or the picked one. */
  country: Country;
}

/** Returns the digits of a text in any script. `00` in front means `+` in every country. */
export function parsePhone(text: string): string {
  return parseIncompletePhoneNumber(text).replace(/^00/, '+');
}

/** Returns the text with `00` replaced by `+` and without digits beyond the fifteenth. */
export function normalizeText(text: string, country: Country): string {
  const { digits } = limitPhone({ digits: parsePhone(text), country });
  return digits === parseIncompletePhoneNumber(text) ? text : digits;
}

/** Returns the number as a plus and at most 15 digits, or an empty string while there is none. */
export function toE164({ digits, country }: PhoneInput): string {
  return numberOf({ digits, country }).slice(0, 1 + PHONE_DIGITS);
}

/** Removes the last digits of a number that is longer than E.164 allows. */
export function limitPhone(input: PhoneInput): PhoneInput {
  const excess = numberOf(input).length - 1 - PHONE_DIGITS;
  return excess > 0 ? { ...input, digits: input.digits.slice(0, -excess) } : input;
}

/**
 * Returns the country that a number belongs to. If several countries share its calling code, that is the
 * picked country if it is one of them, otherwise the main one: the United States for `+1`.
 *
 * @returns `undefined` if the number belongs to no country, such as `+800…` (freephone).
 */
export function countryOf(input: PhoneInput): Country | undefined {
  const number = numberOf(input);
  const picked = `+${getCountryCallingCode(input.country)}`;
  if (!input.digits.startsWith('+') && number.startsWith(picked)) return input.country;
  const formatter = new AsYouType();
  formatter.input(number);
  const code = formatter.getCallingCode();
  if (code === undefined) return input.country;
  return (
    formatter.getCountry() ?? (number.startsWith(picked) ? input.country : MAIN_COUNTRIES.get(code))
  );
}

/**
 * Returns whether a number in E.164 has a valid length for its country. Whether it is assigned is not
 * checked: numbering plans change more often than an application is deployed.
 */
export function isPossiblePhone(value: string): boolean {
  return isPossiblePhoneNumber(value);
}

/** Formats a stored number in the notation of its country. */
export function fromE164(value: string, defaultCountry: Country): PhoneInput {
  const formatter = new AsYouType();
  formatter.input(value);
  const country = formatter.getCountry();
  if (country === undefined) return { digits: value, country: defaultCountry };
  return { digits: parseDigits(formatter.getNumber()?.formatNational() ?? value), country };
}

/** Moves a number to another country: the national digits remain, the calling code changes. */
export function withCountry({ digits }: PhoneInput, country: Country): PhoneInput {
  if (!digits.startsWith('+')) return { digits, country };
  const formatter = new AsYouType();
  formatter.input(digits);
  return { digits: formatter.getNumber()?.nationalNumber ?? '', country };
}

function numberOf({ digits, country }: PhoneInput): string {
  const formatter = new AsYouType(country);
  formatter.input(digits);
  return formatter.getNumberValue() ?? '';
}
