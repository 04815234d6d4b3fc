import type { TranslatorFor } from '#core/i18n';
import type { LoginForm } from './auth.requests';
import { loadSchemas } from './loadSchemas';

/** Errors by field. */
export type LoginErrors = Readonly<Partial<Record<'email' | 'password', string>>>;

/** Validates the login form. Without the schemas every input is valid, as the server validates anyway. */
export async function validateLogin(
  { email, password }: LoginForm,
  translatorFor: TranslatorFor,
): Promise<LoginErrors> {
  const schemas = await loadSchemas().catch(() => undefined);
  if (schemas === undefined) return {};
  const t = translatorFor(schemas.ruleTexts);
  const errors: { -readonly [Field in keyof LoginErrors]: LoginErrors[Field] } = {};
  for (const [field, value] of [
    ['email', email],
    ['password', password],
  ] as const) {
    const message = await schemas.firstError(field, value, t);
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}
