import { personSchema, type personTexts } from '#core/forms';
import type { Translate } from '#core/i18n';
import type { authTexts } from './auth.texts';
import { newPasswordSchema } from './validationSchemas';

/** Validates the form of the first admin. */
export function firstAdminSchema(
  t: Translate<typeof personTexts>,
  tAuth: Translate<typeof authTexts>,
) {
  return personSchema(t).shape({ password: newPasswordSchema((error) => tAuth(error)) });
}
