import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type { Schema } from 'yup';

/**
 * Returns a `validate` function for Formik whose schema, with yup, loads when it is first needed. If it cannot be
 * loaded, client-side validation is skipped: the server validates anyway.
 */
export function lazyValidation(
  load: () => Promise<Schema>,
): <Values extends FormikValues>(values: Values) => Promise<FormikErrors<Values>> {
  return async (values) => {
    try {
      await validateYupSchema(values, await load());
      return {};
    } catch (cause) {
      return yupToFormErrors(cause);
    }
  };
}
