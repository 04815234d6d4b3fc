export { defineTexts, type Texts, type TextPair } from './defineTexts';
export { containsWords, matchesTerm, wordsOf } from './splitAtMatch';
export { isolateIn } from './isolateIn';
export { HighlightMatch } from './HighlightMatch';
export { Day } from './Day';
export { PlainDay } from './PlainDay';
export { Moment } from './Moment';
export { Name } from './Name';
export { TextWithIsolate } from './TextWithIsolate';
export { formatDay } from '@jawla/contract/days';
export { isPastDay, localDay } from './days';
export { dayOf, formatDuration, formatList, formatNumber, formatTime } from './format';
export { formatAgo } from './formatAgo';
export { collator, compareText } from './sorting';
export {
  I18nProvider,
  translatorOf,
  useTranslatorFor,
  type TranslatorFor,
  useLocale,
  useText,
  type I18n,
  type Translate,
} from './I18nProvider';
export {
  LANGUAGE_NAMES,
  nextLanguage,
  pageLanguage,
  storedLanguage,
  storeLanguage,
} from './language';
export { consumeLanguageToggled, markLanguageToggled } from './languageToggleFlag';
