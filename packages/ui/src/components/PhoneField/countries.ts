import { getCountries, getCountryCallingCode, type Country } from 'react-phone-number-input/input';
import { LOCALES, type Locale } from '../../theme/Brand';
import { fold } from '../../text/fold';

export interface CountryChoice {
  country: Country;
  /** In the page's language. */
  name: string;
  /** With its plus: `+962`. */
  dialCode: string;
  /** All that it is found by, folded: both languages' names, ISO code, dial code. */
  key: string;
}

/** Where most people who use the product are. */
export const HOME_COUNTRY: Country = 'JO';

const made = new Map<Locale, readonly CountryChoice[]>();

/** All countries: the home country first, then by name in the given language. */
export function countriesIn(locale: Locale): readonly CountryChoice[] {
  const known = made.get(locale);
  if (known) return known;
  const names = { en: namesIn('en'), ar: namesIn('ar') };
  const choices = getCountries().map((country) => {
    const dialCode = `+${getCountryCallingCode(country)}`;
    const said = LOCALES.map((language) => names[language](country)).join(' ');
    return {
      country,
      name: names[locale](country),
      dialCode,
      key: fold(`${said} ${country} ${dialCode}`),
    };
  });
  const sorted = choices.sort(
    (a, b) =>
      Number(b.country === HOME_COUNTRY) - Number(a.country === HOME_COUNTRY) ||
      a.name.localeCompare(b.name, locale),
  );
  made.set(locale, sorted);
  return sorted;
}

/** Names of countries in a language; where the browser knows none, their codes. */
function namesIn(locale: Locale): (country: Country) => string {
  try {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (country) => names.of(country) ?? country;
  } catch {
    return (country) => country;
  }
}
