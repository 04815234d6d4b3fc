import type { LoginForm } from './auth.requests';
import { loadSchemas } from './loadSchemas';
import { isRuleKey, type RuleKey } from './useFieldTexts';

/** What is wrong with each field, as keys of texts. */
export type LoginErrors = Readonly<Partial<Record<'email' | 'password', RuleKey>>>;

/** Validates the login form; without the schemas nothing is wrong, as the server validates anyway. */
export async function validateLogin({ email, password }: LoginForm): Promise<LoginErrors> {
  const schemas = await loadSchemas().catch(() => undefined);
  if (schemas === undefined) return {};
  const errors: { -readonly [Field in keyof LoginErrors]: LoginErrors[Field] } = {};
  for (const [field, value] of [
    ['email', email],
    ['password', password],
  ] as const) {
    const message = await schemas.firstError(field, value);
    if (isRuleKey(message)) errors[field] = message;
  }
  return errors;
}
