import type { FormikErrors, FormikTouched } from 'formik';
import { useText } from '#core/i18n';
import { ruleTexts, type RuleKey } from './rules.texts';

interface FormState<Values> {
  errors: FormikErrors<Values>;
  touched: FormikTouched<Values>;
}

/** Returns the error text of a field once it was touched. */
export function useFieldTexts<Values>({ errors, touched }: FormState<Values>) {
  const t = useText(ruleTexts);
  return (name: keyof Values & string): string | undefined => {
    const key: unknown = errors[name];
    if (!touched[name] || !isRuleKey(key)) return undefined;
    return t(key);
  };
}

function isRuleKey(key: unknown): key is RuleKey {
  return typeof key === 'string' && key in ruleTexts;
}
