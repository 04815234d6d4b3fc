import type { LoginForm } from './auth.requests';
import { loadSchemas } from './loadSchemas';
import { isRuleKey, type RuleKey } from './useFieldTexts';

/** Errors by field, as keys of texts. */
export type LoginErrors = Readonly<Partial<Record<'email' | 'password', RuleKey>>>;

/** Validates the login form. Without the schemas every input is valid, as the server validates anyway. */
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
