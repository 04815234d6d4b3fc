import { AsYouType, getCountries, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import {
  countryOf,
  fromE164,
  limitPhone,
  parsePhone,
  toE164,
  withCountry,
  type PhoneInput,
} from './phoneNumber';
import { PHONE_NUMBERS, writtenForms } from './phoneNumbers.fixture';

const STARTS = ['JO', 'US', 'GB', 'IT', 'RU', 'KR'] as const;
type Start = PhoneInput['country'];

const pasted = (text: string, country: Start): PhoneInput =>
  limitPhone({ digits: parsePhone(text), country });

/** Appends one character after another to the text that the field shows. */
const typed = (text: string, country: Start): PhoneInput =>
  Array.from(text).reduce<PhoneInput>(
    (input, character) => {
      const shown = new AsYouType(country).input(input.digits);
      return pasted(`${shown}${character}`, country);
    },
    { digits: '', country },
  );

describe.each(STARTS)('an international number entered while %s is picked', (start) => {
  it.each(PHONE_NUMBERS)('%s %s is preserved and shows its country', (country, number) => {
    const results = writtenForms(number).flatMap((text) => [
      typed(text, start),
      pasted(text, start),
    ]);
    const expected = { number: number.replaceAll(/[ -]/g, ''), country };
    expect(results.map((input) => ({ number: toE164(input), country: countryOf(input) }))).toEqual(
      results.map(() => expected),
    );
  });
});

it('accepts spaces, punctuation, direction marks and a trunk zero', () => {
  for (const text of ['\u202A+44 20-7946.0958\u202C', '+44 (0)20 7946 0958', 'tel:+442079460958']) {
    expect(toE164(pasted(text, 'JO'))).toBe('+442079460958');
  }
});

describe('countryOf', () => {
  it.each([
    ['+1', 'JO', 'US'],
    ['+1', 'CA', 'CA'],
    ['+44', 'JO', 'GB'],
    ['+44', 'JE', 'JE'],
    ['+7', 'JO', 'RU'],
    ['+39', 'JO', 'IT'],
    ['+1 555 555 5555', 'JO', 'US'],
    ['+', 'JO', 'JO'],
    ['+9', 'JO', 'JO'],
    ['+800 1234 5678', 'JO', undefined],
    ['', 'JO', 'JO'],
    ['0790123456', 'JO', 'JO'],
    ['416 555 0123', 'US', 'US'],
    ['011 44 20 7946 0958', 'US', 'GB'],
  ] as const)('of %s with %s picked is %s', (text, picked, country) => {
    expect(countryOf(pasted(text, picked))).toBe(country);
  });
});

it('returns the country of any stored number', () => {
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples)?.number ?? '';
    expect(toE164(fromE164(number, 'JO'))).toBe(number);
  }
});

it('ignores digits beyond the fifteenth', () => {
  expect(toE164(pasted('+49 1511 2345 6789 0123', 'JO'))).toBe('+491511234567890');
  expect(pasted('0790 1234 5678 9012 345', 'JO').digits).toBe('0790123456789');
});

describe('withCountry', () => {
  it.each([
    ['0790123456', 'AE', '+971790123456'],
    ['+962 7 9012 3456', 'AE', '+971790123456'],
    ['+1 415 555 2671', 'CA', '+14155552671'],
    ['+', 'AE', ''],
    ['', 'AE', ''],
  ] as const)('moves %s to %s', (text, country, number) => {
    const moved = withCountry(pasted(text, 'JO'), country);
    expect(toE164(moved)).toBe(number);
    expect(countryOf(moved)).toBe(country);
  });
});
