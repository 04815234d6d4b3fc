import type { Language } from '@jawla/contract/limits';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import type { ParamsOfText, Texts } from './defineTexts';
import { polyglotOf } from './polyglot';

export interface I18n {
  locale: Language;
  /** The brand's name in the current language. */
  brand: string;
  /** Texts that the brand overrides, by key. */
  textOverrides: Readonly<Record<string, string>>;
}

const NO_OVERRIDES: I18n['textOverrides'] = {};
const Context = createContext<I18n>({ locale: 'en', brand: 'Jawla', textOverrides: NO_OVERRIDES });

export interface I18nProviderProps {
  locale: Language;
  brand: string;
  textOverrides?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Sets the language of the screens inside. */
export function I18nProvider({
  locale,
  brand,
  textOverrides = NO_OVERRIDES,
  children,
}: I18nProviderProps) {
  const value = useMemo(() => ({ locale, brand, textOverrides }), [locale, brand, textOverrides]);
  return <Context value={value}>{children}</Context>;
}

export function useLocale(): Language {
  return use(Context).locale;
}

type Params<Names extends string> = [Names] extends [never]
  ? []
  : [params: { [Name in Names]: Name extends 'smart_count' ? number : string | number }];

export type Translate<T extends Texts> = <Key extends keyof T & string>(
  key: Key,
  ...params: Params<ParamsOfText<T[Key]>>
) => string;

/** Returns the translation function of a feature's texts in the current language. */
export function useText<T extends Texts>(texts: T): Translate<T> {
  const i18n = use(Context);
  return useMemo(() => translatorOf(texts, i18n), [texts, i18n]);
}

export type TranslatorFor = <T extends Texts>(texts: T) => Translate<T>;

/** Returns `useText` for texts that load later. */
export function useTranslatorFor(): TranslatorFor {
  const i18n = use(Context);
  return useCallback((texts) => translatorOf(texts, i18n), [i18n]);
}

/** Returns the same function outside of components: for sagas and stories. */
export function translatorOf<T extends Texts>(
  texts: T,
  { locale, brand, textOverrides }: I18n,
): Translate<T> {
  const polyglot = polyglotOf(texts, locale);
  return (key, ...[params]) => {
    const values = { ...params, brand };
    const override = textOverrides[key];
    return override === undefined
      ? polyglot.t(key, values)
      : polyglot.t(override, { ...values, _: override });
  };
}
