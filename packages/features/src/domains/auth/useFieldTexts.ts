import type { FormikErrors, FormikTouched } from 'formik';
import { useText } from '#core/i18n';
import { authTexts, type AuthTextKey } from './auth.texts';

interface FormState<Values> {
  errors: FormikErrors<Values>;
  touched: FormikTouched<Values>;
}

/** Returns the error text of a field once it was touched. */
export function useFieldTexts<Values>({ errors, touched }: FormState<Values>) {
  const t = useText(authTexts);
  return (name: keyof Values & string): string | undefined => {
    const key: unknown = errors[name];
    if (!touched[name] || !isRuleKey(key)) return undefined;
    return t(key);
  };
}

/** Texts of validation errors have no placeholders, so the key alone is sufficient. */
export type RuleKey = Extract<AuthTextKey, `${'email' | 'password' | 'phone'}.${string}`>;

export function isRuleKey(key: unknown): key is RuleKey {
  return typeof key === 'string' && /^(email|password|phone)\./.test(key) && key in authTexts;
}
