import type { FormikErrors, FormikTouched } from 'formik';
import { useText } from '#core/i18n';
import { authTexts, type AuthTextKey } from './auth.texts';

interface FormState<Values> {
  errors: FormikErrors<Values>;
  touched: FormikTouched<Values>;
}

/** What is wrong with a field, in words, once the person has been there. */
export function useFieldTexts<Values>({ errors, touched }: FormState<Values>) {
  const t = useText(authTexts);
  return (name: keyof Values & string): string | undefined => {
    const key: unknown = errors[name];
    if (!touched[name] || !isRuleKey(key)) return undefined;
    return t(key);
  };
}

/** The texts of rules have no placeholders, so a key is all that is needed. */
export type RuleKey = Extract<AuthTextKey, `${'email' | 'password' | 'phone'}.${string}`>;

export function isRuleKey(key: unknown): key is RuleKey {
  return typeof key === 'string' && /^(email|password|phone)\./.test(key) && key in authTexts;
}
