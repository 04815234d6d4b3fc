import { lazyValidation } from '#core/forms';
import { loadSchemas } from './loadSchemas';

/** Returns a `validate` function for Formik by one of the schemas of this domain. */
export function lazyValidate(name: 'emailRules' | 'newPasswordRules' | 'phoneRules') {
  return lazyValidation(async () => (await loadSchemas())[name]);
}
