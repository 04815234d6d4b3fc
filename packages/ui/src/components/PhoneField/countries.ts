import { getCountries, getCountryCallingCode, type Country } from 'react-phone-number-input/input';
import { LOCALES } from '../../theme/locale';
import { fold } from '../../text/fold';

export interface CountryChoice {
  country: Country;
  /** Name in the page's language. */
  name: string;
  /** Calling code with its plus: `+962`. */
  dialCode: string;
  /** Normalized search text: names in the page's language, English and Arabic, ISO code, calling code. */
  key: string;
}

/** The country of most users. */
export const HOME_COUNTRY: Country = 'JO';

const made = new Map<string, readonly CountryChoice[]>();

/** Returns all countries: the home country first, then by name in the given language. */
export function countriesIn(locale: string): readonly CountryChoice[] {
  const known = made.get(locale);
  if (known) return known;
  const nameOf = namesIn(locale);
  const searched = [...new Set([locale, ...LOCALES])].map(namesIn);
  const choices = getCountries().map((country) => {
    const dialCode = `+${getCountryCallingCode(country)}`;
    const said = searched.map((name) => name(country)).join(' ');
    return {
      country,
      name: nameOf(country),
      dialCode,
      key: fold(`${said} ${country} ${dialCode}`),
    };
  });
  const sorted = choices.sort(
    (a, b) =>
      Number(b.country === HOME_COUNTRY) - Number(a.country === HOME_COUNTRY) ||
      a.name.localeCompare(b.name, [locale, 'en']),
  );
  made.set(locale, sorted);
  return sorted;
}

/** Returns the names of countries in a language; the ISO codes if the browser has no names. */
function namesIn(locale: string): (country: Country) => string {
  try {
    const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
    return (country) => names.of(country) ?? country;
  } catch {
    return (country) => country;
  }
}
